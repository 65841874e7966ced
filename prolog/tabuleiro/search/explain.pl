/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_explain,
          [ explain/4,                  % +Game, +State, +Move, -Explanation
            explain/5,                  % +Game, +State, +Move, -Explanation,
                                        % +Options
            explain_option/4,           % ?Name, ?Type, -Default, -Meaning
            readable_explanation/4      % +Game, +State, +Explanation, -Message
          ]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../game/games', [load_game/2]).
:- use_module('../base/options', [check_options/3]).
:- use_module(lines, [notations/4, player_name/3, win_chance/2]).
:- use_module(move_score, [scored_move/6, with_engine/4]).
:- use_module(search_options, [search_option/5]).
:- use_module(why_not, [given_move/4, why_not/4]).
:- use_module(texts, []).

/** <module> What a move gains and loses
*/

%!  explain_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options.

explain_option(Name, Type, Default, Meaning) :-
    search_option(analyse, Name, Type, Default, Meaning),
    \+ memberchk(Name, [book,multi_pv,on_choice,on_info,resume,terms]).

%!  explain(+Game, +State, +Move, -Explanation:dict) is det.
%!  explain(+Game, +State, +Move, -Explanation:dict, +Options) is det.
%
%   Explanation compares Move, a legal move of Game in State or its notation,
%   with the best move that a search finds. All scores are for the player to
%   move in State. The keys are
%
%     - move, best: the two moves, which may be the same
%     - score, best_score: their scores, as in analyse/4
%     - chance, best_chance: the chances to win, see win_chance/2
%     - loss: best_chance less chance, at least 0.0
%     - refutation: the moves that may follow Move
%     - best_line: the best move and those that may follow it
%     - terms: what the evaluation counts otherwise at the ends of the two
%       lines, the greatest difference first: a dict for each term with the
%       keys name and meaning, see evaluation/4, move and best, its scores,
%       and difference, move less best. `[]` for a game without C, and if the
%       game is over at the end of a line.
%
%       ?- initial_state(default, S),
%          explain(mitsudomoe, S, "@c2", E, [depth(6)]).
%
%   Options: explain_option.
%
%   readable_explanation/4 makes a text of Explanation.
%
%   @error domain_error(legal_move, Move), whose message has the reasons of
%   why_not/4; those of why_not/4 and analyse/4

explain(Name, State, Move, Explanation) :-
    explain(Name, State, Move, Explanation, []).

explain(Name, State, Given, Explanation, Options0) :-
    check_options(explain_option, Options0, Options),
    why_not(Name, State, Given, Reasons),
    (   Reasons == []
    ->  true
    ;   throw(error(domain_error(legal_move, Given),
                    context(_, tabuleiro(why_not(Reasons)))))
    ),
    load_game(Name, Game),
    given_move(Game, State, Given, Move),
    with_engine(Game, [terms(true)|Options], Limits,
                scored_move(Game, State, Move, Limits, Best, Line)),
    explanation(Line, Best, Explanation).

explanation(Line, Best,
            explanation{ move:Move, best:Best.move,
                         score:Score, best_score:BestScore,
                         chance:Chance, best_chance:BestChance, loss:Loss,
                         refutation:Refutation, best_line:Best.moves,
                         terms:Terms }) :-
    _{score:Score, moves:[Move|Refutation]} :< Line,
    BestScore = Best.score,
    win_chance(Score, Chance),
    win_chance(BestScore, BestChance),
    Loss is max(0.0, BestChance-Chance),
    differences(Line, Best, Terms).

%   A game in Prolog has no terms.

differences(Line, Best, Terms) :-
    findall(Size-Term,
            ( _{terms:Terms1} :< Line,
              _{terms:Terms2} :< Best,
              member(Term1, Terms1),
              member(Term2, Terms2),
              difference(Term1, Term2, Size, Term)
            ),
            Pairs0),
    sort(1, @>=, Pairs0, Pairs),
    pairs_values(Pairs, Terms).

difference(Term1, Term2, Size,
           term{ name:Name, meaning:Meaning, move:Score1, best:Score2,
                 difference:Difference }) :-
    _{name:Name, meaning:Meaning, score:Score1} :< Term1,
    _{name:Name, score:Score2} :< Term2,
    Difference is Score1-Score2,
    Size is abs(Difference),
    Size > 0.

%!  readable_explanation(+Game, +State, +Explanation, -Message) is det.
%
%   Message, for say/1, is Explanation of explain/5 for State, with the name of
%   the player to move and the moves in notation.

readable_explanation(Name, State, Explanation,
                     explained(Player, Texts, BestTexts, Explanation)) :-
    load_game(Name, Game),
    player_name(Game, State, Player),
    _{move:Move, refutation:Refutation, best_line:BestLine} :< Explanation,
    notations(Game, State, [Move|Refutation], Texts),
    notations(Game, State, BestLine, BestTexts).
