/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_coach_texts,
          [ deeds//1,                   % +Messages
            gains//1                    % +Gains
          ]).
:- use_module(library(dcg/high_order), [sequence//2, sequence//3]).
:- use_module('../texts/language').
:- use_module('../texts/layout').

/** <module> The texts of a coach
*/

:- texts_of(tabuleiro).

:- languages_in(tabuleiro, '.').

:- discontiguous message//1.

%   See readable_comment/4 and readable_advice/4.

message(commented(Name, [Move|Moves], [Best|BestMoves], Comment)) -->
    [ ansi(bold, '~w', [Move]) ],
    verdict(Name, Best, Comment),
    sequence(reason_line, Comment.reasons),
    (   { Move == Best }
    ->  continuation(Moves)
    ;   continuation(Move, Moves),
        continuation(Best, BestMoves)
    ).
message(advised(Name, [Move|Moves], Comment)) -->
    sentence(would_play),
    [ ansi(bold, '~w', [Move]), ': '-[] ],
    sentence(chance(Name, Comment.after)),
    [ '.'-[] ],
    sequence(reason_line, Comment.reasons),
    continuation(Moves).
message(would_play) -->
    [ 'The computer would play '-[] ].
message(judged(Comment, Best)) -->
    sentence(judgement(Comment.judgement)),
    [ ': '-[] ],
    sentence(instead(Comment.after, Comment.chance, Best)),
    reasons_of(Comment).

message(judgement(good))       --> [ 'good'-[] ].
message(judgement(inaccuracy)) --> [ 'inaccuracy'-[] ].
message(judgement(mistake))    --> [ 'mistake'-[] ].
message(judgement(blunder))    --> [ 'blunder'-[] ].

message(chance(Name, Chance)) -->
    [ '~w '-[Name] ],
    sentence(percent(Chance, 0)),
    [ ' to win'-[] ].
message(instead(After, Before, Best)) -->
    sentence(percent(After, 0)),
    [ ' to win instead of '-[] ],
    sentence(percent(Before, 0)),
    [ ', ~w is better'-[Best] ].
message(best) -->
    [ 'the best move that the search finds'-[] ].
message(as_good(Best)) -->
    [ 'the search prefers ~w'-[Best] ].

message(reason(wins(Move, Turns, End))) -->
    sentence(wins_in(Move, Turns)),
    end(End).
message(reason(loses(Move, Name, Turns, End))) -->
    sentence(loses_in(Move, Name, Turns)),
    end(End).
message(reason(achieves(Move, Name, Deeds))) -->
    [ 'With ~w, ~w can '-[Move,Name] ],
    deeds(Deeds),
    [ '.'-[] ].
message(reason(lets(Move, Name, Deeds))) -->
    [ '~w lets ~w '-[Move,Name] ],
    deeds(Deeds),
    [ '.'-[] ].
message(reason(threatens(Move, Deeds))) -->
    [ '~w threatens to '-[Move] ],
    deeds(Deeds),
    [ '.'-[] ].
message(reason(stops(Move, Name, Deeds))) -->
    [ 'After ~w, ~w can no longer '-[Move,Name] ],
    deeds(Deeds),
    [ '.'-[] ].
message(reason(later(Name, Deeds))) -->
    [ 'Later, ~w can '-[Name] ],
    deeds(Deeds),
    [ '.'-[] ].
message(reason(gives(Move, Name, Gains))) -->
    [ '~w gives ~w '-[Move,Name] ],
    gains(Gains),
    [ '.'-[] ].
message(reason(decided(Name, win))) -->
    [ '~w is winning.'-[Name] ].
message(reason(decided(Name, loss))) -->
    [ '~w is losing, whatever is played.'-[Name] ].
message(reason(quiet)) -->
    [ 'Neither player gains anything in the moves expected next.'-[] ].
message(reason(slow(Best))) -->
    [ 'Nothing is lost at once; ~w is better in the long run.'-[Best] ].
message(wins_in(Move, 1)) -->
    !,
    [ '~w wins at once.'-[Move] ].
message(wins_in(Move, Turns)) -->
    [ '~w wins in ~d turns.'-[Move,Turns] ].
message(loses_in(Move, _, 0)) -->
    !,
    [ '~w loses at once.'-[Move] ].
message(loses_in(Move, Name, 1)) -->
    !,
    [ '~w lets ~w win in the next turn.'-[Move,Name] ].
message(loses_in(Move, Name, Turns)) -->
    [ '~w lets ~w win in ~d turns.'-[Move,Name,Turns] ].
message(and) -->
    [ ' and '-[] ].
message(accuracies(N, Sides)) -->
    sentence(game(N)),
    sequence(accuracy, [', '], Sides).
message(game(N)) -->
    [ 'game ~d: '-[N] ].
message(accuracy(Name, none)) -->
    !,
    [ '~w made no move that counts'-[Name] ].
message(accuracy(Name, Accuracy)) -->
    [ '~w had an accuracy of '-[Name] ],
    sentence(percent(Accuracy, 1)).

accuracy(Side) -->
    sentence(accuracy(Side.name, Side.accuracy)).

verdict(Name, _, Comment) -->
    { Comment.move == Comment.best },
    !,
    [ ': '-[] ],
    sentence(chance(Name, Comment.after)),
    [ '; '-[] ],
    sentence(best).
verdict(Name, Best, Comment) -->
    { Comment.judgement == good },
    !,
    [ ': '-[] ],
    sentence(chance(Name, Comment.after)),
    [ '; '-[] ],
    sentence(as_good(Best)).
verdict(_, Best, Comment) -->
    [ ': '-[] ],
    sentence(judgement(Comment.judgement)),
    [ ', '-[] ],
    sentence(instead(Comment.after, Comment.chance, Best)).

reason_line(Reason) -->
    [ nl ],
    sentence(reason(Reason)).

reasons_of(Comment) -->
    (   { get_dict(reasons, Comment, [Reason|Reasons]) }
    ->  [ '.'-[] ],
        sequence(reason_after, [Reason|Reasons])
    ;   []
    ).

reason_after(Reason) -->
    [ ' '-[] ],
    sentence(reason(Reason)).

end(none) -->
    !.
end(Reason) -->
    [ ' '-[] ],
    reason(Reason).

%!  deeds(+Messages)// is det.
%
%   Messages of move_deeds/4 as a list in a sentence.

deeds([Deed]) -->
    !,
    prolog:translate_message(Deed).
deeds([Deed1,Deed2]) -->
    !,
    prolog:translate_message(Deed1),
    sentence(and),
    prolog:translate_message(Deed2).
deeds([Deed|Deeds]) -->
    prolog:translate_message(Deed),
    [ ', '-[] ],
    deeds(Deeds).

%!  gains(+Gains:list(string))// is det.
%
%   One or two gains of terms of an evaluation, in a sentence.

gains([Gain]) -->
    !,
    text(Gain).
gains([Gain1,Gain2]) -->
    text(Gain1),
    sentence(and),
    text(Gain2).
