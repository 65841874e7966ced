:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_texts_pt, []).
:- use_module(library(dcg/high_order), [sequence//3]).
:- use_module(language).
:- use_module(layout).
:- use_module(pt_words, []).
:- use_module(texts, [adaptable//2]).

/** <module> The texts that all rooms share in Portuguese, that of Portugal

Each room has such a file, which translates the messages of its texts.pl head by
head; pt_words has the strings that are data. Numbers are written with ~d: 1613
has no comma in Portuguese.
*/

:- multifile prolog:message//2.

:- texts_of(tabuleiro, pt).

:- discontiguous message//1.

prolog:message(pt, unhandled_exception(tabuleiro_leave)) -->
    [ 'O jogo foi abandonado.'-[] ].
prolog:message(pt, unhandled_exception(tabuleiro_leave_all)) -->
    [ 'O jogo foi abandonado.'-[] ].

message(prompt_game(Game, [])) -->
    [ 'Os predicados na linha de comandos são os de ~w.'-[Game] ].
message(prompt_game(Game, [PI|PIs])) -->
    [ 'Os predicados na linha de comandos são os de ~w, exceto '-[Game] ],
    quoted_list([PI|PIs]),
    { PI = Name/_ },
    [ ': o módulo user tem os seus. ~w:~q(...) chama o do jogo.'-[Game,Name] ].
message(no_library) -->
    [ 'tabuleiro corre sem a sua biblioteca em C; `make` compila-a.'-[] ].
message(built_for(Versions, This, Swipl)) -->
    [ 'A biblioteca em C de tabuleiro foi compilada para SWI-Prolog '-[] ],
    sequence(prolog_version, [', '], Versions),
    [ ' e este é o '-[] ],
    prolog_version(This),
    [ ': os jogos seguem as suas regras em Prolog.'-[], nl,
      '`make SWIPL=~w` compila-a para este.'-[Swipl]
    ].

message(percent_sign) -->
    [ ' %'-[] ].
message(decimal(Digits, Number)) -->
    { format(string(Point), '~*f', [Digits,Number]),
      split_string(Point, ".", "", Parts),
      atomic_list_concat(Parts, ',', Comma)
    },
    [ '~w'-[Comma] ].

message(winner(draw)) -->
    [ ansi(bold, 'O jogo acaba empatado', []) ].
message(winner(player(Name))) -->
    { local_text(Name, Local) },
    [ ansi(bold, '~w ganha', [Local]) ].
message(points_to(Points1, Points2)) -->
    [ ', ~w a ~w'-[Points1,Points2] ].
message(did_you_mean(Names)) -->
    [ 'quis dizer '-[] ],
    sequence(written, [' ou '], Names),
    [ '?'-[] ].

message(marks) -->
    [ '( ) última jogada, [ ] possível, { } ambas'-[] ].
message(last_move) -->
    [ 'Última jogada'-[] ].
message(possible) -->
    [ 'Possível'-[] ].
message(place(What, [])) -->
    reason(What),
    [ ': em nenhuma casa.'-[] ].

message(why_ended(threefold)) -->
    [ 'Esta posição ocorreu pela terceira vez.'-[] ].
message(why_ended(max_plies)) -->
    [ 'O jogo chegou ao número máximo de jogadas.'-[] ].
message(why_ended(agreed)) -->
    [ 'Empate por acordo.'-[] ].
message(why_ended(resigned(Player))) -->
    text(Player),
    [ ' desistiu.'-[] ].
message(why_ended(time(Player))) -->
    text(Player),
    [ ' esgotou o tempo.'-[] ].
message(why_ended(adjudicated_draw)) -->
    [ 'As pontuações de ambos os jogadores estão equilibradas há muito.'-[] ].
message(why_ended(adjudicated_loss(Player))) -->
    text(Player),
    [ ' perdeu pelas pontuações dos jogadores.'-[] ].

message(fault(failed)) -->
    [ 'não escolhe nenhuma jogada.'-[] ].
message(fault(illegal(Move))) -->
    [ 'faz a jogada ilegal ~p.'-[Move] ].
message(fault(silent)) -->
    [ 'não respondeu a tempo.'-[] ].
message(fault(flood)) -->
    [ 'escreve sem fim.'-[] ].
message(fault(twice(Move))) -->
    [ 'respondeu duas vezes, a segunda com ~p.'-[Move] ].
message(fault(died(Status))) -->
    [ 'terminou, com o estado ~w.'-[Status] ].
message(fault(refused(Move))) -->
    [ 'faz ~p, que valid_moves/2 oferece e move/3 recusa.'-[Move] ].
message(fault(crashed(Move, Error))) -->
    [ 'faz ~p, que valid_moves/2 oferece, e move/3 lança um erro:'-[Move], nl ],
    prolog:translate_message(Error).
message(fault(error(Ball))) -->
    [ 'falha com um erro:', nl ],
    prolog:translate_message(Ball).

message(error(Why, Formal)) -->
    error(Why, Formal).
message(adaptable(Module)) -->
    [ nl, 'adapt_game(~q, Options, Game) faz dele um jogo.'-[Module] ].

prolog:message(pt, error(syntax_error(Reason),
                         file(File, Line, Column, _))) -->
    { phrase(record_error(Reason), Lines) },
    [ '~w:~d:~d: '-[File,Line,Column] ],
    Lines.
prolog:message(pt, error(syntax_error(Reason), string(_, Offset))) -->
    { phrase(record_error(Reason), Lines),
      Character is Offset+1
    },
    [ 'carácter ~d: '-[Character] ],
    Lines.
prolog:message(pt, error(syntax_error(position(Expected)),
                         string(Text, Offset))) -->
    { Character is Offset+1 },
    [ '"~w" não é uma posição: carácter ~d: esperava-se '-[Text,Character] ],
    position_expected(Expected).

error(missing(Missing), type_error(game, Module)) -->
    [ '~q não é um jogo: não exporta '-[Module] ],
    quoted_list(Missing),
    adaptable(Module, Missing).
error(cannot_write(File, Why), _) -->
    [ 'não é possível escrever ~w: ~w'-[File,Why] ].
error(fault(Fault), type_error(move_of_player, N)) -->
    [ 'O jogador ~w '-[N] ],
    sentence(fault(Fault)).
error(unknown_option(Near, Names), domain_error(Domain, Option)) -->
    { option_kind(Domain, Kind) },
    [ '~w desconhecida: ~q; '-[Kind,Option] ],
    near_names(Near, Names).
error(option_twice(Name), _) -->
    [ 'a opção ~w foi dada duas vezes'-[Name] ].
error(unknown_game(Near, Names), existence_error(game, Name)) -->
    [ 'não existe o jogo ~q; '-[Name] ],
    near_names(Near, Names),
    (   { Near == [] }
    ->  []
    ;   [ ' Os jogos são '-[] ],
        written_list(Names)
    ).
error(faulty(Why), domain_error(game, Game)) -->
    [ '~q viola a interface dos jogos: '-[Game] ],
    faulty(Why),
    [ '. O comando check, ou check_game(~q, Relato), encontra onde.'-[Game] ].
error(option_value(Domain, Name, Value, Type), _) -->
    { Option =.. [Name,Value],
      option_kind(Domain, Kind)
    },
    [ '~w ~q: espera-se '-[Kind,Option] ],
    expected(Type).
error(no_level(Game, Level, Numbers), _) -->
    [ '~w não tem o nível ~w; tem '-[Game,Level] ],
    written_list(Numbers).
error(no_strength(Game, Name, []), _) -->
    !,
    [ '~w não tem a força ~w, nem outra; as forças precisam de C'-[Game,Name]
    ].
error(no_strength(Game, Name, Names), _) -->
    [ '~w não tem a força ~w; tem '-[Game,Name] ],
    written_list(Names).
error(no_own_level(Level, Numbers), _) -->
    [ 'não há jogador automático de nível ~w; best_moves/3 tem os níveis '-
      [Level]
    ],
    written_list(Numbers),
    [ ', e choose_move/3 também tem pesquisas'-[] ].

faulty(no_start(Config)) -->
    [ 'initial_state/2 falha para ~q'-[Config] ].
faulty(no_winner(Winner)) -->
    { var(Winner) },
    !,
    [ 'game_over/2 não diz quem ganhou: dá uma variável'-[] ].
faulty(no_winner(Winner)) -->
    [ 'game_over/2 dá ~q, que não é um jogador nem draw'-[Winner] ].
faulty(no_turn(Player)) -->
    { var(Player) },
    !,
    [ 'player_to_move/2 falha'-[] ].
faulty(no_turn(Player)) -->
    [ 'player_to_move/2 dá ~q, que não é um jogador'-[Player] ].
faulty(stuck) -->
    [ 'não há jogadas e game_over/2 diz que o jogo continua'-[] ].
faulty(no_moves(State)) -->
    [ 'valid_moves/2 falha para o estado ~q'-[State] ].
faulty(refused(Move)) -->
    [ 'move/3 recusa ~q, que valid_moves/2 oferece'-[Move] ].
faulty(no_value(Player, Value)) -->
    { var(Value) },
    !,
    [ 'value/3 falha para o jogador ~q'-[Player] ].
faulty(no_value(Player, Value)) -->
    [ 'value/3 dá ~q para o jogador ~q, e não um número'-[Value,Player] ].

record_error(move_expected(Text)) -->
    [ '"~w" não é uma jogada na notação do jogo'-[Text] ].
record_error(illegal_move(Text)) -->
    [ '~w não é legal aqui'-[Text] ].
record_error(book_line) -->
    [ 'isto não é uma linha de um livro de aberturas'-[] ].
record_error(number_or_result_expected(N)) -->
    [ 'esperava-se "~d." ou o resultado da etiqueta Result'-[N] ].
record_error(wrong_result(Text)) -->
    [ '~w não é como este jogo acabou'-[Text] ].
record_error(no_record) -->
    [ 'aqui não começa um registo de um jogo: esperava-se uma etiqueta \c
       como [Game "wali"]'-[]
    ].
record_error(bad_tags(Error)) -->
    [ 'as etiquetas deste registo não definem um jogo: '-[] ],
    prolog:translate_message(Error).
record_error(tag_expected) -->
    [ 'esperava-se o valor de uma etiqueta entre aspas'-[] ].
record_error(end_of_string_expected) -->
    [ 'esperavam-se aspas no fim do valor'-[] ].
record_error(end_of_tag_expected) -->
    [ 'esperava-se "]" depois do valor de uma etiqueta'-[] ].
record_error(end_of_variation_expected) -->
    [ 'esperava-se ")" no fim de uma variante'-[] ].
record_error(end_of_comment_expected) -->
    [ 'esperava-se "}" no fim de um comentário'-[] ].

position_expected(cell) -->
    [ 'uma peça, um número de casas vazias, "/" ou "_"'-[] ].
position_expected(board) -->
    [ 'as linhas de um tabuleiro deste jogo'-[] ].
position_expected(row(Width)) -->
    [ 'uma linha de ~d casas'-[Width] ].
position_expected(field) -->
    [ '"_" e outro campo'-[] ].
position_expected(one_of(Texts)) -->
    sequence(written, [' ou '], Texts).
position_expected(digit(Low, High)) -->
    [ 'um algarismo de ~d a ~d'-[Low,High] ].
position_expected(piece) -->
    [ 'uma peça'-[] ].
position_expected(cell_name) -->
    [ 'o nome de uma casa'-[] ].
position_expected(end) -->
    [ 'o fim'-[] ].
position_expected(text(Text)) -->
    [ 'a forma "~w"'-[Text] ].

%   match_option is the domain of an `opção match`.

option_kind(Domain, Kind) :-
    (   atom_concat(Of, '_option', Domain)
    ->  atom_concat('opção de ', Of, Kind)
    ;   Kind = 'opção'
    ).

near_names([], Names) -->
    [ 'há '-[] ],
    written_list(Names).
near_names([Name|Names], _) -->
    sentence(did_you_mean([Name|Names])).

expected(seconds) -->
    !,
    [ 'um número de segundos, não negativo'-[] ].
expected(points) -->
    !,
    [ 'um número não negativo'-[] ].
expected(seconds_or_inf) -->
    !,
    [ 'um número de segundos, não negativo, ou inf'-[] ].
expected(game_time) -->
    !,
    [ 'um número de segundos, inf, ou segundos e um incremento, como 60+0.6'
      -[]
    ].
expected(each(Type)) -->
    !,
    expected(Type),
    [ ' ou uma lista deles, um para cada jogador'-[] ].
expected(between(Low, High)) -->
    !,
    [ 'um inteiro de ~d a ~d'-[Low,High] ].
expected(between_or_all(Low, High)) -->
    !,
    [ 'um inteiro de ~d a ~d ou all'-[Low,High] ].
expected(oneof(Atoms)) -->
    !,
    sequence(written, [' ou '], Atoms).
expected(nonneg) -->
    !,
    [ 'um inteiro a partir de 0'-[] ].
expected(nonneg_or_inf) -->
    !,
    [ 'um inteiro a partir de 0, ou inf'-[] ].
expected(positive_integer) -->
    !,
    [ 'um inteiro a partir de 1'-[] ].
expected(positive_integer_or_all) -->
    !,
    [ 'um inteiro a partir de 1, ou all'-[] ].
expected(list(Type)) -->
    !,
    [ 'uma lista de ~w'-[Type] ].
expected(boolean) -->
    !,
    [ 'true ou false'-[] ].
expected(value_of(Option)) -->
    !,
    values_text(Option).
expected(nonvar) -->
    !,
    [ 'um valor'-[] ].
expected(Type) -->
    text(Type).
