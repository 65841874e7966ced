/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_thinking,
          [ thought/4,                  % +Site, +Dict, :News, -Result
            thought/5,                  % +Site, +Dict, :News, +Before,
                                        % -Progress
            asked/3,                    % +Site, +Dict, -Asked
            has_slices/2,               % +Asked, -Native
            thought_on/5                % +Asked, +Slice, :News, +Before,
                                        % -Progress
          ]).
:- use_module(library(apply), [maplist/3, maplist/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(option), [merge_options/3]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module('../game/native', [searched_in_c/2]).
:- use_module('../base/time_limit', [within_seconds/2]).
:- use_module('../coach/comment',
              [ best_comment/4, coach_limits/2, comment_move/5,
                readable_advice/4, readable_comment/4
              ]).
:- use_module('../coach/deeds', [line_turns/4]).
:- use_module('../game/game', [end_reason/3, has_predicate/2]).
:- use_module('../search/analyse', [analyse/4, engine_move/4, is_paused/1]).
:- use_module('../search/blunder', [loses_at_once/4]).
:- use_module('../search/book', [book_line/4]).
:- use_module('../search/draw_offer', [accepts_draw/3]).
:- use_module('../search/levels', [level_options/3, with_book/3]).
:- use_module('../search/lines', [notations/4, win_chance/2]).
:- use_module('../search/tables',
              [perfect_search/2, table_moves/4, tables_at_hand/2]).
:- use_module(answer, [message_line/2, refuse/2]).
:- use_module(limits, [web_limit/2]).
:- use_module(replay).
:- use_module(review).
:- use_module(scene_json, [cell_text/2]).
:- use_module(standing, [named_level/4]).

/** <module> The searches that a page may request
*/

:- meta_predicate
    thought(+, +, 1, -),
    thought(+, +, 1, +, -),
    thought_on(+, +, 1, +, -).

%!  thought(+Site, +Dict, :News, -Result) is det.
%
%   Result is the last answer to Dict, a request with a type. call(News, Dict1)
%   sends an answer before the last one. Scores are those of analyse/4 for the
%   player to move; those of a review are for the first player.

thought(Site, Dict, News, Result) :-
    thought(Site, Dict, News, begin, done(Result)).

%!  thought(+Site, +Dict, :News, +Before, -Progress) is det.
%
%   As thought/4, for a search that may give way to others. Before is `begin`.
%   Progress is done(Result), or more(After) if the ball web_search_gives_way
%   was thrown into the search: thought/5 goes on when it is called with After
%   as Before. Searches for one move throw the ball on.

thought(Site, Dict, News, Before, Progress) :-
    asked(Site, Dict, Asked),
    thought_on(Asked, whole, News, Before, Progress).

%!  asked(+Site, +Dict, -Asked) is det.
%!  thought_on(+Asked, +Slice, :News, +Before, -Progress) is det.
%
%   thought/5 in two steps, so that the game is replayed once for all slices of
%   a search. Slice is `whole` or, for a search that has_slices/2,
%   slice(Seconds, Engine): the search gives way after about Seconds, and the
%   next call resumes it with Engine.

asked(Site, Dict, asked(Goal, Dict, Played, State)) :-
    (   get_dict(type, Dict, Type),
        thinks(Type, Goal)
    ->  replayed(Site, Dict, Played),
        reached_state(Played, State),
        (   Played.game:game_over(State, _),
            Type \== "review"
        ->  refuse(422, over)
        ;   true
        )
    ;   refuse(422, no_type)
    ).

thought_on(asked(Goal, Dict, Played, State), Slice, News, Before, Progress) :-
    call(Goal, Dict, Played, State, Slice, News, Before, Progress).

%!  has_slices(+Asked, -Native) is semidet.
%
%   Asked is an analysis or a review of a game that C searches as Native.

has_slices(asked(Goal, _, Played, _), Native) :-
    Goal \= whole(_),
    searched_in_c(Played.game, Native).

thinks("choose",  whole(chosen)).
thinks("hint",    whole(hinted)).
thinks("explain", whole(explained)).
thinks("warn",    whole(warned)).
thinks("draw",    whole(draw_answered)).
thinks("analyse", analysed).
thinks("review",  reviewed).

whole(Goal, Dict, Played, State, _, News, _, done(Result)) :-
    call(Goal, Dict, Played, State, News, Result).

                /*******************************
                *            A MOVE            *
                *******************************/

%   Book is `true` if the move comes from the opening book, which levels 8 and 9
%   have. The limits of this server on threads and memory override those of the
%   level.

chosen(Dict, Played, State, _,
       move{type:move, move:Text, time:Time, book:Book}) :-
    Game = Played.game,
    requested_level(Dict, Played, Level),
    web_limit(choice, Seconds),
    web_limit(hash, Hash),
    get_time(Start),
    with_book(Played.info, Level, Booked),
    (   level_options(Played.info, Booked, Options0)
    ->  merge_options([threads(1)], Options0, Options1),
        (   memberchk(hash(_), Options1)
        ->  Options = Options1
        ;   Options = [hash(Hash)|Options1]
        ),
        (   book_line(Game, State, Options, Line)
        ->  Book = true,
            Move = Line.move
        ;   Book = false,
            within_seconds(Seconds,
                           engine_move(Game, State, Options, Move))
        )
    ;   Book = false,
        within_seconds(Seconds, Game:choose_move(State, Level, Move))
    ),
    get_time(End),
    Time is End-Start,
    once(Game:move_notation(State, Move, Text)).

%   A number is a level, a text the name of a strength or `perfect`.

requested_level(Dict, Played, Level) :-
    get_dict(level, Dict, Number),
    integer(Number),
    member(Known, Played.info.levels),
    Known.number =:= Number,
    !,
    Level = Number.
requested_level(Dict, Played, strength(Name)) :-
    named_level(Dict, Played.game, Played.info, Strength),
    !,
    Name = Strength.name.
requested_level(Dict, Played, search(Options)) :-
    get_dict(level, Dict, "perfect"),
    perfect_search(Played.game, Options),
    !.
requested_level(_, _, _) :-
    refuse(422, no_level).

                /*******************************
                *           ANALYSIS           *
                *******************************/

%   A search that has given way begins again, or is resumed with the engine of
%   its slices, with the time that is left. It sends no news of lesser depths
%   than it has sent before.

analysed(Dict, Played, State, Slice, News, Before, Progress) :-
    web_limit(lines, Most),
    (   get_dict(lines, Dict, Wanted),
        integer(Wanted)
    ->  Count is max(1, min(Most, Wanted))
    ;   Count = 1
    ),
    Game = Played.game,
    limits(Game, analysis, [time(Seconds)|Limits]),
    (   Before = analysis(Reached, Used)
    ->  true
    ;   Reached = reached(0, 0),
        Used = 0
    ),
    Left is max(0, Seconds-Used),
    slice_limits(Slice, Left, SliceLimits, Still),
    append(SliceLimits, Limits, AllLimits),
    get_time(Start),
    catch(( analyse(Game, State, Lines,
                    [ multi_pv(Count),
                      on_info(tabuleiro_web_thinking:info(Game, State, Reached,
                                                          Still, News))
                    | AllLimits
                    ]),
            end_info(Game, State, Reached, News, Lines),
            GivesWay = false
          ),
          web_search_gives_way,
          GivesWay = true),
    get_time(Now),
    Spent is Now-Start,
    (   (   GivesWay == true
        ;   is_cut(Slice, Spent, Left)
        )
    ->  Used1 is Used+Spent,
        Progress = more(analysis(Reached, Used1))
    ;   Progress = done(_{type:done})
    ).

%   slice_limits(+Slice, +Left, -Limits, -Still): news that have no greater
%   depth than the last follow it after Still seconds.

slice_limits(whole, Left, [time(Left)], 0).
slice_limits(slice(Seconds, Engine), Left,
             [time(Time),engine(Engine),resume(true)], 0.25) :-
    Time is min(Seconds, Left).

%   Lines of a table take less time than a slice.

is_cut(slice(Seconds, Engine), Spent, Left) :-
    Spent >= Seconds,
    Spent < Left,
    is_paused(Engine).

end_info(Game, State, Reached, News, Lines) :-
    (   searched_in_c(Game, _)
    ->  true
    ;   Lines = [Line|_]
    ->  info(Game, State, Reached, 0, News,
             info{depth:Line.depth, nodes:null, time:null, nps:null,
                  lines:Lines})
    ;   true
    ).

%   A search in Prolog sends no news, so it gets the short limit of a hint.

limits(Game, Name, [time(Seconds)|Limits]) :-
    (   searched_in_c(Game, _)
    ->  web_limit(hash, Hash),
        web_limit(Name, Seconds),
        Limits = [threads(1),hash(Hash)]
    ;   web_limit(hint, Seconds),
        Limits = []
    ).

:- public info/6.                       % goal of on_info

%   Reached is reached(Depth, Time), those of the last news.

info(Game, State, Reached, Still, News, Info) :-
    (   is_news(Info, Reached, Still)
    ->  nb_setarg(1, Reached, Info.depth),
        nb_setarg(2, Reached, Info.time),
        maplist(line_dict(Game, State), Info.lines, Lines),
        Dict0 = Info.put(_{type:info, lines:Lines}),
        (   Lines = [Line|_],
            get_dict(table, Line, true)
        ->  move_values(Game, State, Values),
            Dict = Dict0.put(values, Values)
        ;   Dict = Dict0
        ),
        call(News, Dict)
    ;   true
    ).

is_news(Info, reached(Depth, Last), Still) :-
    (   Info.depth > Depth
    ->  true
    ;   Info.depth =:= Depth,
        (   Still =:= 0
        ;   Info.time >= Last+Still
        )
    ->  true
    ).

%   Values are the different values of the moves of State, the best first, each
%   with its moves.

move_values(Game, State, Values) :-
    tables_at_hand(Game, Folder),
    table_moves(Game, State, Folder, Moves),
    findall(Value-Text,
            ( member(Move-Value, Moves),
              once(Game:move_notation(State, Move, Text))
            ),
            Texts),
    group_pairs_by_key(Texts, Groups),
    maplist(value_dict, Groups, Values).

value_dict(Value-Moves,
           value{score:Number, chance:Chance, table:true, moves:Moves}) :-
    (   Value == draw
    ->  Score = 0
    ;   Score = Value
    ),
    win_chance(Score, Chance),
    score_number(Score, Number).

line_dict(Game, State, Line,
          line{score:Number, scoreText:Text, chance:Chance, table:Table,
               moves:Moves}) :-
    Score = Line.score,
    win_chance(Score, Chance),
    score_number(Score, Number),
    score_text(Score, Text),
    (   get_dict(table, Line, true)
    ->  Table = true
    ;   Table = false
    ),
    notations(Game, State, Line.moves, Moves).

score_text(win(Plies), Text) :-
    !,
    format(string(Text), '#~d', [Plies]).
score_text(loss(Plies), Text) :-
    !,
    format(string(Text), '#-~d', [Plies]).
score_text(Score, Text) :-
    Logits is Score/1000,
    (   Score > 0
    ->  format(string(Text), '+~2f', [Logits])
    ;   format(string(Text), '~2f', [Logits])
    ).

hinted(_, Played, State, _, hint{type:hint, move:Text, lines:Lines}) :-
    Game = Played.game,
    limits(Game, hint, Limits),
    analyse(Game, State, [Line|_], Limits),
    once(Game:move_notation(State, Line.move, Text)),
    best_comment(Game, State, Line, Comment),
    readable_advice(Game, State, Comment, Message),
    message_texts(Message, Lines).

message_texts(Message, Lines) :-
    message_line(tabuleiro(Message), Paragraph),
    split_string(Paragraph, "\n", " ", Lines).

%   What the move of the request loses, in lines of text, and the answer to it:
%   the cells of each of its plies.

explained(Dict, Played, State, _,
          explain{ type:explain, lines:Lines, judgement:Judgement,
                   answer:Answer }) :-
    Game = Played.game,
    text_field(Dict, move, Text),
    (   legal_text(Game, State, Text, Move, _)
    ->  true
    ;   refuse(422, illegal(Text))
    ),
    coach_limits(Game, Limits),
    comment_move(Game, State, Move, Comment, Limits),
    Judgement = Comment.judgement,
    readable_comment(Game, State, Comment, Message),
    message_texts(Message, Lines),
    answer_cells(Game, State, Comment.line, Answer).

answer_cells(Game, State, Line, Answer) :-
    line_turns(Game, State, Line, Turns),
    (   Turns = [turn(_, _, _, After),turn(_, Moves, _, _)|_],
        has_predicate(Game, move_steps/3)
    ->  cells(Moves, Game, After, Answer)
    ;   Answer = []
    ).

cells([], _, _, []).
cells([Move|Moves], Game, State, [Cells|Rest]) :-
    Game:move_steps(State, Move, Steps),
    findall(Id,
            ( member(step(_, Cell, _), Steps),
              Cell \== none,
              cell_text(Cell, Id)
            ),
            Cells),
    Game:move(State, Move, Next),
    !,
    cells(Moves, Game, Next, Rest).

%   The legal moves that lose at once, see loses_at_once/4, each with a
%   sentence. None where there are too many moves to search.

warned(_, Played, State, _, warn{type:warn, losing:Losing}) :-
    Game = Played.game,
    web_limit(warned, Most),
    Game:valid_moves(State, Moves),
    length(Moves, Count),
    (   Count > 1,
        Count =< Most
    ->  findall(Dict,
                ( member(Move, Moves),
                  losing(Game, State, Move, Dict)
                ),
                Losing)
    ;   Losing = []
    ).

losing(Game, State, Move, losing{move:Text, text:Warning}) :-
    loses_at_once(Game, State, Move, End),
    once(Game:move_notation(State, Move, Text)),
    (   end_reason(Game, End, Reason)
    ->  true
    ;   Reason = none
    ),
    message_line(tabuleiro(loses(Text, Reason)), Warning).

%   Whether a computer accepts the draw that a person offers.

draw_answered(_, Played, State, _, draw{type:draw, accepted:Accepted}) :-
    length(Played.moves, Plies),
    (   accepts_draw(Played.game, State, Plies)
    ->  Accepted = true
    ;   Accepted = false
    ).
