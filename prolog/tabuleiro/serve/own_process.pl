/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_own_process,
          [ start_own/3,                % +Count, +Term, -Own
            end_own/1,                  % +Own
            own_game/3,                 % +Site, +Name, -Own
            own_folder/2,               % +Own, -Folder
            ask_own/5                   % +Own, +Handler, +Dict0, :News, -Dict
          ]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../base/deadline', [deadline/2]).
:- use_module('../base/json', [json_read_dict/3, json_write_dict/3]).
:- use_module('../base/limited_process', [end_limited/2, start_limited/4]).
:- use_module('../base/process_end', [process_end/3]).
:- use_module('../base/time_limit', [seconds_left/1, within_seconds/3]).
:- use_module('../web/answer', [refuse/2]).
:- use_module('../web/limits', [web_limit/2]).

/** <module> Games of one's own, in processes of their own

A file that a person serves runs in processes with limits of memory, file size
and time, which own_worker.pl answers for. So the program cannot end the server,
print into it, or keep one of its threads for long. This is not a sandbox: the
processes have the rights of the user.

Own is own{names, file, pool, looks}: the names of the game, without and with
the pie rule; the file; a message queue with the processes that are free,
process(Process, In, Out), or `none` for one that is not running; whether the
file has a folder for its look.
*/

:- meta_predicate ask_own(+, +, +, 1, -).

:- dynamic
    own_command/2,                      % Pool, Command
    own_process/2.                      % Pool, Process

%!  start_own(+Count, +Term, -Own:dict) is det.
%!  end_own(+Own) is det.
%
%   Term is own(File, Command). Starts the first of at most Count processes of
%   Command, a list as for start_limited/4, which runs answer_requests/1 for the
%   game of File. end_own/1 ends them all.
%
%   @error existence_error(game, File) if the program ends before it answers, or
%   does not answer within web_limit(own_start) seconds. What is wrong with it
%   was printed by the process.

start_own(Count, own(File, Command),
          own{names:Names, file:File, pool:Pool, looks:Looks}) :-
    message_queue_create(Pool),
    assertz(own_command(Pool, Command)),
    forall(between(1, Count, _), thread_send_message(Pool, none)),
    web_limit(own_start, Seconds),
    Own = own{names:[File], file:File, pool:Pool},
    (   catch(ask_own(Own, Seconds, games, _{}, fail_news, Games),
              web_refusal(_, _), fail),
        Games = [Game]
    ->  Names = [Game.name,Game.pie.name],
        (   Game.look == []
        ->  Looks = false
        ;   Looks = true
        )
    ;   end_own(Own),
        throw(error(existence_error(game, File), _))
    ).

:- public fail_news/1.

fail_news(_) :-
    fail.

end_own(Own) :-
    Pool = Own.pool,
    retractall(own_command(Pool, _)),
    forall(retract(own_process(Pool, process(Process, In, Out))),
           ended(Process, In, Out, _)),
    message_queue_destroy(Pool).

%!  own_game(+Site, +Name, -Own) is semidet.
%
%   Own is that of Site which has the game Name, a text.

own_game(Site, Name, Own) :-
    get_dict(own, Site, Owns),
    string(Name),
    member(Own, Owns),
    memberchk(Name, Own.names),
    !.

%!  own_folder(+Own, -Folder) is semidet.
%
%   Folder has the files of the look of the game.

own_folder(Own, Folder) :-
    Own.looks == true,
    file_directory_name(Own.file, Directory),
    directory_file_path(Directory, web, Folder),
    exists_directory(Folder).

%!  ask_own(+Own, +Handler, +Dict0:dict, :News, -Dict) is det.
%
%   Dict is the answer of Handler, see answer_requests/1, to the request Dict0.
%   call(News, Dict1) is called with what comes before it. Refuses the request
%   as the process does, or if the process ends or does not answer within
%   web_limit(own) seconds, or nine tenths of the time left. A process that was
%   interrupted is killed; the next request starts another one. One that this
%   request has started has web_limit(own_start) seconds before that: a program
%   may take longer to start than a request has.

ask_own(Own, Handler, Dict0, News, Dict) :-
    web_limit(own, Most),
    seconds_left(Left),
    (   Left == inf
    ->  Seconds = Most
    ;   Seconds is truncate(min(Most, 0.9*Left))
    ),
    ask_own(Own, Seconds, Handler, Dict0, News, Dict).

ask_own(Own, Seconds, Handler, Dict0, News, Dict) :-
    Held = held(nothing, false),
    setup_call_cleanup(
        true,
        ( take(Own.pool, Held),
          started(Own.pool, Held),
          asked(Held, Own, Seconds, Handler, Dict0, News, Answer)
        ),
        put_back(Own.pool, Held, Answer)),
    (   get_dict(answer, Answer, Dict)
    ->  true
    ;   get_dict(message, Answer, Text),
        get_dict(status, Answer, Status),
        integer(Status),
        between(400, 599, Status)
    ->  (   Status >= 500
        ->  print_message(error, tabuleiro(web(own_fault(Text))))
        ;   true
        ),
        refuse(Status, own_fault(Text))
    ;   refuse(500, own_ended(Own.file, none))
    ).

%   Held is held(Process, Started), a free process, or held(none, _): one may be
%   started. Started is `true` if this request has started it.

take(Pool, Held) :-
    sig_atomic(taken(Pool, Held)),
    arg(1, Held, Token),
    (   Token == nothing
    ->  sleep(0.02),
        take(Pool, Held)
    ;   true
    ).

taken(Pool, Held) :-
    (   (   Token = process(_, _, _)
        ;   true
        ),
        thread_get_message(Pool, Token, [timeout(0)])
    ->  nb_setarg(1, Held, Token)
    ;   true
    ).

started(Pool, held(process(_, _, _), _)) :-
    own_command(Pool, _),
    !.
started(Pool, Held) :-
    own_command(Pool, Command),
    web_limit(own_memory, Memory),
    web_limit(own_file, FileSize),
    sig_atomic(( start_limited(Command,
                               [memory(Memory),file_size(FileSize)],
                               [ stdin(pipe(In, [encoding(utf8)])),
                                 stdout(pipe(Out, [encoding(utf8)])),
                                 stderr(std)
                               ],
                               Process),
                 Started = process(Process, In, Out),
                 assertz(own_process(Pool, Started)),
                 nb_setarg(1, Held, Started),
                 nb_setarg(2, Held, true)
               )).

%   A process that was interrupted while it answered is of no use: Answer is
%   unbound, or has no answer of the process.

put_back(Pool, Held, Answer) :-
    arg(1, Held, Token),
    (   Token == nothing
    ->  true
    ;   Token == none
    ->  back(Pool, none)
    ;   goes_on(Answer)
    ->  back(Pool, Token)
    ;   arg(2, Held, true)
    ->  thread_create(back_once_started(Pool, Token), _, [detached(true)])
    ;   killed(Pool, Token)
    ).

%   After a read that was interrupted, a stream seems to be at its end once.

back_once_started(Pool, Token) :-
    Token = process(_, _, Out),
    web_limit(own_start, Seconds),
    (   catch(( within_seconds(Seconds, ignore(at_end_of_stream(Out)), true),
                heard(Out, Seconds, fail_news, Answer)
              ),
              error(_, _), fail),
        is_dict(Answer)
    ->  back(Pool, Token)
    ;   killed(Pool, Token)
    ).

%   Nothing is left to do after end_own/1.

killed(Pool, process(Process, In, Out)) :-
    (   retract(own_process(Pool, process(Process, _, _)))
    ->  ended(Process, In, Out, _),
        back(Pool, none)
    ;   true
    ).

goes_on(Answer) :-
    nonvar(Answer),
    (   get_dict(answer, Answer, _)
    ;   get_dict(message, Answer, _)
    ),
    !.

back(Pool, Token) :-
    catch(thread_send_message(Pool, Token), error(existence_error(_, _), _),
          true).

ended(Process, In, Out, Ended) :-
    end_limited(Process, Ended),
    forall(member(Stream, [In,Out]),
           catch(close(Stream, [force(true)]), error(_, _), true)).

asked(held(process(Process, In, Out), _), Own, Seconds, Handler, Dict0, News,
      Answer) :-
    current_prolog_flag(message_language, Language),
    catch(( json_write_dict(In, _{handler:Handler, lang:Language,
                                  request:Dict0},
                            [width(0)]),
            format(In, '~n', []),
            flush_output(In),
            heard(Out, Seconds, News, Answer0)
          ),
          error(Formal, _),
          Answer0 = Formal),
    (   is_dict(Answer0)
    ->  Answer = Answer0
    ;   Answer0 == slow
    ->  refuse(500, own_slow(Own.file, Seconds))
    ;   deadline(1, Deadline),
        process_end(Process, Deadline, How),
        Fault = own_ended(Own.file, How),
        print_message(error, tabuleiro(web(Fault))),
        refuse(500, Fault)
    ).

%   Answer is the last answer, `slow`, or `end` at the end of the output and
%   after what is no answer.

heard(Out, Seconds, News, Answer) :-
    within_seconds(Seconds, answer(Out, Answer0), InTime),
    (   InTime == false
    ->  Answer = slow
    ;   is_dict(Answer0),
        get_dict(news, Answer0, Dict)
    ->  call(News, Dict),
        heard(Out, Seconds, News, Answer)
    ;   Answer = Answer0
    ).

answer(Out, Answer) :-
    (   length_line(Out, 0, Length),
        web_limit(own_answer, Most),
        Length =< Most,
        read_string(Out, Length, Text),
        string_length(Text, Length),
        text_dict(Text, Dict)
    ->  Answer = Dict
    ;   Answer = end
    ).

length_line(Out, Length0, Length) :-
    get_code(Out, Code),
    (   Code == 0'\n
    ->  Length = Length0
    ;   between(0'0, 0'9, Code),
        Length0 < 1_000_000_000,
        Length1 is 10*Length0+Code-0'0,
        length_line(Out, Length1, Length)
    ).

text_dict(Text, Dict) :-
    setup_call_cleanup(
        open_string(Text, In),
        json_read_dict(In, Dict,
                       [default_tag(json), value_string_as_atom(false)]),
        close(In)),
    is_dict(Dict).
