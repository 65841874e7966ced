/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_reasons,
          [ reasons_for/4,              % +Game, +State, +Line, -Reasons
            reasons_against/5           % +Game, +State, +Line, +Best, -Reasons
          ]).
:- use_module(library(aggregate), [aggregate/3, aggregate_all/3]).
:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists),
              [append/3, last/2, member/2, nth1/3, subtract/3]).
:- use_module(library(solution_sequences), [limit/2, order_by/2]).
:- use_module('../game/game', [end_reason/3]).
:- use_module('../game/native', [searched_in_c/2]).
:- use_module('../search/evaluation', [evaluation/4]).
:- use_module('../search/lines', [win_chance/2]).
:- use_module(deeds).

/** <module> Why a move is good or bad, in sentences

A reason is a term whose text is the message tabuleiro(reason(Reason)). Move is
the notation of a move, Name a string, the name of a player, and Deeds are
messages that go on from "Name can". A reason is

  - wins(Move, Turns, End)
    The player of Move wins in that many turns, the first of which may have
    begun before Move. End is the reason of game_end/2, or `none`.
  - loses(Move, Name, Turns, End)
    The opponent, Name, wins in that many turns, or in 0 by the turn of Move.
  - achieves(Move, Name, Deeds)
    What Name, who plays Move, achieves in the turn that Move begins.
  - lets(Move, Name, Deeds)
    What the opponent, Name, achieves in the answer to Move.
  - threatens(Move, Deeds)
  - stops(Move, Name, Deeds)
    What Name could have done before Move, and cannot do after it.
  - later(Name, Deeds)
    What Name achieves later in the line: deeds worth 4 or more.
  - gives(Move, Name, Gains)
    What Name has by Move, or by Move and not by a worse one: the gains of the
    terms of the evaluation that change most.
  - decided(Name, Result)
    The search expects Name to win or to lose, `win` or `loss`, though it sees
    no end.
  - quiet
    Nobody achieves anything in the line.
  - slow(Move)
    Move is better, though the line of the worse one shows no loss.

The last three are told where there is no other reason. A deed of every legal
move, such as a take where a stone must be taken, is no reason.

Lines are those of analyse/4.
*/

%!  reasons_for(+Game, +State, +Line, -Reasons:list) is det.
%
%   Reasons are at most three reasons why the first move of Line is good.

reasons_for(Game, State, Line, Reasons) :-
    view(Game, State, Line, View),
    findall(Reason, limit(3, speaks_for(View, Reason)), Reasons0),
    (   Reasons0 = [_|_]
    ->  Reasons = Reasons0
    ;   decided(Line, Result)
    ->  Reasons = [decided(View.name, Result)]
    ;   gained_terms(Game, State, Line, Gains)
    ->  Reasons = [gives(View.text, View.name, Gains)]
    ;   Reasons = [quiet]
    ).

%   A chance to win as that of a game that is over but for mistakes.

decided(Line, Result) :-
    win_chance(Line.score, Chance),
    (   Chance > 0.95
    ->  Result = win
    ;   Chance < 0.05,
        Result = loss
    ).

speaks_for(View, Reason) :-
    won(View, Reason),
    (   View.score = win(1)
    ->  !
    ;   true
    ).
speaks_for(View, achieves(View.text, View.name, Deeds)) :-
    said(View.own, [], Deeds).
speaks_for(View, threatens(View.text, Deeds)) :-
    said(View.makes, View.own, Deeds).
speaks_for(View, stops(View.text, View.opponent, Deeds)) :-
    said(View.ends, [], Deeds).
speaks_for(View, later(View.name, Deeds)) :-
    said(View.later, View.makes, Deeds).

won(View, wins(View.text, View.turns, View.end)) :-
    View.score = win(_).

%!  reasons_against(+Game, +State, +Line, +Best, -Reasons:list) is det.
%
%   Reasons are at most three reasons why the first move of Line is worse than
%   that of Best.

reasons_against(Game, State, Line, Best, Reasons) :-
    view(Game, State, Line, View),
    view(Game, State, Best, Better),
    findall(Reason, limit(3, speaks_against(View, Better, Reason)), Reasons0),
    (   Reasons0 = [_|_]
    ->  Reasons = Reasons0
    ;   lost_terms(Game, State, Line, Best, Gains)
    ->  Reasons = [gives(Better.text, Better.name, Gains)]
    ;   Reasons = [slow(Better.text)]
    ).

speaks_against(View, Better, Reason) :-
    View.score = loss(_),
    Better.score \= loss(_),
    Reason = loses(View.text, View.opponent, View.turns, View.end).
speaks_against(View, Better, lets(View.text, View.opponent, Deeds)) :-
    View.score \= loss(_),
    said(View.answer, Better.answer, Deeds).
speaks_against(View, Better, later(View.opponent, Deeds)) :-
    View.score \= loss(_),
    append(View.answer, Better.lost_later, Known),
    said(View.lost_later, Known, Deeds).
speaks_against(View, Better, Reason) :-
    View.score \= win(_),
    won(Better, Reason).
speaks_against(View, Better, achieves(Better.text, Better.name, Deeds)) :-
    Better.score \= win(_),
    said(Better.own, View.own, Deeds).
speaks_against(View, Better, stops(Better.text, Better.opponent, Deeds)) :-
    Better.score \= win(_),
    append(View.ends, View.answer, Known),
    said(Better.ends, Known, Deeds).
speaks_against(View, Better, threatens(Better.text, Deeds)) :-
    Better.score \= win(_),
    append(Better.own, View.makes, Known),
    said(Better.makes, Known, Deeds).

%   Messages are those of the three worthiest of Deeds that are not in Known, in
%   the order of Deeds. Fails if there are none.

said(Deeds0, Known, Messages) :-
    subtract(Deeds0, Known, Deeds),
    findall(Worth-N,
            limit(3, order_by([desc(Worth)], nth1(N, Deeds, Worth-_))),
            Worthiest),
    findall(Message,
            ( nth1(N, Deeds, _-Message),
              member(_-N, Worthiest)
            ),
            Messages),
    Messages \== [].

%!  view(+Game, +State, +Line, -View:dict) is det.
%
%   View has what reasons are made of. Its keys are
%
%     - text: the notation of the first move; name, opponent: the players
%     - score: that of Line; end: the reason of the end of the game there
%     - turns: those of the winner, if the score is a win or a loss
%     - own, answer: the deeds of the first two turns
%     - later, lost_later: the important deeds of the player, and of the
%       opponent, in the first later turn that has some
%     - makes, ends: the threats that the first turn makes and ends

view(Game, State, Line,
     view{ text:Text, name:Name, opponent:Opponent, score:Line.score, end:End,
           turns:Won, own:Own, answer:Answer, later:Later, lost_later:LostLater,
           makes:Makes, ends:Ends }) :-
    Moves = Line.moves,
    Moves = [Move|_],
    once(Game:move_notation(State, Move, Text)),
    Game:player_to_move(State, Player),
    Game:game_info(Info),
    names(Info.players, Info.player_names, Player, Name, Other, Opponent),
    line_turns(Game, State, Moves, Turns),
    turns_to_win(Line.score, Player, Other, Turns, Won),
    deeds_of(1, Turns, Own0),
    exclude(done_by_all(Game, State), Own0, Own),
    deeds_of(2, Turns, Answer),
    later_deeds(Player, Turns, Later),
    later_deeds(Other, Turns, LostLater),
    Turns = [turn(_, _, _, After)|_],
    last(Turns, turn(_, _, _, Last)),
    (   end_reason(Game, Last, End0)
    ->  End = End0
    ;   End = none
    ),
    new_threats(Game, Turns, State, After, Player, Makes),
    new_threats(Game, Turns, After, State, Other, Ends).

names([Player,Other], [Name,Opponent], Player, Name, Other, Opponent) :-
    !.
names([Other,Player], [Opponent,Name], Player, Name, Other, Opponent).

%   Won is the number of turns that the winner by the score takes. A line may be
%   shorter than the win: the players take turns in what is left.

turns_to_win(win(Plies), Player, _, Turns, Won) :-
    !,
    turns_of(Player, Plies, Turns, Won).
turns_to_win(loss(Plies), _, Other, Turns, Won) :-
    !,
    turns_of(Other, Plies, Turns, Won).
turns_to_win(_, _, _, _, none).

turns_of(Player, Plies, Turns, Won) :-
    aggregate_all(count, member(turn(Player, _, _, _), Turns), Shown),
    aggregate_all(sum(Length),
                  ( member(turn(_, Moves, _, _), Turns),
                    length(Moves, Length)
                  ),
                  ShownPlies),
    Won is Shown+(max(0, Plies-ShownPlies)+1)//2.

%   Every legal move of State has a deed of the kind of this one.

done_by_all(Game, State, _-Message) :-
    kind(Message, Kind),
    Game:valid_moves(State, Moves),
    forall(member(Move, Moves),
           ( Game:move(State, Move, Next),
             Game:move_deeds(State, Move, Next, Deeds),
             member(_-Other, Deeds),
             kind(Other, Kind)
           )).

%   A message is a term of one argument, as those of texts_of/1.

kind(Message, Game-Name/Arity) :-
    Message =.. [Game,Deed],
    functor(Deed, Name, Arity).

deeds_of(N, Turns, Deeds) :-
    (   nth1(N, Turns, turn(_, _, Deeds0, _))
    ->  Deeds = Deeds0
    ;   Deeds = []
    ).

later_deeds(Player, Turns, Deeds) :-
    (   nth1(N, Turns, turn(Player, _, Deeds0, _)),
        N > 2,
        findall(Worth-Deed,
                ( member(Worth-Deed, Deeds0),
                  Worth >= 4
                ),
                Deeds1),
        Deeds1 \== []
    ->  Deeds = Deeds1
    ;   Deeds = []
    ).

%   Threats are those of Player in State2 and not in State1. The first of Turns
%   is over if there is a second one.

new_threats(Game, [_,_|_], State1, State2, Player, Threats) :-
    !,
    threats(Game, State1, Player, Threats1),
    threats(Game, State2, Player, Threats2),
    subtract(Threats2, Threats1, Threats).
new_threats(_, _, _, _, _, []).

                /*******************************
                *             TERMS            *
                *******************************/

%   Gains are those of at most two terms that Line raises most. Both states have
%   the same player to move, which some terms count.

gained_terms(Game, State, Line, Gains) :-
    searched_in_c(Game, _),
    Game:player_to_move(State, Player),
    line_turns(Game, State, Line.moves, Turns),
    findall(End,
            ( member(turn(_, _, _, End), Turns),
              Game:player_to_move(End, Player)
            ),
            Ends),
    last(Ends, Last),
    raised_terms(Game, Player, State, Last, Gains).

%   Gains are those of at most two terms that are higher after Best.

lost_terms(Game, State, Line, Best, Gains) :-
    searched_in_c(Game, _),
    Game:player_to_move(State, Player),
    line_turns(Game, State, Line.moves, Turns1),
    line_turns(Game, State, Best.moves, Turns2),
    findall(End1-End2,
            ( nth1(N, Turns1, turn(_, _, _, End1)),
              nth1(N, Turns2, turn(_, _, _, End2)),
              Game:player_to_move(End1, Next),
              Game:player_to_move(End2, Next)
            ),
            Ends),
    last(Ends, Last1-Last2),
    raised_terms(Game, Player, Last1, Last2, Gains).

%   A tenth of a logit is the least change that is worth a sentence. Terms with
%   the same gain count as one.

raised_terms(Game, Player, State1, State2, Gains) :-
    terms_for(Game, State1, Player, Scores1),
    terms_for(Game, State2, Player, Scores2),
    findall(Gain,
            limit(2, order_by([desc(Rise)],
                              raised(Scores1, Scores2, Rise, Gain))),
            Gains),
    Gains \== [].

raised(Scores1, Scores2, Rise, Gain) :-
    member(Gain-Score1, Scores1),
    memberchk(Gain-Score2, Scores2),
    Rise is Score2-Score1,
    Rise >= 100.

terms_for(Game, State, Player, Scores) :-
    evaluation(Game, State, _, Dicts),
    (   Game:player_to_move(State, Player)
    ->  Sign = 1
    ;   Sign = -1
    ),
    findall(Gain-Score,
            aggregate(sum(Part), gaining(Dicts, Sign, Gain, Part), Score),
            Scores).

gaining(Dicts, Sign, Gain, Part) :-
    member(Dict, Dicts),
    _{gain:Gain, score:Score} :< Dict,
    Gain \== "",
    Part is Sign*Score.
