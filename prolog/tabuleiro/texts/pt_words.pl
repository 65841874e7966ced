:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_pt_words, []).
:- use_module(language).

/** <module> Portuguese: words and strings that are data

What a person may type, the names that all games share, and the effects of
commands. The strings of a game are in its own pt.pl.
*/

:- multifile prolog:message//2.

:- strings_in(pt).
:- public local/2.

prolog:message(pt, tabuleiro(word(Word))) -->
    { atom_string(Key, Word),
      word(Key, Local)
    },
    [ '~w'-[Local] ].
%   word(Word, Local): a person may type Local for Word.

word(y,       s).
word(yes,     sim).
word(no,      não).
word(moves,   jogadas).
word(hint,    dica).
word(why,     porquê).
word(explain, explicar).
word(analyse, analisar).
word(values,  valores).
word(undo,    anular).
word(redo,    refazer).
word(back,    recomeçar).
word(board,   tabuleiro).
word(save,    guardar).
word(load,    abrir).
word(draw,    empate).
word(resign,  desistir).
word(swap,    trocar).
word(level,   nível).
word(rules,   regras).
word(help,    ajuda).
word(quit,    sair).
word(flip,    virar).
word(compact, compacto).
word(groups,  grupos).
word(stacks,  pilhas).
word(legend,  legenda).
word(text,    texto).
word(next,     seguinte).
word(previous, anterior).
word(first,    início).
word(last,     fim).
word(go,       ir).
word(play_on,  continuar).
word(view,     vista).
word(hh,      pp).
word(hc,      pc).
word(ch,      cp).
word(cc,      cc).

%   local(Text, Local): Local is the English Text in Portuguese.

local('White',   'Branco').
local('Black',   'Preto').
local(human,     pessoa).
local('cell to move it to', 'casa para onde a mover').
local(level,     nível).
local(perfect,   perfeito).
local(newcomer,  'recém-chegado').
local(beginner,  'principiante').
local(learner,   'aprendiz').
local(casual,    'ocasional').
local(hobbyist,  'amador').
local(regular,   'habitual').
local(practised, 'treinado').
local(skilled,   'hábil').
local(advanced,  'avançado').
local(strong,    'forte').
local(expert,    'perito').
local(master,    'mestre').
local(champion,  'campeão').
local(legend,    'lenda').
local('random game', 'jogo ao acaso').
local('random games', 'jogos ao acaso').
local(positions,      posições).
local('what a net learned to add to the rest', 'correção da rede neuronal').
local('This proves nothing: no game could be played.',
      'Isto não prova nada: não se conseguiu jogar nenhum jogo.').
local('This proves nothing: no game ended.',
      'Isto não prova nada: nenhum jogo acabou.').
local('This proves nothing: the program is not understood.',
      'Isto não prova nada: o programa não foi compreendido.').
local('How the program was understood', 'Como o programa foi compreendido').
local('If a line is wrong, an option corrects it: docs/your-own-game.md.',
      'Se uma linha está errada, uma opção corrige-a: docs/your-own-game.md.').
local('Suspicions',     'Suspeitas').
local('Not understood', 'Não compreendido').
local('The move',       'A jogada').
local('The board after it', 'O tabuleiro depois dela').
local('As a term',      'Como termo').
local(turn,             vez).
local(end,              fim).
local(bots,             programas).
local(note,             nota).
local('Wrong',        'Errado').
local('Interface',    'Interface').
local('Style',        'Estilo').
local('Bots against random moves', 'Programas contra jogadas ao acaso').
local('Is the game fair?',         'O jogo é justo?').
local('Bots against others',       'Programas contra outros').
local('the game in',     'o jogo em').
local('Among the class', 'Na turma').
local(place,          lugar).
local(of,             de).
local(against,        contra).
local(points,         pontos).
local(games,          jogos).
local('ms a move',    'ms por jogada').
local('Notes',        'Notas').
local('Not checked',  'Não se verificou').
local('What the program printed', 'O que o programa escreveu').
local('MOVE',    'JOGADA').
local('SECONDS', 'SEGUNDOS').
local('FILE',    'FICHEIRO').
local('N',       'N').
local(to,        a).
local(move,      jogada).
local('win in',  'ganha em').
local('loss in', 'perde em').
local(state,     estado).
local(moves,     jogadas).
local(states,    estados).
local(ratio,     'razão').
local(drawn,     empates).
local('they agree about',      'estão de acordo em').
local('0: needs more seconds', '0: requer mais segundos').
local('us per call',           'us por chamada').
local('wins (us per move)',    'vitórias (us por jogada)').
local(config,    'configuração').

local('the legal moves, or those that begin so',
      'as jogadas legais, ou as que assim começam').
local('what the computer would play, and why',
      'o que o computador jogaria, e porquê').
local('why a move is illegal, or how good it is',
      'porque é ilegal uma jogada, ou quanto vale').
local('what each move is worth, by the tables',
      'o que vale cada jogada, pelas tabelas').
local('the best line, as the search deepens',
      'a melhor linha, à medida que a pesquisa avança').
local('takes back your last move',
      'anula a sua última jogada').
local('plays what was taken back again',
      'volta a jogar o que foi anulado').
local('begins the move again',
      'recomeça a jogada').
local('shows the board',
      'mostra o tabuleiro').
local('adds the game to the file',
      'junta o jogo ao ficheiro').
local('goes on with the last game of the file',
      'continua o último jogo do ficheiro').
local('how good the last moves were, or MOVE',
      'se as últimas jogadas, ou JOGADA, foram boas').
local('tell a person of a move that loses much',
      'dizer a uma pessoa que uma jogada perde muito').
local('offers a draw',
      'propõe empate').
local('gives the game up',
      'desiste do jogo').
local('changes sides with the computer',
      'troca de lado com o computador').
local('the level of the computer; changes it',
      'o nível do computador; muda-o').
local('the rules',
      'as regras').
local('this list',
      'esta lista').
local('the board, with the possible answers',
      'o tabuleiro, com as respostas possíveis').
local('leaves the game',
      'sai do jogo').

local('Rules',   'Regras').
local('Credits', 'Créditos').
local('The game is over',              'O jogo acabou').
local('Accuracy and turning points',   'Precisão e momentos decisivos').
local('Replay move by move',           'Rever jogada a jogada').
local('Take back the last move',       'Anular a última jogada').
local('Play on from here',             'Continuar a jogar daqui').
local('plays on from here, after a game',
      'continua a jogar daqui, depois de um jogo').
local('Save the game',                 'Guardar o jogo').
local('Play again',                    'Jogar outra vez').
local('Play again with sides changed', 'Jogar outra vez, de lados trocados').
local('Back',                          'Voltar').

local('next move',         'jogada seguinte').
local('previous move',     'jogada anterior').
local('start of the game', 'início do jogo').
local('end of the game',   'fim do jogo').
local('goes to a move by its number', 'vai para a jogada com esse número').
local('another view of the board', 'outra vista do tabuleiro').
local('the best line from here', 'a melhor linha a partir daqui').
local(leaves,              sai).

local('turns the board round',             'vira o tabuleiro').
local('draws it small',                    'desenha-o em pequeno').
local('says in sentences what stands where',
      'diz em frases o que está onde').
local('explains the signs of the board',   'explica os sinais do tabuleiro').

local(random, aleatório).
local(greedy, ganancioso).
local(easy,   fácil).
local(medium, médio).
local(hard,   difícil).
local(wary, cauteloso).
local(intelligent, inteligente).
local('plays any move', 'faz uma jogada qualquer').
local(Level, Local) :-
    atom_concat('level ', Number, Level),
    atom_concat('nível ', Number, Local).
local('looks one move ahead',            'vê uma jogada à frente').
local('looks two moves ahead',           'vê duas jogadas à frente').
local('looks up to three moves ahead',   'vê até três jogadas à frente').
local('looks up to four moves ahead',    'vê até quatro jogadas à frente').
local('looks up to six moves ahead',     'vê até seis jogadas à frente').
local('looks up to eight moves ahead',   'vê até oito jogadas à frente').
local('looks up to twelve moves ahead',  'vê até doze jogadas à frente').
local('looks at up to a million positions', 'vê até um milhão de posições').
local('thinks for two seconds',          'pensa dois segundos').

local('being to move', 'ter a vez').
local('it called halt/1', 'chamou halt/1').
local('a predicate failed', 'um predicado falhou').
