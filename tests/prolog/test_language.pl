:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_language, [test_language/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(dcg/basics), [digits//1, remainder//1]).
:- use_module(library(lists)).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../../prolog/tabuleiro/game/game',
              [game_views/2, has_predicate/2]).
:- use_module('../../prolog/tabuleiro/game/games').
:- use_module('../../prolog/tabuleiro/texts/language').
:- use_module('../../prolog/tabuleiro/search/evaluation').
:- use_module('../../prolog/tabuleiro/base/printing', [message_text/2]).
:- use_module('../../prolog/tabuleiro/coach/comment').
:- use_module('../../prolog/tabuleiro/game/state_notation').
:- use_module('../../prolog/tabuleiro/play/commands').
:- use_module('../../prolog/tabuleiro/play/menu', []).
:- use_module('../../prolog/tabuleiro/adopt/adopt', []).
:- use_module('../../prolog/tabuleiro/check/check_report', []).
:- use_module('../../prolog/tabuleiro/match/play_match', [play_match/5]).
:- use_module('../../prolog/tabuleiro/play/replay').
:- use_module('../../prolog/tabuleiro/report/texts', []).
:- use_module('../../prolog/tabuleiro/check/check_game', []).
:- use_module('../../prolog/tabuleiro/compare/compare', []).
:- use_module('../../prolog/tabuleiro/load/texts', []).
:- use_module('../../prolog/tabuleiro/solve/texts', []).
:- use_module('../../app/help', [option_row/5]).
:- use_module('../../app/texts', []).
:- use_module('../support/run_swipl').
:- use_module('../support/walk').

/** <module> The language of the texts

Each language must have all texts of English: the nonterminals of the texts,
clause by clause, and the strings that are data. A text without words of its own
is only in the English file.
*/

test_language :-
    run_tests(language).

language(pt).

%   texts(Module, Nonterminals): Module has the English texts, in the clauses of
%   Nonterminals.

texts(tabuleiro_texts,
      [ message//1, error//2, record_error//1, position_expected//1,
        expected//1, faulty//1
      ]).
texts(tabuleiro_search_texts, [message//1, judgement//1]).
texts(tabuleiro_solve_texts, [message//1]).
texts(tabuleiro_learn_texts, [message//1, in_lesson//1]).
texts(tabuleiro_play_texts, [message//1, item//1, effect//1]).
texts(tabuleiro_adopt_texts, [message//1]).
texts(tabuleiro_check_texts, [message//1, broken//1]).
texts(tabuleiro_match_texts, [message//1]).
texts(tabuleiro_tournament_texts, [message//1, error//1, bad_opening//2]).
texts(tabuleiro_report_texts, [label//1]).
texts(tabuleiro_statistics_texts, [message//1]).
texts(tabuleiro_compare_texts, [message//1, busy//1]).
texts(tabuleiro_load_texts, [loaded//1]).
texts(tabuleiro_web_texts, [message//1]).
texts(app_texts, [message//1]).
texts(Module, [message//1]) :-
    game_name(Game),
    atom_concat(Game, '_texts', Module).

%   english(Module, Head): Head is that of a clause with words.

english(Module, Head) :-
    texts(Module, Nonterminals),
    member(Name//Arguments, Nonterminals),
    Arity is Arguments+2,
    functor(Call, Name, Arity),
    clause(Module:Call, Body),
    has_words(Module, Body, [Name]),
    functor(Head, Name, Arguments),
    Head =.. [_|Values],
    Call =.. [_|All],
    append(Values, [_,_], All).

%   has_words(Module, Body, Seen): Body prints a letter, or a predicate of
%   Module that it names does. Names of Seen are not followed.

has_words(_, Body, _) :-
    sub_term(List, Body),
    compound(List),
    List = [Item|_],
    nonvar(Item),
    printed(Item, Format),
    with_letters(Format),
    !.
has_words(Module, Body, Seen) :-
    sub_term(Term, Body),
    callable(Term),
    functor(Term, Name, _),
    \+ memberchk(Name, Seen),
    current_predicate(Module:Name/Arity),
    functor(Head, Name, Arity),
    \+ predicate_property(Module:Head, imported_from(_)),
    clause(Module:Head, Called),
    has_words(Module, Called, [Name|Seen]),
    !.

printed(Format-_, Format) :-
    atomic(Format).
printed(ansi(_, Format, _), Format).
printed(Format, Format) :-
    atom(Format),
    Format \== [],
    Format \== nl.

%   Without its directives and the s of seconds, Format has a letter.

with_letters(Format) :-
    split_string(Format, "~", "", [First|Directives]),
    (   letters(First)
    ;   member(Directive, Directives),
        string_codes(Directive, Codes),
        phrase(after_directive(Rest), Codes),
        letters(Rest)
    ),
    !.

after_directive(Rest) -->
    ( digits(_), [_]
    ; "*", [_]
    ),
    !,
    remainder(Codes),
    { string_codes(Rest, Codes) }.
after_directive("") -->
    [].

letters(Text) :-
    split_string(Text, " ", " ", Words),
    member(Word, Words),
    Word \== "s",
    sub_atom(Word, _, 1, _, Char),
    char_type(Char, alpha),
    Char \== '_',
    !.

%   translated(Language, Module, Head): a module of Language has a clause for
%   Head of Module. error//1 and error//2 count as the same nonterminal.

translated(Language, Module, Head) :-
    translation(Language, Module, Translation),
    Head =.. [Name|Values],
    (   append(Values, [_,_], All)
    ;   Name == error,
        append(Values, [_,_,_], All)
    ),
    Call =.. [Name|All],
    catch(clause(Translation:Call, _), error(_, _), fail),
    !.

%   Translation is the file of Language beside the texts of Module, those of a
%   room, a game or the command line.

translation(Language, Module, Translation) :-
    (   Module == tabuleiro_texts
    ->  Part = Module
    ;   atom_concat(Part, '_texts', Module)
    ),
    atomic_list_concat([Part,'_',Language], Translation),
    current_module(Translation).

%   whole(Message): the head of an English clause for Message itself.

whole(Message) :-
    clause(prolog:message(Message, _, _), _),
    nonvar(Message),
    (   Message = tabuleiro(Part)
    ->  nonvar(Part),
        Part \= text(_)
    ;   Message = unhandled_exception(Part)
    ->  nonvar(Part)
    ;   Message = error(_, Context),
        nonvar(Context),
        memberchk(Context, [file(_,_,_,_),string(_,_)])
    ).

whole_translated(Language, Message) :-
    clause(prolog:message(Language, Message0, _, _), _),
    nonvar(Message0),
    (   Message0 = tabuleiro(Part)
    ->  nonvar(Part)
    ;   true
    ),
    Message0 = Message,
    !.
whole_translated(Language, tabuleiro(Message)) :-
    translated(Language, tabuleiro_texts, message(Message)).

%   A message loads the files of a language.

load_languages :-
    forall(language(Language),
           forall(( Name = tabuleiro
                  ; game_name(Name),
                    load_game(Name, _)
                  ),
                  ( Message =.. [Name,none],
                    ignore(phrase(prolog:message(Language, Message), _))
                  ))).

                /*******************************
                *            STRINGS           *
                *******************************/

%   data(Text): Text is data that is printed.

data(Text) :-
    game(_, Info),
    get_dict(Key, Info, Value),
    Key \== title,
    part(Value, Text).
data(Text) :-
    game(Game, _),
    meaning(Game, Text).
data(Text) :-
    game(Game, _),
    step(Game, Text).
data(Text) :-
    replay_command(_, _, Text).
data(Text) :-
    game_command(_, Argument, Effect),
    (   Text = Effect
    ;   Argument = ?(Text)
    ;   atom(Argument),
        Argument \== none,
        Text = Argument
    ).
data(Text) :-
    member(Text,
           [ "Rules", "Credits", "The game is over", "Back", "to", "human",
             "Accuracy and turning points", "Replay move by move",
             "Save the game", "Play again", "Play again with sides changed",
             "turns the board round", "move", "win in", "loss in"
           ]).

data(Text) :-
    texts(Module, _),
    current_predicate(Module:Name/Arity),
    functor(Head, Name, Arity),
    \+ predicate_property(Module:Head, imported_from(_)),
    clause(Module:Head, Body),
    sub_term(Text, Body),
    string(Text),
    letters(Text).

game(Game, Info) :-
    game_name(Name),
    load_game(Name, Game),
    Game:game_info(Info).

part(Text, Text) :-
    string(Text).
part(Value, Text) :-
    \+ string(Value),
    compound(Value),
    (   is_dict(Value)
    ->  get_dict(Key, Value, Part),
        Key \== search
    ;   arg(_, Value, Part)
    ),
    part(Part, Text).

meaning(Game, Text) :-
    Game:initial_state(default, State),
    catch(evaluation(Game, State, _, Terms), error(_, _), fail),
    member(Term, Terms),
    Text = Term.meaning.

step(Game, Text) :-
    has_predicate(Game, move_steps/3),
    Game:game_info(Info),
    member(Config, Info.configs),
    Game:initial_state(Config, State0),
    walk(Game, State0, 60, State),
    Game:valid_moves(State, [Move|_]),
    Game:move_steps(State, Move, Steps),
    member(step(Text, _, _), Steps).

%   The commands of app, whose modules have the help of the command and its
%   options.

command(Command, Module) :-
    module_property(app_texts, file(Messages)),
    file_directory_name(Messages, App),
    atom_concat(App, '/commands/*.pl', Pattern),
    expand_file_name(Pattern, Files),
    member(File, Files),
    file_base_name(File, Base),
    file_name_extension(Command, _, Base),
    Command \== common,
    atom_concat(app_, Command, Module),
    load_files(File, [if(not_loaded),imports([])]).

help_message(help(Command, Part, Text)) :-
    command(Command, Module),
    Module:help(Part, Text),
    Part \== usage.
help_message(option(Command, Name, Meaning)) :-
    command(Command, Module),
    option_row(Module, Name, _, _, Meaning).

%   A word for a value, or in the line of arguments.

argument(Text) :-
    command(_, Module),
    (   Module:help(usage, Parts),
        member(Text, Parts)
    ;   option_row(Module, _, Type, _, _),
        app_help:typed(Type, _, Text)
    ),
    Text \== none,
    Text \== 'A,B,...',
    atom_codes(Text, [Code|_]),
    code_type(Code, upper).

%   The states of a game of first moves, then last, in turn.

%   same(Text): Text needs no translation.

same("N").
same(Text) :-                           % sizes
    split_string(Text, "x", "", [Columns,Rows]),
    number_string(_, Columns),
    number_string(_, Rows).
same("https://tactigongame.com/.").
same("Figueiredo Sarmento.").
has_text(Language, Text) :-
    phrase(prolog:message(Language, tabuleiro(text(Text))), _),
    !.

%   What is chosen in a ply of a game of random players.

step_name(Game, What) :-
    play_match(Game, random, random, _, [moves(Moves),max_plies(200)]),
    Game:initial_state(default, State),
    step_name(Moves, Game, State, What).

step_name([Move|Moves], Game, State, What) :-
    (   Game:move_steps(State, Move, Steps),
        member(step(What, _, _), Steps)
    ;   once(Game:move(State, Move, Next)),
        step_name(Moves, Game, Next, What)
    ).

%   Text is translated in a file of Game or of the library.

translates(Game, Text) :-
    atom_string(Atom, Text),
    tabuleiro_language:strings(pt, Module),
    Module:local(Atom, _),
    module_property(Module, file(File)),
    (   \+ sub_atom(File, _, _, _, '/games/')
    ;   atomic_list_concat(['/games/',Game,/], Folder),
        sub_atom(File, _, _, _, Folder)
    ),
    !.

:- begin_tests(language, [setup(load_languages)]).

test(what_is_asked_in_a_game_is_translated_without_other_games,
     [forall(game_name(Game)), Missing == []]) :-
    set_random(seed(1)),
    setof(What, step_name(Game, What), Names),
    exclude(translates(Game), Names, Missing).

test(every_text_is_translated,
     [ forall(language(Language)), Missing == [] ]) :-
    findall(Text,
            ( english(Module, Head),
              \+ translated(Language, Module, Head),
              Text = Module:Head
            ; whole(Text),
              \+ whole_translated(Language, Text)
            ),
            Missing),
    maplist(name_variables, Missing).
test(a_text_without_words_needs_no_translation) :-
    assertion(\+ has_words(m, [ '~w~t~30|~t ~2f~22+ (~d)'-[] ], [])),
    assertion(\+ has_words(m, [ '~t~*:| ~1f s'-[], nl ], [])),
    assertion(has_words(m, [ '~w wins'-[] ], [])),
    assertion(has_words(m, [ nl, 'by ~0f%'-[] ], [])),
    assertion(has_words(m, [ ansi(bold, 'Start', []) ], [])).
test(every_string_is_translated,
     [ forall(language(Language)), Missing == [] ]) :-
    findall(Text,
            ( data(Text),
              \+ same(Text),
              \+ has_text(Language, Text)
            ),
            Missing0),
    sort(Missing0, Missing).

test(every_option_and_command_has_its_help,
     [ forall(language(Language)), Missing == [] ]) :-
    findall(Message,
            ( help_message(Message),
              \+ phrase(prolog:message(Language, tabuleiro(Message)), _),
              \+ ( Message = option(_, _, View),
                   has_text(Language, View)
                 )
            ),
            Missing).
test(every_help_is_of_an_option_or_command,
     [ forall(language(Language)), Useless == [] ]) :-
    atomic_list_concat([app,Language,help], '_', Module),
    findall(Text,
            ( Module:help(Command, Part, Text),
              \+ help_message(help(Command, Part, _))
            ; Module:option(Name, Command, Text),
              \+ ( help_message(option(Command, Name, _)),
                   once(Module:option(Name, Command, Text))
                 )
            ),
            Useless).
test(every_word_for_an_argument_is_translated,
     [ forall(language(Language)), Missing == [] ]) :-
    findall(Word,
            ( argument(Word),
              \+ has_text(Language, Word)
            ),
            Missing0),
    sort(Missing0, Missing).

test(every_command_has_a_word, [ forall(language(Language)), Missing == [] ]) :-
    findall(Word,
            ( game_command(Word, _, _),
              Word \== (?),
              \+ phrase(prolog:message(Language, tabuleiro(word(Word))), _)
            ),
            Missing).

test(words_of_commands_differ, [ forall(language(Language)), Texts == Set ]) :-
    findall(Text,
            ( game_command(Word, _, _),
              phrase(prolog:message(Language, tabuleiro(word(Word))),
                     [_-[Text]])
            ),
            Texts0),
    msort(Texts0, Texts),
    sort(Texts, Set).

test(one_spelling_of_a_word_is_no_riddle, Command == command(undo, "")) :-
    in_portuguese(read_command("anul", [], Command)).
test(a_missing_argument_is_asked_for_in_portuguese,
     Text == "Escreva guardar FICHEIRO.") :-
    in_portuguese(message_text(argument_missing(save, 'FILE'), Text)).
test(english_words_always_work, Command == command(undo, "")) :-
    in_portuguese(read_command("undo", [], Command)).
test(accents_may_be_left_out, Command == command(level, "3")) :-
    in_portuguese(read_command("nivel 3", [], Command)).
test(portuguese_words_are_none_in_english, fail) :-
    read_command("anular", [], _).
test(a_text_without_translation_is_english, Local == "no such text") :-
    in_portuguese(local_text("no such text", Local)).

test(yes_and_no, Answers == [true,true,true,false,false,false]) :-
    in_portuguese(maplist(tabuleiro_terminal:yes_or_no,
                          ["s","sim","y","n","nao","não"], Answers)).

test(menu_and_game) :-
    typed(['LC_ALL'='C.UTF-8'], pt, wali,
          ["?", "regras", "hh", "x9", "b2 ", "anular", "ajuda", "a0", "b0",
           "porque b0", "sair", "sair"],
          Output, ""),
    in_order(["Começar: Branco pessoa, Preto recém-chegado (600)",
              "A sua escolha: ", "Escreva um número",
              "O tabuleiro tem 5 colunas",
              "Branco ○    0 no tabuleiro, 12 na mão; coloca uma pedra",
              "Branco, casa (? para ajuda): ", "não é possível (casa)",
              "Preto, casa", "A jogada foi anulada",
              "analisar [SEGUNDOS]", "recomeça a jogada",
              "b0 não é uma jogada legal aqui",
              "há uma pedra em b0"
             ],
             Output).
test(numbers_have_a_comma,
     [ forall(member(Message-Text,
                     [ percent(0.995, 1)-"99,5 %",
                       percent(0.5, 0)-"50 %",
                       decimal(2, -1.25)-"-1,25"
                     ])),
       Printed == Text
     ]) :-
    in_portuguese(message_text(Message, Printed)).
test(the_word_for_swap_is_the_move_where_sides_may_change) :-
    typed(['LC_ALL'='C.UTF-8'], pt, mitsudomoe,
          ["opções","pie","sim","voltar","pp","@b3","a4-b3","trocar",
           "sair","sair"],
          Output, ""),
    in_order(["ou escreve trocar para trocar de lado",
              "Os lados foram trocados"
             ],
             Output).
test(reasons_are_portuguese_sentences) :-
    load_game(wali, _),
    state_notation(wali, State,
                   "1WB2/BWBWB/WBWBW/1WBWB/1BWBW/BW1BW_W_move_a3-a2,a4-a5"),
    once(wali:move_notation(State, Move, "d1-d0")),
    comment_move(wali, State, Move, Comment),
    readable_comment(wali, State, Comment, Message),
    in_portuguese(message_text(Message, Text)),
    in_order(["d1-d0: erro grave, ", "d1-d0 deixa o Preto fazer",
              "em linha em c1-d1-e1 e capturar d3." % accents may be left out
             ],
             Text).
test(words_of_a_replay) :-
    replay_typed(["ajuda","ultim","fim","ant","2","INICIO","virar","next",
                  "sair"],
                 Output),
    in_order(["Número de uma jogada", "Enter, n, seguinte", "jogada seguinte",
              "q, sair",
              "\"ultim\" não é um comando", "Jogada 3 de 3: Branco joga",
              "Jogada 2 de 3", "Jogada 2 de 3", "Início", "Início",
              "Jogada 1 de 3"
             ],
             Output).
test(every_word_of_a_replay_is_translated,
     [ forall(language(Language)), Missing == [] ]) :-
    findall(Word,
            ( replay_command(Word, _, _),
              \+ phrase(prolog:message(Language, tabuleiro(word(Word))), _)
            ),
            Missing).
test(words_of_a_replay_differ, [ forall(language(Language)), Texts == Set ]) :-
    findall(Text,
            ( replay_command(Word, _, _),
              phrase(prolog:message(Language, tabuleiro(word(Word))),
                     [_-[Text]])
            ),
            Texts0),
    msort(Texts0, Texts),
    sort(Texts, Set).
test(every_view_has_a_word,
     [ forall(language(Language)), Missing == [] ]) :-
    findall(View,
            ( game(_, Info),
              game_views(Info, Views),
              member(View-_, Views),
              \+ phrase(prolog:message(Language, tabuleiro(word(View))), _)
            ),
            Missing).
test(views_have_words, [Command1,Command2] == [view(flip),view(flip)]) :-
    in_portuguese(( read_command("vir", [flip-""], Command1),
                    read_command("flip", [flip-""], Command2)
                  )).
test(menu_words) :-
    typed(['LC_ALL'='C.UTF-8'], pt, wali, ["?","pp","x","sair","","sair"],
          Output, ""),
    in_order(["pp        Pessoa contra pessoa", "voltar, q",
              "Branco, casa"
             ],
             Output).
test(no_accents_where_they_cannot_be_printed) :-
    typed(['LC_ALL'='C'], pt, wali, ["voltar"], Output, ""),
    in_order(["Comecar: Branco pessoa", "Opcoes"], Output).
test(accents_are_read_in_any_locale,
     [ forall(member(Locale, [[],['LANG'='C'],['LANG'='xx_XX.UTF-8']])),
       condition(ascii_tree)
     ]) :-
    typed(Locale, pt, wali, ["OPÇÕES","sair","créditos"], Output, ""),
    in_order(["Comecar", "Tamanho do tabuleiro", "Comecar", "vem do Dara"],
             Output).
test(a_text_that_is_typed_has_accents_that_are_not_printed,
     true(member("não", Texts))) :-
    in_portuguese(
        with_ascii(findall(Text, tabuleiro_terminal:spelled(no, Text),
                           Texts))).
test(a_board_in_ascii_has_no_accents,
     [ forall(( member(Game, [mitsudomoe,tactigon,waldmeister,wali]),
                member(View, [ascii(true),text(true),legend(true)])
              )),
       Beyond == []
     ]) :-
    load_game(Game, Module),
    Module:initial_state(default, State),
    in_portuguese(
        with_output_to(codes(Codes),
                       Module:show_game(State, [ascii(true),View]))),
    include(<(127), Codes, Beyond).
test(locale_chooses) :-
    typed(['LANG'='pt_PT.UTF-8'], default, wali, ["10"],
          Output, _),
    in_order(["A sua escolha: "], Output).
test(other_languages_are_english) :-
    typed(['LC_ALL'='C.UTF-8'], xx, wali, ["10"], Output, ""),
    in_order(["Start: White human"], Output).
test(threads_that_print_the_first_texts_wait_for_each_other,
     Output == "árvore baixa verde clara\n") :-
    Goal = "load_game(waldmeister, _), \c
            set_prolog_flag(message_language, pt), \c
            findall(T, (between(1, 16, _), \c
                        thread_create((tabuleiro_language:local_text(\c
                            \"low light green tree\", L), \c
                            thread_exit(L)), T)), Ts), \c
            setof(L, T^(member(T, Ts), thread_join(T, exited(L))), Ls), \c
            forall(member(L, Ls), format(\"~w~n\", [L]))",
    run_swipl(['-g', Goal, '-t', halt, 'prolog/tabuleiro.pl'], "", Output, "",
              exit(0)).
test(language_is_no_path) :-
    typed(['LC_ALL'='C.UTF-8'], '../languages/pt', wali, ["10"], Output, ""),
    in_order(["Start: White human"], Output).
test(error_at_first) :-
    run_swipl(['LC_ALL'='C.UTF-8'],
              ['-g', "set_prolog_flag(message_language,pt)", '-g',
               "play(walli)", '-t', halt, 'prolog/tabuleiro.pl'],
              "", _, Errors, _),
    in_order(["não existe o jogo walli; quis dizer wali?"], Errors).

:- end_tests(language).

:- meta_predicate in_portuguese(0).

in_portuguese(Goal) :-
    current_prolog_flag(message_language, Old),
    setup_call_cleanup(
        set_prolog_flag(message_language, pt),
        once(Goal),
        set_prolog_flag(message_language, Old)).

%   A game of three moves, replayed in Portuguese.

replay_typed(Lines, Output) :-
    tmp_file_stream(File, Out, [encoding(utf8)]),
    format(Out, '[Game "wali"]~n[Result "*"]~n~n1. a0 2. e4 3. c2 *~n', []),
    close(Out),
    format(string(Goal),
           "set_prolog_flag(message_language,pt), \c
            read_records(~q,[Record]), replay(Record,[])",
           [File]),
    atomics_to_lines(Lines, Input),
    call_cleanup(
        run_swipl(['LC_ALL'='C.UTF-8'],
                  ['-g', Goal, '-t', halt, 'prolog/tabuleiro.pl'], Input,
                  Output, "", exit(0)),
        delete_file(File)).

:- meta_predicate with_ascii(0).

with_ascii(Goal) :-
    setup_call_cleanup(
        set_prolog_flag(tabuleiro_ascii, true),
        Goal,
        set_prolog_flag(tabuleiro_ascii, false)).

typed(Locale, Language, Game, Lines, Output, Errors) :-
    format(string(Goal), "set_prolog_flag(message_language,~q),play_game(~q)",
           [Language,Game]),
    atomics_to_lines(Lines, Input),
    run_swipl(Locale,
              ['-g', Goal, '-t', halt, 'prolog/tabuleiro/play/menu.pl'],
              Input, Output, Errors0, Status),
    Errors = Errors0,
    assertion(Status == exit(0)).

atomics_to_lines(Lines, Input) :-
    atomic_list_concat(Lines, '\n', Atom),
    string_concat(Atom, "\n", Input).

in_order([], _).
in_order([Part|Parts], Text) :-
    (   sub_string(Text, Before, Length, _, Part)
    ->  Start is Before+Length,
        sub_string(Text, Start, _, 0, Rest),
        in_order(Parts, Rest)
    ;   throw(not_printed(Part, Text))
    ).

name_variables(Missing) :-
    numbervars(Missing, 0, _).
