/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(browser,
          [ has_browser/0,
            with_browser/1,             % :Goal
            open_page/2,                % +Browser, +URL
            evaluate/3,                 % +Browser, +Script, -Value
            wait_until/2,               % +Browser, +Script
            click/2,                    % +Browser, +Selector
            type_text/2,                % +Browser, +Text
            press_key/2,                % +Browser, +Key
            window_size/3,              % +Browser, +Width, +Height
            prefer_dark/1,              % +Browser
            screenshot/2,               % +Browser, +Name
            complaints/2                % +Browser, -Complaints
          ]).
:- use_module(library(base64)).
:- use_module(library(filesex)).
:- use_module(library(http/http_stream), []).  % http_open: HTTP/1.1
:- use_module(library(http/websocket)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module(library(time)).
:- use_module(run_swipl, [root/1]).

/** <module> Chromium, driven over the DevTools protocol

    with_browser(read_title(URL))

    read_title(URL, Browser) :-
        open_page(Browser, URL),
        evaluate(Browser, "document.title", Title),
        ...

The browser has no window and a folder of its own, and ends with the goal,
whatever happens; every wait has an end.

@see https://chromedevtools.github.io/devtools-protocol/
*/

:- meta_predicate with_browser(1).

%!  has_browser is semidet.
%
%   Chromium is installed, and starts.

has_browser :-
    chromium(_),
    catch(with_browser(is_open), error(_, _), fail).

is_open(Browser) :-
    evaluate(Browser, "1+1", 2).

chromium(Path) :-
    member(Name, [chromium,'chromium-browser','google-chrome']),
    absolute_file_name(path(Name), Path,
                       [access(execute), file_errors(fail)]),
    !.

%!  with_browser(:Goal) is semidet.
%
%   Calls call(Goal, Browser) with a new browser that shows an empty page.
%
%   @throws time_limit_exceeded after five minutes

with_browser(Goal) :-
    tmp_file(browser, Folder),
    make_directory(Folder),
    setup_call_cleanup(
        start(Folder, Process),
        call_with_time_limit(300,
                             ( connected(Folder, Browser),
                               once(call(Goal, Browser))
                             )),
        stop(Process, Folder)).

start(Folder, Process) :-
    chromium(Path),
    atom_concat('--user-data-dir=', Folder, Data),
    (   root_user
    ->  Sandbox = ['--no-sandbox']
    ;   Sandbox = []
    ),
    append([ ['--headless=new','--remote-debugging-port=0',Data],
             Sandbox,
             [ '--no-first-run','--disable-gpu','--disable-dev-shm-usage',
               '--disable-extensions','--disable-background-networking',
               '--mute-audio','--lang=en','about:blank'
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

stop(Process, Folder) :-
    catch(process_group_kill(Process, kill), _, true),
    catch(process_wait(Process, _), _, true),
    catch(delete_directory_and_contents(Folder), _, true).

%   The browser writes the port and the path of its websocket to a file.

connected(Folder, browser(WebSocket, Session, Seen)) :-
    directory_file_path(Folder, 'DevToolsActivePort', File),
    port_and_path(File, 600, Port, Path),
    format(atom(URL), 'ws://127.0.0.1:~w~w', [Port,Path]),
    http_open_websocket(URL, WebSocket, []),
    stream_pair(WebSocket, In, _),
    set_stream(In, timeout(60)),
    Seen = seen([], 0),
    Root = browser(WebSocket, none, Seen),
    command(Root, 'Target.createTarget', _{url:"about:blank"}, Target),
    command(Root, 'Target.attachToTarget',
            _{targetId:Target.targetId, flatten:true}, Attached),
    Session = Attached.sessionId,
    Browser = browser(WebSocket, Session, Seen),
    forall(member(Method, ['Page.enable','Runtime.enable','Log.enable']),
           command(Browser, Method, _{}, _)).

port_and_path(File, Tries, Port, Path) :-
    (   exists_file(File),
        read_file_to_string(File, Text, []),
        split_string(Text, "\n", "", [Port,Path0|_]),
        Path0 \== ""
    ->  Path = Path0
    ;   Tries > 0
    ->  sleep(0.1),
        Tries1 is Tries-1,
        port_and_path(File, Tries1, Port, Path)
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

%!  complaints(+Browser, -Complaints:list(string)) is det.
%
%   Complaints are the errors and warnings of the console so far, and the
%   exceptions that no script has caught.

complaints(Browser, Complaints) :-
    evaluate(Browser, "1", _),          % what was sent before has arrived
    Browser = browser(_, _, Seen),
    arg(1, Seen, Last),
    reverse(Last, Complaints).

%!  open_page(+Browser, +URL) is det.
%
%   Shows the page at URL, which is loaded when it returns.

open_page(Browser, URL) :-
    command(Browser, 'Page.navigate', _{url:URL}, Result),
    (   get_dict(errorText, Result, Text)
    ->  throw(error(devtools(URL, Text), _))
    ;   true
    ),
    wait_until(Browser, "document.readyState === 'complete' \c
                         && location.href !== 'about:blank'").

%!  evaluate(+Browser, +Script, -Value) is det.
%
%   Value is that of Script, an expression of JavaScript, as JSON.
%
%   @error devtools(Script, Text)

evaluate(Browser, Script, Value) :-
    command(Browser, 'Runtime.evaluate',
            _{expression:Script, returnByValue:true, awaitPromise:true},
            Result),
    (   get_dict(exceptionDetails, Result, Details)
    ->  throw(error(devtools(Script, Details.text), _))
    ;   get_dict(value, Result.result, Value0)
    ->  Value = Value0
    ;   Value = null
    ).

%!  wait_until(+Browser, +Script) is det.
%
%   Waits until Script is true.
%
%   @error devtools(Script, never), after a minute

wait_until(Browser, Script) :-
    format(string(Bool), 'Boolean(~w)', [Script]),
    wait_until(Browser, Bool, 1200).

wait_until(Browser, Script, Tries) :-
    (   catch(evaluate(Browser, Script, true), error(devtools(_, _), _), fail)
    ->  true
    ;   Tries > 0
    ->  sleep(0.05),
        Tries1 is Tries-1,
        wait_until(Browser, Script, Tries1)
    ;   throw(error(devtools(Script, never), _))
    ).

                /*******************************
                *            A PERSON          *
                *******************************/

%!  click(+Browser, +Selector) is det.
%
%   Clicks with the mouse in the middle of the first element of Selector.
%
%   @error devtools(Selector, covered) if it has no place on the screen

click(Browser, Selector) :-
    format(string(Script),
           "(() => { const e = document.querySelector(~q);\n\c
              if (!e) return null;\n\c
              e.scrollIntoView({block: 'center', behavior: 'instant'});\n\c
              const r = e.getBoundingClientRect();\n\c
              return [r.x + r.width/2, r.y + r.height/2]; })()",
           [Selector]),
    evaluate(Browser, Script, Place),
    (   Place = [X,Y]
    ->  true
    ;   throw(error(devtools(Selector, covered), _))
    ),
    forall(member(Type, [mouseMoved,mousePressed,mouseReleased]),
           command(Browser, 'Input.dispatchMouseEvent',
                   _{ type:Type, x:X, y:Y, button:left, clickCount:1 }, _)).

%!  type_text(+Browser, +Text) is det.
%!  press_key(+Browser, +Key) is det.
%
%   Types Text into the element that has the focus, or presses a Key with a
%   name, such as 'Enter'.

type_text(Browser, Text) :-
    command(Browser, 'Input.insertText', _{text:Text}, _).

press_key(Browser, Key) :-
    key_code(Key, Code, Text),
    forall(member(Type, [keyDown,keyUp]),
           command(Browser, 'Input.dispatchKeyEvent',
                   _{ type:Type, key:Key, code:Key, text:Text,
                      windowsVirtualKeyCode:Code
                    }, _)).

key_code('Enter',      13, "\r").
key_code('Escape',     27, "").
key_code('ArrowLeft',  37, "").
key_code('ArrowUp',    38, "").
key_code('ArrowRight', 39, "").
key_code('ArrowDown',  40, "").

%!  window_size(+Browser, +Width, +Height) is det.

window_size(Browser, Width, Height) :-
    command(Browser, 'Emulation.setDeviceMetricsOverride',
            _{width:Width, height:Height, deviceScaleFactor:1, mobile:false},
            _).

%!  prefer_dark(+Browser) is det.
%
%   The person prefers dark colours.

prefer_dark(Browser) :-
    command(Browser, 'Emulation.setEmulatedMedia',
            _{features:[_{name:"prefers-color-scheme", value:"dark"}]}, _).

%!  screenshot(+Browser, +Name) is det.
%
%   Writes a picture of the page to build/screens/Name.png.

screenshot(Browser, Name) :-
    command(Browser, 'Page.captureScreenshot', _{format:png}, Result),
    root(Root),
    directory_file_path(Root, 'build/screens', Folder),
    make_directory_path(Folder),
    format(atom(File), '~w/~w.png', [Folder,Name]),
    base64_encoded(Bytes, Result.data, [encoding(octet), as(string)]),
    setup_call_cleanup(
        open(File, write, Out, [encoding(octet)]),
        write(Out, Bytes),
        close(Out)).
