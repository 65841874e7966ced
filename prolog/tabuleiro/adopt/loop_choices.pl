/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_loop_choices,
          [ choices/3,                  % +Calls, +Loop, -Choices
            drawn_choices/5,            % +Calls, +Graph, +Loop, +What, -Choices
            may_list/2,                 % +Module, +Choice
            listed_choice/2,            % +Drawers, +Choice
            picks/3,                    % +Choices, +Drawers, -Picks
            chooser/3                   % +Calls, +Choice, -Chooser
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [foldl/4, foldl/5, include/3]).
:- use_module(library(lists),
              [ append/3, list_to_set/2, max_list/2, member/2, memberchk/2,
                same_length/2
              ]).
:- use_module(library(pairs),
              [group_pairs_by_key/2, pairs_keys/2, pairs_values/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(library(terms), [term_size/2]).
:- use_module(call_graph, [calls/3]).
:- use_module(candidates, [candidate/4]).
:- use_module(random_draws, [draws/1]).
:- use_module(templates, [operation/2]).

/** <module> Which calls of a program may choose the move

The choices are the terms choice(PI, Caller, Kind) of
tabuleiro/adopt/loop_step.
*/

%!  may_list(+Module, +Choice) is semidet.
%
%   Choice lists the moves, or the program has another predicate that may.

may_list(Module, choice(_, _, Kind)) :-
    (   Kind = outputs(_)
    ->  once(candidate(Module, [], valid_moves, _))
    ;   true
    ).

%!  choices(+Calls, +Loop, -Choices:list) is det.
%
%   Choices are those that a turn of Loop may make, by Calls, those of
%   answered_calls/2, the likeliest first.

choices(Calls, Loop, Choices) :-
    findall(Rank-choice(PI, Caller, Kind),
            ( member(call(_, PI, Caller, Before, After), Calls),
              PI \== Loop,
              Before \== After,
              choice_kind(Before, After, Kind0, Rank0),
              of_its_terms(Kind0, Calls, PI-Caller, After, Kind),
              choice_rank(PI, Caller, Rank1),
              Rank is Rank0+Rank1
            ),
            Ranked0),
    sort(Ranked0, Ranked1),
    findall(Any, choice_by_any(Ranked1, Any), Anys),
    append(Ranked1, Anys, Ranked2),
    keysort(Ranked2, Ranked),
    pairs_values(Ranked, Choices).

%   of_its_terms(+Kind0, +Calls, +Who, +After, -Kind): Kind is pick(N, M, PI),
%   not pick(N, M), if the predicate of Who, PI-Caller, also picked from what it
%   picked in the call After, such as the row of a move.

of_its_terms(Kind0, Calls, PI-Caller, After, Kind) :-
    (   Kind0 = pick(N, M),
        arg(N, After, Picked),
        compound(Picked),
        member(call(_, PI, Caller, Before, _), Calls),
        arg(M, Before, Parts),
        Parts == Picked
    ->  functor(Picked, Name, Arity),
        Kind = pick(N, M, Name/Arity)
    ;   Kind = Kind0
    ).

%   choice_by_any(+Ranked, -Any) is nondet: two predicates make the same choice,
%   or one does whose last call it is in one of two phases of the game.

choice_by_any(Ranked, Rank-choice(PI, any, Kind)) :-
    findall(PI-Kind,
            ( member(_-choice(PI, _, Kind), Ranked),
              Kind \= outputs(_)
            ),
            Choices0),
    sort(Choices0, Choices),
    member(PI-Kind, Choices),
    findall(OfCaller, member(OfCaller-choice(PI, _, Kind), Ranked), Ranks),
    Ranks = [_,_|_],
    max_list(Ranks, Rank).

%   choice_kind(+Before, +After, -Kind, -Rank) is nondet: the call Before with
%   the answer After may make a choice of Kind.

choice_kind(Before, After, list(N), 0) :-
    answer_argument(Before, After, N, Answer),
    is_list(Answer),
    Answer = [_,_|_],
    \+ picked_from(Before, Answer, _),
    \+ changed_board(Before, Answer).
choice_kind(Before, After, pick(N, M), Rank) :-
    picked_argument(Before, After, N, Answer, Rank),
    picked_from(Before, Answer, M).
choice_kind(Before, After, outputs(Ns), 3) :-
    findall(N-Answer, answer_argument(Before, After, N, Answer), Answers),
    Answers = [_|_],
    \+ ( member(_-Answer, Answers),
         new_state(Before, Answer)
       ),
    pairs_keys(Answers, Ns).

%   picked_from(+Before, +Answer, -M) is nondet: Answer is an element of the
%   list in argument M of Before. If it is a list too, such as [Row,Column], it
%   is no list of moves.

picked_from(Before, Answer, M) :-
    arg(M, Before, List),
    is_list(List),
    List = [_,_|_],
    ground(List),
    memberchk(Answer, List).

%   changed_board(+Before, +Answer): an argument of Before is as long as Answer,
%   and differs from it in some places, at most half of them.

changed_board(Before, Answer) :-
    arg(_, Before, Board),
    is_list(Board),
    changed_list(Board, Answer),
    !.

changed_list(Board, Answer) :-
    same_length(Board, Answer),
    foldl(count_changed, Board, Answer, 0, Changed),
    Changed > 0,
    length(Board, Length),
    Changed*2 =< Length.

%   new_state(+Before, +Answer): a part of Answer is a board in Before, changed:
%   it is a state, not a move. A move may be a short list.

new_state(Before, Answer) :-
    lists_within(Answer, [], News0),
    include(like_board, News0, News),
    News = [_|_],
    lists_within(Before, [], Boards0),
    keysort(Boards0, Boards1),
    group_pairs_by_key(Boards1, Boards),
    member(Length-New, News),
    memberchk(Length-Same, Boards),
    member(Board, Same),
    changed_list(Board, New),
    !.

like_board(_-[_,_,_,_,_|_]) :-
    !.
like_board(_-[[_|_],_,_|_]).

%   lists_within(+Term, +Lists0, -Lists): Lists are the Length-List pairs of the
%   lists that are parts of Term, before Lists0.

lists_within(Term, Lists0, Lists) :-
    (   compound(Term)
    ->  (   is_list(Term)
        ->  length(Term, Length),
            Lists1 = [Length-Term|Lists0]
        ;   Lists1 = Lists0
        ),
        compound_name_arguments(Term, _, Args),
        foldl(lists_within, Args, Lists1, Lists)
    ;   Lists = Lists0
    ).

count_changed(Element0, Element, Count0, Count) :-
    (   Element0 == Element
    ->  Count = Count0
    ;   Count is Count0+1
    ).

%   A pick may know the shape of what it takes: random_member(From-To, Moves).

picked_argument(Before, After, N, Answer, Rank) :-
    arg(N, Before, Partial),
    \+ ground(Partial),
    arg(N, After, Answer),
    ground(Answer),
    (   var(Partial)
    ->  Rank = 2
    ;   Rank = 3
    ).

answer_argument(Before, After, N, Answer) :-
    arg(N, Before, Unbound),
    var(Unbound),
    arg(N, After, Answer),
    ground(Answer).

%!  drawn_choices(+Calls, +Graph, +Loop, +What, -Choices:list) is det.
%
%   Choices are at most six of kind `drawn`: their predicates, of the program of
%   the call graph Graph, draw at random in Calls. The smallest answers come
%   first. If What is `states`, there is a new state in each of them, if it is
%   `moves`, in none. A predicate that several others call makes the choice of
%   each, first of all.

drawn_choices(Calls, Graph, Loop, What, Choices) :-
    findall(PI-Caller, member(call(_, PI, Caller, _, _), Calls), Pairs0),
    sort(Pairs0, Pairs),
    findall(Rank-choice(PI, Caller, drawn),
            ( member(PI-Caller, Pairs),
              PI \== Loop,
              calls(Graph, PI, Callees),
              once(( member(Draw, Callees), draws(Draw) )),
              aggregate_all(max(Size),
                            ( member(call(_, PI, Caller, Before, After),
                                     Calls),
                              answer_size(What, Before, After, Size)
                            ),
                            Most),
              choice_rank(PI, Caller, Rank0),
              Rank is Rank0+Most//10
            ),
            Ranked0),
    keysort(Ranked0, Ranked1),
    findall(Rank-choice(PI, any, drawn),
            ( member(Rank-choice(PI, Caller, drawn), Ranked1),
              member(PI-Other, Pairs),
              \+ memberchk(Other, [PI,Caller])
            ),
            Anys0),
    list_to_set(Anys0, Anys),
    append(Anys, Ranked1, Ranked2),
    keysort(Ranked2, Ranked),
    pairs_values(Ranked, All),
    findall(Choice, limit(6, member(Choice, All)), Choices).

%   answer_size(+What, +Before, +After, -Size): the answer After binds the
%   variables of the call Before to ground terms of Size cells.

answer_size(What, Before, After, Size) :-
    term_variables(Before, Variables),
    Variables = [_|_],
    ground(After),
    copy_term(Before-Variables, After-Values),
    (   new_state(Before, Values)
    ->  What == states
    ;   What == moves
    ),
    term_size(Values, Size).

%!  chooser(+Calls, +Choice, -Chooser) is semidet.
%
%   The predicate of Chooser, which asks for the list of moves of Choice, always
%   answered one of them in Calls. It is asked in its place: a bot that thinks,
%   or finds no good move, does not matter.

chooser(Calls, choice(List, PI, list(N)), choice(PI, Caller, Kind)) :-
    findall(Caller0-Ns,
            ( choosing_call(Calls, PI, Caller0, Before, After, List, N, Moves),
              findall(M, answer_argument(Before, After, M, _), Ns),
              Ns = [Output],
              arg(Output, After, Answer),
              memberchk(Answer, Moves)
            ),
            Found),
    findall(x, member(call(_, PI, _, _, _), Calls), All),
    length(All, Count),
    length(Found, Count),
    sort(Found, [Caller-Ns]),
    Kind = outputs(Ns, List, N).

%   A call of PI, and the list of the first call of List by it.

choosing_call(Calls, PI, Caller, Before, After, List, N, Moves) :-
    append(_, [call(_, PI, Caller, Before, After)|Later], Calls),
    once(( member(call(_, Other, By, _, Answer), Later),
           ( Other == List, By == PI ; Other == PI )
         )),
    Other == List,
    arg(N, Answer, Moves),
    is_list(Moves).

%!  listed_choice(+Drawers, +Choice) is semidet.
%
%   The moves of Choice are listed, and its predicate has the name of one that
%   chooses, or it picks one and is among Drawers, those that draw at random.

listed_choice(Drawers, choice(PI, _, Kind)) :-
    (   PI = _:Name/_,
        Kind \= outputs(_),
        name_rank(Name, Rank),
        Rank =< 2
    ->  true
    ;   Kind = pick(_, _),
        memberchk(PI, Drawers)
    ).

%!  picks(+Choices, +Drawers, -Picks:list) is det.
%
%   Picks are the picks of each predicate of Choices that picks, as of
%   listed_choice/2, whatever calls it.

picks(Choices, Drawers, Picks) :-
    findall(PI-Kind,
            ( member(Choice, Choices),
              Choice = choice(PI, _, Kind),
              Kind = pick(_, _),
              PI \= _:nth0/3,           % a row may be looked up
              PI \= _:nth1/3,
              listed_choice(Drawers, Choice)
            ),
            Kinds),
    findall(choice(PI, any, Kind),
            ( append(Before, [PI-Kind|_], Kinds),
              \+ memberchk(PI-_, Before)
            ),
            Picks).

choice_rank(_:Name/_, Caller, Rank) :-
    name_rank(Name, Rank0),
    caller_rank(Caller, Rank1),
    Rank is Rank0+Rank1.

%   What has the usual name comes first: another may list moves with their
%   values.

name_rank(Name, Rank) :-
    downcase_atom(Name, Lower),
    (   operation(valid_moves, Names),
        memberchk(Name, Names)
    ->  Rank = 0
    ;   has_word(Lower, [valid,legal,possible,available,possiveis,validas]),
        has_word(Lower, [move,play,jogada,action])
    ->  Rank = 0.5
    ;   has_word(Lower, [ move,jogada,action,plays,choose,random,bot,computer,
                          cpu,escolh,possible ])
    ->  Rank = 2
    ;   Rank = 4
    ).

caller_rank(_:Name/_, Rank) :-
    !,
    downcase_atom(Name, Lower),
    (   has_word(Lower, [choose,random,bot,computer,cpu,escolh])
    ->  Rank = 0
    ;   has_word(Lower, [over,end,winner,display,print,value])
    ->  Rank = 2
    ;   Rank = 1
    ).
caller_rank(_, 3).

has_word(Name, Words) :-
    member(Word, Words),
    sub_atom(Name, _, _, _, Word),
    !.
