/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_typed_game,
          [ typed_game/3                % +Module, -Options, -Run
          ]).
:- use_module(library(lists),
              [ append/2, append/3, list_to_set/2, member/2, memberchk/2,
                nth1/3, select/3
              ]).
:- use_module(library(ordsets), [ord_union/3]).
:- use_module(library(random), [random_permutation/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(call_graph, [call_graph/2, loop_candidates/3]).
:- use_module(facts, [keeping_facts/2]).
:- use_module(loop_game, [loop_start/3, program_loop/3]).
:- use_module(loop_options, [first_to_move/4, reading_options/6]).
:- use_module(loop_reading, [loop_seen/3, repeats/3]).
:- use_module(loop_sides).
:- use_module(loop_step, [loop_asks/4, loop_step/5]).
:- use_module(prompt_labels, [names_persons/1]).
:- use_module(prompts, [prompt_choices/2, text_answers/2]).
:- use_module(run_answers, [text_end/3]).
:- use_module(spies, [spy_on/1]).
:- use_module(typed_lines, [narrowed_form/4, typed_form/2]).
:- use_module(watch, [definition/3, entry/2]).
:- use_module(watched_run, [has_board/1, watched_run/7]).

/** <module> A game of two persons, found by typing into it

A program in which only people play, or whose bots leave out moves or draw them
in ways that are not understood, may be read as people see it: the moves are
what a person may type in a turn of its loop, see tabuleiro/adopt/typed_lines.
*/

%!  typed_game(+Module, -Options:list, -Run) is semidet.
%
%   Options are those of loop_options/4, of a loop in which persons type the
%   moves of both sides; Run is a run in which they do, see
%   tabuleiro/adopt/watched_run, with Run.partly of loop_options/4.

typed_game(Module, Options, Run) :-
    entry(Module, Entry),
    !,
    Entry = _:Start,
    definition(Module, Start, Defined),
    call_graph(Module, Graph),
    loop_candidates(Graph, Defined, Loops),
    spy_on(Loops),
    persons_run(6, Module, Entry, Loops, [], Run0),
    loop_begun(Run0, PI, Count),
    length(Input, Count),
    append(Input, _, Run0.answers),
    menus(Run0.prompts, Count, Menus),
    typed_loop(2, Module, Entry, PI, Input-Menus, Run0.facts, Run1, Seen),
    loop_sides(Module, Seen.states, Side, Players0),
    first_to_move(Seen.first, Side, Players0, Players),
    reading_options(Module, Run1, Seen, Side-Players, Options, Partly),
    !,
    Run = Run1.put(partly, Partly).

%   persons_run(+Most, +Module, +Entry, +Loops, +Lines, -Run): Run answers Lines
%   first; where a menu then offers a game of two persons, it has that answer.

persons_run(Most, Module, Entry, Loops, Lines, Run) :-
    watched_run(Module, Entry, guess(Lines, none), options(1, 2, 3), Loops, [],
                Run0),
    length(Lines, Done),
    (   Most > 0,
        nth1(N, Run0.prompts, prompt(_, Text, Line, _)),
        N > Done,
        persons_answer(Text, Answer),
        (   Answer \== Line
        ->  true
        ;   N > Done+1                  % the answers before are kept
        )
    ->  Before is N-1,
        length(First, Before),
        append(First, _, Run0.answers),
        append(First, [Answer], Lines1),
        Fewer is Most-1,
        persons_run(Fewer, Module, Entry, Loops, Lines1, Run)
    ;   Run = Run0
    ).

%   persons_answer(+Text, -Answer): Text offers a game of two persons for
%   Answer, as it writes it.

persons_answer(Text, Answer) :-
    prompt_choices(Text, Choices),
    member(Lower-Label, Choices),
    names_persons(Label),
    text_answers(Text, Answers),
    member(Answer, Answers),
    string_lower(Answer, Lower),
    !.

%   loop_begun(+Run, -PI, -Count) is nondet: the loop PI begins after Count
%   answers, with a board; or it is called again where facts changed, which may
%   have the board.

loop_begun(Run, PI, Count) :-
    findall(Head-(PI0-Count0), begins(Run.events, 0, PI0, Head, Count0), All),
    findall(Begin,
            (   member(Head-Begin, All),
                has_board(Head)
            ;   Run.facts \== [],
                select(_-Begin, All, Others),
                Begin = PI0-_,
                memberchk(_-(PI0-_), Others)
            ),
            Begun0),
    list_to_set(Begun0, Begun),
    limit(4, member(PI-Count, Begun)).

%   begins(+Events, +Count0, -PI, -Head, -Count) is nondet: Head, of PI, is
%   called after Count-Count0 answers.

begins([Event|Events], Count0, PI, Head, Count) :-
    (   Event = enter(_, PI, Head, _),
        Count = Count0
    ;   Event == asked
    ->  Count1 is Count0+1,
        begins(Events, Count1, PI, Head, Count)
    ;   begins(Events, Count0, PI, Head, Count)
    ).

%   menus(+Prompts, +Count, -Menus): Menus are menu(Kind, End) terms, see
%   tabuleiro/adopt/loop_step, of the first Count of Prompts, at which no move
%   is typed.

menus(Prompts, Count, Menus) :-
    findall(menu(Kind, End),
            limit(Count,
                  ( member(prompt(Kind, Text, _, _), Prompts),
                    text_end(Text, 40, End)
                  )),
            Menus).

%   typed_loop(+Times, +Module, +Entry, +PI, +Begun, +Facts, -Run, -Reading):
%   Run is a run in which a game is typed into the loop PI, whose states have
%   Facts. Begun is Input-Menus: Input leads to the loop, at Menus. Reading is
%   that of loop_reading/3. If more facts change in the game, it is begun again,
%   Times times in all.

typed_loop(Times, Module, Entry, PI, Input-Menus, Facts, Run, Reading) :-
    Entry = _:Name/0,
    PI = _:Loop0,
    call_graph(Module, Graph),
    repeats(Graph, PI, Repeats),
    Terms = [ entry(Name),input(Input),predicate(Loop0),repeats(Repeats),
              state([]),facts(Facts),prompts(Menus)
            ],
    keeping_facts(Module,
                  ( program_loop(Module, Terms, Loop1),
                    loop_start(Module, Loop1, Start),
                    typed_form(Start, Form0),
                    moves(Loop1.put(typed, Form0), Module, Start, Moves0),
                    Moves0 = [_,_|_],
                    narrowed_form(Start, Form0, Moves0, Form),
                    Loop = Loop1.put(typed, Form),
                    played(8, Loop, Module, Start, Moves)
                  )),
    Moves = [_,_,_|_],
    append([Input|Moves], Lines),
    watched_run(Module, Entry, lines(Lines), options(1, 300, 4), [PI], [],
                Run0),
    ord_union(Facts, Run0.facts, All),
    (   All == Facts
    ->  length(Input, Count),
        with_turns(Run0.prompts, Count, Prompts),
        Run = Run0.put(_{prompts:Prompts, typed:Lines}),
        loop_seen(Module, Run, Seen),
        Seen.loop.predicate == PI,
        length(Moves, Played),
        Loop2 = Seen.loop.put(_{typed:Form, prompts:Menus}),
        Reading = Seen.put(_{loop:Loop2, explained:explained(Played, Played)})
    ;   Times > 1,
        Fewer is Times-1,
        typed_loop(Fewer, Module, Entry, PI, Input-Menus, All, Run, Reading)
    ).

%   with_turns(+Prompts0, +Count, -Prompts): the first Count of Prompts are
%   those of menus.

with_turns(Prompts0, Count, Prompts) :-
    findall(prompt(Kind, Text, Line, Turns),
            ( nth1(N, Prompts0, prompt(Kind, Text, Line, Turns0)),
              (   N =< Count
              ->  Turns = 0
              ;   Turns is max(1, Turns0)
              )
            ),
            Prompts).

%   played(+Most, +Loop, +Module, +State, -Moves): Moves of a random game from
%   State, at most Most.

played(Most, Loop, Module, State, Moves) :-
    (   Most > 0,
        moves(Loop, Module, State, Offered),
        random_permutation(Offered, Drawn),
        limit(8, member(Move, Drawn)),
        loop_step(Loop, Module, State, Move, entered(New))
    ->  Moves = [Move|Moves1],
        Fewer is Most-1,
        played(Fewer, Loop, Module, New, Moves1)
    ;   Moves = []
    ).

%   moves(+Loop, +Module, +State, -Moves) is semidet: fails also where there is
%   too much to try.

moves(Loop, Module, State, Moves) :-
    catch(loop_asks(Loop, Module, State, asked(Moves, _)),
          error(resource_error(typed_moves), _),
          fail).
