/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_own_worker,
          [ answer_requests/1           % +Game
          ]).
:- use_module('../base/json', [json_text/2]).
:- use_module('../web/handlers', [answer_dict/4]).
:- use_module('../web/answer', [error_status/3, message_line/2, refuse/2]).
:- use_module('../web/game_fault', [guarded/3]).
:- use_module('../web/games_list', [games_dicts/2]).
:- use_module('../web/thinking', [thought/4]).
:- use_module('../web/request_text', [text_dict/2, use_language/1]).

/** <module> The process in which a game of one's own runs

The server, see own_process.pl, sends requests as JSON to the standard input.
Each answer is a line with the number of its characters, and these: JSON. The
program itself gets an empty input, and its output is dropped.
*/

%!  answer_requests(+Game) is det.
%
%   Answers requests for the module Game until the end of the input. A request
%   has the keys
%
%     - handler: that of answer_dict/4, `games` for games_dicts/2, or `think`
%     - lang: the language
%     - request: the dict
%
%   An answer has one of the keys
%
%     - answer: the answer
%     - news: what comes before the answer of `think`
%     - status, message: those of a refusal

answer_requests(Game) :-
    stream_property(In, alias(user_input)),
    stream_property(Out, alias(user_output)),
    set_stream(In, encoding(utf8)),
    set_stream(Out, encoding(utf8)),
    set_stream(Out, buffer(full)),
    silence,
    answer_all(Game, In, Out).

silence :-
    open('/dev/null', read, In),
    set_stream(In, alias(user_input)),
    set_input(In),
    open('/dev/null', write, Out),
    set_stream(Out, alias(user_output)),
    set_output(Out),
    open('/dev/null', write, Errors),
    set_stream(Errors, alias(user_error)).

answer_all(Game, In, Out) :-
    read_line(In, Line),
    (   Line == end_of_file
    ->  true
    ;   answer_line(Game, Line, Out),
        answer_all(Game, In, Out)
    ).

read_line(In, Line) :-
    read_string(In, "\n", "", End, Line0),
    (   End == -1
    ->  Line = end_of_file
    ;   Line = Line0
    ).

answer_line(Game, Line, Out) :-
    text_dict(Line, Dict),
    set_prolog_flag(message_language, en),
    use_language(Dict.lang),
    atom_string(Handler, Dict.handler),
    catch(answer(Handler, site{games:[Game]}, Dict.request, Out, Answer), Ball,
          true),
    (   var(Ball)
    ->  send(Out, _{answer:Answer})
    ;   error_status(Ball, Status, Message),
        send(Out, _{status:Status, message:Message})
    ).

answer(games, Site, Dict0, _, Dicts) :-
    !,
    catch(guarded(Site, Dict0, games_dicts(Site.games, Dicts)),
          error(Formal, Context),
          ( message_line(error(Formal, Context), Text),
            refuse(500, own_fault(Text))
          )).
answer(think, Site, Dict0, Out, Dict) :-
    !,
    guarded(Site, Dict0,
            thought(Site, Dict0, tabuleiro_own_worker:news(Out), Dict)).
answer(Handler, Site, Dict0, _, Dict) :-
    answer_dict(Handler, Site, Dict0, Dict).

:- public news/2.                       % called by thought/4

news(Out, News) :-
    send(Out, _{news:News}).

send(Out, Dict) :-
    json_text(Dict, Text),
    string_length(Text, Length),
    sig_atomic(( format(Out, '~d\n~w', [Length,Text]),
                 flush_output(Out)
               )).

