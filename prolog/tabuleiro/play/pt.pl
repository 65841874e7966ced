:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_play_pt, []).
:- use_module(library(dcg/high_order), [sequence//2, sequence//3]).
:- use_module('../texts/language').
:- use_module('../texts/layout').
:- use_module(texts).

/** <module> The texts of play in Portuguese, that of Portugal
*/

:- multifile prolog:message//2.

:- texts_of(tabuleiro, pt).

:- discontiguous message//1.

message(choose) -->
    [ 'A sua escolha: '-[] ].
message(no_choice("", N)) -->
    [ 'Escreva um número de 1 a ~d.'-[N], nl ].
message(no_choice(Answer, N)) -->
    [ '"~w" não está na lista: escreva um número de 1 a ~d.'-[Answer,N], nl ].
message(possibilities(N)) -->
    [ '~d possibilidades'-[N] ].
message(computer(Name)) -->
    [ ' (computador, '-[] ],
    text(Name),
    [ ')'-[] ].
message(plays(Move)) -->
    [ ' joga '-[], ansi(bold, '~w', [Move]) ].
message(next_move) -->
    [ 'Enter para a próxima jogada: '-[] ].
message(loses(Move)) -->
    [ '~w perde logo'-[Move] ].
message(play_it) -->
    [ 'Joga-a mesmo assim? (s ou n): '-[] ].
message(yes_or_no) -->
    [ 'Escreva s ou n.'-[], nl ].
message(what(Player, What)) -->
    text(Player),
    [ ', '-[] ],
    text(What),
    [ ' (? para ajuda): '-[] ].
message(no_answer(Answer, asked(What, []))) -->
    !,
    [ '"~w" não é possível ('-[Answer] ],
    text(What),
    [ '); ? mostra o que é.'-[], nl ].
message(no_answer(Answer, asked(What, Few))) -->
    [ '"~w" não é possível ('-[Answer] ],
    text(What),
    [ '); escreva '-[] ],
    sequence(written, [' ou '], Few),
    [ '.'-[], nl ].
message(no_word(Answer)) -->
    [ '"~w" não é uma resposta nem um comando; '-[Answer] ].
message(pick(What, Text)) -->
    text(What),
    [ ': ~w  (setas ou Tab, Enter, Escape)'-[Text] ].
message(again(What)) -->
    [ 'Escreva: '-[] ],
    text(What),
    [ ', ou ? para ajuda.'-[], nl ].

message(no_display(no)) -->
    [ 'Não se consegue mostrar este estado. É o termo'-[], nl ].
message(no_display(threw(Error))) -->
    [ 'Mostrar este estado dá um erro: '-[] ],
    prolog:translate_message(Error),
    [ nl, 'É o termo'-[], nl ].
message(item(Item)) -->
    item(Item).

message(human) -->
    [ 'pessoa' ].
message(perfect) -->
    [ 'perfeito, por tabelas' ].
message(level(Number, Word)) -->
    [ 'nível ~w'-[Number] ],
    in_parentheses(Word).
message(named_strength(Name, Elo)) -->
    text(Name),
    [ ' (~d)'-[Elo] ].
message(own_rating(Elo, Error)) -->
    [ 'A sua pontuação é ~d, com um erro até ~d.'-[Elo,Error], nl ].
message(rating_unchanged) -->
    [ 'A sua pontuação não muda: teve ajuda neste jogo.'-[], nl ].
message(next_opponent(Label)) -->
    [ 'Experimente a seguir o adversário ~w.'-[Label], nl ].
message(same_opponent(Label)) -->
    [ 'Experimente outra vez o adversário ~w.'-[Label], nl ].
message(play_next(Label)) -->
    [ 'Jogar contra ~w'-[Label] ].
message(engine(Command)) -->
    [ 'programa ~w'-[Command] ].
message(program) -->
    [ 'Comando, por exemplo python3 examples/wali_bot.py (Enter volta \c
       atrás): '-[]
    ].
message(no_program(Name)) -->
    [ 'Não há nenhum programa ~w.'-[Name], nl ].
message(program_fault(Command, Fault)) -->
    [ '~w '-[Command] ],
    sentence(fault(Fault)),
    [ nl ].
message(players_title) -->
    [ 'Jogadores dos próximos jogos; Começar inicia um' ].
message(how_strong(Name)) -->
    [ 'Que nível joga com '-[] ],
    text(Name),
    [ '?'-[] ].
message(seat(Name)) -->
    [ 'quem joga com '-[] ],
    text(Name).

message(setting(pace)) -->
    [ 'Ritmo entre dois computadores' ].
message(setting(warn)) -->
    [ 'Aviso quando a primeira jogada perde logo' ].
message(setting(rated)) -->
    [ 'A sua pontuação, de jogos contra computadores com nome' ].
message(setting(coach)) -->
    [ 'Treinador: diz logo o que uma má jogada perde' ].
message(setting(clock)) -->
    [ 'Relógio de cada jogador' ].
message(setting(pie)) -->
    [ 'Regra da torta: após o primeiro turno o outro pode trocar de lado' ].
message(view(Name, Effect)) -->
    [ 'Vista '-[] ],
    sentence(word(Name)),
    [ ' ('-[] ],
    text(Effect),
    [ ')'-[] ].
message(setting_value(pace, inf)) -->
    [ 'Enter mostra cada jogada' ].
message(setting_value(pace, 0)) -->
    !,
    [ 'sem pausa' ].
message(setting_value(pace, 1)) -->
    !,
    [ 'um segundo por jogada' ].
message(setting_value(pace, Seconds)) -->
    commas('~w segundos por jogada', [Seconds]).
message(setting_value(clock, none)) -->
    !,
    [ 'nenhum' ].
message(increment(0)) -->
    !.
message(increment(Increment)) -->
    commas(' + ~w s por jogada', [Increment]).
message(setting_value(_, true)) -->
    [ 'sim' ].
message(setting_value(_, false)) -->
    [ 'não' ].
message(game_time) -->
    [ 'Segundos + segundos por jogada, como 120+1: ' ].
message(seconds) -->
    [ 'Segundos, por exemplo 0,5 (Enter não muda nada): ' ].
message(value_now(Now)) -->
    [ ' (agora ~w): '-[Now] ].
message(no_value(Answer, Option)) -->
    [ '"~w" não é possível; são possíveis: '-[Answer] ],
    values_text(Option),
    [ '.'-[], nl ].
message(not_kept('tabuleiro.settings', Error)) -->
    [ 'As opções valem até o programa acabar: '-[] ],
    prolog:translate_message(Error).
message(kept_damaged('tabuleiro.settings', File, Error)) -->
    [ 'Não é possível ler as opções dos últimos jogos, que são ignoradas. \c
       Ficam guardadas em ~w.'-[File], nl
    ],
    prolog:translate_message(Error).

message(choice_help(Words)) -->
    [ 'Escreva um número, ou as palavras ao lado dele, ou o início delas. \c
       Enter escolhe o que está marcado com >. E ainda:'-[], nl
    ],
    sequence(word_help, Words),
    word_help('voltar, q'-back).
message(typed_help) -->
    [ 'Escreva um valor; Enter, voltar ou q não muda nada; regras \c
       mostra as regras.'-[], nl
    ].
message(file) -->
    [ 'Nome do ficheiro (Enter volta atrás): '-[] ].
message(no_records(none, File)) -->
    [ 'Não há nenhum ficheiro ~w.'-[File], nl ].
message(no_records([], File)) -->
    [ 'Não há nenhum jogo em ~w.'-[File], nl ].

item(start(Seats)) -->
    [ 'Começar: '-[] ],
    seats(Seats).
item(game(Title, About)) -->
    text(Title),
    [ ': '-[] ],
    text(About).
item(levels)              --> [ 'Um nível, de 1 a 9' ].
item(perfect)             --> [ 'Jogo perfeito, por tabelas' ].
item(players)             --> [ 'Jogadores' ].
item(match(human, human)) --> [ 'Pessoa contra pessoa' ].
item(match(human, bot))   --> [ 'Pessoa contra computador' ].
item(match(bot, human))   --> [ 'Computador contra pessoa' ].
item(match(bot, bot))     --> [ 'Computador contra computador' ].
item(settings)            --> [ 'Opções' ].
item(rules)               --> [ 'Regras' ].
item(lesson)              --> [ 'Primeira lição' ].
item(puzzles)             --> [ 'Problemas' ].
item(annotated)           --> [ 'Jogos comentados' ].
item(saved)               --> [ 'Jogos guardados' ].
item(play_on)             --> [ 'Continuar a jogar' ].
item(replay)              --> [ 'Rever' ].
item(credits)             --> [ 'Créditos' ].
item(other(seconds))      --> [ 'Outro número de segundos' ].
item(other(game_time))    --> [ 'Outro relógio' ].
item(program)             --> [ 'Outro programa, por UGI' ].
item(back)                --> [ 'Voltar' ].
item(leave)               --> [ 'Sair' ].
item(no_change(Value)) -->
    [ 'Não mudar: '-[] ],
    text(Value).
item(record(N, Tags)) -->
    [ 'Jogo ~d'-[N] ],
    tags(Tags).

word_help(Word-Effect) -->
    [ '  ~w~t~12|'-[Word] ],
    effect(Effect),
    [ nl ].

effect(back)          --> [ 'volta atrás' ].
effect(rules)         --> [ 'as regras do jogo' ].
effect(hint)          --> [ 'a resposta certa' ].
effect(undo)          --> [ 'o passo anterior' ].
effect(match(K1, K2)) --> item(match(K1, K2)).

message(error(other_game(Game, Other), _)) -->
    [ 'o registo é de ~w, não de ~w'-[Other,Game] ].

message(answers(What, Answers)) -->
    [ nl, 'Respostas possíveis ('-[] ],
    text(What),
    [ '):'-[], nl ],
    columns(Answers),
    [ 'Escreva uma, ou várias na mesma linha; ajuda mostra os comandos.'-[],
      nl
    ].
message(commands(Commands)) -->
    [ nl, 'Uma jogada, ou um comando; basta o princípio da palavra:'-[], nl ],
    sequence(described(24), Commands).
message(one_of(Words)) -->
    [ 'Pode ser '-[] ],
    sequence(written, [' ou '], Words),
    [ '; escreva mais uma letra.'-[], nl ].
message(in_full(Word)) -->
    [ 'Escreva ~w por inteiro.'-[Word], nl ].
message(argument_missing(Word, Argument)) -->
    [ 'Escreva '-[] ],
    sentence(word(Word)),
    [ ' '-[] ],
    text(Argument),
    [ '.'-[], nl ].
message(no_moves(Beginning)) -->
    [ 'Nenhuma jogada legal começa por "~w".'-[Beginning], nl ].
message(move_counts(Count, Counts)) -->
    [ nl, '~d jogadas. Quantas há, conforme o que se escreve primeiro:'-
      [Count], nl
    ],
    counts(Counts),
    [ 'Escreva jogadas e um destes princípios para ver as que há.'-[], nl ].
message(no_values) -->
    [ 'Nenhuma tabela à mão tem esta posição; make tables escreve-as.'-[], nl ].
message(moves(1)) -->
    !,
    [ '1 jogada.'-[] ].
message(moves(Count)) -->
    [ '~d jogadas.'-[Count] ].
message(no_seconds(Text)) -->
    [ '"~w" não é um número de segundos.'-[Text], nl ].
message(from_book) -->
    [ 'Do livro de aberturas:'-[], nl ].
message(illegal_because(Move)) -->
    [ '~w não é uma jogada legal aqui: '-[Move] ].
message(not_legal(Move)) -->
    [ '~w não é uma jogada legal aqui; ? mostra as que são.'-[Move] ].
message(refutation(Move)) -->
    [ nl, 'A melhor resposta a ~w:'-[Move], nl ].
message(take_back) -->
    [ 'Anula a jogada? (s ou n): '-[] ].
message(nothing_to_explain) -->
    [ 'Ainda não houve nenhuma jogada.'-[], nl ].
message(first_move(Move)) -->
    [ 'Uma primeira jogada pode ser ~w. As jogadas escrevem-se assim:'-
      [Move]
    ].
message(clocks) -->
    [ 'Relógios: '-[] ].
message(undone) -->
    [ 'A jogada foi anulada; refazer volta a jogá-la.'-[], nl ].
message(nothing_to_undo) -->
    [ 'Não há nenhuma jogada sua para anular.'-[], nl ].
message(redone) -->
    [ 'A jogada foi refeita.'-[], nl ].
message(nothing_to_redo) -->
    [ 'Nada foi anulado desde a última jogada.'-[], nl ].
message(no_computer) -->
    [ 'O adversário não é um computador.'-[], nl ].
message(seat(Name, "")) -->
    !,
    text(Name),
    [ ' é uma pessoa'-[] ].
message(seat(Name, Who)) -->
    text(Name),
    [ ' é um computador, '-[] ],
    text(Who).
message(no_level(Text)) -->
    [ '"~w" não é um nível. '-[Text] ].
message(type_level) -->
    [ '. Escreva nível e um número:'-[] ].
message(give_up) -->
    [ 'Desiste do jogo? (s ou n): '-[] ].
message(offer_draw) -->
    [ 'Propõe um empate? (s ou n): '-[] ].
message(draw_offer(Name)) -->
    text(Name),
    [ ', aceita o empate? (s ou n): '-[] ].
message(draw_declined(Name)) -->
    text(Name),
    [ ' recusa o empate.'-[], nl ].
message(save_first) -->
    [ 'Enter sai; voltar continua; um nome de ficheiro guarda: '-[] ].
message(save_in(File)) -->
    [ 'Guardar num ficheiro chamado ~w? (s ou n): '-[File] ].
message(saved(File)) -->
    [ 'O jogo está guardado em ~w.'-[File], nl ].
message(goes_on(File)) -->
    [ 'O jogo em ~w continua depois de '-[File] ].
message(failed(error(existence_error(source_sink, File), _))) -->
    [ 'Não existe ~w.'-[File], nl ].
message(failed(error(permission_error(_, source_sink, File), _))) -->
    [ 'Não é possível ler nem escrever ~w.'-[File], nl ].

message(reviewing(N, Count)) -->
    [ 'jogada ~d de ~d'-[N,Count] ].
message(no_turning_points) -->
    [ 'Uma pesquisa curta não encontra nenhum erro.'-[] ].
message(turning_points) -->
    [ 'Os momentos decisivos:'-[] ].
message(turning_point(Name, Move)) -->
    text(Name),
    [ ' joga ~w, '-[Move] ].
message(chances_of(Name)) -->
    [ 'Hipóteses de ganhar de '-[] ],
    text(Name),
    [ ', depois de cada jogada:'-[] ].
message(ask_file) -->
    [ 'Nome do ficheiro (Enter não guarda): '-[] ].
