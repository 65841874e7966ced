/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_laws,
          [ subject/3,                  % +Game, +Options, -Subject
            module_breach/2,            % +Subject, -Breach
            ask/3,                      % +Subject, +Question, -Answer
            game_breach/3               % +Subject, +RandomGame, -Breach
          ]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(error), [is_of_type/2]).
:- autoload(library(lists),
            [ append/3, last/2, member/2, memberchk/2, reverse/2,
              same_length/2
            ]).
:- autoload(library(option), [option/3]).
:- autoload(library(ordsets), [ord_subtract/3]).
:- autoload(library(random), [random_member/2]).
:- autoload(library(solution_sequences), [limit/2]).
:- autoload(library(time), [call_with_time_limit/2]).
:- use_module(agree, [sample/3]).
:- use_module('../interface/game', [game_predicate/2]).

/** <module> The laws of games

What tabuleiro/interface/game promises of every game, as something that can be
looked for: a _breach_ is broken(Law, Where). Where is `module`,
config(Config) or state(State); the laws are told in words by messages.pl.
check_game/2 and the tests of the games that come with tabuleiro use these.

A game is asked a _question_: a goal of the interface without its last
argument, such as valid_moves(State). The answer is

    answer(Question, Result, Faults)

where Result is yes(X), `no` (it fails), threw(Error), late(Seconds) or
`missing` (not exported), and Faults are the laws that were broken on the
way, such as leaves_choice_point(valid_moves/2). So whatever a game does,
the laws are looked at to the end.
*/

:- predicate_options(subject/3, 2,
                     [ levels(list), seconds(number), bot_seconds(number) ]).

%!  subject(+Game, +Options, -Subject) is det.
%
%   Subject is what the laws need to know of Game, a module. Options:
%
%     - levels(Levels): the numbers of the bots to look at; default those
%       of game_info/1, but for searches the first only: the others take
%       longer and do nothing else
%     - seconds(S): the game must answer in that time; default 10
%     - bot_seconds(S): a bot that needs longer is not looked at further;
%       default 1

subject(Game, Options, Subject) :-
    module_property(Game, exports(Exports)),
    option(seconds(Seconds), Options, 10),
    option(bot_seconds(BotSeconds), Options, 1),
    Subject0 = subject{ game:Game, exports:Exports, info:info{}, levels:[],
                        seconds:Seconds, bot_seconds:BotSeconds },
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
%
%   Answer is what the game answers to Question, and how. Besides the
%   questions described above there are
%
%     - shown(Goal): what Goal prints, a string
%     - holds(Goal): `true` if Goal is true
%     - reads(State, Text): all moves that move_notation/3 reads in Text

ask(Subject, Question, Answer) :-
    ask(Subject, Question, Subject.seconds, Answer).

ask(Subject, Question, Seconds, answer(Question, Result, Faults)) :-
    duplicate_term(Question, Asked),
    question(Asked, X, PI, Goal),
    (   memberchk(PI, Subject.exports)
    ->  run(Subject.game:Goal, Seconds, Result0, Exit, Printed),
        result(Asked, Result0, X, Printed, Result),
        findall(Fault,
                fault(Question, Asked, PI, Exit, Printed, Fault),
                Faults)
    ;   Result = missing,
        Faults = []
    ).

%   Goal is what to call and X its answer; PI is who is to blame for it.

question(shown(Goal), _, PI, Goal) :-
    !,
    indicator(Goal, PI).
question(holds(Goal), true, PI, Goal) :-
    !,
    indicator(Goal, PI).
question(reads(State, Text), Moves, move_notation/3,
         findall(Move, move_notation(State, Move, Text), Moves)) :-
    !.
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

%   What was asked is a copy of Question, so that a game cannot spoil it.

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
    get_time(Start),
    catch(call_with_time_limit(
              Seconds,
              with_output_to(string(Printed),
                             first_answer(Goal, Result, Exit))),
          Ball,
          true),
    (   var(Ball)
    ->  true
    ;   caught(Ball, Start, Seconds, Result),
        Exit = closed,
        Printed = ""
    ).

first_answer(Goal, yes, Exit) :-
    call_cleanup(Goal, Done = true),
    (   Done == true
    ->  Exit = closed
    ;   Exit = open
    ),
    !.
first_answer(_, no, closed).

%   What is not the doing of the game goes on.

caught(time_limit_exceeded, Start, Seconds, late(Seconds)) :-
    get_time(Now),
    Now-Start >= Seconds,
    !.
caught(Ball, _, _, _) :-
    not_of_the_game(Ball),
    !,
    throw(Ball).
caught(Error, _, _, threw(Error)).

not_of_the_game(time_limit_exceeded).
not_of_the_game('$aborted').
not_of_the_game(unwind(_)).
not_of_the_game(tabuleiro_leave).
not_of_the_game(tabuleiro_leave_all).

%!  reply(+Answers, +Question, -X) is semidet.
%
%   X is what the game answered to Question, among Answers.

reply(Answers, Question, X) :-
    memberchk(answer(Question, yes(X0), _), Answers),
    X = X0.

%!  unfit(+Answer, +May, -Law) is nondet.
%
%   Law is broken by the way in which the game answered; May is `may_fail`
%   if the question can do without an answer, else `answers`.

unfit(answer(_, _, Faults), _, Law) :-
    member(Law, Faults).
unfit(answer(Question, Result, _), May, Law) :-
    question(Question, _, PI, _),
    no_answer(Result, May, PI, Law).

no_answer(no, answers, PI, fails(PI)).
no_answer(threw(Error), _, PI, throws(PI, Error)).
no_answer(late(Seconds), _, PI, takes_too_long(PI, Seconds)).

                /*******************************
                *          THE MODULE          *
                *******************************/

%!  module_breach(+Subject, -Breach) is nondet.
%
%   What can be said without playing: predicates, game_info/1 and the
%   starts of a game.

module_breach(Subject, broken(missing(PI), module)) :-
    game_predicate(PI, required),
    \+ memberchk(PI, Subject.exports).
module_breach(Subject, broken(Law, module)) :-
    ask(Subject, game_info, Answer),
    (   unfit(Answer, answers, Law)
    ;   Answer = answer(_, yes(Info), _),
        info_breach(Info, Law)
    ).
module_breach(Subject, broken(Law, config(Config))) :-
    (   Config = default
    ;   Config = []
    ;   info_list(Subject.info, configs, Configs),
        member(Config, Configs)
    ),
    ask(Subject, initial_state(Config), Answer),
    unfit(Answer, answers, Law).
module_breach(Subject, broken(option_default(Name), module)) :-
    info_list(Subject.info, options, Options),
    member(Option, Options),
    _{name:Name, default:Default, values:Values} :< Option,
    \+ memberchk(Default, Values).

info_breach(Info, info_no_dict(Info)) :-
    \+ is_dict(Info),
    !.
info_breach(Info, info_missing(Key)) :-
    info_key(Key, _),
    Key \== scored,
    \+ get_dict(Key, Info, _).
info_breach(Info, info_wrong(Key, Value)) :-
    info_key(Key, Shape),
    get_dict(Key, Info, Value),
    \+ has_shape(Shape, Value).

%!  info_key(?Key, ?Shape) is nondet.
%
%   What game_info/1 must tell, or may, which is the last one.

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

info_list(Info, Key, List) :-
    get_dict(Key, Info, List),
    is_list(List).

players(Subject, Players) :-
    info_list(Subject.info, players, Players).

%   Value is not beyond the bound Key of game_info/1, if that is told.

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
%   RandomGame is game(Config, Moves, States): States are the state before
%   each of Moves and the last one. The game is asked about every state,
%   and again about some when it has seen them all.

game_breach(Subject, game(_, Moves, States), Breach) :-
    maplist(look(Subject), States, Looks),
    (   end_breach(Subject, Moves, States, Breach)
    ;   random_member(look(_, Elsewhere), Looks),
        legal_moves(Elsewhere, Others),
        member(look(State, Answers), Looks),
        state_breach(Subject, State, Answers, Others, Law),
        Breach = broken(Law, state(State))
    ;   sample(4, Looks, Some),
        member(look(State, Answers), Some),
        slow_breach(Subject, State, Answers, Law),
        Breach = broken(Law, state(State))
    ;   sample(12, Looks, Some),
        reverse(Some, Again),
        member(look(State, Answers), Again),
        second_look_breach(Subject, State, Answers, Law),
        Breach = broken(Law, state(State))
    ).

%!  look(+Subject, +State, -Look) is det.
%
%   Look is look(State, Answers): what the game answers to the questions
%   that can be asked about any state.

look(Subject, State, look(State, Answers)) :-
    findall(Question, about(Subject, State, Question), Questions),
    maplist(ask(Subject), Questions, Answers).

about(_, State, player_to_move(State)).
about(_, State, valid_moves(State)).
about(_, State, game_over(State)).
about(Subject, State, Question) :-
    players(Subject, Players),
    member(Player, Players),
    (   Question = value(State, Player)
    ;   Question = valid_moves(State, Player)
    ).

may(game_over(_), may_fail) :-
    !.
may(_, answers).

%   The legal moves among Answers, [] if they are none that can be played.

legal_moves(Answers, Moves) :-
    (   memberchk(answer(valid_moves(_), yes(Moves0), _), Answers),
        is_list(Moves0)
    ->  Moves = Moves0
    ;   Moves = []
    ).

end_breach(Subject, Moves, States, broken(Law, state(Last))) :-
    last(States, Last),
    (   length(Moves, Plies),
        \+ within(Subject, longest_game, Plies),
        Law = longer_than_it_says(Plies)
    ;   last(Moves, Move),
        ask(Subject, shown(show_game(Last, [last(Move)])), Answer),
        unfit(Answer, answers, Law)
    ).

second_look_breach(Subject, State, Answers, answers_otherwise(PI)) :-
    member(answer(Question, Result, _), Answers),
    Result = yes(_),
    ask(Subject, Question, answer(_, Result2, _)),
    Result2 \== Result,
    question(Question, _, PI, _),
    ground(State).

                /*******************************
                *            STATES            *
                *******************************/

%!  state_breach(+Subject, +State, +Answers, +Others, -Law) is nondet.
%
%   Answers are those of look/3, Others moves that are legal in some state.

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
    value_breach(Subject, State, Answers, Law).
state_breach(Subject, State, Answers, _, Law) :-
    legal_moves(Answers, Moves),
    sample(12, Moves, Some),
    member(Move, Some),
    ask(Subject, move(State, Move), Answer),
    offered_breach(State, Move, Answer, Law).
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

%!  not_offered(+Others, +Moves, -Move, -May) is nondet.
%
%   Move is not among Moves. It is one of Others, and so well-formed: it
%   `may_fail`; or one with another number in it, which `may_throw` as well.

not_offered(Others, Moves, Move, may_fail) :-
    sort(Others, OtherSet),
    sort(Moves, MoveSet),
    ord_subtract(OtherSet, MoveSet, Candidates),
    sample(12, Candidates, Some),
    member(Move, Some).
not_offered(_, Moves, Move, may_throw) :-
    random_member(Offered, Moves),
    findall(Mutant,
            ( mutant(Offered, Mutant),
              \+ memberchk(Mutant, Moves)
            ),
            Mutants),
    sample(6, Mutants, Some),
    member(Move, Some).

mutant(I, J) :-
    integer(I),
    (   J is I+1
    ;   J is I-1
    ).
mutant(Term, Mutant) :-
    compound(Term),
    Term =.. [Name|Arguments0],
    append(Before, [Argument0|After], Arguments0),
    mutant(Argument0, Argument),
    append(Before, [Argument|After], Arguments),
    Mutant =.. [Name|Arguments].

not_offered_breach(_, Move, answer(_, yes(_), _), move_accepted(Move)) :-
    !.
not_offered_breach(may_throw, _, answer(_, threw(error(_,_)), _), _) :-
    !,
    fail.
not_offered_breach(_, _, Answer, Law) :-
    unfit(Answer, may_fail, Law).

                /*******************************
                *      WHAT TAKES LONGER       *
                *******************************/

%!  slow_breach(+Subject, +State, +Answers, -Law) is nondet.
%
%   What is looked at in a few states only: bots, notation, the board.

slow_breach(_, State, _, _) :-
    \+ ground(State),
    !,
    fail.
slow_breach(Subject, State, Answers, Law) :-
    legal_moves(Answers, Moves),
    Moves \== [],
    member(Level, Subject.levels),
    bot_breach(Subject, State, Level, Moves, Answers, Law).
slow_breach(Subject, State, Answers, Law) :-
    legal_moves(Answers, Moves),
    sample(12, Moves, Some),
    member(Move, Some),
    notation_breach(Subject, State, Move, Law).
slow_breach(Subject, State, _, Law) :-
    member(Text, ["", "no move of this game", "(", "['"]),
    ask(Subject, reads(State, Text), Answer),
    unfit(Answer, answers, Law).
slow_breach(Subject, State, _, Law) :-
    board_breach(Subject, State, Law).
slow_breach(Subject, State, Answers, Law) :-
    legal_moves(Answers, Moves),
    steps_breach(Subject, State, Moves, Law).

bot_breach(Subject, State, Level, Moves, _, Law) :-
    info_list(Subject.info, levels, Levels),
    search_level(Levels, Level),
    !,
    ask(Subject, choose_move(State, Level), Subject.bot_seconds, Answer),
    Answer = answer(_, Result, _),
    Result \= late(_),
    (   unfit(Answer, answers, Law)
    ;   Result = yes(Move),
        \+ memberchk(Move, Moves),
        Law = bot_move_not_legal(Level, Move)
    ).
bot_breach(Subject, State, Level, Moves, Answers, Law) :-
    ask(Subject, best_moves(State, Level), Subject.bot_seconds, Answer),
    Answer = answer(_, Result, _),
    (   Result = late(_)
    ->  fail
    ;   Result = yes(Best)
    ->  (   unfit(Answer, answers, Law)
        ;   best_breach(Best, Level, Moves, Law)
        ;   chosen_breach(Subject, State, Level, Best, Answers, Law)
        )
    ;   unfit(Answer, answers, Law)
    ).

best_breach(Best, Level, Moves, Law) :-
    (   \+ is_list(Best)
    ->  Law = no_best_moves(Level)
    ;   Best == []
    ->  Law = no_best_moves(Level)
    ;   \+ ( sort(Best, Sorted), Sorted == Best )
    ->  Law = best_moves_unsorted(Level)
    ;   sort(Moves, Set),
        ord_subtract(Best, Set, [Extra|_])
    ->  Law = best_move_not_legal(Level, Extra)
    ).

chosen_breach(Subject, State, Level, Best, Answers, Law) :-
    reply(Answers, player_to_move(State), ToMove),
    players(Subject, Players),
    (   Question = choose_move(State, Level),
        Player = ToMove
    ;   member(Player, Players),
        Question = choose_move(State, Player, Level)
    ),
    ask(Subject, Question, Answer),
    Answer = answer(_, Result, _),
    (   Player == ToMove
    ->  (   unfit(Answer, answers, Law)
        ;   Result = yes(Move),
            \+ memberchk(Move, Best),
            Law = bot_chooses_other(Level, Move)
        )
    ;   Result = yes(_)
    ->  Law = bot_out_of_turn(Level)
    ;   unfit(Answer, may_fail, Law)
    ).

notation_breach(Subject, State, Move, Law) :-
    ask(Subject, move_notation(State, Move), Answer),
    (   unfit(Answer, answers, Law)
    ;   Answer = answer(_, yes(Text), _),
        (   string(Text)
        ->  text_breach(Subject, State, Move, Text, Law)
        ;   Law = notation_no_string(Move, Text)
        )
    ).

text_breach(Subject, State, Move, Text, Law) :-
    ask(Subject, reads(State, Text), Answer),
    (   unfit(Answer, answers, Law)
    ;   Answer = answer(_, yes(Moves), _),
        Moves \== [Move],
        Law = notation_not_inverse(Text, Move)
    ).
text_breach(Subject, State, Move, Text, Law) :-
    ask(Subject, holds(move_notation(State, Move, Text)), Answer),
    unfit(Answer, answers, Law).

board_breach(Subject, State, Law) :-
    member(Options-Must,
           [ []-printed, [ascii(true)]-ascii, [flip(true)]-printed,
             [marks([])]-printed
           ]),
    Goal = show_game(State, Options),
    ask(Subject, shown(Goal), Answer),
    (   unfit(Answer, answers, Law)
    ;   Answer = answer(_, yes(Text), _),
        (   Text == ""
        ->  Law = shows_nothing(show_game/2)
        ;   Must == ascii,
            \+ ascii(Text)
        ->  Law = shows_more_than_ascii
        ;   Options == []
        ->  ask(Subject, shown(display_game(State)), Answer2),
            (   unfit(Answer2, answers, Law)
            ;   Answer2 = answer(_, yes(Text2), _),
                Text2 \== Text,
                Law = shows_otherwise
            )
        )
    ).

ascii(Text) :-
    string_codes(Text, Codes),
    forall(member(C, Codes), C < 128).

%   What a person types must tell any two moves apart.

steps_breach(Subject, State, Moves, Law) :-
    memberchk(move_steps/3, Subject.exports),
    findall(Move-Answer,
            ( member(Move, Moves),
              ask(Subject, move_steps(State, Move), Answer)
            ),
            Asked),
    (   member(_-Answer, Asked),
        unfit(Answer, answers, Law)
    ;   member(Move-answer(_, yes(Steps), _), Asked),
        \+ first_texts(Steps, _),
        Law = no_steps(Move)
    ;   findall(Texts,
                ( member(_-answer(_, yes(Steps), _), Asked),
                  first_texts(Steps, Texts)
                ),
                Typed),
        sort(Typed, Sorted),
        \+ same_length(Sorted, Typed),
        Law = steps_alike
    ).

first_texts(Steps, Texts) :-
    is_list(Steps),
    Steps = [_|_],
    maplist(first_text, Steps, Texts).

first_text(step(_,_,[Text|_]), Text).
