/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(browser,
          [ has_browser/0,
            end_browser/0,
            with_page/1,                % :Goal
            open_page/2,                % +Page, +URL
            evaluate/3,                 % +Page, +Script, -Value
            wait_until/2,               % +Page, +Script
            click/2,                    % +Page, +Selector
            drag/3,                     % +Page, +Selector1, +Selector2
            drag/4,                     % +Page, +With, +Selector1, +Selector2
            type_text/2,                % +Page, +Text
            click_at_hand/2,            % +Page, +Selector
            press_key/2,                % +Page, +Key
            choose_file/3,              % +Page, +Selector, +File
            drop_files/3,               % +Page, +Selector, +Files
            window_size/3,              % +Page, +Width, +Height
            prefer/2,                   % +Page, +Preferences
            heap_bytes/2,               % +Page, -Bytes
            screenshot/2,               % +Page, +Name
            complaints/2                % +Page, -Complaints
          ]).
:- use_module(library(base64)).
:- use_module(library(error)).
:- use_module(library(filesex)).
:- use_module(library(http/http_stream), []).  % http_open: HTTP/1.1
:- use_module(library(http/websocket)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module(library(time)).
:- use_module(run_swipl, [root/1]).

/** <module> Chromium, driven over the DevTools protocol

    with_page(read_title(URL))

    read_title(URL, Page) :-
        open_page(Page, URL),
        evaluate(Page, "document.title", Title),
        ...

One browser, without a window and with its own folder, serves all pages. It
starts with the first page and ends by end_browser/0 or with the process. Every
wait has a time limit.

@see https://chromedevtools.github.io/devtools-protocol/
*/

:- meta_predicate with_page(1).

%   running(Process, Folder, URL): the browser, whose websocket is at URL.

:- dynamic running/3.

%!  has_browser is semidet.
%
%   Chromium is installed, and starts.

has_browser :-
    chromium(_),
    catch(with_page(is_open), error(_, _), fail).

is_open(Page) :-
    evaluate(Page, "1+1", 2).

chromium(Path) :-
    member(Name, [chromium,'chromium-browser','google-chrome']),
    absolute_file_name(path(Name), Path,
                       [access(execute), file_errors(fail)]),
    !.

%!  with_page(:Goal) is semidet.
%
%   Calls call(Goal, Page) with an empty page of the browser.
%
%   @throws time_limit_exceeded after ten minutes

with_page(Goal) :-
    browser_url(URL),
    setup_call_cleanup(
        connect(URL, Root),
        call_with_time_limit(600, in_page(Root, Goal)),
        disconnect(Root)).

%   A second page gets a window of its own, so that both are visible: a hidden
%   page gets no frames, and answers a click only after seconds.

in_page(Root, Goal) :-
    flag(browser_pages, Open, Open+1),
    (   Open > 0
    ->  Window = true
    ;   Window = false
    ),
    call_cleanup(in_window(Window, Root, Goal),
                 flag(browser_pages, Pages, Pages-1)).

in_window(Window, Root, Goal) :-
    command(Root, 'Target.createTarget',
            _{url:"about:blank", newWindow:Window}, Target),
    call_cleanup(( attached(Root, Target.targetId, Page),
                   once(call(Goal, Page))
                 ),
                 catch(command(Root, 'Target.closeTarget', Target, _),
                       error(_, _), true)).

attached(Root, Target, Page) :-
    Root = browser(WebSocket, none, Seen),
    command(Root, 'Target.attachToTarget', _{targetId:Target, flatten:true},
            Attached),
    Page = browser(WebSocket, Attached.sessionId, Seen),
    forall(member(Method, ['Page.enable','Runtime.enable','Log.enable']),
           command(Page, Method, _{}, _)).

connect(URL, browser(WebSocket, none, seen([], 0))) :-
    http_open_websocket(URL, WebSocket, []),
    stream_pair(WebSocket, In, _),
    set_stream(In, timeout(120)).

disconnect(browser(WebSocket, _, _)) :-
    close(WebSocket, [force(true)]).

browser_url(URL) :-
    running(_, _, URL),
    !.
browser_url(URL) :-
    tmp_file(browser, Folder),
    make_directory(Folder),
    (   sandbox(Options),
        catch(started(Folder, Options, Port, Path), Error,
              ( end_browser, throw(Error) ))
    ->  true
    ;   delete_directory_and_contents(Folder),
        existence_error(browser, Folder)
    ),
    format(atom(URL), 'ws://127.0.0.1:~w~w', [Port,Path]),
    retract(running(Process, Folder, starting)),
    asserta(running(Process, Folder, URL)),
    at_halt(end_browser).

%   Chromium has no sandbox for root, nor in many containers.

sandbox([]) :-
    \+ root_user.
sandbox(['--no-sandbox']).

started(Folder, Sandbox, Port, Path) :-
    start(Folder, Sandbox, Process),
    asserta(running(Process, Folder, starting)),
    directory_file_path(Folder, 'DevToolsActivePort', File),
    (   port_and_path(File, Process, 600, Port, Path)
    ->  true
    ;   retract(running(Process, Folder, starting)),
        fail
    ).

start(Folder, Sandbox, Process) :-
    chromium(Path),
    atom_concat('--user-data-dir=', Folder, Data),
    append([ ['--headless=new','--remote-debugging-port=0',Data],
             Sandbox,
             [ '--no-first-run','--disable-gpu','--disable-dev-shm-usage',
               '--disable-extensions','--disable-background-networking',
               '--hide-scrollbars','--mute-audio','--lang=en','about:blank'
             ]
           ], Arguments),
    process_create(Path, Arguments,
                   [ process(Process), detached(true), stdin(null),
                     stdout(null), stderr(null)
                   ]).

root_user :-
    exists_source(library(uid)),
    use_module(library(uid), []),
    uid:getuid(0).

%!  end_browser is det.
%
%   Ends the browser, if it runs.

end_browser :-
    forall(retract(running(Process, Folder, _)),
           ( catch(process_group_kill(Process, kill), _, true),
             catch(process_wait(Process, _), _, true),
             catch(delete_directory_and_contents(Folder), _, true)
           )).

%   The browser writes the port and the path of its websocket to File. Fails if
%   Process ends before.

port_and_path(File, Process, Tries, Port, Path) :-
    (   exists_file(File),
        read_file_to_string(File, Text, []),
        split_string(Text, "\n", "", [Port,Path0|_]),
        Path0 \== ""
    ->  Path = Path0
    ;   Tries > 0
    ->  process_wait(Process, timeout, [timeout(0)]),
        sleep(0.1),
        Tries1 is Tries-1,
        port_and_path(File, Process, Tries1, Port, Path)
    ;   throw(error(existence_error(browser, File), _))
    ).

%   Seen holds the complaints of the page, the last one first, and the number
%   of the last command.

command(browser(WebSocket, Session, Seen), Method, Params, Result) :-
    arg(2, Seen, N0),
    N is N0+1,
    nb_setarg(2, Seen, N),
    Message0 = _{id:N, method:Method, params:Params},
    (   Session == none
    ->  Message = Message0
    ;   Message = Message0.put(sessionId, Session)
    ),
    ws_send(WebSocket, json(Message)),
    answer(WebSocket, N, Seen, Answer),
    (   get_dict(error, Answer, Error)
    ->  throw(error(devtools(Method, Error.message), _))
    ;   Result = Answer.result
    ).

answer(WebSocket, N, Seen, Answer) :-
    ws_receive(WebSocket, Received,
               [format(json), value_string_as_atom(false)]),
    (   Received.opcode \== text
    ->  throw(error(devtools(closed, Received), _))
    ;   true
    ),
    Dict = Received.data,
    (   get_dict(id, Dict, N)
    ->  Answer = Dict
    ;   (   get_dict(method, Dict, Method),
            complaint(Method, Dict.params, Complaint)
        ->  arg(1, Seen, Complaints),
            nb_setarg(1, Seen, [Complaint|Complaints])
        ;   true
        ),
        answer(WebSocket, N, Seen, Answer)
    ).

complaint("Runtime.exceptionThrown", Params, Text) :-
    Details = Params.exceptionDetails,
    (   get_dict(exception, Details, Exception),
        get_dict(description, Exception, Text)
    ->  true
    ;   Text = Details.text
    ).
complaint("Runtime.consoleAPICalled", Params, Text) :-
    memberchk(Params.type, ["error","warning","assert"]),
    format(string(Text), '~p', [Params.args]).
complaint("Log.entryAdded", Params, Text) :-
    memberchk(Params.entry.level, ["error","warning"]),
    format(string(Text), '~w ~p', [Params.entry.text,Params.entry]).

%!  complaints(+Page, -Complaints:list(string)) is det.
%
%   Complaints are the errors and warnings of the console so far, and the
%   exceptions that no script has caught.

complaints(Page, Complaints) :-
    evaluate(Page, "1", _),             % what was sent before has arrived
    Page = browser(_, _, Seen),
    arg(1, Seen, Last),
    reverse(Last, Complaints).

%!  open_page(+Page, +URL) is det.
%
%   Shows the page at URL, which is loaded when it returns.

open_page(Page, URL) :-
    command(Page, 'Page.navigate', _{url:URL}, Result),
    (   get_dict(errorText, Result, Text)
    ->  throw(error(devtools(URL, Text), _))
    ;   true
    ),
    wait_until(Page, "document.readyState === 'complete' \c
                         && location.href !== 'about:blank'").

%!  evaluate(+Page, +Script, -Value) is det.
%
%   Value is that of Script, an expression of JavaScript, as JSON.
%
%   @error devtools(Script, Text)

evaluate(Page, Script, Value) :-
    command(Page, 'Runtime.evaluate',
            _{expression:Script, returnByValue:true, awaitPromise:true},
            Result),
    (   get_dict(exceptionDetails, Result, Details)
    ->  throw(error(devtools(Script, Details.text), _))
    ;   get_dict(value, Result.result, Value0)
    ->  Value = Value0
    ;   Value = null
    ).

%!  wait_until(+Page, +Script) is det.
%
%   Waits until Script is true.
%
%   @error devtools(Script, never), after two minutes or more

wait_until(Page, Script) :-
    format(string(Bool), 'Boolean(~w)', [Script]),
    wait_for(Page, Bool, true).

%   Waits until Script has Value; the first looks follow each other sooner.

wait_for(Page, Script, Value) :-
    get_time(Now),
    End is Now+120,
    wait_for(Page, Script, Value, 0.01, End).

wait_for(Page, Script, Value, Pause, End) :-
    (   catch(evaluate(Page, Script, Value), error(devtools(_, _), _), fail)
    ->  true
    ;   get_time(Now),
        Now < End
    ->  sleep(Pause),
        Pause1 is min(0.1, 1.5*Pause),
        wait_for(Page, Script, Value, Pause1, End)
    ;   throw(error(devtools(Script, never), _))
    ).

                /*******************************
                *            A PERSON          *
                *******************************/

%!  click(+Page, +Selector) is det.
%!  drag(+Page, +Selector1, +Selector2) is det.
%!  drag(+Page, +With, +Selector1, +Selector2) is det.
%
%   Clicks with the mouse in the middle of the first element of Selector, as
%   soon as it is there, can be used and is not covered; drags that of Selector1
%   to that of Selector2: with the button `left` or `right`, or a `finger`.
%
%   @error devtools(Script, never) if no element can be clicked

click(Page, Selector) :-
    middle(Page, Selector, X, Y),
    click_on(Page, X, Y).

%!  click_at_hand(+Page, +Selector) is semidet.
%
%   As click/2, but fails if there is no such element now, or it is covered.

click_at_hand(Page, Selector) :-
    middle_script(Selector, Script),
    evaluate(Page, Script, [X,Y]),
    click_on(Page, X, Y).

click_on(Page, X, Y) :-
    forall(member(Type, [mouseMoved,mousePressed,mouseReleased]),
           mouse(Page, Type, left, X, Y)).

drag(Page, Selector1, Selector2) :-
    drag(Page, left, Selector1, Selector2).

drag(Page, finger, Selector1, Selector2) :-
    !,
    middle(Page, Selector1, X1, Y1),
    middle(Page, Selector2, X2, Y2),
    touch(Page, touchStart, [_{x:X1, y:Y1}]),
    forall(between(1, 4, I),
           ( X is X1+I*(X2-X1)/4,
             Y is Y1+I*(Y2-Y1)/4,
             touch(Page, touchMove, [_{x:X, y:Y}])
           )),
    touch(Page, touchEnd, []).
drag(Page, Button, Selector1, Selector2) :-
    middle(Page, Selector1, X1, Y1),
    middle(Page, Selector2, X2, Y2),
    mouse(Page, mouseMoved, Button, X1, Y1),
    mouse(Page, mousePressed, Button, X1, Y1),
    forall(between(1, 4, I),
           ( X is X1+I*(X2-X1)/4,
             Y is Y1+I*(Y2-Y1)/4,
             mouse(Page, mouseMoved, Button, X, Y)
           )),
    mouse(Page, mouseReleased, Button, X2, Y2).

touch(Page, Type, Points) :-
    command(Page, 'Input.dispatchTouchEvent', _{type:Type, touchPoints:Points},
            _).

mouse(Page, Type, Button, X, Y) :-
    (   Type == mouseMoved
    ->  Clicks = 0
    ;   Clicks = 1
    ),
    command(Page, 'Input.dispatchMouseEvent',
            _{type:Type, x:X, y:Y, button:Button, clickCount:Clicks}, _).

%   The element was there, in the same place, at the look before: one that is
%   drawn anew between the press and the release of a button is not clicked.

middle(Page, Selector, X, Y) :-
    middle_script(Selector, Middle),
    format(string(Script),
           "(() => { const at = ~s;\n\c
              const e = document.querySelector(~q);\n\c
              const same = at && String(e.seenAt) === String(at);\n\c
              if (at) e.seenAt = at;\n\c
              return same ? at : null; })()",
           [Middle,Selector]),
    wait_for(Page, Script, [X,Y]).

middle_script(Selector, Script) :-
    format(string(Script),
           "(() => { const e = document.querySelector(~q);\n\c
              if (!e || e.disabled) return null;\n\c
              const seen = () => {\n\c
                const r = e.getBoundingClientRect();\n\c
                const [x, y] = [r.x + r.width/2, r.y + r.height/2];\n\c
                return e.contains(document.elementFromPoint(x, y)) \c
                  ? [x, y] : null; };\n\c
              return seen() ?? (e.scrollIntoView({block: 'center',\n\c
                behavior: 'instant'}), seen()); })()",
           [Selector]).

%!  type_text(+Page, +Text) is det.
%!  press_key(+Page, +Key) is det.
%
%   Types Text into the element that has the focus, or presses Key: a letter, a
%   digit or a name such as 'Enter'; shift(Key) is with the shift key.

type_text(Page, Text) :-
    command(Page, 'Input.insertText', _{text:Text}, _).

press_key(Page, shift(Key)) :-
    !,
    press_key(Page, Key, 8).
press_key(Page, Key) :-
    press_key(Page, Key, 0).

press_key(Page, Key, Modifiers) :-
    key_code(Key, Code, Text),
    forall(member(Type, [keyDown,keyUp]),
           command(Page, 'Input.dispatchKeyEvent',
                   _{ type:Type, key:Key, code:Key, text:Text,
                      modifiers:Modifiers, windowsVirtualKeyCode:Code
                    }, _)).

key_code('Tab',         9, "") :- !.
key_code('Enter',      13, "\r") :- !.
key_code('Escape',     27, "") :- !.
key_code('End',        35, "") :- !.
key_code('Home',       36, "") :- !.
key_code('ArrowLeft',  37, "") :- !.
key_code('ArrowUp',    38, "") :- !.
key_code('ArrowRight', 39, "") :- !.
key_code('ArrowDown',  40, "") :- !.
key_code(Char, Code, Text) :-
    upcase_atom(Char, Upper),
    char_code(Upper, Code),
    atom_string(Char, Text).

%!  choose_file(+Page, +Selector, +File) is det.
%
%   Gives File to the first element of Selector, which asks for one.

choose_file(Page, Selector, File) :-
    format(string(Script), "document.querySelector(~q)", [Selector]),
    wait_until(Page, Script),
    command(Page, 'Runtime.evaluate', _{expression:Script}, Found),
    command(Page, 'DOM.setFileInputFiles',
            _{files:[File], objectId:Found.result.objectId}, _).

%!  drop_files(+Page, +Selector, +Files) is det.
%
%   Drops Files, which may be folders, onto the first element of Selector.

drop_files(Page, Selector, Files) :-
    middle(Page, Selector, X, Y),
    forall(member(Type, [dragEnter,dragOver,drop]),
           command(Page, 'Input.dispatchDragEvent',
                   _{ type:Type, x:X, y:Y,
                      data:_{items:[], files:Files, dragOperationsMask:1}
                    }, _)).

%!  window_size(+Page, +Width, +Height) is det.

window_size(Page, Width, Height) :-
    command(Page, 'Emulation.setDeviceMetricsOverride',
            _{width:Width, height:Height, deviceScaleFactor:1, mobile:false},
            _).

%!  prefer(+Page, +Preferences:list(pair)) is det.
%
%   The person has set Preferences, such as 'prefers-color-scheme'-dark, and no
%   others.

prefer(Page, Preferences) :-
    findall(_{name:Name, value:Value},
            member(Name-Value, Preferences), Features),
    command(Page, 'Emulation.setEmulatedMedia', _{features:Features}, _).

%!  heap_bytes(+Page, -Bytes) is det.
%
%   Bytes is what the scripts of the page use after a collection of garbage.

heap_bytes(Page, Bytes) :-
    command(Page, 'HeapProfiler.collectGarbage', _{}, _),
    command(Page, 'Runtime.getHeapUsage', _{}, Usage),
    Bytes = Usage.usedSize.

%!  screenshot(+Page, +Name) is det.
%
%   Writes a picture of the page to build/screens/Name.png.

screenshot(Page, Name) :-
    command(Page, 'Page.captureScreenshot', _{format:png}, Result),
    root(Root),
    directory_file_path(Root, 'build/screens', Folder),
    make_directory_path(Folder),
    format(atom(File), '~w/~w.png', [Folder,Name]),
    base64_encoded(Bytes, Result.data, [encoding(octet), as(string)]),
    setup_call_cleanup(
        open(File, write, Out, [encoding(octet)]),
        write(Out, Bytes),
        close(Out)).
