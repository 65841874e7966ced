:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(ladder,
          [ ladder/2,                   % +Games, +Options
            ladder_option/4,            % ?Name, ?Type, -Default, -Meaning
            climbed/5                   % +Game, +Lower, +Upper, +Options,
                                        % -Step
          ]).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module(library(readutil)).
:- use_module(library(solution_sequences)).
:- use_module('../prolog/tabuleiro').
:- use_module('../prolog/tabuleiro/base/options', [check_options/3]).
:- use_module('../prolog/tabuleiro/base/writing', [replace_text/2]).
:- use_module('../prolog/tabuleiro/game/games', [game_folder/2]).
:- use_module('../prolog/tabuleiro/game/state_notation',
              [state_notation/3]).
:- use_module('../prolog/tabuleiro/learn/beside', [file_lines/2]).
:- use_module('../prolog/tabuleiro/match/opening',
              [random_opening/4, set_random_from/2]).
:- use_module('../prolog/tabuleiro/search/strengths',
              [anchor/1, offered_info/2]).
:- use_module('../prolog/tabuleiro/statistics/ratings', [ratings/3]).

/** <module> Ratings of the named strengths

    make ladder                         # all games, about two hours
    make ladder GAME=wali GAMES=100     # one, and fewer games

Each strength of a game plays a tournament against the one below it. A rating is
the sum of the Elo differences from the weakest strength on, whose rating is the
anchor; its error is that of the last difference. The ratings of a game are
written to `strengths.pl` of its folder, those of all games to
`docs/strengths.md`.

An opening is played twice, with sides changed. Openings are random plies; in a
game whose openings are mostly decided they are longer and balanced, see
match_option/4. All tournaments of a game have the same openings.
*/

%!  ladder_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options.

ladder_option(games, positive_integer, 440,
              "games of each strength against the one below it").
ladder_option(seed,  integer,          1,
              "seed of the openings and of the games").
ladder_option(jobs,  positive_integer, 1,
              "games at a time").

%   The openings of a game.

opening(mitsudomoe, [opening(8),balanced(true)]) :-
    !.
opening(_, [opening(4)]).

%   How many different ones: judging a balanced one takes seconds.

openings(100).

%!  ladder(+Games:list(atom), +Options) is det.
%
%   Measures Games, or all games if it is empty, and writes the files.
%
%   Options: ladder_option.

ladder(Games0, Options0) :-
    check_options(ladder_option, Options0, Options),
    (   Games0 == []
    ->  findall(Game, game_name(Game), Games)
    ;   Games = Games0
    ),
    maplist(measure(Options), Games),
    write_page.

measure(Options, Game) :-
    load_game(Game, Module),
    offered_info(Module, Info),
    findall(Name, ( member(Strength, Info.strengths), Name = Strength.name ),
            [Weakest|Others]),
    anchor(Anchor),
    with_openings(Module, Options, WithOpenings,
                  rungs(Others, Module, WithOpenings, Weakest, Anchor,
                        Ratings)),
    write_ratings(Module, [rating(Weakest, Anchor, 0)|Ratings]).

rungs([], _, _, _, _, []).
rungs([Name|Others], Game, Options, Below, Rating0,
      [rating(Name, Rating, Error)|Ratings]) :-
    climbed(Game, strength(Below), strength(Name), Options,
            step(Elo, Error0)),
    Rating is round(Rating0+Elo),
    Error is ceiling(Error0),
    format("rate ~w ~w ~d ~d~n", [Game,Name,Rating,Error]),
    flush_output,
    rungs(Others, Game, Options, Name, Rating, Ratings).

%!  climbed(+Game, +Lower, +Upper, +Options, -Step) is det.
%
%   Step is step(Elo, Error): player Upper is Elo stronger than Lower, with half
%   of the 95% interval. Options are those of ladder_option/4, and
%   openings(File).

climbed(Game, Lower, Upper, Options, step(Elo, Error)) :-
    tournament(Game, [Upper,Lower], Table, [max_plies(300)|Options]),
    ratings([upper,lower], Table.games, Ratings),
    member(Upper1, Ratings),
    Upper1.name == upper,
    member(Lower1, Ratings),
    Lower1.name == lower,
    !,
    Elo is Upper1.elo-Lower1.elo,
    Error is 2*(Upper1.elo_high-Upper1.elo).

                /*******************************
                *           OPENINGS           *
                *******************************/

%!  with_openings(+Game, +Options0, -Options, :Goal) is det.
%
%   Calls Goal, where Options have the openings of Game in a file.

:- meta_predicate with_openings(+, +, -, 0).

with_openings(Game, Options, [openings(File)|Options], Goal) :-
    setup_call_cleanup(
        tmp_file_stream(File, Out, [encoding(utf8)]),
        ( call_cleanup(write_openings(Out, Game, Options), close(Out)),
          once(Goal)
        ),
        delete_file(File)).

write_openings(Out, Game, Options) :-
    option(seed(Seed), Options),
    openings(Count),
    opening(Game, OpeningOptions),
    forall(between(1, Count, N),
           ( set_random_from(Seed, N),
             random_opening(Game, State, _, OpeningOptions),
             state_notation(Game, State, Text),
             format(Out, "~s~n", [Text])
           )).

                /*******************************
                *            FILES             *
                *******************************/

strengths_file(Game, File) :-
    game_folder(Game, Folder),
    directory_file_path(Folder, 'strengths.pl', File).

%   The facts are the end of the file.

write_ratings(Game, Ratings) :-
    strengths_file(Game, File),
    file_lines(File, Lines),
    append(Head, [Fact|_], Lines),
    string_concat("rating(", _, Fact),
    !,
    findall(Line,
            ( member(rating(Name, Elo, Error), Ratings),
              format(string(Line), "rating(~q, ~d, ~d).", [Name,Elo,Error])
            ),
            Facts),
    append([Head,Facts,[""]], NewLines),
    write_lines(File, NewLines).

%   The rows of the table are the lines from its rule to the next empty line.

write_page :-
    module_property(ladder, file(Here)),
    file_directory_name(Here, Bench),
    directory_file_path(Bench, '../docs/strengths.md', Page),
    file_lines(Page, Lines),
    append(Before, [Rule|Rest], Lines),
    string_concat("|---|", _, Rule),
    append(_, [""|After], Rest),
    !,
    findall(Game, game_name(Game), Games),
    maplist(ladder_of, Games, Ladders),
    findall(Row, row(Ladders, Row), Rows),
    append([Before,[Rule|Rows],[""|After]], NewLines),
    write_lines(Page, NewLines).

ladder_of(Game, Ladder) :-
    strengths_file(Game, File),
    read_file_to_terms(File, Terms, [encoding(utf8)]),
    include(is_rating, Terms, Ladder).

is_rating(rating(_, _, _)).

%   The names are in the same order in all games, and a ladder may end early.

row(Ladders, Row) :-
    distinct(Name,
             ( member(Named, Ladders),
               member(rating(Name, _, _), Named)
             )),
    findall(Cell,
            ( member(Ladder, Ladders),
              cell(Ladder, Name, Cell)
            ),
            Cells),
    atomic_list_concat([Name|Cells], ' | ', Inner),
    format(string(Row), "| ~w |", [Inner]).

cell(Ladder, Name, Cell) :-
    (   memberchk(rating(Name, Elo, Error), Ladder)
    ->  (   Error =:= 0
        ->  Cell = Elo
        ;   format(string(Cell), "~d ± ~d", [Elo,Error])
        )
    ;   Cell = ''
    ).

write_lines(File, Lines) :-
    atomic_list_concat(Lines, '\n', Atom),
    atom_string(Atom, Text),
    replace_text(File, Text).
