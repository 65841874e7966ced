/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_loop_bots,
          [ loop_levels/5,              % +Module, +Watched, +Adapter, +Found,
                                        % -Levels
            foreign_bot/4,              % +Module, +Watched, +Adapter, -Label
            certain_with_bots/3,        % +Module, +Run, +Options
            begun/4,                    % +Module, +Loop0, -Loop, -Before
            changed_parts/5             % +Module, +Loop, +Before, -First,
                                        % -Parts
          ]).
:- use_module(library(apply),
              [exclude/3, foldl/5, maplist/3, maplist/4]).
:- use_module(library(lists),
              [ append/2, append/3, list_to_set/2, member/2, memberchk/2,
                nth1/3, same_length/2, subset/2
              ]).
:- use_module(library(option), [option/2]).
:- use_module(library(pairs),
              [pairs_keys/2, pairs_keys_values/3, pairs_values/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(bot_menus).
:- use_module(loop_explains, [drawing/2, stays/4]).
:- use_module(loop_game).
:- use_module(loop_step).
:- use_module(menu_levels,
              [asks_bot/1, levels_lost/3, names_two_levels/2]).
:- use_module(templates, [part/3]).
:- use_module(trial, [at_fixed_random/1]).
:- use_module(watched_run, [passes/1]).
:- use_module('../base/time_limit', [limit_time/1, within_seconds/3]).

/** <module> The bots of a program whose loop makes the steps

The choice of such a bot may be no move of the game: the loop may make the move
from it. So the bot plays in the loop, see loop_choice/6. Its level is where the
states of the loop differ after another answer to the prompt for the level.
*/

%!  loop_levels(+Module, +Watched, +Adapter, +Found, -Levels) is semidet.
%
%   Where trial found no bot that plays a move of the game, or fewer levels,
%   Found, than the menus of the run Watched offer, Levels are those of the loop
%   of Adapter, which was read off Watched, more than Found: N-loop(Parts)
%   terms. The parts of a state of that bot are Parts, Path-Value terms, see
%   part/3.

loop_levels(Module, Watched, Adapter, Found, Levels) :-
    (   Found == []
    ->  true
    ;   levels_lost(Watched.prompts, Found, _)
    ),
    winner_names(Adapter, Names),
    begun(Module, Adapter.loop, Loop, Start-Base),
    asked_menus(Watched, Asked, Menus),
    findall(Rank-bots(All, Numbers),
            ( member(Menu, Menus),
              findall(Parts-N,
                      level_parts(Module, Loop, Names, Start-Base, Asked,
                                  Menu, N, Parts),
                      All0),
              first_of_each(All0, All, Numbers),
              offers_bots(Loop, All),
              menu_rank(Module, Loop, Watched.prompts, Base, Menu, All, Rank)
            ),
            Ranked),
    keysort(Ranked, Sorted),
    pairs_values(Sorted, OfMenus),
    \+ ( OfMenus == [], Loop.typed \== none ),
    of_both_players(OfMenus, All, Numbers),
    findall(N-loop(Parts),
            ( nth1(I, All, Parts),
              (   memberchk(none, Numbers)
              ->  N = I
              ;   nth1(I, Numbers, N)
              )
            ),
            Levels),
    length(Levels, Count),
    length(Found, Before),
    Count > Before.

%!  foreign_bot(+Module, +Watched, +Adapter, -Label) is semidet.
%
%   The bot that a menu of the run Watched offers by Label plays, but its choice
%   in the first state is no move of the loop of Adapter. Of a loop with several
%   choices in a turn that is not known, see unoffered_bot/4.

foreign_bot(Module, Watched, Adapter, Label) :-
    Adapter.loop.several == false,
    winner_names(Adapter, Names),
    begun(Module, Adapter.loop, Loop, Start-Base),
    loop_moves(Module, Loop, Base, Moves),
    is_list(Moves),
    asked_menus(Watched, Asked, Menus),
    member(Menu, Menus),
    once(( member(prompt(_, Text, Given, 0), Watched.prompts),
           bot_menu(Text, Menu),
           asks_bot(Text)
         )),
    member(Answer-Label, Menu),
    Answer \== Given,
    once(( input_by(Asked, Menu, Answer-Label, Input),
           changed_parts(Module, Loop.put(input, Input), Start-Base, First,
                         Parts),
           loop_bot(Loop, Module, First, _, entered(_)),
           stay(4, Module, Loop, Names, First, Parts)
         )),
    \+ loop_choice(Module, Loop, Base, Parts, Moves, _),
    !.

%   winner_names(+Adapter, -Names): what the program calls the winner.

winner_names(Adapter, Names) :-
    pairs_keys(Adapter.winners, Reported),
    append(Adapter.players, Reported, Names).

%!  begun(+Module, +Loop0, -Loop, -Before) is semidet.
%
%   Loop is Loop0 with the key starts_in, the seconds that another game may take
%   to begin. Before is Start-Base: it is called in Start, and first asks for a
%   choice in Base.

begun(Module, Loop0, Loop, Start-Base) :-
    limit_time(Begun),
    at_fixed_random(loop_start(Module, Loop0, Start)),
    at_fixed_random(loop_first(Module, Loop0, Base)),
    limit_time(Ended),
    Seconds is 5*(Ended-Begun) + 0.3,
    Loop = Loop0.put(starts_in, Seconds).

%   first_of_each(+Pairs, -Keys, -Values): of Pairs with the same key, only the
%   first one.

first_of_each([], [], []).
first_of_each([Key-Value|Pairs], [Key|Keys], [Value|Values]) :-
    exclude(of_key(Key), Pairs, Others),
    first_of_each(Others, Keys, Values).

of_key(Key, Other-_) :-
    Other == Key.

%   offers_bots(+Loop, +All): of the levels All one is that of the run, unless
%   persons play in it.

offers_bots(Loop, [_|Others]) :-
    (   Loop.typed \== none
    ->  true
    ;   Others = [_|_]
    ).

%!  certain_with_bots(+Module, +Run, +Options) is semidet.
%
%   With no bot of the game that Options describe, whose loop was read off Run,
%   does a move lead to a state that is drawn at random: what it draws would be
%   another choice of the turn. A program whose bot draws nothing in Run may
%   have bots that do.

certain_with_bots(Module, Run, Options) :-
    option(loop(Terms), Options),
    program_loop(Module, Terms, Loop0),
    begun(Module, Loop0, Loop, Start-Base),
    (   drawing(loop_bot(Loop, Module, Base, _, _), true)
    ->  true
    ;   asked_menus(Run, Asked, Menus),
        \+ ( member(Menu, Menus),
             once(member(Menu-Given, Asked)),
             member(Answer-_, Menu),
             Answer \== Given,
             input_with(Asked, Menu, Answer, Input),
             once(changed_parts(Module, Loop.put(input, Input), Start-Base,
                                First, _)),
             uncertain(Module, Loop, First)
           )
    ).

uncertain(Module, Loop, State) :-
    loop_asks(Loop, Module, State, asked(Offered, _)),
    is_list(Offered),
    list_to_set(Offered, Moves),
    limit(3, member(Move, Moves)),
    drawing(loop_step(Loop, Module, State, Move, Outcome), Drew),
    \+ stays(4, loop_step(Loop, Module, State, Move), Drew, Outcome),
    !.

%   menu_rank(+Module, +Loop, +Prompts, +Base, +Menu, +All, -Rank) is semidet:
%   Menu, whose choices lead to All, is that of the bots: one of Prompts with it
%   asks for them, or else they choose otherwise with the same random numbers. A
%   variant of the rules is another choice, and may show much later.

menu_rank(Module, Loop, Prompts, Base, Menu, All, Rank) :-
    (   member(prompt(_, Text, _, 0), Prompts),
        bot_menu(Text, Menu),
        asks_bot(Text)
    ->  Rank = 0
    ;   member(Parts, All),
        \+ loop_alike(Module, Loop, Base, Parts)
    ->  Rank = 1
    ).

%   loop_alike(+Module, +Loop, +State, +Parts): with the same random numbers,
%   the bot with Parts plays as that of State does in ten games of up to 20
%   plies, or in as many as three seconds are enough for.

loop_alike(Module, Loop, State, Parts) :-
    limit_time(Now),
    Until is Now+3,
    \+ ( between(1, 10, Game),
         Seed is 100*Game,
         \+ alike(20, Seed-Until, Module, Loop, State, Parts)
       ).

alike(Plies, Seed-Until, Module, Loop, State, Parts) :-
    (   limit_time(Now),
        ( Plies =:= 0 ; Now > Until )
    ->  true
    ;   of_bot(State, Parts, Own),
        seeded_bot(Seed, Loop, Module, State, Outcome),
        seeded_bot(Seed, Loop, Module, Own, OfBot),
        same_outcome(OfBot, Outcome, Parts),
        (   Outcome = entered(New)
        ->  Fewer is Plies-1,
            Next is Seed+1,
            alike(Fewer, Next-Until, Module, Loop, New, Parts)
        ;   true
        )
    ).

seeded_bot(Seed, Loop, Module, State, Outcome) :-
    at_fixed_random(( set_random(seed(Seed)),
                      loop_bot(Loop, Module, State, _, Outcome)
                    )).

%   of_both_players(+OfMenus, -All, -Numbers): All are the levels of the first
%   of OfMenus, bots(All0, Numbers) terms. Another menu with the same values
%   elsewhere is that of the other player: a level is that of both.

of_both_players([], [[]], [none]).
of_both_players([bots(All0, Numbers)|OfMenus], All, Numbers) :-
    (   member(bots(Other, _), OfMenus),
        maplist(same_values, All0, Other)
    ->  maplist(append, All0, Other, All)
    ;   All = All0
    ).

same_values(Parts, Others) :-
    pairs_keys_values(Parts, Paths, Values),
    pairs_keys_values(Others, OtherPaths, OtherValues),
    Values == OtherValues,
    \+ ( member(Path, Paths),
         memberchk(Path, OtherPaths)
       ).

%   level_parts(+Module, +Loop, +Names, +First, +Asked, +Menu, -N, -Parts) is
%               nondet: one of the answers of Menu, that of level N, given
%   wherever it was Asked, changes Parts of the start, and nothing else. First
%   is Start-Base: the loop first asks for a choice in Base, but the bot with
%   Parts may not ask. "Greedy vs Random" is no level where any menu that was
%   asked has them one by one, "Human vs Greedy" is none of computers.

level_parts(Module, Loop, Names, Start-Base, Asked, Menu, N, Parts) :-
    once(member(Menu-Given, Asked)),
    pairs_keys(Asked, Menus),
    append(Menus, Choices),
    findall(Choice,
            ( member(Choice, Menu),
              Choice = _-Label0,
              \+ names_two_levels(Label0, Choices),
              \+ is_for_person(Label0, Given, Menu)
            ),
            Single),
    findall(Choice, offered_level(Single, Choice), Offered),
    nth1(N0, Offered, Answer-Label),
    level_number(Answer-Label, N0, N),
    (   Answer == Given,
        \+ ( member(Menu-Other, Asked),   % of the other player
             Other \== Given
           )
    ->  Loop.typed == none,             % no person plays
        Parts = []
    ;   once(( input_by(Asked, Menu, Answer-Label, Input),
               changed_parts(Module, Loop.put(input, Input), Start-Base, First,
                             Parts),
               same_moves(Module, Loop, Base, First, Parts),
               stay(4, Module, Loop, Names, First, Parts)
             ))
    ).

%!  changed_parts(+Module, +Loop, +Before, -First, -Parts) is nondet.
%
%   Parts of the start are others with the input of Loop, Before is Start-Base,
%   and First is Base with Parts. The first turns may set up the game: then
%   First is the state in which the other bot is first asked.

changed_parts(Module, Loop, Start-Base, First, Parts) :-
    started(Loop, loop_start(Module, Loop, OfLevel)),
    differences(Start, OfLevel, Parts),
    Parts = [_|_],
    of_bot(Base, Parts, First).
changed_parts(Module, Loop, _-Base, First, Parts) :-
    started(Loop, loop_first(Module, Loop, First)),
    differences(Base, First, Parts),
    Parts = [_|_].

:- meta_predicate started(+, 0).

%   started(+Loop, :Goal) is semidet: after an answer that leads elsewhere, the
%   program may play for long and never come to Loop.

started(Loop, Goal) :-
    within_seconds(Loop.starts_in,
                   catch(at_fixed_random(Goal), Ball, no_game(Ball)),
                   InTime),
    InTime == true.

%   A level does not change the rules. Its bot may offer fewer moves, or choose
%   from no list; it chooses one of the moves that are listed.

same_moves(Module, Loop, Base, First, Parts) :-
    loop_moves(Module, Loop, Base, Moves),
    (   loop_moves(Module, Loop, First, Others)
    ->  (   Moves =@= Others
        ->  true
        ;   is_list(Moves),
            is_list(Others),
            (   subset(Others, Moves)
            ->  true
            ;   pairs_values(Parts, Values),
                Others = [_|_],
                \+ ( member(Other, Others),
                     \+ ( member(Move, Moves),
                          with_values(Move, Other, Values)
                        )
                   )
            )
        )
    ;   is_list(Moves)
    ),
    (   is_list(Moves)
    ->  loop_choice(Module, Loop, Base, Parts, Moves, _)
    ;   true
    ).

%   with_values(+Move, +Other, +Values): Other is Move with as many values of
%   Values as these are in it: a move may be the next state, with the level.

with_values(Move, Other, Values) :-
    compound(Move),
    differences(Move, Other, Parts),
    same_length(Parts, Values),
    pairs_values(Parts, Own),
    subset(Own, Values).

%   The answer ended the program.

no_game(Ball) :-
    passes(Ball),
    throw(Ball).

%   differences(+Term0, +Term, -Parts) is semidet: Term is Term0 but for Parts,
%   which are atomic in both.

differences(Term0, Term, Parts) :-
    (   Term0 == Term
    ->  Parts = []
    ;   atomic(Term0),
        atomic(Term)
    ->  Parts = [[]-Term]
    ;   same_shape(Term0, Term, Args0, Args),
        foldl(argument_differences, Args0, Args, 0-[], _-Parts)
    ).

same_shape(Term0, Term, Args0, Args) :-
    (   is_list(Term0)
    ->  Args0 = Term0,
        Args = Term,
        is_list(Term),
        same_length(Args0, Args)
    ;   compound(Term0),
        compound(Term),
        compound_name_arguments(Term0, Name, Args0),
        compound_name_arguments(Term, Name, Args),
        same_length(Args0, Args)
    ).

argument_differences(Arg0, Arg, N0-Parts0, N-Parts) :-
    N is N0+1,
    differences(Arg0, Arg, Inner),
    findall([N|Path]-Value, member(Path-Value, Inner), Here),
    append(Parts0, Here, Parts).

%   stay(+Plies, +Module, +Loop, +Names, +State, +Parts): the program plays
%   Plies moves, or to the end, and never changes Parts. The end names one of
%   Names, or nobody: a program that waits for a person may have said that
%   nobody has won.

stay(0, _, _, _, _, _) :-
    !.
stay(Plies, Module, Loop, Names, State, Parts) :-
    loop_bot(Loop, Module, State, _, Outcome),
    (   Outcome = entered(New)
    ->  \+ ( member(Path-Value, Parts),
             \+ ( part(Path, New, Other), Other == Value )
           ),
        Fewer is Plies-1,
        stay(Fewer, Module, Loop, Names, New, Parts)
    ;   Outcome = ended(Reported),
        (   Reported = reported(Winner, _)
        ->  memberchk(Winner, Names)
        ;   true
        )
    ).
