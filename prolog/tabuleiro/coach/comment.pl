/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_comment,
          [ comment_move/4,             % +Game, +State, +Move, -Comment
            comment_move/5,             % +Game, +State, +Move, -Comment,
                                        % +Options
            lines_comment/5,            % +Game, +State, +Best, +Line, -Comment
            coach_limits/2,             % +Game, -Limits
            best_comment/4,             % +Game, +State, +Line, -Comment
            readable_comment/4,         % +Game, +State, +Comment, -Message
            readable_advice/4           % +Game, +State, +Comment, -Message
          ]).
:- use_module('../game/native', [searched_in_c/2]).
:- use_module('../search/lines', [notations/4, player_name/3, win_chance/2]).
:- use_module('../search/move_score', [scored_move/6, with_engine/4]).
:- use_module(judgement, [judged_loss/2]).
:- use_module(reasons).
:- use_module(texts, []).

/** <module> What a coach says of a move
*/

%!  coach_limits(+Game, -Limits:list) is det.
%
%   Limits, options of analyse/4, end a search at a number of positions: the
%   coach says the same on every machine.

coach_limits(Game, Limits) :-
    (   searched_in_c(Game, _)
    ->  Limits = [nodes(20_000),threads(1),seed(1)]
    ;   Limits = [nodes(200)]
    ).

%!  comment_move(+Game, +State, +Move, -Comment:dict) is det.
%!  comment_move(+Game, +State, +Move, -Comment:dict, +Options) is det.
%
%   Comment compares Move, a legal move of the module Game in State, with the
%   best one that a search finds. Options are limits of analyse/4, by default
%   those of coach_limits/2. The keys of Comment are
%
%     - move, best: the two moves, which may be the same
%     - chance, after: the chance of the player to win with best, and with move
%     - loss: chance less after, at least 0.0
%     - judgement: `good` or one of judgement/2
%     - line, best_line: the moves that begin with move, and with best
%     - reasons: those of tabuleiro/coach/reasons, for a good move or against
%       another one
%
%       ?- initial_state(default, S),
%          comment_move(wali, S, 0-0/0-0, Comment).

comment_move(Game, State, Move, Comment) :-
    coach_limits(Game, Limits),
    comment_move(Game, State, Move, Comment, Limits).

comment_move(Game, State, Move, Comment, Limits0) :-
    with_engine(Game, Limits0, Limits,
                scored_move(Game, State, Move, Limits, Best, Line)),
    lines_comment(Game, State, Best, Line, Comment).

%!  lines_comment(+Game, +State, +Best:dict, +Line:dict, -Comment) is det.
%
%   Comment is that of comment_move/5. Best and Line are the lines of
%   scored_move/6.

lines_comment(Game, State, Best, Line,
              comment{ move:Move, best:Best.move, chance:Chance, after:After,
                       loss:Loss, judgement:Judgement, line:Line.moves,
                       best_line:Best.moves, reasons:Reasons }) :-
    Line.moves = [Move|_],
    win_chance(Best.score, Chance),
    win_chance(Line.score, After),
    Loss is max(0.0, Chance-After),
    judged_loss(Loss, Judgement),
    (   Judgement == good
    ->  reasons_for(Game, State, Line, Reasons)
    ;   reasons_against(Game, State, Line, Best, Reasons)
    ).

%!  best_comment(+Game, +State, +Line:dict, -Comment) is det.
%
%   Comment is that of comment_move/5 for the first move of Line, the best line
%   of a search.

best_comment(Game, State, Line, Comment) :-
    lines_comment(Game, State, Line, Line, Comment).

%!  readable_comment(+Game, +State, +Comment, -Message) is det.
%!  readable_advice(+Game, +State, +Comment, -Message) is det.
%
%   Message, for say/1, is Comment in words. readable_comment/4 comments on the
%   move of comment_move/5; readable_advice/4 proposes that of best_comment/4.

readable_comment(Game, State, Comment,
                 commented(Name, Texts, BestTexts, Comment)) :-
    player_name(Game, State, Name),
    notations(Game, State, Comment.line, Texts),
    notations(Game, State, Comment.best_line, BestTexts).

readable_advice(Game, State, Comment, advised(Name, Texts, Comment)) :-
    player_name(Game, State, Name),
    notations(Game, State, Comment.line, Texts).
