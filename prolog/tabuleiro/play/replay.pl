/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_replay,
          [ replay/2,                   % +Record, +Options
            replay/3,                   % +Record, +Options, -Ply
            replay_command/3,           % ?Word, -Keys, -Effect
            show_position/3,            % +Record, +Ply, +Options
            replay_option/5             % +Info, ?Name, ?Type, -Default,
                                        % -Meaning
          ]).
:- use_module(library(lists), [append/3, member/2, nth1/3]).
:- use_module(library(option), [select_option/3]).
:- use_module(library(solution_sequences), [distinct/2]).
:- use_module('../base/leave', [interrupt_leaves/1, leave/0]).
:- use_module('../base/options', [check_options/3]).
:- use_module('../search/texts', []).
:- use_module('../match/record', [record_start/3, record_states/2]).
:- use_module('../search/analyse', [analyse/4]).
:- use_module('../search/lines', [readable_line/4]).
:- use_module('../base/accents', [typed_word/2]).
:- use_module(human, [toggled_view/3]).
:- use_module('../game/game', [game_views/2, view_option/5]).
:- use_module(keys, [has_keys/0, read_key/1]).
:- use_module('../base/printing', [message_text/2, say/1, spelled/2]).
:- use_module(show_state, [show_state/3]).
:- use_module(terminal, [ask/2, leaving/1, session/1, typed_number/2]).

/** <module> Replaying a recorded game in the terminal

A terminal reads single keys. On a pipe each command is a line.
*/

%!  replay_option(+Info, ?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options. Info, the dict of
%   game_info/1, has the views of the game.

replay_option(_, ply, nonneg_or_inf, 0, "move to begin with; inf is the end").
replay_option(Info, Name, Type, Default, Meaning) :-
    view_option(Info, Name, Type, Default, Meaning).

%!  replay(+Record, +Options) is det.
%!  replay(+Record, +Options, -Ply) is det.
%
%   Shows the positions of Record, a term of tabuleiro/match/record, as the
%   person asks for them, until the person leaves. In replay/3 the person may
%   also play on from the position after Ply, which is unbound otherwise.
%
%   Options: replay_option(info{}).
%
%   @error those of record_states/2 and check_options/3

replay(Record, Options) :-
    replay(Record, Options, none).

replay(Record, Options0, PlayOn) :-
    film(Record, Options0, Film0, Ply),
    Film = Film0.put(play_on, PlayOn),
    (   has_keys
    ->  Ask = key
    ;   Ask = line
    ),
    session(frame(Ply, Ask, Film)).

%!  show_position(+Record, +Ply, +Options) is det.
%
%   Prints the position of Record after ply number Ply, the start for 0 and
%   the last one for `inf`. Options are those of replay/2.
%
%   @error as replay/2

show_position(Record, Ply, Options) :-
    film(Record, [ply(Ply)|Options], Film, Frame),
    show_frame(Frame, Film).

%   Film is a dict of the game, its states, its plies and the view. States and
%   plies are compounds, for access by number.

film(Record, Options0, Film, Ply) :-
    record_start(Record, Game, _),
    Game:game_info(Info),
    check_options(replay_option(Info), Options0, Options),
    record_states(Record, StateList),
    Record = record(_, PlyList),
    game_views(Info, Views),
    _{players:Players, player_names:Names} :< Info,
    States =.. [states|StateList],
    Plies =.. [plies|PlyList],
    length(PlyList, Count),
    select_option(ply(Ply0), Options, View),
    Ply is min(Ply0, Count),
    Film = film{ game:Game, players:Players, names:Names, states:States,
                 plies:Plies, count:Count, views:Views, view:View }.

state(Ply, Film, State) :-
    N is Ply+1,
    arg(N, Film.states, State).

frame(Ply, Ask, Film) :-
    show_frame(Ply, Film),
    command(Ask, Ply, Film).

show_frame(Ply, Film) :-
    state(Ply, Film, State),
    Game = Film.game,
    (   Ply =:= 0
    ->  say(replay_start(Film.count)),
        Marks = []
    ;   Before is Ply-1,
        state(Before, Film, State0),
        arg(Ply, Film.plies, ply(Move, Comment)),
        Game:player_to_move(State0, Player),
        nth1(N, Film.players, Player),
        nth1(N, Film.names, Name),
        Game:move_notation(State0, Move, Text),
        say(replay_ply(Ply, Film.count, Name, Text, Comment)),
        Marks = [last(Move)]
    ),
    append(Marks, Film.view, View),
    show_state(Game, State, View).

                /*******************************
                *           COMMANDS           *
                *******************************/

%!  replay_command(?Word, -Keys, -Effect:string) is nondet.
%
%   Word is a command. Keys are the keys that help shows for it.

replay_command(next,     "Enter, n", "next move").
replay_command(previous, "p",        "previous move").
replay_command(first,    "Home",     "start of the game").
replay_command(last,     "End",      "end of the game").
replay_command(go,       "g",        "goes to a move by its number").
replay_command(flip,     "f",        "turns the board round").
replay_command(view,     "v",        "another view of the board").
replay_command(analyse,  "a",        "the best line from here").
replay_command(play_on,  "o",        "plays on from here, after a game").
replay_command(help,     "?",        "this list").
replay_command(quit,     "q",        "leaves").

%   replay_key(Key, Word): the keys are the same in all languages.

replay_key(enter,       next).
replay_key(right,       next).
replay_key(char(' '),   next).
replay_key(char(n),     next).
replay_key(left,        previous).
replay_key(backspace,   previous).
replay_key(char(p),     previous).
replay_key(home,        first).
replay_key(end,         last).
replay_key(char(g),     go).
replay_key(char(f),     flip).
replay_key(char(v),     view).
replay_key(char(a),     analyse).
replay_key(char(o),     play_on).
replay_key(char(h),     help).
replay_key(char(?),     help).
replay_key(char(q),     quit).
replay_key(escape,      quit).
replay_key(ctrl(d),     quit).
replay_key(end_of_file, quit).

%   typed_command(Typed, Word): Typed is a key of one letter, or begins one word
%   alone.

typed_command("", next) :-
    !.
typed_command(Typed, Word) :-
    atom_string(Char, Typed),
    replay_key(char(Char), Word),
    !.
typed_command(Typed, quit) :-
    leaving(Typed),
    !.
typed_command(Typed, Word) :-
    findall(Begun,
            distinct(Begun,
                     ( replay_command(Begun, _, _),
                       spelled(Begun, Text),
                       string_concat(Typed, _, Text)
                     )),
            [Word]).

command(Ask, Ply, Film) :-
    asked(Ask, What),
    do(What, Ask, Ply, Film).

asked(key, What) :-
    interrupt_leaves(( say(replay_keys),
                       read_key(Key)
                     )),
    (   replay_key(Key, What)
    ->  true
    ;   What = help
    ).
asked(line, What) :-
    ask(replay_line, Answer0),
    typed_word(Answer0, Answer),
    (   typed_number(Answer, Ply)
    ->  What = ply(Ply)
    ;   typed_command(Answer, What)
    ->  true
    ;   What = unknown(Answer)
    ).

do(quit, _, _, _) :-
    !,
    leave.
do(next, Ask, Ply, Film) :-
    !,
    Next is Ply+1,
    do(ply(Next), Ask, Ply, Film).
do(previous, Ask, Ply, Film) :-
    !,
    Previous is Ply-1,
    do(ply(Previous), Ask, Ply, Film).
do(first, Ask, _, Film) :-
    !,
    frame(0, Ask, Film).
do(last, Ask, _, Film) :-
    !,
    frame(Film.count, Ask, Film).
do(ply(Ply), Ask, Ply0, Film) :-
    !,
    (   integer(Ply),
        between(0, Film.count, Ply)
    ->  frame(Ply, Ask, Film)
    ;   say(no_ply(Ply, Film.count)),
        command(Ask, Ply0, Film)
    ).
do(go, Ask, Ply, Film) :-
    !,
    ask(replay_go(Film.count), Answer),
    (   typed_number(Answer, Wanted)
    ->  do(ply(Wanted), Ask, Ply, Film)
    ;   frame(Ply, Ask, Film)
    ).
do(view, Ask, Ply, Film) :-
    !,
    ask(replay_view(Film.views), Answer0),
    typed_word(Answer0, Answer),
    (   Answer \== "",
        member(View-_, Film.views),
        spelled(View, Text),
        string_concat(Answer, _, Text)
    ->  do(turn(View), Ask, Ply, Film)
    ;   frame(Ply, Ask, Film)
    ).
do(flip, Ask, Ply, Film) :-
    !,
    do(turn(flip), Ask, Ply, Film).
do(turn(View), Ask, Ply, Film) :-
    !,
    toggled_view(View, Film.view, Views),
    frame(Ply, Ask, Film.put(view, Views)).
do(analyse, Ask, Ply, Film) :-
    !,
    state(Ply, Film, State),
    analyse(Film.game, State, Lines, [nodes(200_000),time(2)]),
    (   Lines = [Line]
    ->  readable_line(Film.game, State, Line, Message),
        say(Message)
    ;   say(over)
    ),
    command(Ask, Ply, Film).
do(play_on, Ask, Ply, Film) :-
    !,
    state(Ply, Film, State),
    (   Film.play_on == none
    ->  say(no_play_on),
        command(Ask, Ply, Film)
    ;   Film.game:game_over(State, _)
    ->  say(over),
        command(Ask, Ply, Film)
    ;   Film.play_on = Ply
    ).
do(help, Ask, Ply, Film) :-
    !,
    findall(Usage-Effect,
            ( replay_command(Word, Keys, Effect),
              message_text(word(Word), Local),
              format(string(Usage), '~w, ~w', [Keys,Local])
            ),
            Commands),
    say(replay_help(Commands)),
    command(Ask, Ply, Film).
do(unknown(Answer), Ask, Ply, Film) :-
    say(replay_unknown(Answer)),
    command(Ask, Ply, Film).
