/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_compare_program,
          [ is_program/1,               % @Term
            compare_program/4           % +Game, +Term, -Report, +Options
          ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3]).
:- use_module(library(option), [option/2, option/3]).
:- use_module(library(random), [random_between/3]).
:- use_module('../game/games', [load_game/2]).
:- use_module('../match/clock', [clock/2]).
:- use_module('../match/draws', [history/2, usual_draws/2]).
:- use_module('../match/program').
:- use_module('../match/program_move').
:- use_module('../match/random_game', [random_game/3]).
:- use_module('../match/timeline', [on_timeline/4, played/7, timeline/4]).
:- use_module('../search/perft', [perft/4]).

/** <module> Comparing a program that speaks UGI with the rules of a game

At each state of random games the program is asked whether the game is over,
whose turn it is, who has won, and for a move, which must be legal; with the
option `perft`, it is asked for perft too. The first wrong answer ends the
comparison.
*/

%!  is_program(@Term) is semidet.
%
%   Term is engine(Command) or engine(Command, Options), see
%   tabuleiro/match/player.

is_program(Term) :-
    nonvar(Term),
    program_parts(Term, _, _).

program_parts(engine(Command), Command, []).
program_parts(engine(Command, Options), Command, Options).

%!  compare_program(+Game, +Term, -Report:dict, +Options) is det.
%
%   Compares the program Term with Game, which load_game/2 loads. A program
%   without a limit among its options searches one ply. Options are
%   config(Config), games(N), max_plies(Max), seed(Seed) and perft(Depth), as in
%   compare_games/3. Report has the keys
%
%     - games: Module-Name, the module of the game and the program's name
%     - seed, played, states: as in the report of compare_games/4
%     - difference: `none` or a dict with the keys
%       - plies: the number of moves before it
%       - lines: the lines sent to the program, the question last
%       - expected: the answer by the rules, a string; `none` for a move
%       - answer: answer(String) or, as in tabuleiro/match/program,
%         fault(Fault)
%
%   @error those of load_game/2, known_program/3 and initial_state/2

compare_program(GameName, Term, Report, Options) :-
    load_game(GameName, Game),
    limited_program(Term, Program),
    program_name(Program, Name),
    random_between(0, 0x3fffffff, RandomSeed),
    option(seed(Seed), Options, RandomSeed),
    set_random(seed(Seed)),
    setup_call_cleanup(
        start_program(Program, Running),
        ( greet_program(Running, Fault),
          played_with(Fault, Game, Running, Options, Tally),
          quit_program(Running)
        ),
        end_program(Running)),
    Tally = tally(Played, States, Difference),
    Report = comparison{ games:Game-Name, seed:Seed, played:Played,
                         states:States, difference:Difference }.

limited_program(Term, Program) :-
    program_parts(Term, Command, Options0),
    known_program(Command, Options0, Program0),
    (   member(Limit, [time(_),nodes(_),depth(_)]),
        option(Limit, Options0)
    ->  Program = Program0
    ;   known_program(Command, [depth(1)|Options0], Program)
    ).

played_with(none, Game, Running, Options, Tally) :-
    !,
    option(games(Count), Options),
    games(Count, Game, Running, Options, tally(0, 0, none), Tally).
played_with(Fault, _, _, _, tally(0, 0, Difference)) :-
    difference(0, ["ugi","isready"], none, fault(Fault), Difference).

games(0, _, _, _, Tally, Tally) :-
    !.
games(Count, Game, Running, Options, tally(Played0, States0, none), Tally) :-
    option(config(Config), Options, default),
    option(max_plies(Max), Options),
    option(perft(Depth), Options),
    random_game(Game, Moves,
                [config(Config), max_plies(Max), states([Start|States])]),
    usual_draws(_, Most),
    history([threefold(true), max_plies(Most)], History),
    clock([], Clock),
    timeline(Start, History, Clock, Timeline),
    along(Moves, States, Timeline, asking(Game, Running, Clock, Depth), 0,
          Asked, Difference),
    Played is Played0+1,
    States1 is States0+Asked,
    Tally1 = tally(Played, States1, Difference),
    (   Difference == none
    ->  Count1 is Count-1,
        games(Count1, Game, Running, Options, Tally1, Tally)
    ;   Tally = Tally1
    ).

%   Asks at the end of Timeline, and after each of Moves, which leads to one of
%   States.

along(Moves, States, Timeline, Asking, Plies, Asked, Difference) :-
    findall(Question, question(Asking, Timeline, Question), Questions),
    first_difference(Questions, Asking, Timeline, Plies, Difference1),
    (   Difference1 \== none
    ->  Difference = Difference1,
        Asked = Plies
    ;   Moves = [Move|Moves1]
    ->  States = [State|States1],
        Asking = asking(_, _, Clock, _),
        played(1, Move, none, State, Clock, Timeline, Timeline1),
        Plies1 is Plies+1,
        along(Moves1, States1, Timeline1, Asking, Plies1, Asked, Difference)
    ;   Difference = none,
        Asked is Plies+1
    ).

                /*******************************
                *           QUESTIONS          *
                *******************************/

%!  question(+Asking, +Timeline, -Question) is nondet.
%
%   Question is question(Line, Word, Expected). Line is sent; the answer is the
%   line that begins with Word, and must have the words Expected in a row.

question(asking(Game, _, _, Depth), Timeline, question(Line, Word, Words)) :-
    on_timeline(Timeline, State, Draw, _),
    question(Game, State, Depth, Line, Word, Words),
    \+ may_differ(Draw, Line, Words).

%   A match may be drawn where the rules let the game go on; the program may
%   then answer either.

may_differ(Draw, Line, [Word]) :-
    Draw \== none,
    memberchk(Line-Word, ["query gameover"-"false","query result"-"none"]).

question(Game, State, _, "query gameover", "response", [Over]) :-
    (   Game:game_over(State, _)
    ->  Over = "true"
    ;   Over = "false"
    ).
question(Game, State, _, "query p1turn", "response", [Turn]) :-
    \+ Game:game_over(State, _),
    Game:game_info(Info),
    Game:player_to_move(State, Player),
    (   Info.players = [Player|_]
    ->  Turn = "true"
    ;   Turn = "false"
    ).
question(Game, State, _, "query result", "response", [Result]) :-
    (   Game:game_over(State, Winner)
    ->  Game:game_info(Info),
        (   nth1(N, Info.players, Winner)
        ->  format(string(Result), 'p~dwin', [N])
        ;   Result = "draw"
        )
    ;   Result = "none"
    ).
question(Game, State, Depth, Line, "perft", ["nodes",Count]) :-
    Depth > 0,
    format(string(Line), 'perft ~d', [Depth]),
    perft(Game, State, Depth, Leaves),
    number_string(Leaves, Count).
question(Game, State, _, "go", "bestmove", []) :-
    \+ Game:game_over(State, _).

first_difference([], _, _, _, none).
first_difference([Question|Questions], Asking, Timeline, Plies, Difference) :-
    Asking = asking(Game, _, _, _),
    Question = question(Line, Word, Words),
    program_position(Game, Timeline, Position),
    catch(answer(Question, Asking, Timeline, Position, Answer),
          program_fault(Fault),
          Answer = fault(Fault)),
    (   Answer == right
    ->  first_difference(Questions, Asking, Timeline, Plies, Difference)
    ;   Words == []
    ->  difference(Plies, [Position,Line], none, Answer, Difference)
    ;   line([Word|Words], Expected),
        difference(Plies, [Position,Line], Expected, Answer, Difference)
    ).

answer(question(_, "bestmove", _), Asking, Timeline, _, Answer) :-
    !,
    Asking = asking(Game, Running, Clock, _),
    program_move(Running, Game, Timeline, Clock, false, move(Move), _),
    (   string(Move)
    ->  Answer = fault(illegal(Move))
    ;   Answer = right
    ).
answer(question(Line, Word, Words), asking(_, Running, _, _), _, Position,
       Answer) :-
    program_answer(Running, [Position,Line], Word, Rest),
    (   append(Words, _, Tail),
        append(_, Tail, Rest)
    ->  Answer = right
    ;   line([Word|Rest], Text),
        Answer = answer(Text)
    ).

line(Words, Line) :-
    atomic_list_concat(Words, ' ', Atom),
    atom_string(Atom, Line).

difference(Plies, Lines, Expected, Answer,
           difference{ plies:Plies, lines:Lines, expected:Expected,
                       answer:Answer }).
