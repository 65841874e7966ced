/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_random_draws,
          [ drawn_answers/4,            % :Goal, +Answer, +PIs, -Answers
            draw_spies/2,               % +Module, -PIs
            draws/1,                    % +PI
            picks_part/4                % +Module, +Pick, +Caller, +N
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists),
              [append/3, member/2, memberchk/2, nth0/3, nth0/4]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(clauses, [body_goals/2, program_clause/3, program_module/2]).
:- use_module(facts, [predicate_facts/2, restore_facts/1, restore_facts/2]).
:- use_module(spies, [spied/2, spied_body/2, unspied_name/2]).
:- use_module('../base/time_limit', [count_time/1]).

/** <module> Every answer of a predicate that draws at random

A bot may draw a cell until one fits, and no predicate of the program lists the
cells. So the bot runs once for each sequence of draws. A draw that stands where
another one stood in the same run, with the same goals above it, repeats that
draw, since the program did not like it: such a run has no new answer.
*/

%!  draws(+PI) is semidet.
%
%   PI, Library:Name/Arity, is a predicate of the library that draws at random,
%   and of which drawn_answers/4 makes every draw.

draws(Library:Name/Arity) :-
    memberchk(Library, [random,tabuleiro_sicstus_predicates]),
    draw(Name, Arity),
    !.

draw(random,             3).
draw(random_between,     3).
draw(random_member,      2).
draw(random_select,      3).
draw(random_permutation, 2).

%!  picks_part(+Module, +Pick, +Caller, +N) is semidet.
%
%   A clause of Caller, Name/Arity, calls Pick for its argument N, which is only
%   a part of an answer of Caller, such as the piece of a move; another part is
%   new, and the clause draws besides.

picks_part(Module, Pick/PickArity, Name/Arity, N) :-
    functor(Head, Name, Arity),
    functor(Pattern, Pick, PickArity),
    program_clause(Module, Head, Body),
    body_goals(Body, Goals),
    append(Before, [Goal|After], Goals),
    subsumes_term(Pattern, Goal),
    arg(N, Goal, Picked),
    var(Picked),
    arg(I, Head, Answer),
    compound(Answer),
    term_variables(Answer, Parts),
    same_member(Picked, Parts),
    member(Part, Parts),
    Part \== Picked,
    \+ ( arg(J, Head, Other),
         J \== I,
         sub_term(Same, Other),
         Same == Part
       ),
    ( member(Draw, Before) ; member(Draw, After) ),
    callable(Draw),
    functor(Draw, DrawName, DrawArity),
    draw(DrawName, DrawArity),
    !.

same_member(Variable, Variables) :-
    member(Same, Variables),
    Same == Variable,
    !.

%!  draw_spies(+Module, -PIs:list) is det.
%
%   PIs, Owner:Name/Arity terms, must be spied for drawn_answers/4 of a goal of
%   Module, see spy_on/1.

draw_spies(Module, PIs) :-
    findall(Owner:Name/Arity,
            ( program_module(Module, Owner),
              \+ sub_atom(Owner, 0, _, _, tabuleiro_),
              draw(Name, Arity),
              functor(Head, Name, Arity),
              of_library(Owner, Head)
            ),
            PIs).

of_library(Owner, Head) :-
    (   \+ predicate_property(Owner:Head, defined)
    ->  functor(Head, Name, Arity),
        Owner:use_module(library(random), [Name/Arity])
    ;   predicate_property(Owner:Head, imported_from(Library))
    ->  functor(Head, Name, Arity),
        draws(Library:Name/Arity)
    ;   catch(clause(Owner:Head, Body), error(_, _), fail),
        spied_body(Body, Library:_),
        Library \== Owner
    ).

:- meta_predicate drawn_answers(0, +, +, -).

%!  drawn_answers(:Goal, +Answer, +PIs, -Answers:ordset) is det.
%
%   Answers are the instances of Answer after Goal, called once with each
%   sequence of draws. The facts of the dynamic predicates PIs are as now in
%   each call, and at last.
%
%   @throws tabuleiro_watched(lost) if there are more than 2000 sequences, they
%   take more than 5 million inferences, a draw has more than 150 results, or
%   all sequences repeat a draw

drawn_answers(Goal, Answer, PIs, Answers) :-
    predicate_facts(PIs, Facts),
    call_with_inference_limit(all_runs(first, 2000, Goal-Answer, Facts, Found,
                                       []),
                              5_000_000, Result),
    restore_facts(Facts),
    (   Result == inference_limit_exceeded
    ->  throw(tabuleiro_watched(lost))
    ;   true
    ),
    findall(One, member(answer(One), Found), Answers0),
    sort(Answers0, Answers),
    (   Answers == [],
        memberchk(repeated, Found)
    ->  throw(tabuleiro_watched(lost))
    ;   true
    ).

%   all_runs(+Script, +Most, +Run, +Facts, -Found, ?Tail): Script is the list of
%   the first draws of the next run, I-Place terms, or `first` or `none`; Run is
%   Goal-Answer.

all_runs(none, _, _, _, Tail, Tail) :-
    !.
all_runs(_, 0, _, _, _, _) :-
    !,
    throw(tabuleiro_watched(lost)).
all_runs(Script, Most, Run, Facts0, Found, Tail) :-
    Run = Goal-Answer,
    restore_facts(Facts0, Facts),
    count_time(0.0002),                 % it takes as long in few inferences
    (   Script == first
    ->  Left = []
    ;   Left = Script
    ),
    Draws = draws(Left, []),
    findall(One, run_once(Draws, Goal, Answer, One), Ones),
    append(Ones, Found1, Found),
    arg(2, Draws, Done),
    next_script(Done, Next),
    Fewer is Most-1,
    all_runs(Next, Fewer, Run, Facts, Found1, Tail).

run_once(Draws, Goal, Answer, One) :-
    catch(( spied(tabuleiro_random_draws:draw(Draws), Goal),
            One = answer(Answer)
          ),
          tabuleiro_drawn(repeated),
          One = repeated).

%   next_script(+Done, -Script): Done are the draws of a run, the last first, as
%   drawn(I, Count, Place): the one of number I, from 0, of Count at Place.

next_script([], none).
next_script([drawn(I, Count, Place)|Done], Script) :-
    I1 is I+1,
    (   I1 < Count
    ->  foldl(drawn_before, Done, [I1-Place], Script)
    ;   next_script(Done, Script)
    ).

drawn_before(drawn(I, _, Place), Script, [I-Place|Script]).

:- public draw/4.                       % called as a closure

draw(Draws, _, Head, Wrapped) :-
    (   results(Head, Count, I, Result),
        Count > 0
    ->  next_draw(Draws, Count, I),
        call(Result)
    ;   call(Wrapped)
    ).

next_draw(_, Count, _) :-
    Count > 150,
    !,
    throw(tabuleiro_watched(lost)).
next_draw(Draws, Count, I) :-
    Draws = draws(Left, Done),
    (   Left = [I0-Place|Left1]
    ->  nb_setarg(1, Draws, Left1)
    ;   place(Place),
        (   memberchk(drawn(_, _, Place), Done)
        ->  throw(tabuleiro_drawn(repeated))
        ;   I0 = 0
        )
    ),
    I = I0,
    nb_setarg(2, Draws, [drawn(I, Count, Place)|Done]).

%   results(?Head, -Count, ?I, -Goal): the call Head has Count results, and
%   after Goal that of number I.

results(random(Low, High, X), Count, I, X is Low+I) :-
    integer(Low),
    integer(High),
    Count is High-Low.
results(random_between(Low, High, X), Count, I, X is Low+I) :-
    integer(Low),
    integer(High),
    Count is High-Low+1.
results(random_member(X, List), Count, I, nth0(I, List, X)) :-
    length(List, Count).
results(random_select(X, List, Rest), Count, I, nth0(I, List, X, Rest)) :-
    is_list(List),
    length(List, Count).
results(random_permutation(List, Permuted), Count, I,
        tabuleiro_random_draws:rotated(I, List, Permuted)) :-
    is_list(List),
    length(List, Count).

:- public rotated/3.

%   rotated(+I, +List, -Rotated): a program takes the first element that fits:
%   each is the first one once.

rotated(I, List, Rotated) :-
    length(Before, I),
    append(Before, After, List),
    append(After, Before, Rotated).

%   Place tells where a draw stands: the goals above it, and where each goes on.
%   A goal that calls a variant of itself is there again.

place(Place) :-
    prolog_current_frame(Frame),
    goals_above(Frame, [], Goals0),
    from_spied_goal(Goals0, Goals),
    foldl(without_repetition, Goals, [], Kept),
    variant_sha1(Kept, Place).

%   from_spied_goal(+Goals0, -Goals): Goals begin with the goal of spied/2. If
%   its last call was one of itself, that one stands there now, and was called
%   elsewhere.

from_spied_goal([once(_)-_|Goals0], Goals) :-
    !,
    from_spied_goal(Goals0, Goals).
from_spied_goal([at(_)|Goals0], Goals) :-
    Goals0 = [_|_],
    !,
    from_spied_goal(Goals0, Goals).
from_spied_goal([Goal-_|Goals], [Goal-none|Goals]) :-
    !.
from_spied_goal(Goals, Goals).

%   goals_above(+Frame, +Above0, -Above): Above are Goal-PC terms, and at(PC)
%   terms of spied goals, in the order of their calls, from spied/2 on. PC is
%   where the goal above goes on.

goals_above(Frame, Above0, Above) :-
    prolog_frame_attribute(Frame, predicate_indicator, PI),
    (   PI == tabuleiro_spies:spied/2
    ->  Above = Above0
    ;   prolog_frame_attribute(Frame, parent, Parent),
        (   frame_entry(Frame, Parent, PI, Entry)
        ->  Above1 = [Entry|Above0]
        ;   Above1 = Above0
        ),
        goals_above(Parent, Above1, Above)
    ).

frame_entry(Frame, Parent, PI, Entry) :-
    (   prolog_frame_attribute(Frame, pc, PC)
    ->  true
    ;   PC = none
    ),
    (   of_spies(PI)
    ->  prolog_frame_attribute(Parent, predicate_indicator, Caller),
        \+ of_spies(Caller),
        Entry = at(PC)
    ;   prolog_frame_attribute(Frame, goal, Goal),
        own_goal(Goal, Own),
        Entry = Own-PC
    ).

%   The indicator of a predicate of this module has no module.

of_spies(PI) :-
    (   PI = Module:_
    ->  sub_atom(Module, 0, _, _, tabuleiro_)
    ;   true
    ).

own_goal(Goal0, Goal) :-
    strip_module(Goal0, _, Plain),
    Plain =.. [Name0|Args],
    length(Args, Arity),
    unspied_name(Name0/Arity, Name/Arity),
    Goal =.. [Name|Args].

without_repetition(at(PC), Kept, [at(PC)|Kept]).
without_repetition(Goal-PC, Kept0, Kept) :-
    (   append(_, [Other-PC0|Above], Kept0),
        Other =@= Goal
    ->  Kept = [Other-PC0|Above]
    ;   Kept = [Goal-PC|Kept0]
    ).
