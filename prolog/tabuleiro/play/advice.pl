/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_advice,
          [ tell_rules/2,               % +Game, +Config
            tell_moves/4,               % +Game, +State, +Choices, +Beginning
            tell_hint/2,                % +Game, +State
            tell_comment/3,             % +Game, +State, +Comment
            tell_why/3,                 % +Game, +State, +Text
            tell_rule/3,                % +Game, +State, +Text
            tell_analysis/3,            % +Game, +State, +Seconds
            tell_values/2,              % +Game, +State
            say_line/3                  % +Game, +State, +Line
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2, nth0/3]).
:- use_module(library(pairs),
              [group_pairs_by_key/2, pairs_keys/2, pairs_values/2]).
:- use_module('../game/game', [has_predicate/2]).
:- use_module('../game/native', [searched_in_c/2]).
:- use_module('../base/leave', [interrupt_leaves/1, on_leave/2]).
:- use_module(texts, []).
:- use_module('../coach/comment',
              [ best_comment/4, comment_move/4, readable_advice/4,
                readable_comment/4
              ]).
:- use_module('../search/analyse', [analyse/4]).
:- use_module('../search/lines',
              [player_name/3, readable_line/4, win_chance/2]).
:- use_module('../search/tables', [table_moves/4, tables_at_hand/2]).
:- use_module('../search/why_not', [given_move/4, why_not/4]).
:- use_module('../base/progress_line', [end_progress/0]).
:- use_module('../base/printing').
:- use_module(graph, [chance_bar/3]).
:- use_module(show_state, [show_state/3]).
:- use_module(steps, [steps_of/4]).
:- use_module(terminal, [go_on/0, say_pages/1, typed_number/2]).
:- use_module(thinking, [show_thought/3]).

/** <module> Advice on a position: rules, moves, hints and reasons
*/

%!  tell_rules(+Game, +Config) is semidet.
%
%   Prints the rules of Game, the board at the start, and how moves are typed.
%   If Game has rules_text/2, the rules are those with Config. Fails if the
%   person does not read on, see go_on/0.

tell_rules(Game, Config) :-
    (   has_predicate(Game, rules_text/2)
    ->  Game:rules_text(Config, Lines)
    ;   Game:game_info(Info),
        Lines = Info.rules
    ),
    printable(Lines, Rules),
    say_pages(text("Rules", Rules)),
    go_on,
    Game:initial_state(Config, State),
    show_state(Game, State, []),
    examples(60, Game, State, [], Examples),
    say(notation(Examples)).

%   Examples are pairs Text-Parts, a move of each kind in the first Plies plies
%   of a game from State: the choices that make it up, What-Text. A kind is what
%   is chosen.

examples(Plies, Game, State, Kinds, Examples) :-
    Plies > 0,
    example_move(Game, State, Move),
    Game:move(State, Move, Next),
    !,
    once(Game:move_notation(State, Move, Text)),
    parts(Game, State, Move, Parts),
    pairs_keys(Parts, Kind),
    (   memberchk(Kind, Kinds)
    ->  Examples = Examples1
    ;   Examples = [Text-Parts|Examples1]
    ),
    Left is Plies-1,
    examples(Left, Game, Next, [Kind|Kinds], Examples1).
examples(_, _, _, _, []).

%   Without C a search takes too long.

example_move(Game, State, Move) :-
    (   searched_in_c(Game, _)
    ->  Limits = [nodes(200),threads(1),seed(1),hash(1)],
        Game:choose_move(State, search(Limits), Move)
    ;   Game:valid_moves(State, Moves),
        length(Moves, Count),
        Middle is Count//2,
        nth0(Middle, Moves, Move)
    ).

parts(Game, State, Move, Parts) :-
    steps_of(Game, State, Move, Steps),
    findall(What-Part, member(step(What, _, [Part|_]), Steps), Parts).

                /*******************************
                *             MOVES            *
                *******************************/

%!  tell_moves(+Game, +State, +Choices, +Beginning:string) is det.
%
%   Prints the legal moves, grouped by their next step. Choices is a list of
%   Steps-Move, see move_steps/3. If the moves do not fit the screen, prints the
%   groups only. If Beginning is a step or the beginning of a notation, prints
%   the moves that begin with it.

tell_moves(Game, State, Choices, Beginning0) :-
    string_lower(Beginning0, Beginning),
    findall(Step-Text,
            ( member(Steps-Move, Choices),
              first_step(Steps, Step, Spellings),
              Game:move_notation(State, Move, Text),
              begins(Beginning, Spellings, Text)
            ),
            Moves),
    group_pairs_by_key(Moves, Groups),
    length(Moves, Count),
    (   Groups == []
    ->  say(no_moves(Beginning))
    ;   Count > 100,
        Groups = [_,_|_]
    ->  maplist(counted, Groups, Counts),
        say(move_counts(Count, Counts))
    ;   member(_-[_,_|_], Groups)
    ->  say(move_groups(Count, Groups))
    ;   pairs_values(Moves, Texts),
        say(move_groups(Count, [""-Texts]))
    ).

first_step([step(_,_,Spellings)|_], Step, Spellings) :-
    Spellings = [Step|_].
first_step([], "", []).

begins("", _, _) :-
    !.
begins(Beginning, Spellings, _) :-
    memberchk(Beginning, Spellings),
    !.
begins(Beginning, _, Text) :-
    string_lower(Text, Lower),
    string_concat(Beginning, _, Lower),
    !.

counted(Step-Texts, Step-Count) :-
    length(Texts, Count).

                /*******************************
                *           SEARCHES           *
                *******************************/

%!  tell_hint(+Game, +State) is det.
%
%   Prints the best move that a short search finds, the chance to win, why the
%   move is good, and how the game may go on.

tell_hint(Game, State) :-
    watched(Game, State, [nodes(200_000),time(2)], Line),
    (   Line == none
    ->  true
    ;   best_comment(Game, State, Line, Comment),
        readable_advice(Game, State, Comment, Message),
        say_paragraph(Message),
        tell_bar(Game, State, Comment.after)
    ).

%!  tell_comment(+Game, +State, +Comment) is det.
%
%   Prints Comment, a dict of comment_move/5 for State.

tell_comment(Game, State, Comment) :-
    readable_comment(Game, State, Comment, Message),
    say_paragraph(Message),
    tell_bar(Game, State, Comment.after).

%   Chance is that of the player to move in State. The bar fills from the name
%   of the first player.

tell_bar(Game, State, Chance0) :-
    Game:game_info(Info),
    _{players:[First,_], player_names:[Name1,Name2]} :< Info,
    (   Game:player_to_move(State, First)
    ->  Chance = Chance0
    ;   Chance is 1-Chance0
    ),
    chance_bar(Chance, 40, Bar),
    say(bar(Name1, Bar, Name2)).

%!  tell_analysis(+Game, +State, +Seconds:string) is det.
%
%   Searches for Seconds, by default 5, and prints the best line. A terminal
%   shows the best line during the search, too. Ctrl-C ends the search.

tell_analysis(Game, State, Text) :-
    (   Text == ""
    ->  Seconds = 5
    ;   typed_number(Text, Seconds),
        Seconds > 0
    ),
    !,
    watched(Game, State, [time(Seconds)], Found),
    (   Found == none
    ->  true
    ;   say_line(Game, State, Found),
        win_chance(Found.score, Chance),
        tell_bar(Game, State, Chance)
    ).
tell_analysis(_, _, Text) :-
    say(no_seconds(Text)).

%   watched(+Game, +State, +Options, -Line): Line is the best line of analyse/4.
%   A terminal shows the best line during the search. After Ctrl-C, Line is the
%   best so far, or `none`.

watched(Game, State, Options, Line) :-
    Best = best(none),
    on_leave(
        interrupt_leaves(
            ( analyse(Game, State, [Line0],
                      [on_info(better(Game, State, Best))|Options]),
              nb_setarg(1, Best, Line0)
            )),
        true),
    end_progress,
    arg(1, Best, Line).

better(Game, State, Best, Info) :-
    Info.lines = [Line|_],
    nb_setarg(1, Best, Line),
    show_thought(Game, State, Info).

%!  tell_values(+Game, +State) is det.
%
%   Prints what each move of State is worth, by the tables at hand.

tell_values(Game, State) :-
    (   tables_at_hand(Game, Folder),
        table_moves(Game, State, Folder, Moves)
    ->  player_name(Game, State, Name),
        findall(Value-Text,
                ( member(Move-Value, Moves),
                  Game:move_notation(State, Move, Text)
                ),
                Values),
        group_pairs_by_key(Values, Groups),
        say(move_values(Name, Groups))
    ;   say(no_values)
    ).

%!  say_line(+Game, +State, +Line) is det.
%
%   Prints Line, a dict of analyse/4 for State.

say_line(Game, State, Line) :-
    readable_line(Game, State, Line, Message),
    say_paragraph(Message).

                /*******************************
                *              WHY             *
                *******************************/

%!  tell_why(+Game, +State, +Text:string) is det.
%
%   Prints the rules that forbid the move Text, which a person has typed. If the
%   move is legal, prints how good it is, and why.

tell_why(Game, State, Text0) :-
    string_lower(Text0, Text),
    why_not(Game, State, Text, Reasons),
    (   Reasons == []
    ->  given_move(Game, State, Text, Move),
        comment_move(Game, State, Move, Comment),
        tell_comment(Game, State, Comment)
    ;   say(illegal(Text, Reasons))
    ).

%!  tell_rule(+Game, +State, +Text:string) is semidet.
%
%   As tell_why/3, but fails unless a rule with a number forbids the move Text,
%   such as a rule about the phase of the game.

tell_rule(Game, State, Text0) :-
    string_lower(Text0, Text),
    why_not(Game, State, Text, Reasons),
    Reasons = [broken(Rule, _)|_],
    integer(Rule),
    say(illegal(Text, Reasons)).
