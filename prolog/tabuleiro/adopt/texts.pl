/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_adopt_texts,
          [ print_note/2,               % +File, +Note
            confirms/1                  % +Note
          ]).
:- use_module(short_terms).
:- use_module(refusal_texts, []).
:- use_module(value_texts, []).
:- use_module('../texts/language').
:- use_module('../texts/layout').

/** <module> The texts of games made of any program
*/

%!  print_note(+File, +Note) is det.
%
%   Prints what a person should know of the program in File: as a warning, but
%   for whether its own play confirms what was understood.

print_note(File, Note) :-
    (   confirms(Note)
    ->  Kind = informational
    ;   Kind = warning
    ),
    print_message(Kind, tabuleiro(adopt_note(File, Note))).

%!  confirms(+Note) is semidet.
%
%   Note says that the play of the program itself, to the end of a game,
%   confirms what was understood, or which of its games is played.

confirms(oracle(agreed(_, _, Ended))) :-
    Ended > 0.
confirms(loop(error(_, _))).
confirms(compared(_, _)).
confirms(menu_choices(_)).

:- multifile prolog:message//1.

:- texts_of(tabuleiro).

:- languages_in(tabuleiro, '.').

:- discontiguous message//1.

message(adopt_note(Game, Note)) -->
    { short_note(Note, Short) },
    [ '~w: '-[Game] ],
    sentence(adopt_note(Short)).

prolog:message(error(domain_error(game_tab, Term), _)) -->
    [ 'the file must be one term, adapt_game([Option, ...])., not ~p'-[Term] ].

                /*******************************
                *       WHY SO, OF OPTIONS     *
                *******************************/

message(guessed(given)) -->
    [ 'as told'-[] ].
message(guessed(dialect(Why))) -->
    sentence(dialect_from(Why)).
message(guessed(players(Why))) -->
    sentence(players_from(Why)).
message(guessed(turn(Why))) -->
    sentence(turn_from(Why)).
message(guessed(config(heads(PI)))) -->
    [ 'the first that plays of those in the clauses of ~q'-[PI] ].
message(guessed(config(facts(PI)))) -->
    [ 'the first that plays of the facts of ~q'-[PI] ].
message(guessed(config(calls(PI)))) -->
    [ 'the first that plays of those that ~q is called with'-[PI] ].
message(guessed(config(trial))) -->
    [ 'the first that plays, by trial'-[] ].
message(guessed(config(play))) -->
    [ 'what the program itself starts with'-[] ].
message(guessed(loop)) -->
    [ 'as the program was seen to play'-[] ].
message(guessed(arguments)) -->
    [ 'by trial'-[] ].
message(guessed(template)) -->
    [ 'from the clauses of move, by trial'-[] ].
message(guessed(winners)) -->
    [ 'from the clauses of game_over, by trial'-[] ].
message(guessed(over)) -->
    [ 'the clauses ask game_over only there'-[] ].
message(guessed(noisy(Question))) -->
    [ '~w prints or reads'-[Question] ].
message(guessed(changes(PIs))) -->
    [ 'in play it changes '-[] ],
    quoted_list(PIs).
message(guessed(levels)) -->
    [ 'those of choose_move that play at the start'-[] ].
message(guessed(state_levels)) -->
    [ 'from the menus: the level is in the state'-[] ].
message(guessed(no_levels)) -->
    [ 'choose_move plays no legal move at the start'-[] ].

message(dialect_from(mark(Mark, File))) -->
    { file_base_name(File, Base) },
    [ '~w has ~w'-[Base,Mark] ].
message(dialect_from(no_mark)) -->
    [ 'nothing in it is of SICStus alone'-[] ].
message(dialect_from(fewer_faults(Count, Other))) -->
    [ 'faults in loading: ~D, in the other dialect ~D'-[Count,Other] ].

message(players_from(part(Path))) -->
    [ 'what part ~w of the state changes between'-[Path] ].
message(players_from(moved(Path, _))) -->
    sentence(players_from(part(Path))).
message(players_from(part(Path, PI))) -->
    [ 'what ~q changes part ~w of the state between'-[PI,Path] ].
message(players_from(next(PI))) -->
    [ 'what ~q tells'-[PI] ].
message(players_from(own)) -->
    [ 'what player_to_move/2 tells'-[] ].
message(players_from(begins(PI, Source))) -->
    sentence(pair_from(Source)),
    [ '; who begins as ~q is called'-[PI] ].
message(players_from(order(Source))) -->
    sentence(pair_from(Source)).

message(pair_from(facts(PI))) -->
    [ 'the facts of ~q'-[PI] ].
message(pair_from(heads(PI))) -->
    [ 'the clauses of ~q'-[PI] ].
message(pair_from(usual)) -->
    [ 'usual names: the program tells none'-[] ].

message(turn_from(part(_))) -->
    [ 'it changes as moves do'-[] ].
message(turn_from(moved(_, PI))) -->
    [ 'who moved last: ~q is called with the other'-[PI] ].
message(turn_from(part(_, PI))) -->
    [ 'it changes by ~q after a move'-[PI] ].
message(turn_from(own)) -->
    [ 'as player_to_move/2 says'-[] ].
message(turn_from(begins(_, _))) -->
    [ 'no part of the state tells'-[] ].
message(turn_from(order(_))) -->
    [ 'no part of the state tells'-[] ].

                /*******************************
                *             NOTES            *
                *******************************/

message(adopt_note(begins(Player, begins(PI, _), Option))) -->
    [ '~p begins, as ~q is called; both could: '-[Player,PI] ],
    sentence(reverses(Option)).
message(adopt_note(begins(Player, order(_), Option))) -->
    [ '~p begins, by the order of the clauses; both could: '-[Player] ],
    sentence(reverses(Option)).
message(adopt_note(as_told(Why))) -->
    [ 'it is taken as you told, though no game could be played so: '-[] ],
    sentence(error(not_understood(Why), none)).
message(adopt_note(other_turn([Option|Options]))) -->
    [ 'another part of the state changes as moves do, too: '-[] ],
    quoted_list([Option|Options]),
    [ ' takes that'-[] ].
message(adopt_note(to_move(Path, Option))) -->
    [ 'part ~w of the state is taken for who is to move; '-[Path],
      '~q takes it for who moved last'-[Option]
    ].
message(adopt_note(same_player(Move, Kept, All))) -->
    [ 'the state keeps the turn of a player after ~D of ~D moves, '-[Kept,All],
      'such as ~p; turn(alternate) changes it after each'-[Move]
    ].
message(adopt_note(fault(Question, Result, State, Count))) -->
    [ 'in ~D random games ~w '-[Count,Question] ],
    sentence(unusual_answer(Result)),
    [ ', first in the state ~p'-[State] ].
message(adopt_note(stuck(State, Count))) -->
    [ '~D random games end without a move, and are not over: ~p'-[Count,State]
    ].
message(adopt_note(never_over(Count))) -->
    [ 'none of ~D random games was over after 150 moves'-[Count] ].
message(adopt_note(unknown_winner(Winner, State))) -->
    [ 'the winner ~p of ~p is no player'-[Winner,State] ].
message(adopt_note(unbound_winner(State))) -->
    [ 'game_over leaves the winner unbound in the state ~p; '-[State],
      'winner(Goal) asks another predicate'-[]
    ].
message(adopt_note(loser_moved(Count))) -->
    [ 'in all ~D random games with a winner, the loser made the last move; '-
      [Count],
      'if the winners are exchanged, winners([...]) tells'-[]
    ].
message(adopt_note(winner_numbers(Numbers))) -->
    [ 'game_over names the winner by a number, taken as in winners(~p); '-
      [Numbers],
      'that option tells another meaning'-[]
    ].
message(adopt_note(not_tried(What))) -->
    [ 'there was no time to try '-[] ],
    quoted_list(What),
    [ ': seconds(10) allows more'-[] ].
message(adopt_note(drawn_start)) -->
    [ 'the program draws the start of a game at random, and with it '-[],
      'what its computers may do before the first move'-[]
    ].
message(adopt_note(typed_moves)) -->
    [ 'the moves are what persons were found to be able to type in a turn; '-[],
      'words of other kinds were not tried'-[]
    ].
message(adopt_note(may_pass(PI))) -->
    [ '~q asks a person whether to pass; none of the moves is a pass'-[PI] ].

message(adopt_note(oracle(agreed(Games, Plies, 0)))) -->
    !,
    games(Games),
    [ ', ~D moves, are as the program plays them, but none was played '-[Plies],
      'to its end'-[]
    ].
message(adopt_note(oracle(agreed(Games, Plies, Ended)))) -->
    games(Games),
    [ ', ~D moves, ~D to the end, are as the program plays them'-[Plies,Ended]
    ].
message(adopt_note(compared(Did, Not))) -->
    sentences(Did, compared),
    (   { Did = [_|_], Not = [_|_] }
    ->  [ '; '-[] ]
    ;   []
    ),
    sentences(Not, not_compared).
message(adopt_note(board(Ply, Row, Own))) -->
    [ 'after move ~d the program displays the row ~s, and the game ~s'-
      [Ply,Row,Own]
    ].
message(adopt_note(loop(differs(Ply, late)))) -->
    !,
    [ 'the predicates of the program alone were not compared with its loop: '-
      []
    ],
    sentence(differs(Ply, late)),
    [ '. The loop makes the moves'-[] ].
message(adopt_note(loop(differs(Ply, What)))) -->
    [ 'the predicates of the program alone play another game than its loop: '-[]
    ],
    sentence(differs(Ply, What)),
    [ '. The loop makes the moves'-[] ].
message(adopt_note(loop(error(_, _)))) -->
    [ 'the loop of the program makes the moves; its predicates alone do '-[],
      'not play'-[]
    ].
message(adopt_note(drawn(PI))) -->
    [ 'the moves are those that ~q may draw; people may have others'-[PI] ].
message(adopt_note(levels_lost(0, Count))) -->
    !,
    [ 'the program offers bots of ~D levels; none of them was understood'-
      [Count]
    ].
message(adopt_note(levels_lost(Found, Count))) -->
    [ 'the program offers bots of ~D levels; those that were understood '-
      [Count],
      'are only ~D'-[Found]
    ].
message(adopt_note(foreign_bot(Label))) -->
    [ 'the bot "~s" of the program makes moves that are not among those that '-
      [Label],
      'were understood: the game has more moves'-[]
    ].
message(adopt_note(settings_lost(Label))) -->
    [ 'what "~s" in the menu sets was not understood: the program may have '-
      [Label],
      'more bots, or other games'-[]
    ].
message(adopt_note(menu_choices(Choices))) -->
    sentences(Choices, menu_choice),
    sentence(other_choices).
message(adopt_note(explained(Count, All))) -->
    [ 'not confirmed: there was time to find only ~D of ~D moves that the '-
      [Count,All],
      'program itself made among those of its loop'-[]
    ].
message(adopt_note(no_winner)) -->
    [ 'no end of a game was seen at which the program names a winner: '-[],
      'games that end stop there; in the option loop, winner(Name/Arity, N) '-
      [],
      'tells which argument names one'-[]
    ].
message(adopt_note(unnamed_winner)) -->
    [ 'there was no time to find where the program names the winner: '-[],
      'seconds(10) allows more'-[]
    ].
message(adopt_note(typed(differs(Ply, What)))) -->
    [ 'with the moves of a random game typed in, the program plays otherwise '-
      [],
      'than was understood: '-[]
    ],
    sentence(differs(Ply, What)).
message(adopt_note(not_watched)) -->
    [ 'the program was not seen to play by itself, so nothing confirms '-[],
      'this reading of it'-[]
    ].

games(1) -->
    !,
    [ '1 game'-[] ].
games(Count) -->
    [ '~D games'-[Count] ].

%   sentences(+Whats, +Topic): a sentence of Topic, before one of each of Whats.

sentences([], _) -->
    [].
sentences([What|Whats], Topic) -->
    sentence(Topic),
    sentences_on([What|Whats], Topic).

sentences_on([What], Topic) -->
    !,
    topic_sentence(Topic, What).
sentences_on([What|Whats], Topic) -->
    topic_sentence(Topic, What),
    [ ', '-[] ],
    sentences_on(Whats, Topic).

topic_sentence(Topic, What) -->
    { Sentence =.. [Topic,What] },
    sentence(Sentence).

message(adopt_note(unused_config(Config))) -->
    [ '~q, as told, is not used: the loop of the program makes the moves, '-
      [config(Config)],
      'and its menus were answered otherwise; input([...]) answers them'-[]
    ].
message(menu_choice) -->
    [ 'chosen in its menus: '-[] ].
message(other_choices) -->
    [ '; input([...]) answers otherwise'-[] ].
message(menu_choice(chosen(Label, Others))) -->
    [ '~q (not '-[Label] ],
    quoted_list(Others),
    [ ')'-[] ].
message(menu_choice(left(Label))) -->
    [ 'not ~q'-[Label] ].
message(menu_choice(size(Answer, none, none))) -->
    !,
    [ 'the size ~w'-[Answer] ].
message(menu_choice(size(Answer, Low, High))) -->
    [ 'the size ~w of ~w to ~w'-[Answer,Low,High] ].

message(compared) -->
    [ 'compared with a run from the start of the program: '-[] ].
message(compared(boards(Count))) -->
    [ '~D boards'-[Count] ].
message(compared(winners)) -->
    [ 'the winners'-[] ].
message(compared(printed_winners([A-NameA,B-NameB]))) -->
    [ 'the winners as it prints them, ~s for ~p and ~s for ~p'-
      [NameA,A,NameB,B]
    ].
message(compared(bots(Games))) -->
    [ '~D games of its bots'-[Games] ].
message(not_compared) -->
    [ 'not compared: '-[] ].
message(not_compared(boards(_))) -->
    [ 'boards, of which it prints none that was recognised'-[] ].
message(not_compared(display(PI))) -->
    [ 'boards, because ~p shows nothing of the positions'-[PI] ].
message(not_compared(winners)) -->
    [ 'the winners'-[] ].
message(not_compared(bots(_))) -->
    [ 'its bots'-[] ].

message(differs(Ply, start(Own, Expected))) -->
    [ 'move ~d: it starts with ~p, and not ~p'-[Ply,Expected,Own] ].
message(differs(Ply, turn(Player, Expected))) -->
    [ 'after move ~d ~p is to move, and not ~p'-[Ply,Expected,Player] ].
message(differs(Ply, moves(Count-Own, OtherCount-OtherOwn))) -->
    !,
    [ 'after move ~d it offers ~D moves, and not ~D'-[Ply,OtherCount,Count] ],
    (   { OtherOwn \== [] }
    ->  [ ': it alone has ~p'-[OtherOwn] ]
    ;   []
    ),
    (   { Own \== [] }
    ->  [ '; it lacks ~p'-[Own] ]
    ;   []
    ).
message(differs(Ply, moves(Moves, Expected))) -->
    [ 'after move ~d it offers ~p, and not ~p'-[Ply,Expected,Moves] ].
message(differs(Ply, move(Move, Own, Expected))) -->
    { Move1 is Ply+1 },
    [ 'move ~d, ~p, leads to ~p, and not to ~p'-[Move1,Move,Expected,Own] ].
message(differs(Ply, winner(Winner, Expected))) -->
    [ 'after move ~d the winner is ~p, and not ~p'-[Ply,Expected,Winner] ].
message(differs(Ply, late)) -->
    [ 'after move ~d one of the two took too long'-[Ply] ].
message(differs(Ply, replay(Own))) -->
    [ 'after move ~d it does not come to ~p'-[Ply,Own] ].
message(differs(Ply, refused(Move))) -->
    { Move1 is Ply+1 },
    [ 'it does not take move ~d, ~p'-[Move1,Move] ].
message(differs(Ply, goes_on(Expected))) -->
    [ 'after move ~d it goes on to ~p by itself'-[Ply,Expected] ].
message(differs(Ply, ended)) -->
    [ 'after move ~d it ends, and the game is not over'-[Ply] ].
message(differs(Ply, threw(Error))) -->
    [ 'after move ~d it throws: '-[Ply] ],
    prolog:translate_message(Error).

message(reverses(Option)) -->
    [ '~q reverses it'-[Option] ].

message(unusual_answer(no)) -->
    [ 'fails'-[] ].
message(unusual_answer(late)) -->
    [ 'takes too long; seconds(10) allows more time'-[] ].
message(unusual_answer(wrong(Answer))) -->
    [ 'answers ~p'-[Answer] ].
message(unusual_answer(threw(program_halted))) -->
    !,
    [ 'ends Prolog'-[] ].
message(unusual_answer(threw(Error))) -->
    [ 'throws: '-[] ],
    prolog:translate_message(Error).

                /*******************************
                *        NOT UNDERSTOOD        *
                *******************************/

message(error(option_calls(Option, PI), _)) -->
    [ 'the program has no ~q, which the option ~q calls'-[PI,Option] ].
message(error(adapted_state(State), _)) -->
    [ 'a state of this game is to_move(Player, State), since those of the '-[],
      'program do not tell who is to move; ~p is none'-[State]
    ].
message(error(winner_not_named, _)) -->
    [ 'the game is over, but the program was not seen to name a winner; '-[],
      'in the option loop, winner(Name/Arity, N) tells which argument does'-[]
    ].
message(error(no_meaning(Winner, Players), _)) -->
    [ 'winners([~p]): what is reported means one of ~p, draw or not_over, '-
      [Winner,Players],
      'as in ~p'-[winners([tie-draw])]
    ].
message(error(no_operation(Element, Operations), _)) -->
    [ 'predicates([~p]): a game is not asked this. A predicate with another '-
      [Element],
      'name goes after the one that it stands for, one of ~p: '-[Operations],
      'valid_moves=legal(state,moves)'-[]
    ].
message(error(no_template(Element, Roles), _)) -->
    [ 'predicates([~p]): its arguments must be of ~p, '-[Element,Roles],
      'arg(N) or is(Term)'-[]
    ].
