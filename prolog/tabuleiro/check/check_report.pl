/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_check_report,
          [ check_report/3,             % +Game, -Report, :Options
            check_report_option/4       % ?Name, ?Type, -Default, -Meaning
          ]).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(assoc), [empty_assoc/1]).
:- use_module(library(lists),
              [ append/3, member/2, memberchk/2, nth0/3, reverse/2, sum_list/2
              ]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../base/options', [check_options/3, known_options/3]).
:- use_module(ask, [subject/3, subject_option/4]).
:- use_module(bot_games, [bot_games/5, loses_to_random/1]).
:- use_module(check_game,
              [ check_game_option/4, configs/2, load_any/1, most_plies/3,
                random_game_of/5
              ]).
:- use_module('../base/deadline').
:- use_module(guessed, [attributed/3]).
:- use_module(clause_laws, [clause_breach/4]).
:- use_module(mirror_laws, [mirror_breach/3]).
:- use_module(text_laws, [text_breach/2]).
:- use_module(law_kinds, [breach_kind/1]).
:- use_module(laws,
              [ end_breach/4, look/3, look_breach/5, module_breach/2,
                part_breach/4
              ]).
:- use_module(texts, []).
:- use_module(check_tally).
:- use_module(program_laws).
:- use_module('../base/sample', [sample/3]).
:- use_module(winner_laws, [winner_breach/4]).
:- use_module(verdict, [played/2, verdict/3]).
:- use_module(value_laws, [turn_kept/2, value_breach_of_games/3]).

/** <module> A report on a game that somebody wrote

check_report/3 checks a game as check_game/3 does, but for a person: within a
time budget it reports each breach once, with a count and a small example, and
lists what it did not check.
*/

:- meta_predicate
    check_report(+, -, :),
    seek(+, ?, 0, +, -, -).

%!  check_report_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options.
%   Rows without a text here are those of check_game_option/4.
%
%     - budget
%       With `inf`, and if no time limit is exceeded, the report depends on the
%       random seed alone.
%     - seconds
%       The default is a tenth of the budget, at most 10.
%     - on_played
%       call(Goal, played(Games, Ended)) before the first breach is reported.
%       Games is the number of games in which a move was made, Ended the number
%       of these that ended.
%     - on_breach
%       call(Goal, Breach) as soon as Breach is known, the gravest kind first.
%       Breach is an element of the report. If its example is a state, it also
%       has the key `game`, the random game up to there, game(Config, Moves,
%       States).
%     - on_progress
%       call(Goal, What).

check_report_option(budget,      seconds_or_inf,   30,
                    "seconds that the check may take").
check_report_option(games,       positive_integer, 10, Meaning) :-
    check_game_option(games, _, _, Meaning).
check_report_option(bot_games,   nonneg,           20,
                    "games of each bot against random moves").
check_report_option(on_progress, callable,         _,
                    "goal to call with what is being checked").
check_report_option(on_played,   callable,         _,
                    "goal to call when the random games are played").
check_report_option(seconds,     Type,             _, Meaning) :-
    check_game_option(seconds, Type, _, Meaning).
check_report_option(Name,        Type,             Default, Meaning) :-
    check_game_option(Name, Type, Default, Meaning),
    memberchk(Name, [max_plies,on_breach,levels,bot_seconds]).

%!  check_report(+Game, -Report:dict, :Options) is det.
%
%   Plays random games of Game, as check_game/3 does, and lets its bots play
%   against random moves. Report has the keys
%
%     - game, seconds: its module; the time that the check took
%     - verdict: `breached` if a breach is a fault of the program, see
%       is_fault/1; `no_game` if no random game could be played, `never_over`
%       if none ended; `not_understood` if a guess may have caused all
%       breaches; else `kept`
%     - games, positions: the number of games and positions checked
%     - played, ended: the number of games in which a move was made, and of
%       those that ended
%     - breaches: the gravest kind first, each a dict with the keys
%       - law, text, kind: as in check_game/3; Kind is one of breach_kind/1
%       - count: the number of times that it was found
%       - where, plies: the smallest example, and its ply in the game
%       - question: a question that shows it, see tabuleiro/check/ask, or `none`
%       - goal: a string that asks the question at the prompt, or ""
%       - board, move, happened, after: strings of example/5
%       - file, line: the place where the program throws the error or begins
%         the predicate; `none` and 0 if it is not known
%     - bots: pairs Level-Games, see bot_games/5
%     - notes: observations that are not breaches. turn_kept(Count, Moves):
%       Count of Moves moves leave the turn with the player who made them
%     - unchecked: the parts that were not checked, see tabuleiro/check/texts
%
%   Options: check_report_option.
%
%   @error existence_error(game, Game), those of check_options/3

check_report(Game, Report, Context:Options0) :-
    check_options(check_report_option, Options0, Options1),
    load_any(Game),
    get_time(Start),
    option(budget(Budget), Options1),
    deadline(Budget, Deadline),
    with_limit(Budget, Options1, Options),
    known_options(subject_option, Options, SubjectOptions),
    subject(Game, SubjectOptions, Subject),
    empty_assoc(Tally),
    Check0 = check{ subject:Subject, start:Start, deadline:Deadline,
                    options:Options, context:Context, tally:Tally,
                    looked:[], bots:[], notes:[], unchecked:[] },
    step(module, Check0, Check1),
    step(games, Check1, Check2),
    played(Check2.looked, Played),
    on_played(Check2, Played),
    tell(rules, Check2, Check3),
    foldl(step_and_tell,
          [values,mirror,program,clauses,slow,why,again,bots], Check3, Check4),
    foldl(tell, [suspicion,interface,style,not_understood], Check4, Check),
    finished(Check, Played, Report).

on_played(Check, Played) :-
    (   option(on_played(Goal), Check.options)
    ->  Context = Check.context,
        ignore(call(Context:Goal, Played))
    ;   true
    ).

with_limit(Budget, Options, [seconds(Seconds)|Options]) :-
    \+ option(seconds(_), Options),
    !,
    (   Budget == inf
    ->  Seconds = 10
    ;   Seconds is min(10, max(0.1, Budget/10))
    ).
with_limit(_, Options, Options).

step(Step, Check0, Check) :-
    progress(Check0, Step),
    step_(Step, Check0, Check),
    !.

step_and_tell(Step, Check0, Check) :-
    step(Step, Check0, Check1),
    tell(rules, Check1, Check).

%!  tell(+Kind, +Check0, -Check) is det.
%
%   Calls Goal of on_breach(Goal) with each new breach of Kind.

tell(Kind, Check0, Check) :-
    told(Kind, Check0.subject, Check0.tally, Tally, Breaches),
    (   option(on_breach(Goal), Check0.options)
    ->  Context = Check0.context,
        forall(member(Breach, Breaches),
               ( with_game(Check0.looked, Breach, Reached),
                 ignore(call(Context:Goal, Reached))
               ))
    ;   true
    ),
    Check = Check0.put(tally, Tally).

with_game(Looked, Breach0, Breach) :-
    (   Breach0.where = state(State),
        length(Moves, Breach0.plies),
        length(Before, Breach0.plies),
        member(looked(game(Config, AllMoves, AllStates), _), Looked),
        append(Before, [State0|_], AllStates),
        State0 == State
    ->  append(Moves, _, AllMoves),
        append(Before, [State], States),
        Breach = Breach0.put(game, game(Config, Moves, States))
    ;   Breach = Breach0
    ).

progress(Check, What) :-
    (   option(on_progress(Goal), Check.options)
    ->  Context = Check.context,
        ignore(call(Context:Goal, What))
    ;   true
    ).

finished(Check, Played, Report) :-
    get_time(Now),
    Seconds is Now-Check.start,
    findall(Kind, breach_kind(Kind), Kinds),
    all_told(Kinds, Check.tally, Breaches),
    slow_bots(Check, Slow),
    append(Check.unchecked, Slow, Unchecked),
    length(Check.looked, Games),
    findall(Count,
            ( member(looked(_, Looks), Check.looked),
              length(Looks, Count)
            ),
            Counts),
    sum_list(Counts, Positions),
    reverse(Check.bots, Bots),
    verdict(Breaches, Played, Verdict),
    Played = played(Moved, Ended),
    Report = report{ game:Check.subject.game, verdict:Verdict,
                     seconds:Seconds, games:Games, played:Moved, ended:Ended,
                     positions:Positions, breaches:Breaches, bots:Bots,
                     notes:Check.notes, unchecked:Unchecked }.

%   Slow are the bots that exceeded their time limit, after which they were not
%   checked further.

slow_bots(Check, Slow) :-
    arg(1, Check.subject.late, Keys),
    option(bot_seconds(Seconds), Check.options),
    own_bots(Check, Own),
    findall(Level,
            ( member(_/_-Level, Keys),
              memberchk(Level, Own)
            ),
            Levels0),
    sort(Levels0, Levels),
    findall(slow(Level, Seconds), member(Level, Levels), Slow).

                /*******************************
                *            STEPS             *
                *******************************/

%   A step ends when this part of the budget has been used.

step_part(module, 0.15).
step_part(games,  0.45).
step_part(values, 0.50).
step_part(mirror, 0.52).
step_part(program, 0.55).
step_part(clauses, 0.60).
step_part(slow,   0.70).
step_part(why,    0.75).
step_part(again,  0.80).
step_part(bots,   1.0).

step_deadline(Step, Check, Deadline) :-
    step_part(Step, Part),
    part_way(Check.start, Part, Check.deadline, Deadline).

step_(module, Check0, Check) :-
    step_deadline(module, Check0, Deadline),
    seek(Deadline, 0-Breach, module_breach(Check0.subject, Breach),
         Check0, Check1, Ended),
    (   Ended == true
    ->  Check = Check1
    ;   unchecked(module, Check1, Check)
    ).
step_(games, Check0, Check) :-
    step_deadline(games, Check0, Deadline),
    option(games(Count), Check0.options),
    configs(Check0.subject, Configs),
    findall(Number-Config,
            ( between(1, Count, Number),
              member(Config, Configs)
            ),
            Planned),
    play(Planned, Deadline, Check0, Check1),
    length(Planned, All),
    length(Check1.looked, Done),
    (   Done < All
    ->  unchecked(games(Done, All), Check1, Check2)
    ;   Check2 = Check1
    ),
    reverse(Check2.looked, Looked),
    Check = Check2.put(looked, Looked).
step_(values, Check0, Check) :-
    findall(Plies-Breach,
            value_breach_of_games(Check0.subject, Check0.looked,
                                  Plies-Breach),
            Breaches),
    found(Breaches, Check0, Check1),
    most_plies(Check0.subject, Check0.options, Max),
    step_deadline(values, Check0, Deadline),
    seek(Deadline, 0-Breach,
         winner_breach(Check0.subject, Check0.looked, Max, Breach),
         Check1, Check2, _),
    (   turn_kept(Check2.looked, Note)
    ->  Check = Check2.put(notes, [Note])
    ;   Check = Check2
    ).
step_(mirror, Check0, Check) :-
    step_deadline(mirror, Check0, Deadline),
    seek(Deadline, Breach,
         mirror_breach(Check0.subject, Check0.looked, Breach),
         Check0, Check, _).
step_(clauses, Check0, Check) :-
    (   adapter_of(Check0.subject.game, Adapter)
    ->  step_deadline(clauses, Check0, Deadline),
        seek(Deadline, 0-Breach,
             ( text_breach(Adapter, Breach)
             ; clause_breach(Adapter, Check0.subject, Check0.looked, Breach)
             ),
             Check0, Check, _)
    ;   Check = Check0
    ).
step_(program, Check0, Check) :-
    (   adapter_of(Check0.subject.game, Adapter)
    ->  step_deadline(program, Check0, Deadline),
        findall(0-Breach, lacks_breach(Adapter, Breach), Lacks),
        found(Lacks, Check0, Check1),
        look_again(Check1.looked, 0, program(Adapter), Deadline, Check1,
                   Check)
    ;   Check = Check0
    ).
step_(bots, Check0, Check) :-
    option(bot_games(Count), Check0.options),
    own_bots(Check0, Levels),
    (   Count =:= 0
    ->  Check = Check0
    ;   Levels == [],
        adapter_of(Check0.subject.game, Adapter),
        get_dict(choose_move, Adapter.ask, _)
    ->  unchecked(no_levels, Check0, Check)
    ;   Levels \== [],
        late_to_play(Check0.subject, PI)
    ->  unchecked(bots(PI), Check0, Check)
    ;   play_bots(Levels, Check0, Check)
    ).
step_(Part, Check0, Check) :-
    memberchk(Part, [slow,why,again]),
    step_deadline(Part, Check0, Deadline),
    look_again(Check0.looked, 0, Part, Deadline, Check0, Check).

play([], _, Check, Check).
play([Number-Config|Planned], Deadline, Check0, Check) :-
    (   past(Deadline)
    ->  Check = Check0
    ;   in_time(Deadline, random_game(Check0, Config, Number, Game))
    ->  Game = game(_, Moves, States),
        Subject = Check0.subject,
        look_all(States, Deadline, Subject, Looks),
        seek(Deadline, Plies-Breach,
             ( end_breach(Subject, Moves, States, Breach),
               plies(Breach, States, Plies)
             ),
             Check0, Check1, _),
        look_closer(Looks, 0, Looks, Deadline, Check1, Check2),
        Check3 = Check2.put(looked, [looked(Game, Looks)|Check2.looked]),
        play(Planned, Deadline, Check3, Check)
    ;   play(Planned, Deadline, Check0, Check)
    ).

random_game(Check, Config, Number, Game) :-
    most_plies(Check.subject, Check.options, Max),
    Careful is Number mod 2,
    random_game_of(Check.subject, Config, Careful, Max, Game).

%   Looks are the looks at the first of States, as many as time allows.

look_all([State|States], Deadline, Subject, [Look|Looks]) :-
    in_time(Deadline, look(Subject, State, Look)),
    !,
    look_all(States, Deadline, Subject, Looks).
look_all(_, _, _, []).

look_closer([], _, _, _, Check, Check).
look_closer([Look|Rest], Plies, Looks, Deadline, Check0, Check) :-
    seek(Deadline, Plies-Breach,
         look_breach(states, Check0.subject, Looks, Look, Breach),
         Check0, Check1, Ended),
    (   Ended == true
    ->  Plies1 is Plies+1,
        look_closer(Rest, Plies1, Looks, Deadline, Check1, Check)
    ;   Check = Check1
    ).

breach_again(Part, Subject, looked(game(_, _, States), Looks),
             Plies-Breach) :-
    breach_of(Part, Subject, Looks, Breach),
    plies(Breach, States, Plies).

%   The program below an adapter is asked about a sample of the states.

breach_of(program(Adapter), Subject, Looks, Breach) :-
    !,
    sample(8, Looks, Some),
    member(Look, Some),
    program_breach(Adapter, Subject, Look, Breach).
breach_of(Part, Subject, Looks, Breach) :-
    part_breach(Part, Subject, Looks, Breach).

plies(broken(_, state(State)), States, Plies) :-
    nth0(Plies, States, State0),
    State0 == State,
    !.
plies(_, _, 0).

%   Looks again at each of the games until Deadline.

look_again([], _, _, _, Check, Check).
look_again([Looked|Rest], Done, Part, Deadline, Check0, Check) :-
    seek(Deadline, Breach,
         breach_again(Part, Check0.subject, Looked, Breach),
         Check0, Check1, Ended),
    (   Ended == true
    ->  Done1 is Done+1,
        look_again(Rest, Done1, Part, Deadline, Check1, Check)
    ;   length([Looked|Rest], Left),
        All is Done+Left,
        functor(Part, Name, _),
        unchecked(part(Name, Done, All), Check1, Check)
    ).

%   Check has what Goal finds until Deadline; Ended is true if Goal has no more
%   solutions.

seek(Deadline, Breach, Goal, Check0, Check, Ended) :-
    found_in_time(Deadline, Breach, Goal, Breaches, Ended),
    found(Breaches, Check0, Check).

found(Breaches0, Check0, Check) :-
    maplist(attributed(Check0.subject), Breaches0, Breaches),
    foldl(tallied, Breaches, Check0.tally, Tally),
    Check = Check0.put(tally, Tally).

unchecked(What, Check0, Check) :-
    append(Check0.unchecked, [What], All),
    Check = Check0.put(unchecked, All).

                /*******************************
                *             BOTS             *
                *******************************/

%   The predicate PI, without which no game can be played, was late.

late_to_play(Subject, PI) :-
    arg(1, Subject.late, Keys),
    member(PI, Keys),
    memberchk(PI, [ initial_state/2, player_to_move/2, valid_moves/2, move/3,
                    game_over/2
                  ]),
    !.

%   Levels are the bots of the game itself. The searches of the library need no
%   check.

own_bots(Check, Levels) :-
    Subject = Check.subject,
    findall(Level,
            ( member(Level, Subject.levels),
              get_dict(levels, Subject.info, Dicts),
              member(Dict, Dicts),
              get_dict(number, Dict, Level),
              \+ get_dict(search, Dict, _)
            ),
            Levels).

play_bots([], Check, Check).
play_bots([Level|Levels], Check0, Check) :-
    progress(Check0, bot(Level)),
    length([Level|Levels], Left),
    get_time(Now),
    Part is 1/Left,
    part_way(Now, Part, Check0.deadline, Deadline),
    Options = Check0.options,
    option(bot_games(Count), Options),
    most_plies(Check0.subject, Options, Max),
    bot_games(Check0.subject, level(Level)-random,
              [games(Count),max_plies(Max),deadline(Deadline)],
              Games, Breaches),
    found(Breaches, Check0, Check1),
    (   loses_to_random(Games)
    ->  found([ 0-broken(bot_loses_to_random(Level, Games.points,
                                             Games.games),
                         module)
              ],
              Check1, Check2)
    ;   Check2 = Check1
    ),
    (   Games.ended == all
    ->  Check3 = Check2
    ;   Left2 = Games.ended,
        unchecked(bot(Level, Games.games, Count, Left2), Check2, Check3)
    ),
    Check4 = Check3.put(bots, [Level-Games|Check3.bots]),
    play_bots(Levels, Check4, Check).
