/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_actions,
          [ act/5                       % +Command, +N, +Timeline, +Match,
                                        % -Result
          ]).
:- use_module(library(lists), [member/2, nth1/3, reverse/2, selectchk/4]).
:- use_module(texts, []).
:- use_module('../base/leave', [leave/0, leave_all/0, on_leave/2]).
:- use_module('../coach/comment', [comment_move/4]).
:- use_module('../search/draw_offer', [accepts_draw/3]).
:- use_module('../search/levels', [worded_levels/2]).
:- use_module('../base/accents', [typed_word/2]).
:- use_module('../base/printing', [say/1, spelled/2]).
:- use_module(advice, [tell_comment/3]).
:- use_module(terminal,
              [ ask/2, at_terminal/0, confirm/1, going_back/1, leaving/1,
                typed_number/2
              ]).
:- use_module('../match/player', [is_human/1, known_player/3, player_name/2]).
:- use_module('../match/saved').
:- use_module('../match/seats', [name_of/3, opponent/3]).
:- use_module(show, [say_players/1, show_timeline/2]).
:- use_module('../match/timeline').

/** <module> The commands that change or end a game

These are commands of game_command/3. Those that only print something are in
play/human.
*/

%!  act(+Command, +N, +Timeline, +Match, -Result) is det.
%
%   The person who is player N gives Command, command(Word, Argument). Result is
%
%     - go_on(NewTimeline, NewMatch): the game goes on from there
%     - over(Reason, Winner): the game is over
%
%   Match is the dict of tabuleiro/match/play_match. Calls leave/0 if the
%   person leaves.

act(command(Word, Argument), N, Timeline, Match, Result) :-
    act(Word, Argument, N, Timeline, Match, Result).

act(undo, _, _, Timeline0, Match0, go_on(Timeline, Match)) :-
    findall(N,
            ( nth1(N, Match0.players, Player),
              is_human(Player)
            ),
            People),
    (   taken_back(People, Timeline0, Timeline)
    ->  say(undone),
        Match = Match0.put(helped, true),
        show_timeline(Timeline, Match)
    ;   say(nothing_to_undo),
        Timeline = Timeline0,
        Match = Match0
    ).
act(redo, _, _, Timeline0, Match, go_on(Timeline, Match)) :-
    (   played_again(Timeline0, Timeline)
    ->  say(redone),
        show_timeline(Timeline, Match)
    ;   say(nothing_to_redo),
        Timeline = Timeline0
    ).
act(swap, _, N, Timeline, Match0, go_on(Timeline, Match)) :-
    (   computer(N, Match0, _, _)
    ->  reverse(Match0.players, Players),
        Match = Match0.put(_{players:Players, helped:true}),
        say_players(Match)
    ;   say(no_computer),
        Match = Match0
    ).
act(level, Text, N, Timeline, Match0, go_on(Timeline, Match)) :-
    (   \+ computer(N, Match0, _, _)
    ->  say(no_computer),
        Match = Match0
    ;   level_player(Text, Match0.game, Player)
    ->  computer(N, Match0, _, Old),
        selectchk(Old, Match0.players, Player, Players),
        Match = Match0.put(_{players:Players, helped:true}),
        say_players(Match)
    ;   computer(N, Match0, Name, Old),
        player_name(Old, Who),
        worded_levels(Match0.info, Levels),
        say(levels(Text, Name, Who, Levels)),
        Match = Match0
    ).
act(explain, _, N, Timeline, Match, go_on(Timeline, Match)) :-
    (   last_move(Timeline, _)
    ->  M is 3-N,
        forall(( member(Mover, [N,M]),
                 last_ply(Mover, Timeline, State, Move)
               ),
               explain_ply(Match.game, State, Move))
    ;   say(nothing_to_explain)
    ).
act(resign, _, N, Timeline, Match, Result) :-
    (   agreed(give_up)
    ->  opponent(N, Match, Winner),
        Result = over(resigned(N), Winner)
    ;   Result = go_on(Timeline, Match)
    ).
act(draw, _, N, Timeline, Match, Result) :-
    M is 3-N,
    name_of(M, Match, Name),
    (   \+ agreed(offer_draw)
    ->  Result = go_on(Timeline, Match)
    ;   accepted(M, Name, Timeline, Match)
    ->  Result = over(agreed, draw)
    ;   say(draw_declined(Name)),
        Result = go_on(Timeline, Match)
    ).
act(save, Text, _, Timeline, Match, go_on(Timeline, Match)) :-
    ignore(save(Text, Timeline, Match)).
act(load, Text, _, Timeline0, Match0, go_on(Timeline, Match)) :-
    (   catch(load_match(Text, Match0, Timeline, Match1),
              error(Formal, Context),
              say_failed(failed(error(Formal, Context))))
    ->  timeline_moves(Timeline, Moves),
        length(Moves, Count),
        Match = Match1.put(helped, true),
        say(loaded(Text, Count)),
        say_players(Match),
        show_timeline(Timeline, Match)
    ;   Timeline = Timeline0,
        Match = Match0
    ).
act(quit, _, _, Timeline, Match, Result) :-
    (   at_terminal,
        last_move(Timeline, _)
    ->  save_and_leave(Timeline, Match, Result)
    ;   leave
    ).

%!  computer(+N, +Match, -Name, -Player) is semidet.
%
%   Player is the opponent of player N and not a person. Name is the name of
%   Player in the game.

computer(N, Match, Name, Player) :-
    M is 3-N,
    nth1(M, Match.players, Player),
    \+ is_human(Player),
    name_of(M, Match, Name).

level_player(Text, Game, Player) :-
    typed_number(Text, Level),
    catch(known_player(Game, level(Level), Player), error(_, _), fail).

explain_ply(Game, State, Move) :-
    comment_move(Game, State, Move, Comment),
    tell_comment(Game, State, Comment).

%   Only a terminal is asked: on a pipe the next line would be the next move, so
%   the answer is yes. Ctrl-C means no.

agreed(Question) :-
    (   at_terminal
    ->  on_leave(confirm(Question), fail)
    ;   true
    ).

%!  accepted(+N, +Name, +Timeline, +Match) is semidet.
%
%   Player N, called Name, accepts the draw that the other offers.

accepted(N, Name, Timeline, Match) :-
    nth1(N, Match.players, Player),
    (   is_human(Player)
    ->  agreed(draw_offer(Name))
    ;   timeline_moves(Timeline, Moves),
        length(Moves, Plies),
        on_timeline(Timeline, State, _, _),
        accepts_draw(Match.game, State, Plies)
    ).

                /*******************************
                *            SAVING            *
                *******************************/

%!  save(+Text, +Timeline, +Match) is semidet.
%
%   Saves the game in the file Text. Prints a message and fails if it cannot.

save(Text, Timeline, Match) :-
    match_record(Timeline, none, Match, Record),
    catch(save_record(Text, Record),
          error(Formal, Context),
          say_failed(not_saved(error(Formal, Context)))),
    say(saved(Text)).

say_failed(Message) :-
    say(Message),
    fail.

%   Ctrl-C at this question leaves all menus.

save_and_leave(Timeline, Match, Result) :-
    on_leave(ask(save_first, Answer), leave_all),
    typed_word(Answer, Word),
    (   ( Word == ""
        ; means(Word, ["n","no"])
        ; leaving(Word)
        )
    ->  leave
    ;   going_back(Word)
    ->  Result = go_on(Timeline, Match)
    ;   \+ means(Word, ["y","yes","?"]),
        names_file(Answer),
        save(Answer, Timeline, Match)
    ->  leave
    ;   save_and_leave(Timeline, Match, Result)
    ).

%   Text is a file name if it looks like one or the person confirms it: a single
%   word might be a move.

names_file(Text) :-
    (   sub_string(Text, _, _, _, ".")
    ;   sub_string(Text, _, _, _, "/")
    ;   exists_file(Text)
    ;   on_leave(confirm(save_in(Text)), fail)
    ),
    !.

means(Word, Words) :-
    member(Known, Words),
    spelled(Known, Word),
    !.
