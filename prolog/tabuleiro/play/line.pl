/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_line,
          [ edit_line/5                 % +In, +Prompt, :Completions, +Options,
                                        % -Line
          ]).
:- use_module(library(apply), [foldl/4, include/3, maplist/3]).
:- use_module(library(lists),
            [append/3, list_to_set/2, memberchk/2, reverse/2, same_length/2]).
:- use_module(library(option), [option/3]).
:- use_module('../base/first_use', [first_use/2]).
:- use_module(texts, []).
:- use_module('../base/accents', [without_accents/2]).
:- use_module(keys).

/** <module> Editing a line at a terminal

Only the terminal knows how wide its characters are, so the cursor is placed by
printing the text before it. Estimated widths serve only to cut a line that is
wider than the terminal.
*/

:- meta_predicate edit_line(+, +, :, +, -).

%!  edit_line(+In, +Prompt:string, :Completions, +Options, -Line) is det.
%
%   Line is the string that a person types and edits after Prompt, which has
%   been printed. In is the stream of with_keys/1. Tab completes the text before
%   the cursor: Completions is a list of strings, or a closure for
%   call(Completions, Before, Strings), where Before is that text. Ctrl-D on an
%   empty line returns `end_of_file`. Options:
%
%     - history(Lines): earlier answers, the last one first
%     - arrows(true): an arrow on an empty line ends it, Line is arrow(Key)

edit_line(In, Prompt0, Completions, Options, Line) :-
    option(history(Older), Options, []),
    option(arrows(Arrows), Options, false),
    prompt_that_fits(Prompt0, Prompt),
    edit(line([], [], Older, []),
         editor(In, Prompt, Completions, Arrows), Line).

prompt_that_fits(Prompt0, Prompt) :-
    string_codes(Prompt0, Codes),
    width(Codes, Width),
    screen_size(_, Columns),
    (   Width+20 =< Columns
    ->  Prompt = Prompt0
    ;   nl,
        Prompt = ""
    ).

%   A line is line(Before, After, Older, Newer): the codes before the cursor,
%   the last one first, the codes after it, and the older and newer lines of the
%   history.

edit(Line0, Editor, Answer) :-
    Editor = editor(In, _, _, _),
    flush_output,
    read_key(In, Key),
    (   last_key(Key, Line0, Editor, Answer0)
    ->  Answer = Answer0,
        end_line(Answer, Line0, Editor)
    ;   edited(Key, Line0, Editor, Line)
    ->  draw(Line0, Line, Editor),
        edit(Line, Editor, Answer)
    ;   put_char('\a'),
        edit(Line0, Editor, Answer)
    ).

last_key(enter, Line, _, Text) :-
    text_of(Line, Text).
last_key(ctrl(d), line([],[],_,_), _, end_of_file).
last_key(end_of_file, _, _, end_of_file).
last_key(Arrow, line([],[],_,_), editor(_, _, _, true), arrow(Arrow)) :-
    memberchk(Arrow, [up,down,left,right]).

same_key(ctrl(a), home).
same_key(ctrl(e), end).
same_key(ctrl(b), left).
same_key(ctrl(f), right).
same_key(ctrl(d), delete).
same_key(ctrl(p), older).
same_key(ctrl(n), newer).

text_of(line(Before, After, _, _), Text) :-
    reverse(Before, Codes0),
    append(Codes0, After, Codes),
    string_codes(Text, Codes).

%!  edited(+Key, +Line0, +Editor, -Line) is semidet.
%
%   Line is Line0 after Key. Fails if Key has no effect.

edited(tab, Line0, Editor, Line) :-
    !,
    complete(Line0, Editor, Line).
edited(Key0, Line0, Editor, Line) :-
    same_key(Key0, Key),
    !,
    edited(Key, Line0, Editor, Line).
edited(Key, line(Before0, After0, Older0, Newer0), _,
       line(Before, After, Older, Newer)) :-
    (   edited(Key, Before0, After0, Before, After)
    ->  Older = Older0,
        Newer = Newer0
    ;   recalled(Key, line(Before0, After0, Older0, Newer0),
                 line(Before, After, Older, Newer))
    ).

edited(char(Char),  Before, After, [Code|Before], After) :-
    char_code(Char, Code).
edited(left,        [Code|Before], After, Before, [Code|After]).
edited(right,       Before, [Code|After], [Code|Before], After).
edited(backspace,   [_|Before], After, Before, After).
edited(delete,      Before, [_|After], Before, After).
edited(home,        Before, After0, [], After) :-
    reverse(Before, Codes),
    append(Codes, After0, After).
edited(end,         Before0, After, Before, []) :-
    reverse(After, Codes),
    append(Codes, Before0, Before).
edited(ctrl(k),     Before, _, Before, []).
edited(ctrl(u),     _, After, [], After).
edited(ctrl(w),     Before0, After, Before, After) :-
    Before0 = [_|_],
    without_blanks(Before0, Word),
    without_word(Word, Before).

without_blanks([0' |Codes0], Codes) :-
    !,
    without_blanks(Codes0, Codes).
without_blanks(Codes, Codes).

without_word([Code|Codes0], Codes) :-
    Code \== 0' ,
    !,
    without_word(Codes0, Codes).
without_word(Codes, Codes).

recalled(Key, Line, line(Before, [], Older, [Text|Newer])) :-
    memberchk(Key, [up,older]),
    text_of(Line, Text),
    Line = line(_, _, [Recalled|Older], Newer),
    before(Recalled, Before).
recalled(Key, Line, line(Before, [], [Text|Older], Newer)) :-
    memberchk(Key, [down,newer]),
    text_of(Line, Text),
    Line = line(_, _, Older, [Recalled|Newer]),
    before(Recalled, Before).

before(Text, Before) :-
    string_codes(Text, Codes),
    reverse(Codes, Before).

                /*******************************
                *          COMPLETION          *
                *******************************/

%   Completes the line to the common beginning of all possibilities. If this
%   adds nothing, prints the possibilities.

complete(line(Before0, After, Older, Newer), Editor,
         line(Before, After, Older, Newer)) :-
    Editor = editor(_, _, Completions, _),
    text_of(line(Before0, [], [], []), Text),
    completions(Completions, Text, [First|Others]),
    string_codes(First, FirstCodes),
    foldl(common, Others, FirstCodes, Common),
    reverse(Common, Before1),
    (   same_length(Before1, Before0),
        Others \== []
    ->  Before = Before0,
        end_line(Text, line(Before0, After, Older, Newer), Editor),
        say_completions([First|Others]),
        draw(line(Before0, After, Older, Newer), Editor)
    ;   Before = Before1
    ).

completions(Module:Completions, Text, Strings) :-
    (   is_list(Completions)
    ->  Strings0 = Completions
    ;   call(Module:Completions, Text, Strings0)
    ),
    string_lower(Text, Lower),
    include(begins(Lower), Strings0, Strings1),
    list_to_set(Strings1, Strings).

begins(Lower, String0) :-
    string_lower(String0, String),
    sub_string(String, 0, _, _, Lower).

common(String, Codes0, Codes) :-
    string_codes(String, StringCodes),
    common_codes(Codes0, StringCodes, Codes).

common_codes([C0|Cs0], [D|Ds], [C0|Cs]) :-
    code_type(Lower, to_lower(C0)),
    code_type(Lower, to_lower(D)),
    !,
    common_codes(Cs0, Ds, Cs).
common_codes(_, _, []).

say_completions(Texts) :-
    phrase(prolog:translate_message(tabuleiro(completions(Texts))), Lines),
    first_use(library(ansi_term),
              print_message_lines(current_output, '', Lines)).

                /*******************************
                *            SCREEN            *
                *******************************/

%!  draw(+Line0, +Line, +Editor) is det.
%
%   Shows Line in place of Line0.

draw(line(Before, [], _, _), line([Code|Before], [], _, _),
     editor(_, P, _, _)) :-
    string_codes(P, Prompt),
    width(Prompt, Width0),
    width([Code|Before], Width),
    screen_size(_, Columns),
    Width0+Width < Columns,
    !,
    echoed([Code], Shown),
    format('~s', [Shown]).
draw(_, Line, Editor) :-
    draw(Line, Editor).

draw(line(Before0, After0, _, _), editor(_, Prompt, _, _)) :-
    string_codes(Prompt, PromptCodes),
    width(PromptCodes, Width),
    screen_size(_, Columns),
    Room0 is Columns-1-Width,
    that_fit(Before0, Room0, Room, Shown),
    reverse(Shown, Before),
    that_fit(After0, Room, _, After),
    maplist(echoed, [Before,After], [ShownBefore,ShownAfter]),
    format('\r~w~s\e7~s\e[K\e8', [Prompt,ShownBefore,ShownAfter]).

%   In a locale without accents, accents are not printed.

echoed(Codes, Shown) :-
    answer_encoding(Encoding),
    (   stream_property(user_input, encoding(Encoding))
    ->  Shown = Codes
    ;   string_codes(Text, Codes),
        without_accents(Text, Plain),
        string_codes(Plain, Shown)
    ).

%   Leaves the whole line on the screen. For an arrow, clears the line.

end_line(Answer, Line, Editor) :-
    (   string(Answer)
    ->  (   edited(end, Line, Editor, End),
            Line \== End
        ->  draw(End, Editor)
        ;   true
        ),
        nl
    ;   Answer = arrow(_)
    ->  format('\r\e[K')
    ;   true
    ),
    current_output(Out),
    set_stream(Out, line_position(0)),
    flush_output.

that_fit([Code|Codes], Room0, Room, [Code|Fit]) :-
    width([Code], Width),
    Room1 is Room0-Width,
    Room1 >= 0,
    !,
    that_fit(Codes, Room1, Room, Fit).
that_fit(_, Room, Room, []).

width(Codes, Width) :-
    foldl(add_width, Codes, 0, Width).

add_width(Code, Width0, Width) :-
    (   Code < 0x300
    ->  Width is Width0+1
    ;   columns_range(Columns, From, To),
        Code >= From,
        Code =< To
    ->  Width is Width0+Columns
    ;   Width is Width0+1
    ).

%   Combining characters take no column. East Asian characters and emoji take
%   two.

columns_range(0, 0x0300,  0x036F).
columns_range(0, 0x200B,  0x200F).
columns_range(0, 0xFE00,  0xFE0F).
columns_range(2, 0x1100,  0x115F).
columns_range(2, 0x2E80,  0xA4CF).
columns_range(2, 0xAC00,  0xD7A3).
columns_range(2, 0xF900,  0xFAFF).
columns_range(2, 0xFE30,  0xFE6F).
columns_range(2, 0xFF01,  0xFF60).
columns_range(2, 0xFFE0,  0xFFE6).
columns_range(2, 0x1F300, 0x1FAFF).
columns_range(2, 0x20000, 0x3FFFD).
