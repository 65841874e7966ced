/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_page, [test_page/0]).
:- use_module(library(plunit)).
:- use_module(library(dcg/basics)).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module('../support/for_all').

/** <module> The files of the page, as text

Whether they work is tested in a browser.
*/

test_page :-
    run_tests([page]).

web(Web) :-
    module_property(test_page, file(File)),
    file_directory_name(File, Here),
    directory_file_path(Here, '../../web', Web).

%   file_codes(?Extension, -Codes): of each file of the page.

file_codes(Extension, Codes) :-
    web(Web),
    format(atom(Pattern), '~w/*.~w', [Web,Extension]),
    expand_file_name(Pattern, Files),
    member(File, Files),
    read_file_to_codes(File, Codes, [encoding(utf8)]).

%   Word occurs in Codes between Before and After.

word_between(Before, After, Codes, Word) :-
    phrase(between(Before, After, Word), Codes, _).

between(Before, After, Word) -->
    string(_), Before, name(Codes), After,
    { atom_codes(Word, Codes) }.

name([C|Cs]) -->
    [C],
    { code_type(C, csym) ; C == 0'- },
    name_rest(Cs).

name_rest([C|Cs]) -->
    name([C|Cs]),
    !.
name_rest([]) -->
    [].

%   The texts of Language in texts.js: the words before a colon in its object.

texts(Language, Keys) :-
    web(Web),
    directory_file_path(Web, 'texts.js', File),
    read_file_to_codes(File, Codes, [encoding(utf8)]),
    atom_codes(Language, LanguageCodes),
    once(phrase(object(LanguageCodes, Object), Codes, _)),
    findall(Key,
            ( word_between(" ", ": '", Object, Key)
            ; word_between(" ", ": [", Object, Key)
            ),
            Keys0),
    sort(Keys0, Keys).

object(Language, Object) -->
    string(_), "\n  ", Language, ": {\n",
    string(Object), "\n  },\n".

:- begin_tests(page).

test(every_text_is_in_both_languages, English == Portuguese) :-
    texts(en, English),
    texts(pt, Portuguese),
    assertion(memberchk(new, English)).
test(every_text_that_is_used_is_there) :-
    texts(en, Keys),
    for_all(( file_codes(js, Codes),
              ( Before = " " ; Before = "(" ; Before = "[" ; Before = "{" ),
              string_concat(Before, "t('", Call),
              word_between(Call, "'", Codes, Key)
            ),
            memberchk(Key, Keys)),
    for_all(( file_codes(html, Codes),
              word_between("data-text=\"", "\"", Codes, Key)
            ),
            memberchk(Key, Keys)).
test(every_element_that_a_script_takes_is_there) :-
    file_codes(html, Page),
    for_all(( file_codes(js, Codes),
              word_between("$('", "')", Codes, Id)
            ),
            ( word_between("id=\"", "\"", Page, Id) -> true )).
test(the_policy_refuses_nothing_of_the_page,
     [forall(member(Refused, ["style=\"", " onclick=\"", "<style",
                              "http://", "https://", "document.cookie",
                              "innerHTML", "setAttribute('style"])),
      Found == []]) :-
    findall(Refused,
            ( member(Extension, [html,js,css]),
              file_codes(Extension, Codes),
              string_codes(Text, Codes),
              sub_string(Text, _, _, _, Refused),
              \+ ( Refused == "http://",
                   sub_string(Text, _, _, _, "http://www.w3.org/2000/svg")
                 )
            ),
            Found).

:- end_tests(page).
