/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_shrink,
          [ shrink/4,                   % +Games, +Difference0, -Difference,
                                        % +Options
            difference_query/3          % +Games, +Difference, -Text
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../base/options', [check_options/3]).
:- use_module(agree, [call_goal/3, play_both/5]).
:- use_module('../base/deadline', [deadline/2, in_time/2]).
:- use_module('../check/query',
              [library_goals/2, loading_goals/4, query_text/3]).

/** <module> A small difference between two games, and a query that shows it

Games and differences are those of tabuleiro/compare/agree.
*/

                /*******************************
                *           SHRINKING          *
                *******************************/

shrink_option(configs, list,           _,
              "configs to try, by default those of game_info/1").
shrink_option(tries,   nonneg,         30, "random games of each config").
shrink_option(seconds, seconds_or_inf, 2,  "seconds at most").

%!  shrink(+Games, +Difference0, -Difference, +Options) is det.
%
%   Difference is the smallest difference found: the one with the fewest plies
%   from the start and, among these, with the shortest text of the state. First
%   the game that led to Difference0 is played again, because the games may
%   have differed earlier. Then random games of each config are played, the
%   smallest board first, none longer than the smallest difference so far. If
%   Difference0 is that of a bot or of a predicate beyond the interface, it is
%   compared in all of these games.
%
%   Options: shrink_option.

shrink(Games, Difference0, Difference, Options0) :-
    check_options(shrink_option, Options0, Options),
    Games = Game-_,
    Game:game_info(Info),
    option(configs(Configs0), Options, Info.configs),
    option(tries(N), Options),
    option(seconds(Seconds), Options),
    deadline(Seconds, Deadline),
    smallest_first(Game, Configs0, Configs),
    findall(game(Length, Config, []),
            ( member(Length-Config, Configs),
              between(1, N, _)
            ),
            Random),
    compared_again(Difference0, Compared),
    Again = game(0, Difference0.config, Difference0.moves),
    foldl(smaller_in_game(Games, Compared, Deadline), [Again|Random],
          Difference0, Difference).

%   Configs are pairs Length-Config, Length being the length of the text of the
%   initial state.

smallest_first(Game, Configs0, Configs) :-
    findall(Length-Config,
            ( member(Config, Configs0),
              catch(Game:initial_state(Config, State), error(_,_), fail),
              written_length(Config-State, Length)
            ),
            Pairs),
    sort(1, @=<, Pairs, Configs).

smaller_in_game(Games, Compared, Deadline, game(Start, Config, Moves),
                Difference0, Difference) :-
    difference_size(Difference0, Size0),
    Size0 = Plies-Length,
    (   Start =< Length
    ->  Max = Plies
    ;   Max is Plies-1                  % as many plies would not be smaller
    ),
    (   Max >= 0,
        in_time(Deadline,
                play_both(Games, Config, _, Difference1,
                          [max_plies(Max), moves(Moves)|Compared])),
        Difference1 \== none,
        difference_size(Difference1, Size1),
        Size1 @< Size0
    ->  Difference = Difference1
    ;   Difference = Difference0
    ).

%   Compared are options of play_both/5 that compare the bot, or the predicate
%   beyond the interface, that differs.

compared_again(Difference, Compared) :-
    (   compared(Difference.call, Option)
    ->  Compared = [Option]
    ;   Compared = []
    ).

compared(best_moves(_, Level), levels([Level])).
compared(choose_move(_, Level), levels([Level])).
compared(original(What, _), originals([What])).

difference_size(Difference, Plies-Length) :-
    length(Difference.moves, Plies),
    written_length(Difference.config-Difference.state, Length).

written_length(Term, Length) :-
    format(string(Text), '~q', [Term]),
    string_length(Text, Length).

                /*******************************
                *             QUERY            *
                *******************************/

%!  difference_query(+Games, +Difference, -Text:string) is det.
%
%   Text is a goal that shows Difference at the prompt of any swipl: it loads
%   the library and both games and ends with the answer of each. If the answers
%   are lists of moves, Only1 and Only2 are the moves that only one of them has.
%
%   The modules are variables, because the toplevel resolves the predicates of
%   the whole goal before it runs any of it.

difference_query(Name1-Name2, Difference, Text) :-
    Bindings = [ 'Library'=Library, 'Game1'=Game1, 'Game2'=Game2
               | MoreBindings
               ],
    library_goals(Library, LibraryGoals),
    loading_goals(Name1, Library, Game1, Loading1),
    loading_goals(Name2, Library, Game2, Loading2),
    call_goals(Difference, MoreBindings, SeeingBindings, StateGoals, Call),
    seeing_goals(Difference, Call, Game1, Game2, SeeingBindings, Seeing),
    append([LibraryGoals, Loading1, Loading2, StateGoals, Seeing], Goals),
    query_text(Goals, Bindings, Text).

%   Call has a variable in the place of a state.

call_goals(Difference, Bindings, MoreBindings, Goals, Call) :-
    _{state:State, call:Call0} :< Difference,
    (   whole(State, Call0)
    ->  Bindings = MoreBindings,
        Goals = [],
        Call = Call0
    ;   Bindings = ['State'=Variable|MoreBindings],
        Goals = [Variable=State],
        Call0 =.. [Name,State|Arguments],
        Call =.. [Name,Variable|Arguments]
    ).

whole(none, _).
whole(_, original(_, _)).

seeing_goals(Difference, Call, Game1, Game2,
             ['Xs1'=Xs1, 'Xs2'=Xs2, 'Only1'=Only1, 'Only2'=Only2],
             [ Game1:Goal1, Game2:Goal2, subtract(Xs1, Xs2, Only1),
               subtract(Xs2, Xs1, Only2)
             ]) :-
    lists_of_moves_differ(Difference),
    !,
    call_goal(Call, Xs1, Goal1),
    call_goal(Call, Xs2, Goal2).
seeing_goals(_, Call, Game1, Game2, ['X'=X, 'Xs1'=Xs1, 'Xs2'=Xs2],
             [ catch(findall(X, Game1:Goal, Xs1), Xs1, true),
               catch(findall(X, Game2:Goal, Xs2), Xs2, true),
               format("~q~n~q~n", [Xs1,Xs2])
             ]) :-
    call_goal(Call, X, Goal).

lists_of_moves_differ(Difference) :-
    _{call:Call, answers:answer(Moves1)-answer(Moves2)} :< Difference,
    call_goal(Call, _, Goal),
    functor(Goal, Name, _),
    memberchk(Name, [valid_moves,best_moves]),
    is_list(Moves1),
    is_list(Moves2),
    sort(Moves1, Set1),
    sort(Moves2, Set2),
    Set1 \== Set2.
