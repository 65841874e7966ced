/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_ask,
          [ subject_option/4,           % ?Name, ?Type, -Default, -Meaning
            subject/3,                  % +Game, +Options, -Subject
            ask/3,                      % +Subject, +Question, -Answer
            ask/4,                      % +Subject, +Question, +Seconds,
                                        % -Answer
            question/4,                 % +Question, -X, -PI, -Goal
            reply/3,                    % +Answers, +Question, -X
            unfit/3,                    % +Answer, +May, -Asked
            may/2,                      % +Question, -May
            unanswered/1,               % +Result
            legal_moves/2,              % +Answers, -Moves
            info_list/3,                % +Info, +Key, -List
            players/2,                  % +Subject, -Players
            search_level/2              % +Levels, -Number
          ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../adopt/adapt', [adapted_game/3]).
:- use_module('../base/captured', [captured/3]).
:- use_module('../base/options', [check_options/3]).
:- use_module('../base/outcome', [outcome/4]).

/** <module> Asking an untrusted game

A _question_ is a goal of the interface without its last argument, such as
valid_moves(State). The answer is

    answer(Question, Result, Faults)

where Result is yes(X), `no` (the goal fails), threw(Error), late(Seconds) or
`unasked` (the predicate is not exported, or was late before), and Faults are
the laws that the call broke, such as leaves_choice_point(valid_moves/2).

A predicate that was late is not asked again; a bot that was late is not asked
again at that level. So a check of a game that loops takes at most one time
limit for each predicate.
*/

%!  subject_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options.
%
%     - levels
%       The default is the levels of game_info/1 up to the first search: the
%       other searches only take longer.
%     - bot_seconds
%       A bot that takes longer is not checked further.

subject_option(levels,      list,           _,
               "the bots to check, by number").
subject_option(seconds,     seconds_or_inf, 10,
               "the time limit of an answer").
subject_option(bot_seconds, seconds_or_inf, 1,
               "the time limit of a bot").

%!  subject(+Game, +Options, -Subject) is det.
%
%   Subject describes the module Game to the laws. It has the keys `game`,
%   `exports`, `info`, `levels`, `seconds`, `bot_seconds` and `late`.
%
%   Options: subject_option.
%
%   @error those of check_options/3

subject(Game, Options0, Subject) :-
    check_options(subject_option, Options0, Options),
    module_property(Game, exports(Exports)),
    option(seconds(Seconds), Options),
    option(bot_seconds(BotSeconds), Options),
    Subject0 = subject{ game:Game, exports:Exports, info:info{}, levels:[],
                        seconds:Seconds, bot_seconds:BotSeconds,
                        late:late([]) },
    ask(Subject0, game_info, Answer),
    (   Answer = answer(_, yes(Info), _),
        is_dict(Info)
    ->  info_levels(Info, Levels0),
        option(levels(Levels), Options, Levels0),
        Subject = Subject0.put(_{info:Info, levels:Levels})
    ;   Subject = Subject0
    ).

info_levels(Info, Numbers) :-
    (   info_list(Info, levels, Levels)
    ->  findall(N, own_level(Levels, N), Own),
        findall(N, limit(1, search_level(Levels, N)), First),
        append(Own, First, Numbers)
    ;   Numbers = []
    ).

own_level(Levels, Number) :-
    level(Levels, Level, Number),
    \+ get_dict(search, Level, _).

%!  search_level(+Levels, ?Number) is nondet.
%
%   Number is the number of a search in Levels, the key `levels` of game_info/1.

search_level(Levels, Number) :-
    level(Levels, Level, Number),
    get_dict(search, Level, _).

level(Levels, Level, Number) :-
    member(Level, Levels),
    is_dict(Level),
    get_dict(number, Level, Number).

                /*******************************
                *            ASKING            *
                *******************************/

%!  ask(+Subject, +Question, -Answer) is det.
%!  ask(+Subject, +Question, +Seconds, -Answer) is det.
%
%   Asks Question of the game of Subject, with a limit of Seconds. Besides a
%   goal without its last argument, Question may be
%
%     - shown(Goal): the answer is the string that Goal prints
%     - holds(Goal): the answer is `true` if Goal is true
%     - reads(State, Text): the answer is the moves that move_notation/3 reads
%       in Text
%     - program(Module:Goal): Goal of the program below an adapted game, see
%       tabuleiro/check/program_laws; not for ask/3
%     - positions(Text): the answer is the states that state_notation/2 reads
%       in Text

ask(Subject, Question, Answer) :-
    ask(Subject, Question, Subject.seconds, Answer).

ask(Subject, Question, Seconds, answer(Question, Result, Faults)) :-
    duplicate_term(Question, Asked),
    question(Asked, X, PI, Goal),
    late_key(Question, PI, Key),
    (   memberchk(PI, Subject.exports),
        \+ was_late(Subject, Key)
    ->  run(Subject.game:Goal, Seconds, Result0, Exit, Printed),
        result(Asked, Result0, X, Printed, Result),
        findall(Fault,
                fault(Question, Asked, PI, Exit, Printed, Fault),
                Faults),
        (   Result = late(_)
        ->  remember_late(Subject, Key)
        ;   true
        )
    ;   Result = unasked,
        Faults = []
    ).

%!  unanswered(+Result) is semidet.
%
%   Result of ask/3 is no answer of the game.

unanswered(unasked).
unanswered(late(_)).

%   Key identifies a question that is not asked again after it was late. The
%   argument of the key `late` of Subject lists these keys; it survives
%   backtracking.

late_key(best_moves(_, Level), PI, PI-Level) :-
    !.
late_key(choose_move(_, Level), PI, PI-Level) :-
    !.
late_key(_, PI, PI).

was_late(Subject, Key) :-
    arg(1, Subject.late, Keys),
    (   memberchk(Key, Keys)
    ->  true
    ;   member(Late, Keys),
        runs_within(Late, Others),
        \+ memberchk(Key, Others),
        adapted_game(Subject.game, _, _)
    ),
    !.

%   runs_within(Late, Others): an adapted game calls Late before it answers
%   anything but Others. After Late was late, only Others are asked.

runs_within(game_over/2,   [initial_state/2,player_to_move/2,value/3]).
runs_within(valid_moves/2, [initial_state/2,player_to_move/2,value/3,
                            game_over/2]).

remember_late(Subject, Key) :-
    arg(1, Subject.late, Keys),
    nb_setarg(1, Subject.late, [Key|Keys]).

%!  question(+Question, -X, -PI, -Goal) is det.
%
%   Goal asks Question of the predicate PI and binds X to the answer.

question(shown(Goal), _, PI, Goal) :-
    !,
    indicator(Goal, PI).
question(holds(Goal), true, PI, Goal) :-
    !,
    indicator(Goal, PI).
question(reads(State, Text), Moves, move_notation/3,
         findall(Move, move_notation(State, Move, Text), Moves)) :-
    !.
question(positions(Text), States, state_notation/2,
         findall(State, state_notation(State, Text), States)) :-
    !.
question(program(_:Goal), _, PI, Goal) :-
    !,
    indicator(Goal, PI).
question(Question, X, PI, Goal) :-
    Question =.. List0,
    append(List0, [X], List),
    Goal =.. List,
    indicator(Goal, PI).

indicator(Goal, Name/Arity) :-
    functor(Goal, Name, Arity).

result(shown(_), yes, _, Printed, yes(Printed)) :-
    !.
result(_, yes, X, _, yes(X)) :-
    !.
result(_, Result, _, _, Result).

%   Asked is a copy of Question, which shows whether the game changed it.

fault(Question, Asked, PI, _, _, changes_state(PI)) :-
    Asked \== Question.
fault(Question, _, PI, open, _, leaves_choice_point(PI)) :-
    Question \= shown(_).
fault(Question, _, PI, _, Printed, prints(PI)) :-
    Question \= shown(_),
    Printed \== "".

%!  run(:Goal, +Seconds, -Result, -Exit, -Printed) is det.
%
%   Result is `yes`, `no`, threw(Error) or late(Seconds); Exit is `open` if
%   Goal may have more answers than the first.

run(Goal, Seconds, Result, Exit, Printed) :-
    captured(outcome(Goal, Seconds, Result, Exit), 1_000_000, Printed0),
    (   memberchk(Result, [yes,no])
    ->  Printed = Printed0
    ;   Printed = ""
    ).

%!  reply(+Answers, +Question, -X) is semidet.
%
%   Answers has the answer X to Question.

reply(Answers, Question, X) :-
    memberchk(answer(Question, yes(X0), _), Answers),
    X = X0.

%!  unfit(+Answer, +May, -Asked) is nondet.
%
%   Answer breaks a law that holds for all questions. Asked is
%   asked(Question, Law). May is `may_fail` if the question may fail, else
%   `answers`.

unfit(answer(Question, _, Faults), _, asked(Question, Law)) :-
    member(Law, Faults).
unfit(answer(Question, Result, _), May, asked(Question, Law)) :-
    question(Question, _, PI, _),
    no_answer(Result, May, PI, Law).

no_answer(no, answers, PI, fails(PI)).
no_answer(threw(Error), _, PI, throws(PI, Error)).
no_answer(late(Seconds), _, PI, takes_too_long(PI, Seconds)).

%!  may(+Question, -May) is det.
%
%   May is the argument of unfit/3 for Question.

may(game_over(_), may_fail) :-
    !.
may(_, answers).

%!  legal_moves(+Answers, -Moves:list) is det.
%
%   Moves are the answer to valid_moves(State), or `[]` if it is not a list.

legal_moves(Answers, Moves) :-
    (   memberchk(answer(valid_moves(_), yes(Moves0), _), Answers),
        is_list(Moves0)
    ->  Moves = Moves0
    ;   Moves = []
    ).

%!  info_list(+Info, +Key, -List) is semidet.
%
%   List is the value of Key in Info. Fails if it is not a list.

info_list(Info, Key, List) :-
    get_dict(Key, Info, List),
    is_list(List).

%!  players(+Subject, -Players:list) is semidet.

players(Subject, Players) :-
    info_list(Subject.info, players, Players).
