/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_play_plan,
          [ ready/3,                    % +Plan, +Players, -Ready
            play_planned/3,             % +Ready, +Number, -Line
            line_game/5                 % +Schedule, +Line, -Game, -Moves,
                                        % -Comments
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module('../game/games', [load_game/2]).
:- use_module('../game/state_notation', [state_notation/3]).
:- use_module('../match/clock', [seated/3]).
:- use_module('../match/opening', [random_opening/4, set_random_from/2]).
:- use_module('../match/play_match', [play_match/5]).
:- use_module('../match/record', [move_texts/4, result_tag/3]).
:- use_module('../match/thought', [comment_thought/3, told_plies/4]).
:- use_module('../match/ugi_words', [word_natural/2]).
:- use_module(plan, [schedule/2, scheduled/3]).
:- use_module(plan_players, [without_level_seconds/1]).
:- use_module('../statistics/result', [plain_reason/2, reason_text/2]).
:- use_module(term_data, [term_data/2]).

/** <module> Playing a game of a plan

A game that has ended is a line of text, in journals and between machines. A
line has six fields, separated by tabs:

  1. number
  2. result
  3. reason
  4. plies
  5. moves, in notation, including those of a random opening
  6. comments on the moves, see tabuleiro/match/thought, separated by commas and
     empty for moves of the opening; not in lines of earlier versions
*/

%!  ready(+Plan, +Players, -Ready) is det.
%
%   Ready is the argument of play_planned/3 for the games of Plan. Players are
%   the players of Plan as terms Module:Player.
%
%   @error those of load_game/2 and, for the config, of initial_state/2

ready(Plan, Players, ready(Game, Start, Openings, Seats, Options, Schedule)) :-
    atom_string(Name, Plan.game),
    load_game(Name, Game),
    term_data(Config, Plan.config),
    Game:initial_state(Config, Start),
    maplist(state_notation(Game), States, Plan.openings),
    Openings =.. [openings|States],
    Seats =.. [players|Players],
    rules(Plan, Rules),
    append(Rules,
           [ threefold(Plan.threefold), max_plies(MaxPlies),
             time_per_move(PerMove), time_per_game(PerGame)
           ],
           Play),
    Options = options{ seed:Plan.seed,
                       opening:[ config(Config), opening(Plan.opening),
                                 balanced(Plan.balanced)
                               ],
                       play:Play
                     },
    maplist(limit, [ Plan.max_plies, Plan.time_per_move, Plan.time_per_game ],
            [MaxPlies,PerMove,PerGame]),
    schedule(Plan, Schedule).

%   Rules are the options that end games by their scores.

rules(Plan, Rules) :-
    findall(Rule,
            ( member(Name, [resign,draw]),
              get_dict(Name, Plan, Data),
              Data \== [],
              term_data(Value, Data),
              Rule =.. [Name,Value]
            ),
            Rules).

limit(Data, Limit) :-
    (   Data == "inf"
    ->  Limit = inf
    ;   term_data(Limit, Data)
    ).

%!  play_planned(+Ready, +Number, -Line:string) is det.
%
%   Plays game Number. Line is the same each time, except for the times in its
%   comments, if no player has a time limit.

play_planned(Ready, Number, Line) :-
    Ready = ready(Game, Start, Openings, Seats, Options, Schedule),
    scheduled(Schedule, Number, planned(_, Round, A, B)),
    set_random_from(Options.seed, 2*Round),
    opening(Openings, Game, Start, Round, Options.opening, From, Opening,
            State),
    set_random_from(Options.seed, 2*Number+1),
    arg(A, Seats, First),
    arg(B, Seats, Second),
    seated([A,B], Options.play, PlayOptions),
    without_level_seconds(
        play_match(Game, First, Second, Winner,
                   [ state(State), show(false), faults(lose), ended(Reason0),
                     moves(Moves), thoughts(Thoughts)
                   | PlayOptions
                   ])),
    told_plies(Opening, Moves, Thoughts, Plies),
    findall(ply(Move, ""), member(ply(Move, _), Plies), Untold),
    move_texts(Untold, Game, From, Texts),
    length(Texts, Count),
    atomic_list_concat(Texts, ' ', MovesText),
    findall(Comment, member(ply(_, Comment), Plies), Comments),
    atomic_list_concat(Comments, ',', CommentsText),
    Game:game_info(Info),
    once(result_tag(Result, Info.players, Winner)),
    plain_reason(Reason0, Reason),
    reason_text(Reason, ReasonText),
    format(string(Line), '~d\t~s\t~s\t~d\t~w\t~w',
           [Number,Result,ReasonText,Count,MovesText,CommentsText]).

%   The record begins at the seventh argument; Moves lead from there to State.

opening(openings, Game, Start, _, Options, Start, Moves, State) :-
    !,
    random_opening(Game, State, Moves, Options).
opening(Openings, _, _, Round, _, State, [], State) :-
    functor(Openings, _, Count),
    Index is (Round-1) mod Count + 1,
    arg(Index, Openings, State).

%!  line_game(+Schedule, +Line, -Game, -Moves:string, -Comments:list(string))
%!            is semidet.
%
%   Game is the term of tabuleiro/statistics/result for Line. Comments has a
%   comment for each move, and is `[]` for a line of an earlier version. Fails
%   if Line is not a game of the schedule.

line_game(Schedule, Line, game(Number, Pair, A, B, Result, Reason, Plies),
          Moves, Comments) :-
    split_string(Line, "\t", "", [NumberText,ResultText,ReasonText,PliesText,
                                  Moves|Told]),
    word_natural(NumberText, Number),
    scheduled(Schedule, Number, planned(Pair, _, A, B)),
    memberchk(ResultText-Result,
              ["1-0"-'1-0', "0-1"-'0-1', "1/2-1/2"-'1/2-1/2']),
    reason_text(Reason, ReasonText),
    word_natural(PliesText, Plies),
    word_count(Moves, Plies),
    told(Told, Plies, Comments).

told([], _, []).
told([Text], Plies, Comments) :-
    (   Plies =:= 0
    ->  Text == "",
        Comments = []
    ;   split_string(Text, ",", "", Comments),
        length(Comments, Plies),
        forall(( member(Comment, Comments), Comment \== "" ),
               comment_thought(Comment, _, ""))
    ).

word_count("", 0) :-
    !.
word_count(Text, Count) :-
    split_string(Text, " ", "", Words),
    \+ memberchk("", Words),
    length(Words, Count).
