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
:- use_module('../support/languages').
:- use_module('../support/walk').
:- use_module('../../prolog/tabuleiro/game/game',
              [game_views/2, has_predicate/2]).
:- use_module('../../prolog/tabuleiro/game/games').
:- use_module('../../prolog/tabuleiro/texts/language').
:- use_module('../../prolog/tabuleiro/search/evaluation').
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

/** <module> The texts of a language

Each language must have all texts of English: the nonterminals of the texts,
clause by clause, and the strings that are data. A text without words of its own
is only in the English file.
*/

test_language :-
    run_tests(language).

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
texts(tabuleiro_check_texts, [message//1]).
texts(tabuleiro_law_texts, [broken//1]).
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
    Arity0 is Arguments+1,
    functor(Call, Name, Arity),
    clause(Module:Call, Body),
    arg(Arity0, Call, Printed),         % where a clause of one list has it
    has_words(Module, Printed-Body, [Name]),
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
    ;   Module == tabuleiro_law_texts
    ->  Part = tabuleiro_check
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
    (   Text = Term.meaning
    ;   Text = Term.gain,
        Text \== ""
    ).

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

%   A fact of a file of Language translates Text as Local.

translation_of(Language, Text, Local) :-
    tabuleiro_language:strings(Language, Module),
    clause(Module:local(Text, Local), true).

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

test(a_string_has_one_translation,
     [ forall(language(Language)), Doubtful == [] ]) :-
    findall(Text-Locals,
            ( setof(Local, translation_of(Language, Text, Local), Locals),
              Locals = [_,_|_]
            ),
            Doubtful).

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
    atomic_list_concat([app,Language,help], '_', Helps),
    atomic_list_concat([app,Language,options], '_', Options),
    findall(Text,
            ( Helps:help(Command, Part, Text),
              \+ help_message(help(Command, Part, _))
            ; Options:option(Name, Command, Text),
              \+ ( help_message(option(Command, Name, _)),
                   once(Options:option(Name, Command, Text))
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

:- end_tests(language).

name_variables(Missing) :-
    numbervars(Missing, 0, _).
