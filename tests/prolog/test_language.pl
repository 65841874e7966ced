:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_language, [test_language/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../prolog/tabuleiro/interface/game', [has_predicate/2]).
:- use_module('../../prolog/tabuleiro/interface/games').
:- use_module('../../prolog/tabuleiro/interface/language').
:- use_module('../../prolog/tabuleiro/search/evaluation').
:- use_module('../../prolog/tabuleiro/terminal/commands').
:- use_module('../../prolog/tabuleiro/play/menu', []).
:- use_module('../../prolog/tabuleiro/tournament/report_texts', []).
:- use_module('../../prolog/tabuleiro/check/check_game', []).
:- use_module('../../prolog/tabuleiro/check/compare', []).
:- use_module('../../app/messages', []).
:- use_module('../support/run_swipl').

/** <module> The language of the texts

What English has, each other language must have: the nonterminals of the texts,
clause by clause, and the strings that are data.
*/

test_language :-
    run_tests(language).

language(pt).

%   texts(Module, Nonterminals): Module has the English texts, in the clauses of
%   Nonterminals.

texts(tabuleiro_messages,
      [ message//1, error//2, record_error//1, position_expected//1,
        expected//1, ended//1, fault//1
      ]).
texts(tabuleiro_review_messages, [message//1, judgement//1]).
texts(tabuleiro_game_messages, [message//1]).
texts(tabuleiro_menu_messages, [message//1, item//1, word//1, effect//1]).
texts(tabuleiro_why_texts,     [message//1]).
texts(tabuleiro_match_texts,   [error//1]).
texts(tabuleiro_tournament_texts,
      [message//1, error//1, bad_opening//2]).
texts(tabuleiro_report_texts,  [label//1]).
texts(tabuleiro_law_texts,     [broken//1]).
texts(tabuleiro_compare_texts, [busy//1]).
texts(app_messages,            [message//1, error//1, does//1, end//1]).
texts(Module, [message//1]) :-
    game_name(Game),
    atom_concat(Game, '_messages', Module).

%   english(Module, Head): Head is that of a clause with a text.

english(Module, Head) :-
    texts(Module, Nonterminals),
    member(Name//Arguments, Nonterminals),
    Arity is Arguments+2,
    functor(Call, Name, Arity),
    clause(Module:Call, _),
    functor(Head, Name, Arguments),
    Head =.. [_|Values],
    Call =.. [_|All],
    append(Values, [_,_], All).

%   translated(Language, Module, Head): a module of Language has a clause of
%   that name for what Head is. The domains of error//1 and error//2 are one.

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

translation(Language, Module, Translation) :-
    atom_concat(Part, '_messages', Module),
    Part \== tabuleiro,
    \+ atom_concat(tabuleiro_, _, Part),
    !,
    atomic_list_concat([Part,'_',Language], Translation),
    current_module(Translation).
translation(Language, _, Translation) :-
    atomic_list_concat([tabuleiro_,Language,'_'], Prefix),
    current_module(Translation),
    atom_concat(Prefix, _, Translation).

%   whole(Message): the head of an English clause for Message itself.

whole(Message) :-
    clause(prolog:message(Message, _, _), _),
    nonvar(Message),
    (   Message = tabuleiro(Part)
    ->  nonvar(Part)
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
    translated(Language, tabuleiro_messages, message(Message)).

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

%   data(Text): a string that is data, and printed.

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

%   The states of a game of first moves, then last, in turn.

walk(_, State, _, State).
walk(Game, State0, N, State) :-
    N > 0,
    \+ Game:game_over(State0, _),
    Game:valid_moves(State0, Moves),
    (   N mod 2 =:= 0
    ->  Moves = [Move|_]
    ;   last(Moves, Move)
    ),
    Game:move(State0, Move, State1),
    N1 is N-1,
    walk(Game, State1, N1, State).

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

%   known_missing(Language, Text): Language lacks Text. The list should shrink.

known_missing(pt, tabuleiro(comparison(_))).

%   wordless(Text): Text has no words of its own.

wordless(app_messages:message(leaves_of(_, _))).
wordless(app_messages:message(search_row(_, _))).

:- begin_tests(language, [setup(load_languages)]).

test(every_text_is_translated,
     [ forall(language(Language)), Missing == [] ]) :-
    findall(Text,
            ( english(Module, Head),
              \+ known_missing(Language, Module:Head),
              \+ wordless(Module:Head),
              \+ translated(Language, Module, Head),
              Text = Module:Head
            ; whole(Text),
              \+ known_missing(Language, Text),
              \+ whole_translated(Language, Text)
            ),
            Missing),
    maplist(name_variables, Missing).
test(known_missing_is_missing,
     [ forall(known_missing(Language, Text)), fail ]) :-
    (   Text = Module:Head
    ->  english(Module, Head),
        translated(Language, Module, Head)
    ;   whole_translated(Language, Text)
    ).

test(every_string_is_translated,
     [ forall(language(Language)), Missing == [] ]) :-
    findall(Text,
            ( data(Text),
              \+ same(Text),
              \+ has_text(Language, Text)
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
          ["?", "regras", "1", "x9", "b2 ", "anular", "ajuda", "a0", "b0",
           "porque b0", "sair", "sair"],
          Output, ""),
    in_order(["Começar: Branco pessoa, Preto pessoa", "A sua escolha: ",
              "Escreva um número", "O tabuleiro tem 5 colunas",
              "Branco ○    0 no tabuleiro, 12 na mão; coloca uma pedra",
              "Branco, casa (? para ajuda): ", "não é possível (casa)",
              "Preto, casa", "A jogada foi anulada",
              "analisar [SEGUNDOS]", "recomeça a jogada",
              "b0 não é uma jogada legal aqui",
              "há uma pedra em b0"
             ],
             Output).
test(help_of_a_replay) :-
    Message = tabuleiro(replay_help(key, [next,leave])),
    in_portuguese(phrase(prolog:translate_message(Message), Lines)),
    assertion(memberchk(_-[_,'jogada seguinte'], Lines)).
test(no_accents_where_they_cannot_be_printed) :-
    typed(['LC_ALL'='C'], pt, wali, ["voltar"], Output, ""),
    in_order(["Comecar: Branco pessoa", "Opcoes"], Output).
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
    typed(['LANG'='pt_PT.UTF-8'], default, wali, ["7"],
          Output, _),
    in_order(["A sua escolha: "], Output).
test(other_languages_are_english) :-
    typed(['LC_ALL'='C.UTF-8'], xx, wali, ["7"], Output, ""),
    in_order(["Start: White human"], Output).
test(language_is_no_path) :-
    typed(['LC_ALL'='C.UTF-8'], '../languages/pt', wali, ["7"], Output, ""),
    in_order(["Start: White human"], Output).
test(error_at_first) :-
    run_swipl(['LC_ALL'='C.UTF-8'],
              ['-g', "set_prolog_flag(message_language,pt)", '-g',
               "play(walli)", '-t', halt, 'prolog/tabuleiro.pl'],
              "", _, Errors, _),
    in_order(["não há nenhum jogo walli; quis dizer wali?"], Errors).

:- end_tests(language).

:- meta_predicate in_portuguese(0).

in_portuguese(Goal) :-
    current_prolog_flag(message_language, Old),
    setup_call_cleanup(
        set_prolog_flag(message_language, pt),
        once(Goal),
        set_prolog_flag(message_language, Old)).

typed(Locale, Language, Game, Lines, Output, Errors) :-
    format(string(Goal), "set_prolog_flag(message_language,~q),play(~q)",
           [Language,Game]),
    atomics_to_lines(Lines, Input),
    run_swipl(Locale, ['-g', Goal, '-t', halt, 'prolog/tabuleiro.pl'], Input,
              Output, Errors0, Status),
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
