/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_book,
          [ in_book/4,                  % +Game, +State, +Options, -Lines
            book_line/4,                % +Game, +State, +Options, -Line
            book_file/2,                % +Game, -File
            book_lines/4,               % +File, +Game, +State, -Lines
            read_book/2                 % +File, -Positions
          ]).
:- use_module(library(apply), [include/3, maplist/3]).
:- use_module(library(dcg/basics), [eos//0, integer//1, string_without//2]).
:- use_module(library(lists), [max_list/2, member/2, memberchk/2, nth0/3]).
:- use_module(library(option), [option/2]).
:- use_module(library(random), [random_member/2]).
:- use_module('../base/first_use', [first_use/2]).
:- use_module('../game/games', [game_folder/2]).

/** <module> Opening books

A game has a book if its folder has a file `book.txt`, which tools/book.c makes
and describes. With the option book(true) a search takes the moves of the book
where it has the position.

A move of the book leads on, to another position that the book has, from where
a second one does. It scores less than the best by a margin at most. Where the
best move does not lead on, or decides the game, the book ends: a search of
one's own sees as far as the one that found the move.

Points of searches with a book, of 300 positions at 80,000 nodes each, against
the same searches without, at 20,000 nodes a move from the start (match/5; the
standard error is 4 to 6 percent):

    | game         | points | games |
    | Wali         | 54%    | 100   |
    | Wald Meister | 53%    | 60    |
    | Tactigon     | 52%    | 60    |
    | Mitsudomoe   | 52%    | 60    |

With moves that lead on once only it was 49% in Wali.
*/

%   The most that a move of the book may score less than the best: the chance
%   to win is smaller by 1% at most.

margin(40).

%   The most moves of a line.

longest(40).

                /*******************************
                *            LINES             *
                *******************************/

%!  in_book(+Game, +State, +Options, -Lines) is semidet.
%
%   Options of a search has book(true), and Lines, at least one, are those of
%   book_lines/4.
%
%   @error those of book_lines/4

in_book(Game, State, Options, Lines) :-
    option(book(true), Options),
    book_file(Game, File),
    book_lines(File, Game, State, Lines),
    Lines = [_|_].

%!  book_line(+Game, +State, +Options, -Line) is semidet.
%
%   Line is one of in_book/4, chosen by the seed in Options, else at random.

book_line(Game, State, Options, Line) :-
    in_book(Game, State, Options, Lines),
    (   option(seed(Seed), Options)
    ->  length(Lines, Count),
        I is Seed mod Count,
        nth0(I, Lines, Line)
    ;   random_member(Line, Lines)
    ).

%!  book_lines(+File, +Game, +State, -Lines:list(dict)) is det.
%
%   Lines are those that begin with a move of the book in File, the best first,
%   with the keys of a line of analyse/4 and book, which is `true`. The depth is
%   that of the search that found them.
%
%   @error those of read_book/2; syntax_error(illegal_move(Text)) with the file
%   and the line

book_lines(File, Game, State, Lines) :-
    load_book(File),
    (   known(File, Game, State, Depth, Choices)
    ->  maplist(line(File, Game, State, Depth), Choices, Lines0),
        include(leads_on_twice, Lines0, Lines)
    ;   Lines = []
    ).

leads_on_twice(Line) :-
    Line.moves = [_,_|_].

line(File, Game, State, Depth, Score-Move,
     line{ score:Score, depth:Depth, exact:true, move:Move,
           moves:[Move|Moves], book:true }) :-
    longest(Longest),
    continued(Longest, File, Game, State, Move, Moves).

%   Moves are the best of the book after Move.

continued(Left0, File, Game, State0, Move0, Moves) :-
    once(Game:move(State0, Move0, State)),
    (   Left0 > 1,
        known(File, Game, State, _, [_-Move|_])
    ->  Left is Left0-1,
        Moves = [Move|Moves1],
        continued(Left, File, Game, State, Move, Moves1)
    ;   Moves = []
    ).

%!  known(+File, +Game, +State, -Depth, -Choices) is semidet.
%
%   The book in File has moves for State: Choices are pairs Score-Move.

known(File, Game, State, Depth, Choices) :-
    Game:state_notation(State, Text),
    book_position(File, Text, Depth, Texts, Line),
    !,
    once(Game:valid_moves(State, Legal)),
    maplist(choice(File, Line, Game, State, Legal), Texts, Choices).

choice(File, Line, Game, State, Legal, Score-Text, Score-Move) :-
    (   Game:move_notation(State, Move0, Text),
        memberchk(Move0, Legal)
    ->  Move = Move0
    ;   throw(error(syntax_error(illegal_move(Text)),
                    file(File, Line, 0, 0)))
    ).

                /*******************************
                *            FILES             *
                *******************************/

%!  book_file(+Game, -File) is semidet.
%
%   File is the book of Game, one of the games that come with tabuleiro, in C or
%   in Prolog. Fails if there is none.

book_file(Game, File) :-
    game_folder(Game, Folder),
    atom_concat(Folder, '/book.txt', File),
    exists_file(File).

%   A book is read when it is first asked, and kept.

:- dynamic
    loaded/1,                           % File
    book_position/5.                    % File, Position, Depth, Choices, Line

load_book(File) :-
    loaded(File),
    !.
load_book(File) :-
    with_mutex(tabuleiro_book, load_once(File)).

load_once(File) :-
    loaded(File),
    !.
load_once(File) :-
    read_book(File, Positions),
    forall(member(position(Text, Depth, Choices, Line), Positions),
           assertz(book_position(File, Text, Depth, Choices, Line))),
    assertz(loaded(File)).

%!  read_book(+File, -Positions:list) is det.
%
%   Positions are those with a move of the book: position(Text, Depth, Choices,
%   Line), where Choices are pairs Score-Text of moves, the best first, and Line
%   is the number of the line.
%
%   @error syntax_error(book_line) with the file and the line

read_book(File, Positions) :-
    first_use(library(pure_input),
              phrase_from_file(book(Positions), File, [encoding(utf8)])).

book(Positions) -->
    (   "# build/book ", string_without(`\s\n`, _),
        " ", integer(_), " ", integer(_), "\n"
    ->  positions(2, Positions)
    ;   pure_input:syntax_error(book_line)
    ).

positions(_, []) -->
    eos,
    !.
positions(Line, Positions) -->
    (   word(Text), " ", integer(Depth), moves(Moves)
    ->  { choices(Moves, Choices),
          (   Choices == []
          ->  Positions = Positions1
          ;   Positions = [position(Text, Depth, Choices, Line)|Positions1]
          ),
          Line1 is Line+1
        },
        positions(Line1, Positions1)
    ;   pure_input:syntax_error(book_line)
    ).

%   A move is Value-Text-LeadsOn.

moves([Value-Text-Leads|Moves]) -->
    " ", word(Text), "=", score(Score),
    (   "/"
    ->  score(Value),
        { Leads = true }
    ;   { Value = Score,
          Leads = false
        }
    ),
    !,
    moves(Moves).
moves([]) -->
    "\n".

word(Text) -->
    string_without(`\s=\n`, Codes),
    { Codes = [_|_],
      string_codes(Text, Codes)
    }.

%   A decided score is beyond all others.

decided(1_000_000).

score(Score) -->
    "#",
    !,
    integer(Plies),
    { decided(Win),
      Score is Win*sign(Plies)
    }.
score(Score) -->
    integer(Score).

%!  choices(+Moves, -Choices) is det.

choices(Moves, Choices) :-
    margin(Margin),
    decided(Win),
    findall(Value, member(Value-_-_, Moves), Values),
    max_list(Values, Best),
    findall(Value-Text,
            ( abs(Best) < Win,
              member(Value-Text-true, Moves),
              Value >= Best-Margin
            ),
            Unsorted),
    sort(1, @>=, Unsorted, Choices).
