/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_texts, []).
:- use_module(library(dcg/high_order)).
:- use_module(library(lists)).
:- use_module('../prolog/tabuleiro/texts/language').
:- use_module('../prolog/tabuleiro/texts/layout').
:- use_module(match_texts, []).
:- use_module('../prolog/tabuleiro/search/levels', [worded_levels/2]).
:- use_module('../prolog/tabuleiro/search/texts', []).

/** <module> The texts of the command line

The help of options is in the tables of options, in the commands and in the
library.
*/

:- texts_of(tabuleiro).

:- discontiguous message//1.

:- languages_in(tabuleiro, '.').

prolog:message(error(existence_error(source_sink, File), _)) -->
    [ 'There is no file ~w'-[File] ].
prolog:message(error(permission_error(_, source_sink, File), _)) -->
    [ '~w may not be read or written'-[File] ].

                /*******************************
                *           COMMANDS           *
                *******************************/

message(command_list(Names)) -->
    sentence(usage),
    [ nl, nl ],
    sequence(command, Names),
    [ nl ],
    sentence(about_commands),
    [ nl ].
message(usage) -->
    [ 'Usage: tabuleiro COMMAND [ARGUMENT ...]'-[], nl,
      '       tabuleiro --version'-[]
    ].
message(about_commands) -->
    [ 'COMMAND --help prints its options. Arguments in [...] are optional.'-[],
      nl,
      'A GAME is a name, or the file of any program with a game. For such a'-[],
      nl,
      'program --adapt=OPTIONS describes how it plays, and --fresh forgets'-[],
      nl,
      'what was found before, see docs/your-own-game.md.'-[]
    ].
message(version(Version)) -->
    { current_prolog_flag(version_data, swi(Major,Minor,Patch,_)) },
    [ 'tabuleiro ~w, SWI-Prolog ~d.~d.~d'-[Version,Major,Minor,Patch] ].
message(unknown_command(Word, [], Names)) -->
    [ 'there is no command ~w; the commands are '-[Word] ],
    written_list(Names).
message(unknown_command(Word, [Name|Names], _)) -->
    [ 'there is no command ~w; did you mean '-[Word] ],
    sequence(written, [' or '], [Name|Names]),
    [ '? --help lists all'-[] ].

command(Name) -->
    [ '    ~w~t~16|'-[Name] ],
    sentence(does(Name)),
    [ nl ].

message(does(play)) --> [ 'play in the terminal'-[] ].
message(does(learn)) --> [ 'the first lesson of a game'-[] ].
message(does(puzzles)) --> [ 'make puzzles of a game, or solve them'-[] ].
message(does(games)) --> [ 'the games, their levels and options'-[] ].
message(does(serve)) --> [ 'play and analyse in a browser'-[] ].
message(does(match)) --> [ 'a match of many games between two bots'-[] ].
message(does(tournament)) --> [ 'many games between many players'-[] ].
message(does(worker)) --> [ 'play games of tournaments run elsewhere'-[] ].
message(does(compare)) -->
    [ 'two implementations of a game: answers, times, bots'-[] ].
message(does(check)) --> [ 'find faults in a game'-[] ].
message(does(grade)) --> [ 'check and play the games of a class'-[] ].
message(does(adapt)) -->
    [ 'show how the program in a file was understood'-[] ].
message(does(compile)) --> [ 'compile the rules of a program to C'-[] ].
message(does(analyse)) --> [ 'the best lines from a position'-[] ].
message(does(solve)) --> [ 'prove who wins'-[] ].
message(does(fair)) --> [ 'is a game fair, and how large is it?'-[] ].
message(does(tables)) --> [ 'make and check tables of exact values'-[] ].
message(does(why)) --> [ 'which rules a move breaks, or what it loses'-[] ].
message(does(show)) --> [ 'replay recorded games in the terminal'-[] ].
message(does(annotate)) --> [ 'the mistakes of recorded games'-[] ].
message(does(perft)) --> [ 'count the leaves of the game tree'-[] ].
message(does(bench)) --> [ 'measure C against the reference'-[] ].
message(does(ugi)) --> [ 'play with other programs, by UGI'-[] ].
message(does(strength)) --> [ 'measure how well the search plays'-[] ].
message(does(ladder)) --> [ 'rate the named strengths of the games'-[] ].

%   The English texts are in the tables of options and of commands.

message(help(_, _, Text)) -->
    [ '~w'-[Text] ].
message(option(_, _, Meaning)) -->
    text(Meaning).

                /*******************************
                *           ARGUMENTS          *
                *******************************/

message(error(no_address(Text), _)) -->
    [ '~w is not HOST:PORT'-[Text] ].
message(error(arguments(Wanted), _)) -->
    [ 'the arguments must be '-[] ],
    sequence(written, [' '], Wanted),
    [ '; see --help'-[] ].
message(error(no_lesson(Game), _)) -->
    [ 'there is no lesson.txt beside the game ~w'-[Game] ].
message(error(no_puzzles(Game), _)) -->
    [ 'there is no puzzles.txt beside the game ~w'-[Game] ].
message(error(no_step(N), _)) -->
    [ 'the lesson has no step ~d'-[N] ].
message(error(no_depth(Text), _)) -->
    [ '~w is not a depth: DEPTH is an integer of 0 or more'-[Text] ].
message(error(no_config(Game, Config, Formal), _)) -->
    [ '~q is not a config of ~w: '-[Config,Game] ],
    prolog:translate_message(error(Formal, _)),
    [ nl, '"games ~w" lists the options of a config'-[Game] ].
message(error(cannot_load(File), _)) -->
    [ '~w cannot be loaded'-[File] ].
message(error(no_file(File), _)) -->
    [ 'there is no file ~w'-[File] ].
message(error(folder(Folder), _)) -->
    [ '~w is a folder; give the file that loads the others'-[Folder] ].
message(error(tab_exists(Tab), _)) -->
    [ '~w exists; edit it, or delete it to write a new one'-[Tab] ].
message(error(no_games(Folders), _)) -->
    [ 'there is no game in '-[] ],
    sequence(written, [', '], Folders),
    [ ': a game is a file *.pl or a folder with one'-[] ].
message(error(no_recorded_game(Number, File, Count), _)) -->
    [ 'there is no game ~d in ~w, which has ~D'-[Number,File,Count] ].

                /*******************************
                *     THE GAMES OF PROGRAMS    *
                *******************************/

message(understood(File)) -->
    [ '~w: understood as "adapt ~w" shows'-[File,File] ].
message(has_interface(File)) -->
    [ '~w has the interface of games and needs no adapter'-[File], nl ].
message(saved_tab(Tab)) -->
    [ 'Saved in ~w, which is read from now on.'-[Tab], nl ].

                /*******************************
                *             GAMES            *
                *******************************/

message(game_titles(Titles)) -->
    sequence(game_title, Titles),
    [ nl ],
    sentence(games_help).
message(games_help) -->
    [ '"games GAME" lists the levels and options of GAME.'-[] ].
message(game(Name, Info)) -->
    { _{title:Title, player_names:[Player1,Player2], options:Options}
          :< Info,
      worded_levels(Info, Levels)
    },
    bold(Title),
    [ ', ~w: '-[Name] ],
    text(Player1),
    [ ' '-[] ],
    sentence(against),
    [ ' '-[] ],
    text(Player2),
    [ nl, nl ],
    sentence(levels),
    [ nl ],
    sequence(numbered, Levels),
    named_players(Info),
    game_options(Options),
    config_example(Info).
message(against) -->
    [ 'against'-[] ].
message(levels) -->
    [ 'Levels:'-[] ].
message(named_players) -->
    [ 'Players with a name and a rating:'-[] ].
message(config_options) -->
    [ 'Options of a config:'-[] ].
message(values(First, Last)) -->
    [ '~q to ~q'-[First,Last] ].
message(default(Default)) -->
    [ 'default ~q'-[Default] ].
message(config_example(Config)) -->
    [ 'For example --config=\'~q\'.'-[Config] ].

game_title(Name-Title) -->
    [ '~w~t~14|~w'-[Name,Title], nl ].

named_players(Info) -->
    { get_dict(strengths, Info, Strengths),
      Strengths = [_|_]
    },
    !,
    [ nl ],
    sentence(named_players),
    [ nl, '  '-[] ],
    sequence(named_player, [', '], Strengths),
    [ nl ].
named_players(_) -->
    [].

named_player(Strength) -->
    { _{name:Name, elo:Elo} :< Strength },
    [ '~w ~d'-[Name,Elo] ].

game_options([]) -->
    !.
game_options(Options) -->
    [ nl ],
    sentence(config_options),
    [ nl ],
    sequence(game_option, Options).

game_option(Option) -->
    { _{title:Title, default:Default, values:Values} :< Option,
      config_of(Option, Name)
    },
    [ '  ~w: '-[Name] ],
    text(Title),
    [ nl, '    '-[] ],
    values(Values),
    [ '; '-[] ],
    sentence(default(Default)),
    [ nl ].

%   An option with a group is an element of the option of that name.

config_of(Option, Text) :-
    (   get_dict(group, Option, Group)
    ->  format(string(Text), '~q([~q(...)])', [Group,Option.name])
    ;   format(string(Text), '~q(...)', [Option.name])
    ).

values(Values) -->
    { length(Values, Count),
      Count > 9,
      nth1(1, Values, First),
      last(Values, Last)
    },
    !,
    sentence(values(First, Last)).
values(Values) -->
    quoted_list(Values).

config_example(Info) -->
    { member(Config, Info.configs),
      Config = [_|_]
    },
    !,
    [ nl ],
    sentence(config_example(Config)).
config_example(_) -->
    [].

                /*******************************
                *            RECORDS           *
                *******************************/

message(recorded(Tags)) -->
    { memberchk('Game'-Game, Tags),
      memberchk('Result'-Result, Tags)
    },
    [ '~w: '-[Game] ],
    recorded_players(Tags),
    [ '~w'-[Result], nl ].

recorded_players(Tags) -->
    { memberchk('Player1'-Player1, Tags),
      memberchk('Player2'-Player2, Tags)
    },
    !,
    [ '~w '-[Player1] ],
    sentence(against),
    [ ' ~w, '-[Player2] ].
recorded_players(_) -->
    [].

                /*******************************
                *       SEARCHES, COUNTS       *
                *******************************/

message(search_columns(Name)) -->
    [ 'depth~t~17|nodes~t~28|time  score of ~w in logits, to win, line'-[Name],
      nl
    ].
message(search_row(Info, Line)) -->
    { _{depth:Depth, nodes:Nodes, time:Time} :< Info,
      Line = line(_, Score, Chance, _, Moves),
      Percent is 100*Chance,
      score_text(Score, ScoreText),
      format(string(Row), '~t~d~5|~t~D~17|~t~2f s~28|  ~w~t~38|~t~0f%~43|',
             [Depth,Nodes,Time,ScoreText,Percent]),
      fitting(Moves, 34, Fitting)
    },
    [ '~s '-[Row] ],
    sequence(after_blank, Fitting),
    [ nl ].
message(nothing_found) -->
    [ 'The search was stopped before it had found a line.'-[], nl ].
message(over_here(Winner, Reason)) -->
    sentence(over_here(Winner)),
    end_reason(Reason).
message(over_here(draw)) -->
    [ 'The game is over: a draw'-[] ].
message(over_here(player(Name))) -->
    [ 'The game is over: ~w has won'-[Name] ].
message(leaves(Leaves, Seconds)) -->
    { Rate is Leaves/max(1.0e-6, Seconds)/1.0e6 },
    sentence(leaves(Leaves, Seconds, Rate)).
message(leaves(Leaves, Seconds, Rate)) -->
    [ '~d leaves in ~3f s of CPU time, ~2f million per second'-
      [Leaves,Seconds,Rate]
    ].
message(leaves_of(Move, Leaves)) -->
    [ '~w ~d'-[Move,Leaves] ].
message(grading(Name, Number, Count)) -->
    [ 'grading ~w, ~D of ~D'-[Name,Number,Count] ].
message(playing(A, B)) -->
    [ '~w against ~w'-[A,B] ].
message(grade(Summary)) -->
    { _{name:Name, status:Status, seconds:Seconds} :< Summary },
    [ '~w~t~24|  '-[Name] ],
    grade(Status, Summary),
    [ ', ~0f s'-[Seconds], nl ].
message(grade_status(timeout)) -->
    [ 'took too much time'-[] ].
message(grade_status(no_result)) -->
    [ 'no result'-[] ].
message(grade_suspicions(1)) -->
    !,
    [ ', 1 suspicion'-[] ].
message(grade_suspicions(Count)) -->
    [ ', ~D suspicions'-[Count] ].
message(grade_verdict(no_game)) -->
    [ 'no game could be played, '-[] ].
message(grade_verdict(never_over)) -->
    [ 'no game ended, '-[] ].
message(grade_verdict(not_understood)) -->
    [ 'not understood, '-[] ].
message(grade_breaches(Rules, Interface, Style)) -->
    [ '~D wrong, ~D interface, ~D style'-[Rules,Interface,Style] ].
message(grade_points(Opponent, Points, Games)) -->
    [ ', ~w:~w of ~w'-[Opponent,Points,Games] ].
message(grade_pages(Pages)) -->
    [ 'A page for each is in ~w.'-[Pages], nl ].
message(reviewing(Game, Ply, Count)) -->
    [ 'game ~D: move ~D of ~D'-[Game,Ply,Count] ].

grade(graded, Summary) -->
    !,
    { _{ rules:Rules, interface:Interface, style:Style,
         suspicions:Suspicions, matches:Matches, verdict:Verdict
       } :< Summary
    },
    grade_verdict(Verdict),
    sentence(grade_breaches(Rules, Interface, Style)),
    grade_suspicions(Suspicions),
    sequence(grade_match, Matches).
grade(no_result, Summary) -->
    !,
    sentence(grade_status(no_result)),
    [ ': ~w'-[Summary.ended] ].
grade(Status, _) -->
    sentence(grade_status(Status)).

grade_verdict(Verdict) -->
    { Verdict == kept
    ; Verdict == breached
    ; Verdict == none
    },
    !.
grade_verdict(Verdict) -->
    sentence(grade_verdict(Verdict)).

grade_suspicions(0) -->
    !.
grade_suspicions(Count) -->
    sentence(grade_suspicions(Count)).

grade_match(Match) -->
    { _{opponent:Opponent, points:Points, games:Games} :< Match },
    sentence(grade_points(Opponent, Points, Games)).

score_text(win(Plies), Text) :-
    !,
    local_text("win in", Win),
    format(string(Text), '~w ~d', [Win,Plies]).
score_text(loss(Plies), Text) :-
    !,
    local_text("loss in", Loss),
    format(string(Text), '~w ~d', [Loss,Plies]).
score_text(Score, Text) :-
    Logits is Score/1000,
    (   Logits > 0
    ->  format(string(Text), '+~2f', [Logits])
    ;   format(string(Text), '~2f', [Logits])
    ).

%   Fitting are the first of Texts, as many as fit in Width columns, each after
%   a blank.

fitting([], _, []).
fitting([Text|Texts], Width, Fitting) :-
    string_length(Text, Length),
    Left is Width-Length-1,
    (   Texts == []
    ->  Least = 0
    ;   Least = 4
    ),
    (   Left >= Least
    ->  Fitting = [Text|Fitting1],
        fitting(Texts, Left, Fitting1)
    ;   Fitting = ['...']
    ).

after_blank(Text) -->
    [ ' ~w'-[Text] ].

%   The reason why a game has ended, or `none`.

end_reason(none) -->
    !,
    [ '.'-[], nl ].
end_reason(Reason) -->
    [ '. '-[] ],
    sentence(ended(rules(Reason))).
