/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_settings, [test_settings/0]).
:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/play/menu', []).
:- use_module('../../prolog/tabuleiro/play/setting').
:- use_module('../../prolog/tabuleiro/play/standing').
:- use_module('../../prolog/tabuleiro/play/start').
:- use_module('../support/for_all').
:- use_module('../support/run_swipl').
:- use_module('../support/texts', [in_order/2, write_text/2]).
:- use_module('../support/typed').

/** <module> Remembered settings, and games that are started by one line
*/

test_settings :-
    run_tests([settings, standing, one_line]).

%   For the goals of sessions, which are texts.

:- import(tabuleiro_menu:play_game/1).

%   Goal has Folder as the folder of configuration of session/4.

:- meta_predicate in_folder(-, 0).

in_folder(Folder, Goal) :-
    tmp_file(settings, Folder),
    setup_call_cleanup(
        make_directory(Folder),
        Goal,
        delete_directory_and_contents(Folder)).

%   Types Lines at the questions of Goal, whose random numbers have a fixed
%   seed.

session(Folder, Goal, Lines, Output) :-
    typed_lines(Lines, Input),
    term_string(Goals, Goal),
    typed(Folder, ( set_random(seed(1)), test_settings:Goals ), Input, Output,
          Errors),
    assertion(Errors == "").

typed_lines(Lines, Input) :-
    atomic_list_concat(Lines, '\n', Text),
    string_concat(Text, "\n", Input).

%   As session/4, in a process of its own. Goal imports the parts of the library
%   that it calls.

session(Folder, Goal, Lines, Output, Errors) :-
    typed_lines(Lines, Input),
    format(string(Goals), "set_random(seed(1)),~w,print(left)", [Goal]),
    run_swipl(['LC_ALL'='C.UTF-8','XDG_CONFIG_HOME'=Folder,'HOME'=Folder],
              [ '-g', Goals, '-t', halt,
                'prolog/tabuleiro/game/games.pl',
                'prolog/tabuleiro/play/at_terminal.pl',
                'prolog/tabuleiro/play/menu.pl',
                'prolog/tabuleiro/play/start.pl'
              ],
              Input, Output, Errors, Status),
    assertion(Status == exit(0)),
    assertion(string_concat(_, "left", Output)).

settings_file(Folder, File) :-
    atomic_list_concat([Folder,'/swi-prolog/tabuleiro.settings'], File).

write_settings(Folder, Text) :-
    settings_file(Folder, File),
    file_directory_name(File, Directory),
    make_directory_path(Directory),
    write_text(File, Text).

file_text(File, Text) :-
    read_file_to_string(File, Text, [encoding(utf8)]).

%   Each of Parts is in Text.

has(Text, Parts) :-
    for_all(member(Part, Parts), assertion(sub_string(Text, _, _, _, Part))).

has_not(Text, Part) :-
    assertion(\+ sub_string(Text, _, _, _, Part)).

option(Game, Name, Option) :-
    load_game(Game, _),
    Game:game_info(Info),
    setting_option(Info, _, Option),
    Option.name == Name,
    !.

:- begin_tests(settings).

test(the_next_program_has_them) :-
    in_folder(Folder,
        ( session(Folder, "play_game(wali)",
                  [s,1,'4x7',take,any,flip,on,b,p,hc,'level 5',q], _),
          session(Folder, "play_game(wali)", [s,q,q], Output)
        )),
    has(Output, [ "Start: White human, Black level 5 (fair)",
                  "Board size: 4-7", "three take: one", "takes: any stone",
                  "View flip (turns the board round): on"
                ]).
test(each_game_has_its_own) :-
    in_folder(Folder,
        ( session(Folder, "play_game(wali)", [s,1,'3-3',b,q], _),
          session(Folder, "play_game(waldmeister)", [s,1,5,b,q], _),
          session(Folder, "play_game(wali),play_game(waldmeister)",
                  [s,q,q,s,q,q], Output)
        )),
    has(Output, ["Board size: 3-3", "Board size: 5"]).
test(a_folder_that_cannot_be_written_is_told_once, Told == 1) :-
    in_folder(Folder,
        ( directory_file_path(Folder, file, File),
          setup_call_cleanup(open(File, write, Out), true, close(Out)),
          session(File, "play_game(wali)",
                  [s,1,'4x7',take,any,b,q], Output, Errors)
        )),
    has(Output, ["Board size: 4-7"]),
    format(string(Why), "cannot write ~w/swi-prolog/tabuleiro.settings: \c
                         Not a directory", [File]),
    findall(x, sub_string(Errors, _, _, _, Why), Xs),
    length(Xs, Told).
test(only_what_differs_is_written,
     Terms == [settings(wali,
                        [ player1(human),player2(level(3)),size(3-3)
                        ])]) :-
    in_folder(Folder,
        ( session(Folder, "play_game(wali)",
                  [s,1,'3x3',warn,on,b,p,hc,'level 3',q], _),
          settings_file(Folder, File),
          read_file_to_terms(File, Terms, [])
        )).
test(of_0_2_0_a_player_who_is_not_named_is_a_person) :-
    for_all(member(Written-Shown,
                   [ "player1(level(3)),size(4-4)"
                     -"Start: White level 3 (weak), Black human",
                     "player2(level(4))"
                     -"Start: White human, Black level 4 (modest)",
                     "player1(level(1)),player2(level(2))"
                     -"Start: White level 1 (weakest), Black level 2",
                     "size(4-4)"-"Start: White human, Black newcomer"
                   ]),
            in_folder(Folder,
                ( format(string(Text), "settings(wali, [~s]).", [Written]),
                  write_settings(Folder, Text),
                  session(Folder, "play_game(wali)", [q], Output),
                  has(Output, [Shown])
                ))).
test(two_people_are_remembered) :-
    in_folder(Folder,
        ( session(Folder, "play_game(wali)", [hh,q,q], _),
          session(Folder, "play_game(wali)", [q], Output)
        )),
    has(Output, ["Start: White human, Black human"]).
test(looking_writes_nothing, fail) :-
    in_folder(Folder,
        ( session(Folder, "play_game(wali)", [s,1,'',q,r,1,q,q], _),
          settings_file(Folder, File),
          exists_file(File)
        )).
test(a_game_that_shares_its_settings) :-
    in_folder(Folder,
        ( session(Folder, "play_game(tactigon)",
                  [s,1,2,2,'1,2',b,p,ch,'level 7',q], _),
          session(Folder, "play_game(tactigon),tactigon:board_size(_,L),\c
                           tactigon:difficulty(red,D),print(L/D)",
                  [s,q,q], Output)
        )),
    has(Output, [ "Start: Red level 7 (strong), Cyan human",
                  "columns x lines: 8x13", "Advanced rules: both",
                  "13/search(7)"
                ]).
test(settings_of_the_program_come_first) :-
    in_folder(Folder,
        ( session(Folder, "play_game(tactigon)", [s,1,13,pace,4,b,q], _),
          session(Folder, "load_game(tactigon,_),\c
                           tactigon:create_new_board(15),play_game(tactigon)",
                  [s,q,q], Output)
        )),
    has(Output, ["columns x lines: 10x15", "computers: no pause"]).
test(any_pace_can_be_typed) :-
    in_folder(Folder,
        ( session(Folder, "play_game(wali)", [s,pace,5,fast,-1,0.5,b,q],
                  Output1),
          session(Folder, "play_game(wali)", [s,q,q], Output2)
        )),
    has(Output1, ["\"fast\" is not a number of seconds",
                  "\"-1\" is not a number of seconds"
                 ]),
    has(Output2, ["computers: 0.5 seconds a move"]).
test(matches_do_not_read_them) :-
    in_folder(Folder,
        ( session(Folder, "play_game(wali)", [s,1,'3x3',b,q], _),
          session(Folder, "start_game(wali,[])", [a5,q], Output),
          session(Folder, "play_match(wali,random,random,_,\c
                           [show(true),max_plies(1)])", [], MatchOutput)
        )),
    has(Output, ["White plays a5"]),
    has(MatchOutput, ["\n  5  \xB7\"]).
test(a_program_is_remembered) :-
    in_folder(Folder,
        ( session(Folder, "play_game(wali)",
                  [p,hc,program,'build/tabuleiro-ugi wali',q], _),
          session(Folder, "play_game(wali)", [1,a0,q,q], Output)
        )),
    in_order(["Start: White human, Black program build/tabuleiro-ugi wali",
              "Black (computer, tabuleiro-ugi) plays"], Output).
test(a_game_that_shares_its_settings_takes_a_program_for_a_person) :-
    in_folder(Folder,
        ( session(Folder, "play_game(tactigon)",
                  [p,ch,program,'build/tabuleiro-ugi tactigon',q], _),
          session(Folder, "play_game(tactigon),\c
                           tactigon:difficulty(red,D),print(D)",
                  [q], Output)
        )),
    has(Output, [ "Start: Red program build/tabuleiro-ugi tactigon, Cyan human"
                ]),
    assertion(string_concat(_, "3", Output)).
test(a_program_that_is_gone_is_told_and_kept) :-
    in_folder(Folder,
        ( write_settings(
              Folder,
              "settings(wali, [player1(engine(\"no_such_program\"))])."),
          session(Folder, "play_game(wali)", [1,s,q,q], Output)
        )),
    in_order(["Start: White program no_such_program",
              "There is no program no_such_program.",
              "Start: White program no_such_program",
              "Settings"], Output).
test(commands_that_are_none_are_left_out) :-
    for_all(member(Command, ["f(x)", "\" \"", "[ls]", "_", "\"a\\nb\""]),
            ( option(wali, player1, Option),
              term_to_atom(Value, Command),
              assertion(\+ setting_value(Option, engine(Value)))
            )).
test(values_that_are_none_are_left_out) :-
    in_folder(Folder,
        ( write_settings(Folder, "settings(wali, [size(9-9),take(any),\c
                                  gone(1),player1(level(12)),warn]).\n\c
                                  settings(later, [x(1)]).\n"),
          session(Folder, "play_game(wali)", [s,pace,2,q,q], Output),
          settings_file(Folder, File),
          file_text(File, Text)
        )),
    has(Output, ["Board size: 5-6", "takes: any stone", "White human"]),
    has(Text, ["settings(later,[x(1)])."]).
test(a_damaged_file_is_told_and_kept) :-
    for_all(member(Damaged, [ "settings(wali, [size(3-3)",
                              "settings(wali, [size(3-3)]).\n:- halt.\n"
                            ]),
            damaged_file(Damaged)).

damaged_file(Damaged) :-
    in_folder(Folder,
        ( write_settings(Folder, Damaged),
          session(Folder, "play_game(wali)", [s,1,'4x4',q,q], Output, Errors),
          settings_file(Folder, File),
          file_name_extension(File, damaged, Kept),
          file_text(Kept, Text),
          session(Folder, "play_game(wali)", [s,q,q], Later)
        )),
    assertion(Text == Damaged),
    has(Errors, ["The settings of the last games cannot be read", Kept]),
    has(Output, ["Board size: 5-6"]),
    has(Later, ["Board size: 4-4"]).

test(without_a_folder_they_last_until_the_end) :-
    session('/dev/null', "play_game(wali),play_game(wali)",
            [s,1,'4x4',q,q,s,q,q],
            Output, _),
    in_order(["Board size: 5-6", "Leave", "Wali", "Board size: 4-4"], Output).
test(texts_that_mean_a_value) :-
    option(wali, size, Size),
    option(tactigon, advanced, Advanced),
    option(wali, long_run, LongRun),
    for_all(member(Option/Text/Value,
                   [ Size/"5-6"/(5-6), Size/"5x6"/(5-6), Size/"5 X 6"/(5-6),
                     Advanced/"[1,2]"/[1,2], Advanced/"1,2"/[1,2],
                     Advanced/"1, 2"/[1,2], Advanced/"[]"/[],
                     Advanced/"Both"/[1,2], Advanced/"1"/[1],
                     LongRun/"illegal"/illegal,
                     LongRun/"is not allowed"/illegal
                   ]),
            ( typed_value(Option, Text, Typed),
              assertion(Typed == Value)
            )).
test(texts_that_mean_no_value) :-
    option(wali, size, Size),
    for_all(member(Text, ["9x9","5","x","5x","5x6x7","","-","5-6."]),
            assertion(\+ typed_value(Size, Text, _))).
test(every_level_of_every_game_has_a_word) :-
    for_all(( game_name(Game),
              load_game(Game, _),
              Game:game_info(Info),
              setting_option(Info, player, Option),
              member(level(N), Option.values)
            ),
            ( value_label(Option, level(N), Label),
              assertion(sub_string(Label, _, _, 0, ")"))
            )).

:- end_tests(settings).

                /*******************************
                *           STANDING           *
                *******************************/

%   Output is printed after games of Winners in Wali, of White, a person,
%   against the newcomer; Start are options of the game. Terms are the settings
%   afterwards.

after_games(Folder, Start, Winners, Output, Terms) :-
    load_game(wali, _),
    play_match(wali, random, random, _,
               [show(false),max_plies(4),as_record(Record)|Start]),
    typed(Folder, told(Record, Winners), "", Output, ""),
    settings_file(Folder, File),
    read_file_to_terms(File, Terms, []).

told(Record, Winners) :-
    forall(member(Winner, Winners),
           tell_standing(wali, Record, [human,strength(newcomer)], Winner,
                         false, _)).

:- begin_tests(standing).

test(a_win_is_rated_and_leads_to_the_next_strength) :-
    in_folder(Folder, after_games(Folder, [], ['W'], Output, Terms)),
    in_order(["Your rating is 775, give or take ", "Try beginner ("], Output),
    Terms = [settings(wali, Options)],
    assertion(memberchk(player1(human), Options)),
    assertion(memberchk(player2(strength(beginner)), Options)),
    assertion(memberchk(rating(glicko(_, _, _)), Options)).
test(a_loss_lowers_the_rating) :-
    in_folder(Folder, after_games(Folder, [], ['B'], Output, _)),
    in_order(["Your rating is 425, give or take ", "Try newcomer (600) again"],
             Output).
test(each_game_begins_with_the_rating_of_the_last) :-
    in_folder(Folder, after_games(Folder, [], ['W','B'], Output, _)),
    in_order(["Your rating is 775", "Your rating is 591"], Output).
test(a_board_of_another_size_is_not_rated) :-
    in_folder(Folder,
              after_games(Folder, [config([size(4-4)])], [draw], Output, _)),
    assertion(Output == "Try newcomer (600) again.\n").
test(a_game_with_help_is_not_rated) :-
    load_game(wali, _),
    play_match(wali, random, random, _,
               [show(false),max_plies(4),as_record(Record)]),
    in_folder(Folder,
        ( typed(Folder,
                tell_standing(wali, Record, [human,strength(newcomer)], 'W',
                              true, _),
                "", Output, ""),
          settings_file(Folder, File),
          read_file_to_terms(File, [settings(wali, Options)], [])
        )),
    in_order(["Your rating does not change: you had help", "Try beginner ("],
             Output),
    assertion(\+ memberchk(rating(_), Options)).
test(ratings_can_be_switched_off) :-
    in_folder(Folder,
        ( write_settings(Folder, "settings(wali, [rated(false)])."),
          after_games(Folder, [], [draw], Output, _)
        )),
    assertion(Output == "Try newcomer (600) again.\n").
test(the_menu_starts_with_the_next_opponent) :-
    in_folder(Folder,
        ( after_games(Folder, [], ['W'], _, _),
          session(Folder, "play_game(wali)", [q], Output)
        )),
    has(Output, ["Start: White human, Black beginner ("]).
test(the_next_opponent_takes_the_seat_of_the_last) :-
    load_game(wali, _),
    play_match(wali, random, random, _,
               [show(false),max_plies(4),as_record(Record)]),
    in_folder(Folder,
        typed(Folder,
              ( tell_standing(wali, Record, [strength(casual),human], 'W',
                              false, Advised),
                Advised = Label-[strength(learner),human],
                sub_string(Label, 0, _, _, "learner (")
              ),
              "", _, "")).
test(a_game_against_a_level_is_not_told, Output == "") :-
    load_game(wali, _),
    play_match(wali, random, random, _,
               [show(false),max_plies(4),as_record(Record)]),
    in_folder(Folder,
        typed(Folder, tell_standing(wali, Record, [human,level(3)], 'W', false,
                                    none),
              "", Output, "")).

:- end_tests(standing).

:- begin_tests(one_line).

test(a_game_of_two_bots) :-
    in_folder(Folder,
        session(Folder, "start_game(wali,[white(level(1)),black(random),\c
                                    size(3-3)])", [], Output)),
    has(Output, [ "White (computer, random) plays ", " wins.\n" ]),
    has_not(Output, "Your choice").
test(players_by_either_name) :-
    in_folder(Folder,
        session(Folder, "start_game(tactigon,[player1(human),cyan(1),\c
                                          flip(true)])",
                ['3-6 3-5',q], Output)),
    has(Output, ["Red plays 3-6>3-5", "Cyan (computer, random) plays"]).
test(options_of_a_group) :-
    in_folder(Folder,
        session(Folder, "start_game(wali,[size=4-4,go_back=allowed])", [q],
                Output)),
    has(Output, ["\n  3  \xB7\", "White, cell (? for help)"]),
    has_not(Output, "\n  4  ").
test(an_unknown_option, error(domain_error(play_option, blak(3)),
                              context(_, tabuleiro(unknown_option([black],
                                                                  _))))) :-
    play(wali, [blak(3)]).
test(an_option_of_another_game, error(domain_error(play_option, _))) :-
    play(wali, [advanced([1])]).
test(a_value_that_is_none, error(domain_error(size, 9-9))) :-
    play(wali, [size(9-9)]).
test(a_level_that_is_none, error(domain_error(level, 12))) :-
    play(wali, [black(12)]).
test(a_player_that_is_none, error(domain_error(player, _))) :-
    play(wali, [black(nobody)]).
test(an_unbound_player, error(instantiation_error)) :-
    play(wali, [black(_)]).
test(an_unknown_game, error(existence_error(game, wally))) :-
    play(wally, []).

:- end_tests(one_line).
