/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_played_again,
          [ replayed/3                  % +Replay, +Limits, -Verdict
          ]).
:- use_module(library(apply), [exclude/3, maplist/3]).
:- use_module(library(lists), [append/3, memberchk/2]).
:- use_module(adapted).
:- use_module(chosen_move).
:- use_module(facts, [keeping_facts/2, restore_facts/1]).
:- use_module(loop_game).
:- use_module(loop_report).
:- use_module(loop_step,
              [ choice_seed/1, let_others_pass/2, loop_state/4,
                makes_choice/3
              ]).
:- use_module(oracle,
              [ at_limit/1, counterpart_state/4, element_pair/4, less_left/3,
                no_ply_left/1
              ]).
:- use_module(person, [printed_so_far/1, with_person/3]).
:- use_module(printed_winner,
              [printed_winner/3, says_draw/1, says_tie/1, says_win/1]).
:- use_module(shown_boards).
:- use_module(spies, [seen/1, spied/2, unseen/2]).
:- use_module(trial, [attempt/2, drawn_member/2]).
:- use_module(typed_lines, [typed_line/3]).
:- use_module(watched_run, [passes/1]).
:- use_module('../base/time_limit', [within_seconds/3]).

/** <module> A game of a loop, played again from the start of the program

The verdicts are those of tabuleiro/adopt/oracle.
*/

%!  replayed(+Replay:dict, +Limits, -Verdict) is det.
%
%   Plays games, and the same moves of each in one run of the program from its
%   start: what it keeps outside of the states of the loop would make a
%   difference. Limits are those of same_play/4. Replay has the keys
%
%     - loop: the adapter of the program's own loop, which plays the games
%     - adapter: that of the game that is compared, which may be the same
%     - bots: the levels of `adapter` that choose the moves in every second
%       game; in the others, and where they choose none, moves are random
%     - seen: seen(Boards, Games, Fault), which is changed destructively: the
%       number of boards that were displayed alike, of games of the bots, and
%       board(Ply, Row, Own), see heard_boards/2, or `none`

replayed(Replay, Limits, Verdict) :-
    replayed_games(Limits, Replay, tally(0, 0, 0), Verdict).

replayed_games(Limits, _, tally(Games, Plies, Ended),
               agreed(Games, Plies, Ended)) :-
    at_limit(Limits),
    !.
replayed_games(Limits, Replay, tally(Games, Plies, Ended), Verdict) :-
    random_property(state(Random)),
    Limits = limits(Count, _, Left, Until),
    Seed is 1000*Count+Left,
    LoopAdapter = Replay.loop,
    (   attempt(adapted_initial_state(LoopAdapter, default, State), yes)
    ->  Bots is Games mod 2,
        chooser(Bots, Replay, Chooser),
        played(Left-Until, Seed, LoopAdapter, Chooser, State, Moves, States,
               End),
        set_random(state(Random)),
        exclude(within_turn, States, OfLoop),
        boards(Replay, States, End, Boards),
        hearing(Boards, Hearing),
        run_again(LoopAdapter, Seed, Moves, OfLoop, End, Hearing, Outcome)
    ;   Outcome = late(0)
    ),
    (   Outcome == same
    ->  length(Moves, Length),
        keep_seen(Replay.seen, Chooser, Hearing),
        Games1 is Games+1,
        Plies1 is Plies+Length,
        (   End = over(_)
        ->  Ended1 is Ended+1
        ;   Ended1 = Ended
        ),
        less_left(Limits, Length, Limits1),
        replayed_games(Limits1, Replay, tally(Games1, Plies1, Ended1),
                       Verdict)
    ;   Outcome = late(Seen)
    ->  Games1 is Games+sign(Seen),
        Plies1 is Plies+Seen,
        Verdict = agreed(Games1, Plies1, Ended)
    ;   Verdict = Outcome
    ).

keep_seen(Seen, Chooser, Hearing) :-
    heard_boards(Hearing, Heard),
    Seen = seen(Boards0, Games0, Fault),
    (   Heard = boards(Count)
    ->  Boards is Boards0+Count,
        nb_setarg(1, Seen, Boards)
    ;   Fault == none
    ->  nb_setarg(3, Seen, Heard)
    ;   true
    ),
    (   Chooser = bots(_, _)
    ->  Games is Games0+1,
        nb_setarg(2, Seen, Games)
    ;   true
    ).

%   boards(+Replay, +States, +End, -Boards): Boards are those of States. The
%   second choice of a turn has none, nor has a last state that the program does
%   not tell. Where the first one has none, the display is not asked of others:
%   it may take all of its time each time.

boards(Replay, States, End, Boards) :-
    States = [First|Later],
    state_board(Replay, First, Board0),
    (   Board0 == []
    ->  maplist(no_board, States, Boards0)
    ;   Boards0 = [Board0|Boards1],
        maplist(state_board(Replay), Later, Boards1)
    ),
    (   End = over(_),
        append(Before, [Board,Last], Boards0),
        Board == Last
    ->  append(Before, [Board,[]], Boards)
    ;   Boards = Boards0
    ).

no_board(_, []).

state_board(_, chosen(_, _), Board) :-
    !,
    Board = [].
state_board(Replay, State, Board) :-
    counterpart_state(Replay.adapter, Replay.loop, State, Mine),
    board_of(Replay.adapter, Mine, Board).

%   chooser(+Bots, +Replay, -Chooser): Chooser is `random`, or bots(Adapter,
%   Levels) where Bots is 1.

chooser(1, Replay, bots(Replay.adapter, Levels)) :-
    Levels = Replay.bots,
    Levels = [_|_],
    !.
chooser(_, _, random).

%   chosen(+Chooser, +LoopAdapter, +State, +Offered, -Move): Move is one of
%   Offered.

chosen(bots(Adapter, Levels), LoopAdapter, State, Offered, Move) :-
    drawn_member(Level, Levels),
    counterpart_state(Adapter, LoopAdapter, State, Mine),
    attempt(adapted_own_choice(Adapter, Mine, Level, Choice), yes),
    attempt(adapted_player_to_move(Adapter, Mine, Player), yes),
    maplist(element_pair(Adapter, Player), Offered, Pairs),
    memberchk(Move-Choice, Pairs),
    !.
chosen(_, _, _, Offered, Move) :-
    drawn_member(Move, Offered).

%   played(+Left, +Seed, +Adapter, +Chooser, +State, -Moves, -States, -End):
%   States are those of the loop, State the first one, Moves those of Chooser.
%   The random generator starts from Seed after the first choice, from Seed-1
%   after the second one, and so on. End is over(Reported), see loop_over/4,
%   fault(Move, Result) if the last of Moves could not be played, see attempt/2,
%   or `cut`; so it is before a move that takes too long.

played(Left, Seed, Adapter, Chooser, State, Moves, [State|States], End) :-
    (   no_ply_left(Left)
    ->  Moves = [],
        States = [],
        End = cut
    ;   attempt(adapted_valid_moves(Adapter, State, Offered), yes),
        Offered = [_|_]
    ->  chosen(Chooser, Adapter, State, Offered, Move),
        choice_seed(Seed),
        attempt(adapted_move(Adapter, State, Move, New), Result),
        choice_seed(0),
        played_on(Result, Left, Seed, Adapter, Chooser, Move, New, Moves,
                  States, End)
    ;   Moves = [],
        States = [],
        (   attempt(loop_over(Adapter.module, Adapter.loop, State, Reported),
                    yes)
        ->  End = over(Reported)
        ;   End = cut
        )
    ).

played_on(yes, Plies-Until, Seed, Adapter, Chooser, Move, New, [Move|Moves],
          States, End) :-
    !,
    Plies1 is Plies-1,
    Seed1 is Seed-1,
    played(Plies1-Until, Seed1, Adapter, Chooser, New, Moves, States, End).
played_on(late, _, _, _, _, _, _, [], [], cut) :-
    !.
played_on(Result, _, _, _, _, Move, _, [Move], [], fault(Move, Result)).

within_turn(chosen(_, _)).

%   run_again(+Adapter, +Seed, +Moves, +States, +End, +Hearing, -Outcome): the
%   program, which Hearing hears, starts, makes the choices Moves, with random
%   numbers as in played/8, and calls its loop in States, and perhaps in others
%   between them, in which it does not choose. Outcome is `same`, differs(Ply,
%   What), or late(Plies) if only the first Plies were seen in time.

run_again(Adapter, Seed, Moves, States, End, Hearing, Outcome) :-
    Module = Adapter.module,
    Loop = Adapter.loop,
    Entry = Loop.entry,
    Lines = lines(Loop.input),
    % script(MovesLeft, StatesLeft, Ply, What, Reported, Hearing)
    Script = script(Moves, States, 0, none, none, Hearing),
    catch(keeping_facts(
              Module,
              ( restore_facts(Loop.loaded),
                within_seconds(
                    4,
                    spied(tabuleiro_played_again:
                              direct(Script, Seed, End, Loop, Module),
                          run_heard(Script, line(Script, Lines, Seed-End, Loop),
                                    Loop, Module:Entry)),
                    InTime)
              )),
          Ball,
          stopped(Ball, End, Script)),
    (   InTime == false,
        arg(4, Script, none)
    ->  arg(3, Script, Ply),            % where it led is not seen
        Seen is max(0, Ply-1),
        Outcome = late(Seen)
    ;   what_differs(Script, End, Loop, What)
    ->  arg(3, Script, Ply),
        Outcome = differs(Ply, What)
    ;   Outcome = same
    ).

:- meta_predicate run_heard(+, 3, +, 0).

%   What Goal printed is heard, even if it then fails or throws.

run_heard(Script, Answer, Loop, Goal) :-
    with_person(Answer,
                catch(ignore(Goal), Ball, true),
                Printed),
    hear(Script, Loop, Printed),
    (   var(Ball)
    ->  true
    ;   throw(Ball)
    ).

hear(Script, Loop, Text) :-
    arg(6, Script, Hearing),
    heard(Hearing, Text),
    hear_winner(Script, Loop, Text).

%   hear_winner(+Script, +Loop, +Text): after the last move, Text may name the
%   winner.

hear_winner(Script, Loop, Text) :-
    (   Loop.winner = printed(Names),
        arg(1, Script, []),
        printed_winner(Names, Text, Winner)
    ->  nb_setarg(5, Script, reported(Winner, said(Winner)))
    ;   Loop.draws == true,
        arg(1, Script, []),
        arg(5, Script, reported(_, Head)),
        says_tie(Text)
    ->  nb_setarg(5, Script, reported(draw, Head))
    ;   true
    ).

what_differs(script(_, _, _, What, _, _), _, _, What) :-
    What \== none,
    !.
what_differs(script(_, Left, _, _, _, _), _, Loop, replay(Own)) :-
    \+ all_seen(Left),
    !,
    Left = [Expected|_],
    loop_own(Loop, Expected, Own).
what_differs(script(_, _, _, _, Reported, _), over(Reported0), _,
             winner(Winner, Expected)) :-
    reported_winner(Reported0, Winner),
    reported_winner(Reported, Expected),
    Winner \=@= Expected.

reported_winner(none, none).
reported_winner(reported(Winner, _), Winner).

all_seen([]).
all_seen([over(_, _)]).

%   The program may throw what its loop threw, and anything after it has named
%   the winner: a menu that is shown again may refuse the answer.

stopped(tabuleiro_watched(_), _, _) :-
    !.
stopped(Ball, End, Script) :-
    \+ passes(Ball),
    !,
    (   ( Ball == program_halted
        ; End = fault(_, threw(_))
        ; arg(5, Script, reported(_, _))
        )
    ->  true
    ;   nb_setarg(4, Script, threw(Ball))
    ).
stopped(Ball, _, _) :-
    throw(Ball).

:- public                               % called as closures
    direct/8,
    line/7.

%   line(+Script, +Lines, +How, +Loop, +Kind, +Text, -Line): How is Seed-End.
%   Lines is lines(Left), which is changed: the lines that lead to the game, and
%   then the words of a move, where the moves are typed. A prompt after the last
%   of them that speaks of the result is no turn.

line(Script, Lines, Seed-End, Loop, Kind, Text, Line) :-
    hear(Script, Loop, Text),
    (   Loop.typed \== none,
        Lines == lines([]),
        arg(1, Script, []),
        ( says_win(Text) ; says_draw(Text) )
    ->  throw(tabuleiro_watched(end))
    ;   Loop.typed \== none,
        \+ ( Lines = lines([Left|_]), string(Left) )
    ->  (   Lines = lines([Word|Words])
        ->  true
        ;   next_move(Script, End, Seed, [Word|Words])
        ),
        nb_setarg(1, Lines, Words),
        typed_line(Kind, Word, Line)
    ;   next_line(Lines, Loop, Kind, Text, Line)
    ).

%   direct(+Script, +Seed, +End, +Loop, +Module, +PI, +Head, :Wrapped)

direct(Script, Seed, End, Loop, Module, PI, Head, Wrapped) :-
    (   PI == Loop.predicate
    ->  loop_state(Loop, Module, Head, State),
        loop_called(Script, End, Loop, State),
        (   arg(1, Script, []),
            named_by_call(Loop, Head, Reported)
        ->  nb_setarg(5, Script, Reported)
        ;   true
        ),
        seen(Wrapped)
    ;   makes_choice(Loop, PI, Kind),
        \+ no_choice(Kind, Head, unseen(PI, Wrapped))
    ->  (   leaves_open(Kind, Head)
        ->  \+ gives_up(Script, End, unseen(PI, Wrapped)),
            next_move(Script, End, Seed, Move),
            chosen_move(Kind, Head, Move)
        ;   unseen(PI, Wrapped)
        )
    ;   Loop.winner = winner(PI, N)
    ->  reporting_winner(5, Script, N, PI, Head, Wrapped)
    ;   let_others_pass(Loop, PI),
        call(Wrapped)
    ).

%   no_choice(+Kind, ?Head, :Wrapped): the call Head offers nothing to choose:
%   the player passes, or the game is over.

no_choice(list(N), Head, Wrapped) :-
    once(Wrapped),
    arg(N, Head, Offered),
    Offered == [].

%   gives_up(+Script, +End, :Wrapped): the game is over, and the predicate that
%   chooses finds nothing to choose, and fails.

gives_up(script([], _, _, _, _, _), over(_), Wrapped) :-
    \+ once(Wrapped).

%   The loop is called in State. After the last move of a game that is over, its
%   last call may still name the winner; another call begins another game.

loop_called(Script, End, Loop, State) :-
    Script = script(Moves, States, _, _, _, _),
    (   Moves == [],
        all_seen(States)
    ->  (   End = fault(Move, Result)
        ->  loop_own(Loop, State, Own),
            nb_setarg(4, Script, move(Move, Result, Own))
        ;   true
        ),
        throw(tabuleiro_watched(end))
    ;   true
    ),
    (   States = [State|Later]
    ->  nb_setarg(2, Script, Later)
    ;   Later = States
    ),
    (   Moves == [],
        Later == [],
        End == cut
    ->  throw(tabuleiro_watched(end))
    ;   nb_setarg(5, Script, none)
    ).

%   next_move(+Script, +End, +Seed, -Move): the program makes a choice.

next_move(Script, End, Seed, Move) :-
    Script = script(Moves, _, Ply0, _, _, Hearing),
    (   Moves = [Move0|Rest]
    ->  Move = Move0,
        nb_setarg(1, Script, Rest),
        Ply is Ply0+1,
        nb_setarg(3, Script, Ply),
        printed_so_far(Text),
        heard(Hearing, Text),
        heard_choice(Hearing),
        Seed1 is Seed-Ply0,
        set_random(seed(Seed1))
    ;   (   End = over(Reported)
        ->  reported_winner(Reported, Winner),
            nb_setarg(4, Script, winner(Winner, none))
        ;   true
        ),
        throw(tabuleiro_watched(end))
    ).
