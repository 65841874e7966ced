/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_laws,
          [ module_breach/2,            % +Subject, -Breach
            game_breach/3,              % +Subject, +RandomGame, -Breach
            look/3,                     % +Subject, +State, -Look
            part_breach/4,              % +Part, +Subject, +Looked, -Breach
            look_breach/5,              % +Part, +Subject, +Looks, +Look,
                                        % -Breach
            end_breach/4,               % +Subject, +Moves, +States, -Breach
            plain/2                     % +Breach, -Plain
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(error), [is_of_type/2]).
:- use_module(library(lists),
              [last/2, member/2, memberchk/2, reverse/2, same_length/2]).
:- use_module(library(random), [random_member/2]).
:- use_module('../game/game', [game_predicate/2]).
:- use_module(ask).
:- use_module(not_offered, [not_offered/4]).
:- use_module('../base/sample', [sample/3]).
:- use_module(slow_laws, [slow_breach/4]).
:- use_module(why_laws, [why_breach/5]).

/** <module> The laws of games

Each law is a promise of tabuleiro/game/game. A predicate of this module
searches for a _breach_, broken(Law, Where). Where is `module`, config(Config)
or state(State); tabuleiro/check/texts has a text for each law. Law may be
asked(Question, Law1), where Question shows that Law1 is broken. check_game/2
and the tests of the games of tabuleiro use the laws.

A game is asked questions, see tabuleiro/check/ask. All laws are checked, even
if an answer is an error or late.
*/

                /*******************************
                *          THE MODULE          *
                *******************************/

%!  module_breach(+Subject, -Breach) is nondet.
%
%   Breach is found without playing: it is of the exports, of game_info/1 or of
%   the initial states.

module_breach(Subject, broken(missing(PI), module)) :-
    game_predicate(PI, required),
    \+ memberchk(PI, Subject.exports).
module_breach(Subject, broken(Law, module)) :-
    ask(Subject, game_info, Answer),
    (   unfit(Answer, answers, Law)
    ;   Answer = answer(_, yes(Info), _),
        info_breach(Info, Subject.exports, Law)
    ).
module_breach(Subject, broken(Law, config(Config))) :-
    (   Config = default
    ;   Config = []
    ;   info_list(Subject.info, configs, Configs),
        member(Config, Configs)
    ),
    (   ask(Subject, initial_state(Config), Answer),
        unfit(Answer, answers, Law)
    ;   rules_breach(Subject, Config, Law)
    ).
module_breach(Subject, broken(option_default(Name), module)) :-
    info_list(Subject.info, options, Options),
    member(Option, Options),
    _{name:Name, default:Default, values:Values} :< Option,
    \+ memberchk(Default, Values).
module_breach(Subject, broken(option_labels(Name), module)) :-
    info_list(Subject.info, options, Options),
    member(Option, Options),
    _{name:Name, labels:Labels, values:Values} :< Option,
    \+ ( has_shape(strings, Labels),
         same_length(Labels, Values)
       ).

rules_breach(Subject, Config, Law) :-
    memberchk(rules_text/2, Subject.exports),
    ask(Subject, rules_text(Config), Answer),
    (   unfit(Answer, answers, Law)
    ;   Answer = answer(_, yes(Lines), _),
        \+ has_shape(strings, Lines),
        Law = rules_no_strings(Lines)
    ).

info_breach(Info, _, info_no_dict(Info)) :-
    \+ is_dict(Info),
    !.
info_breach(Info, Exports, info_missing(Key)) :-
    info_key(Key, _),
    Key \== scored,
    \+ get_dict(Key, Info, _),
    \+ ( Key == rules,
         memberchk(rules_text/2, Exports)
       ).
info_breach(Info, _, info_wrong(Key, Value)) :-
    info_key(Key, Shape),
    get_dict(Key, Info, Value),
    \+ has_shape(Shape, Value).

%!  info_key(?Key, ?Shape) is nondet.
%
%   The keys of game_info/1. All but the last are required; `rules` is required
%   if there is no rules_text/2.

info_key(title,        string).
info_key(players,      two(ground)).
info_key(player_names, two(string)).
info_key(levels,       list([number,name,strength])).
info_key(options,      list([name,title,values,default])).
info_key(configs,      list([])).
info_key(most_moves,   number).
info_key(longest_game, number).
info_key(value_range,  range).
info_key(rules,        strings).
info_key(credits,      strings).
info_key(scored,       boolean).

has_shape(string, Value) :-
    string(Value).
has_shape(boolean, Value) :-
    is_of_type(boolean, Value).
has_shape(number, Value) :-
    is_number(Value).
has_shape(range, Value) :-
    nonvar(Value),
    Value = Least-Most,
    is_number(Least),
    is_number(Most),
    Least =< Most.
has_shape(strings, Value) :-
    is_list(Value),
    forall(member(Line, Value), string(Line)).
has_shape(two(Type), Value) :-
    is_list(Value),
    Value = [A,B],
    A \== B,
    is_of_type(Type, A),
    is_of_type(Type, B).
has_shape(list(Keys), Value) :-
    is_list(Value),
    forall(( member(Dict, Value),
             member(Key, Keys)
           ),
           ( is_dict(Dict),
             get_dict(Key, Dict, _)
           )).

%   Bounds may be expressions such as `inf` and -100.

is_number(Value) :-
    ground(Value),
    catch(_ is Value, error(_,_), fail).

%   Value is at most the bound Key of game_info/1, if there is one.

within(Subject, Key, Value) :-
    (   get_dict(Key, Subject.info, Most),
        is_number(Most)
    ->  Value =< Most
    ;   true
    ).

                /*******************************
                *             GAMES            *
                *******************************/

%!  game_breach(+Subject, +RandomGame, -Breach) is nondet.
%
%   RandomGame is game(Config, Moves, States): States are the states before
%   each of Moves, and the final one. The game is asked about every state, and
%   then again about a sample of them. Breach is plain, see plain/2.

game_breach(Subject, RandomGame, Breach) :-
    RandomGame = game(_, Moves, States),
    maplist(look(Subject), States, Looks),
    (   end_breach(Subject, Moves, States, Breach0)
    ;   member(Look, Looks),
        look_breach(states, Subject, Looks, Look, Breach0)
    ;   member(Part, [slow,why,again]),
        part_breach(Part, Subject, Looks, Breach0)
    ),
    plain(Breach0, Breach).

%!  plain(+Breach, -Plain) is det.
%
%   Plain is Breach without the question that shows it.

plain(broken(Law0, Where), broken(Law, Where)) :-
    (   Law0 = asked(_, Law1)
    ->  Law = Law1
    ;   Law = Law0
    ).

%!  part_breach(+Part, +Subject, +Looks, -Breach) is nondet.
%
%   Breach is found in a sample of Looks, all looks at a game. Part is a part of
%   look_breach/5 other than `states`.

part_breach(Part, Subject, Looks, Breach) :-
    sampled(Part, Count),
    sample(Count, Looks, Some0),
    reverse(Some0, Some),               % not in the order of the first looks
    member(Look, Some),
    look_breach(Part, Subject, Looks, Look, Breach).

sampled(slow,  4).
sampled(why,   4).
sampled(again, 12).

%!  look_breach(+Part, +Subject, +Looks, +Look, -Breach) is nondet.
%
%   Look is one of Looks, all looks at a game. Part is one of
%
%     - states: the questions about every state
%     - slow: bots, notation and boards
%     - why: the reasons why moves are not legal
%     - again: questions asked a second time

look_breach(Part, Subject, Looks, look(State, Answers),
            broken(Law, state(State))) :-
    random_member(look(_, Elsewhere), Looks),
    legal_moves(Elsewhere, Others),
    part_law(Part, Subject, State, Answers, Others, Law).

part_law(states, Subject, State, Answers, Others, Law) :-
    state_breach(Subject, State, Answers, Others, Law).
part_law(slow, Subject, State, Answers, _, Law) :-
    slow_breach(Subject, State, Answers, Law).
part_law(why, Subject, State, Answers, Others, Law) :-
    why_breach(Subject, State, Answers, Others, Law).
part_law(again, Subject, State, Answers, _, Law) :-
    second_look_breach(Subject, State, Answers, Law).

%!  look(+Subject, +State, -Look) is det.
%
%   Look is look(State, Answers), with the answers to the questions about every
%   state.

look(Subject, State, look(State, Answers)) :-
    findall(Question, about(Subject, State, Question), Questions),
    maplist(ask(Subject), Questions, Answers).

about(_, State, player_to_move(State)).
about(_, State, game_over(State)).
about(_, State, valid_moves(State)).
about(Subject, State, Question) :-
    players(Subject, Players),
    member(Player, Players),
    (   Question = value(State, Player)
    ;   Question = valid_moves(State, Player)
    ).

%!  end_breach(+Subject, +Moves, +States, -Breach) is nondet.
%
%   Breach is found at the end of a game.

end_breach(Subject, Moves, States, broken(Law, state(Last))) :-
    last(States, Last),
    (   length(Moves, Plies),
        \+ within(Subject, longest_game, Plies),
        Law = longer_than_it_says(Plies)
    ;   last(Moves, Move),
        ask(Subject, shown(show_game(Last, [last(Move)])), Answer),
        unfit(Answer, answers, Law)
    ).

second_look_breach(Subject, State, Answers,
                   asked(Question, answers_otherwise(PI))) :-
    member(answer(Question, Result, _), Answers),
    Result = yes(_),
    ask(Subject, Question, answer(_, Result2, _)),
    Result2 \=@= Result,
    \+ unanswered(Result2),
    question(Question, _, PI, _),
    ground(State).

                /*******************************
                *            STATES            *
                *******************************/

%!  state_breach(+Subject, +State, +Answers, +Others, -Law) is nondet.
%
%   Answers are those of look/3. Others are the legal moves of some state.

state_breach(_, State, _, _, state_not_ground) :-
    \+ ground(State),
    !.
state_breach(_, State, _, _, state_lost_in_text) :-
    format(string(Text), '~k', [State]),
    \+ catch(same_text(Text, State), error(_,_), fail).
state_breach(_, _, Answers, _, Law) :-
    member(Answer, Answers),
    Answer = answer(Question, _, _),
    may(Question, May),
    unfit(Answer, May, Law).
state_breach(Subject, State, Answers, _, Law) :-
    player_breach(Subject, State, Answers, Law).
state_breach(Subject, State, Answers, _, Law) :-
    moves_breach(Subject, State, Answers, Law).
state_breach(Subject, State, Answers, _, Law) :-
    end_of_game_breach(Subject, State, Answers, Law).
state_breach(Subject, State, Answers, _, Law) :-
    reason_breach(Subject, State, Answers, Law).
state_breach(Subject, State, Answers, _, Law) :-
    value_breach(Subject, State, Answers, Law).
state_breach(Subject, State, Answers, _, Law) :-
    legal_moves(Answers, Moves),
    sample(12, Moves, Some),
    member(Move, Some),
    (   ask(Subject, move(State, Move), Answer),
        offered_breach(State, Move, Answer, Law)
    ;   effects_breach(Subject, State, Move, Law)
    ).
state_breach(Subject, State, Answers, Others, Law) :-
    reply(Answers, valid_moves(State), Moves),
    is_list(Moves),
    not_offered(Others, Moves, Move, May),
    ask(Subject, move(State, Move), Answer),
    not_offered_breach(May, Move, Answer, Law).

same_text(Text, State) :-
    term_string(Read, Text),
    Read == State.

player_breach(Subject, State, Answers, no_player(Player)) :-
    reply(Answers, player_to_move(State), Player),
    players(Subject, Players),
    \+ member_of(Player, Players).

member_of(X, List) :-
    member(Y, List),
    Y == X,
    !.

moves_breach(Subject, State, Answers, Law) :-
    reply(Answers, valid_moves(State), Moves),
    (   \+ is_list(Moves)
    ->  Law = moves_no_list
    ;   \+ ground(Moves)
    ->  Law = moves_not_ground
    ;   moves_breach(Moves, Subject, State, Answers, Law)
    ).

moves_breach(Moves, _, _, _, Law) :-
    msort(Moves, Ordered),
    sort(Moves, Set),
    (   Ordered \== Set,
        Law = moves_twice
    ;   Ordered \== Moves,
        Law = moves_unsorted
    ).
moves_breach(Moves, Subject, _, _, more_moves_than_it_says(Count)) :-
    length(Moves, Count),
    \+ within(Subject, most_moves, Count).
moves_breach(Moves, Subject, State, Answers, moves_of_player(Player)) :-
    reply(Answers, player_to_move(State), ToMove),
    players(Subject, Players),
    member(Player, Players),
    reply(Answers, valid_moves(State, Player), Own),
    (   Player == ToMove
    ->  Own \== Moves
    ;   Own \== []
    ).

end_of_game_breach(Subject, State, Answers, Law) :-
    reply(Answers, game_over(State), Winner),
    !,
    (   reply(Answers, valid_moves(State), [_|_]),
        Law = over_with_moves
    ;   players(Subject, Players),
        \+ member_of(Winner, [draw|Players]),
        Law = no_winner(Winner)
    ;   \+ get_dict(scored, Subject.info, false),
        players(Subject, Players),
        member_of(Winner, Players),
        member(Player, Players),
        Player \== Winner,
        reply(Answers, value(State, Winner), Value),
        reply(Answers, value(State, Player), Other),
        number(Value),
        number(Other),
        Value < Other,
        Law = winner_has_less(Winner)
    ;   member(Level, Subject.levels),
        ask(Subject, choose_move(State, Level), Answer),
        (   Answer = answer(_, yes(_), _)
        ->  Law = bot_moves_at_the_end(Level)
        ;   unfit(Answer, may_fail, Law)
        )
    ).
end_of_game_breach(_, State, Answers, stuck) :-
    reply(Answers, valid_moves(State), []).

reason_breach(Subject, State, Answers, Law) :-
    memberchk(game_end/2, Subject.exports),
    ask(Subject, game_end(State), Answer),
    (   reply(Answers, game_over(State), _)
    ->  (   unfit(Answer, answers, Law)
        ;   Answer = answer(_, yes(Reason), _),
            \+ ground(Reason),
            Law = reason_not_ground
        )
    ;   unfit(Answer, may_fail, Law)
    ;   Answer = answer(_, yes(Reason), _),
        Law = ended_in_play(Reason)
    ).

value_breach(Subject, State, Answers, Law) :-
    member(answer(value(State, Player), yes(Value), _), Answers),
    (   \+ number(Value)
    ->  Law = value_no_number(Player, Value)
    ;   get_dict(value_range, Subject.info, Range),
        has_shape(range, Range),
        Range = Least-Most,
        \+ ( Value >= Least, Value =< Most )
    ->  Law = value_out_of_range(Player, Value)
    ).

                /*******************************
                *             MOVES            *
                *******************************/

offered_breach(_, Move, answer(_, no, _), move_refused(Move)) :-
    !.
offered_breach(State, Move, Answer, Law) :-
    (   unfit(Answer, answers, Law)
    ;   Answer = answer(_, yes(NewState), _),
        (   NewState == State
        ->  Law = move_changes_nothing(Move)
        ;   \+ ground(NewState)
        ->  Law = state_not_ground
        )
    ).

effects_breach(Subject, State, Move, Law) :-
    memberchk(move_effects/3, Subject.exports),
    ask(Subject, move_effects(State, Move), Answer),
    (   unfit(Answer, answers, Law)
    ;   Answer = answer(_, yes(Messages), _),
        \+ ( ground(Messages),
             is_list(Messages)
           ),
        Law = effects_no_messages(Move, Messages)
    ).

not_offered_breach(_, Move, answer(_, yes(_), _), move_accepted(Move)) :-
    !.
not_offered_breach(may_throw, _, answer(_, threw(error(_,_)), _), _) :-
    !,
    fail.
not_offered_breach(_, _, Answer, Law) :-
    unfit(Answer, may_fail, Law).
