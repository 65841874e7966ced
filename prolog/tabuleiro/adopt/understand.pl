/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_understand,
          [ understand_game/5           % +Module, +Given, +Compared,
                                        % -Options, -Guesses
          ]).
:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists),
              [append/2, append/3, member/2, memberchk/2, subtract/3]).
:- use_module(library(option), [merge_options/3, option/2, option/3]).
:- use_module(adapter, [trial_adapter/3]).
:- use_module(compared_play).
:- use_module(configs, [played_config/2]).
:- use_module(drawn_start).
:- use_module(facts, [keeping_facts/2]).
:- use_module(followed, [followed_play/5]).
:- use_module(dispelled).
:- use_module(infer).
:- use_module(made_loops, [written_loop/2]).
:- use_module(menu_choices).
:- use_module(menu_levels, [levels_lost/3]).
:- use_module(merged, [merge_winners/3]).
:- use_module(oracle, [same_play/4]).
:- use_module(refusals).
:- use_module(prompts, [size_answer/3]).
:- use_module(random_draws, [picks_part/4]).
:- use_module(state_levels).
:- use_module(trial, [at_fixed_random/1]).
:- use_module(typed, [typed_play/4]).
:- use_module(typed_game).
:- use_module(watched).
:- use_module('../base/spare_stacks', [with_spare_stacks/1]).
:- use_module('../base/time_limit', [in_counted_time/1, limit_time/1]).

/** <module> How a program plays, by watching it and by trial

The program is watched as it plays against itself, and its predicates are tried.
Where both tell a game, the two are played against each other. If they agree,
the game of the trial is used: it is faster. If not, the loop is right, and the
difference is a note. A game of the loop is played again through the program's
own start. Where no loop makes the step, the game of the trial is followed in a
run of the program.
*/

%!  understand_game(+Module, +Given, +Compared, -Options:list, -Guesses) is det.
%
%   As infer_game/4, of a program that may be watched. All limits of time count
%   inferences, see in_counted_time/1, so that a program is always understood
%   alike. If Compared is `short`, one game of 400 plies at most is compared
%   with the play of the program, and others until there are 60 plies; if it is
%   `whole`, eight whole games or more, of 200 plies in all, and every second
%   game from the start is one of its own bots. If the program has an entry such
%   as play/0, Guesses also have some of these notes:
%
%     - note(oracle(agreed(Games, Plies, Ended))): so many games were the same
%     - note(compared(Did, Not)): what was compared beside the moves, and what
%       was not: boards(Count), `winners`, or printed_winners(Names) if the
%       program names them by no term, see printed_names/3; bots(Games);
%       display(PI) if PI shows nothing of the positions of the game
%     - note(board(Ply, Row, Own)): the program displays another board, see
%       tabuleiro/adopt/shown_boards
%     - note(loop(differs(Ply, What))): the trial differs from the loop, see
%       tabuleiro/adopt/oracle; the game is that of the loop
%     - note(loop(Error)): the trial failed; the game is that of the loop
%     - note(levels_lost(Found, Count)): the menus of the program offer bots of
%       Count levels, of which Found are found
%     - note(menu_choices(Choices)): what was chosen in the menus of the
%       program, see menu_choices/2
%     - note(unused_config(Config)): the game is that of the loop, whose menus
%       were not answered with the option config(Config)
%     - note(drawn(PI)): the moves are those that PI, a bot of the program, may
%       draw; it may leave some out that people have
%     - note(explained(Count, All)): only Count of All moves that the program
%       itself made were found among those of its loop: there was no time
%     - note(no_winner): no end was seen at which the program names a winner
%     - note(unnamed_winner): there was no time to find how the winner is named
%     - note(typed(differs(Ply, What))): the program does not follow the game
%       when its moves are typed, see tabuleiro/adopt/typed
%     - note(not_watched): the program could neither be watched nor typed into,
%       so nothing was compared
%
%   @error those of infer_game/4; domain_error(program, Module) with
%   not_understood(differs(Ply, What)) if the program does not play the game
%   that was understood

understand_game(Module, Given, Compared, Options, Guesses) :-
    in_counted_time(
        with_spare_stacks(
            understood(Module, Given, Compared, Options, Guesses))).

understood(Module, Given, Compared, Options, Guesses) :-
    (   to_watch(Module, Given)
    ->  at_fixed_random(keeping_facts(Module,
                                      watched(Module, 1, Given, Watched))),
        keeping_facts(Module,
                      with_watched(Watched, Module, Given, Compared, Options,
                                   Guesses0)),
        noted_levels(Watched, Guesses0, Guesses01),
        noted_choices(Watched, Given, Guesses01, Guesses1)
    ;   infer_game(Module, Given, Options, Guesses1)
    ),
    noted_start(Module, Options, Guesses1, Guesses2),
    without_doubts(Guesses2, Guesses).

noted_start(Module, Options, Guesses0, Guesses) :-
    (   \+ memberchk(note(drawn_start), Guesses0),
        keeping_facts(Module, draws_start(Module, Options))
    ->  append(Guesses0, [note(drawn_start)], Guesses)
    ;   Guesses = Guesses0
    ).

%   noted_levels(+Watched, +Guesses0, -Guesses): the menus of the program may
%   offer more levels than were found.

noted_levels(Watched, Guesses0, Guesses) :-
    (   ( Watched = watched(_, Run) ; Watched = run(Run) ),
        memberchk(guess(levels(Levels), _), Guesses0),
        levels_lost(Run.prompts, Levels, Note)
    ->  append(Guesses0, [note(Note)], Guesses)
    ;   Guesses = Guesses0
    ).

%   noted_choices(+Watched, +Given, +Guesses0, -Guesses): the menus of the
%   program may offer other games than the one that is played, and may not have
%   been answered with the config that was told.

noted_choices(Watched, Given, Guesses0, Guesses) :-
    (   ( Watched = watched(_, Run) ; Watched = run(Run) )
    ->  findall(note(Note), choice_note(Run, Given, Guesses0, Note), Notes),
        append(Guesses0, Notes, Guesses)
    ;   Guesses = Guesses0
    ).

choice_note(Run, _, _, menu_choices(Choices)) :-
    menu_choices(Run.prompts, Choices),
    Choices \== [].
choice_note(Run, Given, Guesses, unused_config(Config)) :-
    option(config(Config), Given),
    memberchk(guess(loop(_), _), Guesses),
    \+ played_config(Run, Config),
    \+ ( member(prompt(_, Text, Line, 0), Run.prompts),
         size_answer(Text, Config, Line)
       ).

with_watched(none, Module, Given, Compared, Options, Guesses) :-
    brief(0.4, Given, Brief),
    limit_time(Begun),
    inferred(Module, Brief, Options0, Guesses0, Error),
    limit_time(Ended),
    (   Brief \== Given,
        Ended-Begun >= 20*0.4           % see with_patience/3
    ->  Late = true                     % with more time it may read more
    ;   Late = false
    ),
    (   Error-Late == none-false
    ->  not_brief(Given, Options0, Options),
        noted_typed(Module, Options, Guesses0, Guesses)
    ;   Error \== none,
        by_persons(Module, Given, Compared, Error, Options, Guesses)
    ->  true
    ;   Late == true
    ->  infer_game(Module, Given, Options, Guesses1),
        noted_typed(Module, Options, Guesses1, Guesses)
    ;   not_read(Error, Module, none)
    ).
with_watched(run(Run), Module, Given, Compared, Options, Guesses) :-
    with_config(Run, Given, Given1, Told),
    brief(0.5, Given1, Given2),
    inferred(Module, Given2, Options0, Guesses0, Error),
    (   Error == none
    ->  not_brief(Given1, Options0, Options),
        append(Told, Guesses0, Guesses1),
        trial_adapter(Module, Options, Adapter),
        keeping_facts(Module,
                      played_games(Compared,
                                   followed_play(Module, Adapter, Run),
                                   Verdict)),
        (   Verdict = agreed(_, Plies, _),
            Plies > 0
        ->  exclude(answered, Guesses1, Guesses2),
            append(Guesses2, [note(oracle(Verdict))], Guesses)
        ;   noted_typed(Module, Options, Guesses1, Guesses)
        )
    ;   seen_to_play(Run, _),
        Run.read == time,
        watched(Module, 3, Given, Watched),
        Watched = watched(_, _)
    ->  with_watched(Watched, Module, Given, Compared, Options, Guesses)
    ;   by_persons(Module, Given, Compared, Error, Options, Guesses)
    ->  true
    ;   not_read(Error, Module, Run)
    ).
with_watched(watched(LoopOptions, Run), Module, Given, Compared, Options,
             Guesses) :-
    keeping_facts(Module, trial(Module, Given, Run, Trial)),
    (   with_loop(Trial, LoopOptions, Run, Module, Given, Compared, Options,
                  Guesses)
    ->  true
    ;   with_watched(none, Module, Given, Compared, Options, Guesses)
    ).

%   with_loop(+Trial, +LoopOptions, +Run, ...) is semidet: as with_watched/6,
%   where a loop was seen to make the step, and trial gave Trial. Fails if the
%   program never plays as the loop does.

with_loop(Trial, LoopOptions, Run, Module, Given, Compared, Options, Guesses) :-
    trial_adapter(Module, LoopOptions, LoopAdapter0),
    keeping_facts(Module, compared(Trial, Given, LoopOptions, Module,
                                   LoopAdapter0, Compared, Verdict)),
    findall(note(Part), member(Part, Run.partly), Partly),
    (   Verdict = agreed(_, Plies, _)
    ->  keeping_facts(Module, completed(Trial, Module, Given, Options00,
                                        Guesses00)),
        with_state_levels(Module, Run, LoopAdapter0, Options00, Guesses00,
                          Options0, Guesses0),
        printed_draw(Given, LoopOptions, Options0, Guesses0, Options1,
                     Guesses1),
        named_by_loop(LoopOptions, Options1, Guesses1, Options, Guesses2),
        (   Plies > 0
        ->  exclude(answered, Guesses2, Guesses3),
            trial_adapter(Module, Options, Adapter),
            keeping_facts(Module,
                          from_start(Compared, Adapter, LoopAdapter0, Verdict,
                                     Replay, Notes)),
            must_agree(Replay, Module),
            subtract(Partly, Guesses3, More),
            append([Guesses3, More, [note(oracle(Verdict))], Notes],
                   Guesses)
        ;   append(Guesses2, [note(not_watched)], Guesses)
        )
    ;   brief(0.5, Given, Brief),
        keeping_facts(Module,
                      infer_loop_game(Module, Brief, LoopOptions, Run,
                                      Options0, Guesses1)),
        not_brief(Given, Options0, Options),
        trial_adapter(Module, Options, LoopAdapter),
        replays(Compared, LoopAdapter, LoopAdapter, Replay, Notes),
        must_agree(Replay, Module),
        Replay = agreed(_, Plies, _),
        Plies > 0
    ->  findall(note(drawn(PI)), drawn_choice(Module, Options, PI), Drawn),
        subtract(Partly, Guesses1, More),
        findall(note(no_winner), names_no_winner(Options, Guesses1, More),
                NoWinner),
        append([ Guesses1, Drawn, More, NoWinner,
                 [note(loop(Verdict)),note(oracle(Replay))], Notes
               ],
               Guesses)
    ;   must_agree(Verdict, Module),
        fail
    ).

%   names_no_winner(+Options, +Guesses, +More) is semidet: the loop of Options
%   has nothing that names a winner, and neither Guesses nor More tell so.

names_no_winner(Options, Guesses, More) :-
    option(loop(Terms), Options, []),
    \+ memberchk(winner(_, _), Terms),
    \+ memberchk(printed(_), Terms),
    \+ memberchk(note(unnamed_winner), More),
    \+ memberchk(note(fault(game_over, _, _, _)), Guesses).

%   inferred(+Module, +Given, -Options, -Guesses, -Error): as infer_game/4.
%   Error is what it threw, or `none`.

inferred(Module, Given, Options, Guesses, Error) :-
    catch(( infer_game(Module, Given, Options, Guesses),
            Error = none
          ),
          error(Formal, Context),
          Error = error(Formal, Context)).

%   by_persons(+Module, +Given, +Compared, +Error, -Options, -Guesses) is
%   semidet: the moves are those that persons may type in the loop of the
%   program, of which trial threw Error. A game in which a position has none,
%   or a move fails, needs words that were not tried; a move may take too long.

by_persons(Module, Given, Compared, Error, Options, Guesses) :-
    to_watch(Module, Given),
    bounded(20,
            at_fixed_random(keeping_facts(
                                Module,
                                typed_game(Module, LoopOptions, Run))),
            true),
    catch(with_loop(failed(Error), LoopOptions, Run, Module, Given, Compared,
                    Options, Guesses0),
          error(_, _),
          fail),
    \+ ( member(note(Note), Guesses0),
         (   functor(Note, stuck, _)
         ;   Note = fault(_, Result, _, _),
             Result \== late
         )
       ),
    (   \+ memberchk(guess(levels(_), _), Guesses0),
        levels_lost(Run.prompts, [], Lost)
    ->  Lost1 = [note(Lost)]
    ;   Lost1 = []
    ),
    findall(note(More), choice_note(Run, Given, Guesses0, More), Notes),
    append([Guesses0,Lost1,Notes,[note(typed_moves)]], Guesses).

%   drawn_choice(+Module, +Options, -PI) is nondet: the moves of the loop are
%   what PI may draw, or it draws the rest of a move of which a part is picked.

drawn_choice(_, Options, PI) :-
    option(loop(Loop), Options, []),
    member(choice(Choice, _, drawn), Loop),
    written_loop(Choice, PI).
drawn_choice(Module, Options, PI) :-
    option(loop(Loop), Options, []),
    \+ memberchk(several(true), Loop),
    member(choice(Pick, Caller, pick(N, _)), Loop),
    Caller \== any,
    picks_part(Module, Pick, Caller, N),
    written_loop(Caller, PI).

%   named_by_loop(+LoopOptions, +Options0, +Guesses0, -Options, -Guesses): where
%   the trial saw in no state whose turn it is, but the loop did, the players
%   and the turn are those of the loop. The comparison has shown that they
%   alternate.

named_by_loop(LoopOptions, Options0, Guesses0, Options, Guesses) :-
    (   memberchk(guess(turn(alternate), _), Guesses0),
        \+ option(winners(_), Options0),
        option(loop(Terms), LoopOptions),
        option(state(Own), Terms),
        option(turn(arg(Path)), LoopOptions),
        append(Own, Part, Path),
        option(players(Players), LoopOptions)
    ->  New = [players(Players),turn(arg(Part))],
        merge_options(New, Options0, Options),
        findall(Guess,
                ( member(Guess0, Guesses0),
                  (   Guess0 = guess(Option0, _),
                      functor(Option0, Name, 1),
                      functor(Option, Name, 1),
                      memberchk(Option, New)
                  ->  Guess = guess(Option, loop)
                  ;   Guess = Guess0
                  )
                ),
                Guesses)
    ;   Options = Options0,
        Guesses = Guesses0
    ).

noted_typed(Module, Options, Guesses0, Guesses) :-
    typed_play(Module, Options, Verdict, Boards),
    (   Verdict = agreed(_, Plies, _),
        Plies > 0
    ->  true
    ;   must_play(Guesses0, Module)
    ),
    typed_note(Verdict, Note),
    findall(note(More), shown_note(Verdict, Boards, More), Notes),
    append([Guesses0,[note(Note)],Notes], Guesses).

typed_note(none, not_watched).
typed_note(agreed(Games, Plies, Ended), oracle(agreed(Games, Plies, Ended))).
typed_note(differs(Ply, What), typed(differs(Ply, What))).

%   shown_note(+Verdict, +Boards, -Note) is nondet: Verdict and Boards are those
%   of typed_play/4, which compares no winners.

shown_note(agreed(_, _, Ended), Boards, compared(Did, Not)) :-
    (   Boards = boards(Count),
        Count > 0
    ->  Did = [Boards],
        Not0 = []
    ;   Did = [],
        Not0 = [boards(0)]
    ),
    (   Ended > 0
    ->  append(Not0, [winners], Not)
    ;   Not = Not0
    ).
shown_note(_, board(Ply, Row, Own), board(Ply, Row, Own)).

%   The comparison answers a note that doubts whose turn it is.

answered(note(Note)) :-
    functor(Note, Name, _),
    memberchk(Name, [begins,to_move,other_turn,same_player]).

%   compared(+Trial, +Given, +LoopOptions, +Module, +LoopAdapter, +Compared,
%            -Verdict)

compared(failed(Error), _, _, _, _, _, Error).
compared(trial(TrialGiven, _, Tried), Given, LoopOptions, Module, LoopAdapter0,
         Compared, Verdict) :-
    tried_options(TrialGiven, Tried, Options0, Guesses),
    printed_draw(Given, LoopOptions, Options0, Guesses, Options, _),
    trial_adapter(Module, Options, Adapter),
    loop_winners(LoopAdapter0, Adapter, LoopAdapter),
    played_games(Compared, same_play(Adapter, LoopAdapter), Verdict).

%   The winners of the loop mean what those of the trial mean.

loop_winners(LoopAdapter0, Adapter, LoopAdapter) :-
    findall(Reported-Meant,
            ( member(Reported-Winner, Adapter.winners),
              (   same_player(Adapter, LoopAdapter0, Winner, Meant)
              ->  true
              ;   Meant = Winner
              )
            ),
            Winners0),
    findall(Player-Meant,
            ( member(Player, Adapter.players),
              \+ memberchk(Player-_, Winners0),
              same_player(Adapter, LoopAdapter0, Player, Meant)
            ),
            Winners1),
    append(Winners0, Winners1, Winners),
    LoopAdapter = LoopAdapter0.put(winners, Winners).

same_player(Adapter, LoopAdapter, Player, Meant) :-
    Adapter.players = [A,B],
    LoopAdapter.players = [LoopA,LoopB],
    (   Player == A
    ->  Meant = LoopA
    ;   Player == B
    ->  Meant = LoopB
    ).

%   trial(+Module, +Given, +Run, -Trial): Trial is trial(TrialGiven, Told,
%   Tried), a reading that was tried with TrialGiven: Given and the config that
%   the program itself started with, if it shows one, of which the guesses Told
%   tell. It is failed(Error) if none plays.

trial(Module, Given, Run, Trial) :-
    with_config(Run, Given, Given1, Told), % with another it is another game
    brief(0.4, Given1, Brief),
    catch(( try_reading(Module, Brief, Tried)
          ->  Trial = trial(Brief, Told, Tried)
          ;   Trial = failed(error(domain_error(program, Module), _))
          ),
          error(Formal, Context),
          Trial = failed(error(Formal, Context))).

%   brief(+Seconds, +Given, -Brief): the program was watched before: an answer
%   of the trial may take Seconds, and all of them 20 times as long, unless
%   Given has another limit. not_brief(+Given, +Options0, -Options): Options
%   lack what brief/3 has added.

brief(Seconds, Given, Brief) :-
    (   option(seconds(_), Given)
    ->  Brief = Given
    ;   Brief = [seconds(Seconds)|Given]
    ).

not_brief(Given, Options0, Options) :-
    (   option(seconds(_), Given)
    ->  Options = Options0
    ;   exclude(is_seconds, Options0, Options)
    ).

is_seconds(seconds(_)).

%   completed(+Trial, +Module, +Given, -Options, -Guesses): the reading of
%   Trial, with bots, values and displays.

completed(trial(Brief, Told, Tried), Module, Given, Options, Guesses) :-
    complete_reading(Module, Brief, Tried, Options0, Guesses0),
    not_brief(Given, Options0, Options),
    append(Told, Guesses0, Guesses).

%   printed_draw(+Given, +LoopOptions, +Options0, +Guesses0, -Options,
%                -Guesses): an unbound winner is a draw if LoopOptions say so.

printed_draw(Given, LoopOptions, Options0, Guesses0, Options, Guesses) :-
    \+ option(winners(_), Given),
    option(winners(Meanings), LoopOptions),
    memberchk('$unbound'-Meant, Meanings),
    !,
    merge_winners(['$unbound'-Meant], Guesses0, Guesses1),
    exclude(of_unbound_winner, Guesses1, Guesses),
    memberchk(guess(winners(Winners), _), Guesses),
    merge_options([winners(Winners)], Options0, Options).
printed_draw(_, _, Options, Guesses, Options, Guesses).

of_unbound_winner(note(unbound_winner(_))).

%   with_config(+Run, +Given0, -Given, -Told): Given has the config with which
%   the program started in Run; Told is the guess that says so, in a list.

with_config(Run, Given, [config(Config)|Given],
            [guess(config(Config), config(play))]) :-
    \+ option(config(_), Given),
    played_config(Run, Config),
    !.
with_config(_, Given, Given, []).
