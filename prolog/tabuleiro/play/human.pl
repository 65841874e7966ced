/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_human,
          [ ask_move/5,                 % +Game, +State, +Seat, -Answer, -View
            toggled_view/3              % +Name, +View0, -View
          ]).
:- use_module(library(apply), [exclude/3, maplist/3]).
:- use_module(library(lists),
              [append/3, list_to_set/2, member/2, memberchk/2, selectchk/3]).
:- use_module('../game/game', [game_views/2]).
:- use_module(texts, []).
:- use_module('../base/leave', [on_leave/2]).
:- use_module('../search/tables', [tables_at_hand/2]).
:- use_module('../search/why_not', [why_not/4]).
:- use_module(advice).
:- use_module(commands).
:- use_module(cursor).
:- use_module('../base/printing').
:- use_module(show, [show_running/1]).
:- use_module(show_state, [show_state/3]).
:- use_module(take_back, [takes_back/5]).
:- use_module(steps, [steps_of/4]).
:- use_module(terminal).

/** <module> Asking a person for a move

A person types a whole move in the game's notation, or its choices one by one,
see move_steps/3. A line has one or more choices, or several moves of one turn.
Typing the last choice again takes the choices back. A line may also be a
command of game_command/3. A command that only prints something is answered
here; any other command ends the question. On an empty line an arrow key starts
the choice on the board, see pick_step/5.
*/

%!  ask_move(+Game, +State, +Seat, -Answer, -View) is det.
%
%   Seat is seat(Name, View0, Marks, Config, Running, Advice, _): the name of
%   the person, the options of show_game/2 that the person has chosen, those
%   that mark the last move, the config of the game, its clock, see
%   show_running/1, and which advice the person gets unasked: a list of `warn`,
%   of a move that loses at once, and `coach`. View is View0 after the person's
%   changes, with helped(true) if the person asked how good a move is. Answer is
%
%     - move(Move): the legal move that the person typed
%     - command(Word, Argument): a command of game_command/3 that concerns the
%       game: `undo`, `redo`, `save`, `load`, `draw`, `resign`, `swap`, `level`
%       or `quit`
%
%   At a terminal Ctrl-C and end of file mean `quit`. With own_hints(true) in
%   View0 the command `hint` is an Answer too.

ask_move(Game, State, Seat0, Answer, View) :-
    Game:valid_moves(State, Moves),
    maplist(choice_of(Game, State), Moves, Choices),
    typed_ahead(State, Seat0, Seat, Typed),
    Context = context(Game, State, Seat),
    (   Typed == none
    ->  ask_step(Choices, Choices, Context, chosen(Answer0, View1))
    ;   step(Typed, Choices, Choices, Context, chosen(Answer0, View1))
    ),
    (   Answer0 = move(Move),
        Choices = [_,_|_],
        seat_advice(Seat, Advice),
        takes_back(Advice, Game, State, Move, View1)
    ->  seat_view(View1, Seat, Seat1),
        ask_move(Game, State, Seat1, Answer, View)
    ;   Answer = Answer0,
        View = View1
    ).

seat_advice(seat(_, _, _, _, _, Advice, _), Advice).

seat_view(View, seat(Name, _, Marks, Config, Running, Advice, Watched),
          seat(Name, View, Marks, Config, Running, Advice, Watched)).

context_view(context(_, _, seat(_, View, _, _, _, _, _)), View).

choice_of(Game, State, Move, Steps-Move) :-
    steps_of(Game, State, Move, Steps).

%   Choices are pairs Steps-Move of the moves that match the choices so far,
%   with the Steps that are left. All are the Choices at the beginning of the
%   move. Chosen is chosen(Answer, View).

ask_step([[]-Move], _, Context, chosen(move(Move), View)) :-
    !,
    context_view(Context, View).
ask_step(Choices, All, Context, Chosen) :-
    Context = context(_, _, seat(Name, _, _, _, _, _, _)),
    next_steps(Choices, What, _),
    on_leave(ask_or_arrow(what(Name, What),
                          completions(Choices, All, Context), Answer),
             Answer = "quit"),
    (   Answer = arrow(_)
    ->  pick(Choices, All, Context, Chosen)
    ;   step(Answer, Choices, All, Context, Chosen)
    ).

%   The person chooses the rest of the move with the arrow keys. Escape takes
%   the choices back. If there are none, Escape returns to typing.

pick(Choices, All, Context, Chosen) :-
    Context = context(Game, State, _),
    context_view(Context, View0),
    chosen_cells(Game, State, Choices, Chosen0),
    View = [chosen(Chosen0)|View0],
    next_steps(Choices, _, Steps),
    (   on_leave(pick_step(Game, State, View, Steps, Step), Step = quit)
    ->  picked(Step, Choices, All, Context, Chosen)
    ;   Choices == All
    ->  ask_step(All, All, Context, Chosen)
    ;   pick(All, All, Context, Chosen)
    ).

%   Cells are those of the steps that the person has chosen.

chosen_cells(Game, State, [Left-Move|_], Cells) :-
    steps_of(Game, State, Move, Steps),
    append(Given, Left, Steps),
    !,
    findall(Cell,
            ( member(step(_, Cell, _), Given),
              Cell \== none
            ),
            Cells).

picked(quit, Choices, All, Context, Chosen) :-
    !,
    step("quit", Choices, All, Context, Chosen).
picked(Step, Choices, All, Context, Chosen) :-
    findall(Steps-Move, member([Step|Steps]-Move, Choices), Left),
    (   Left = [[]-_]
    ->  ask_step(Left, All, Context, Chosen)
    ;   pick(Left, All, Context, Chosen)
    ).

%!  completions(+Choices, +All, +Context, +Text:string, -Strings) is det.
%
%   Strings are the completions of Text: its words followed by a word for the
%   next step, a command, or the notation of a move.

completions(Choices, All, context(Game, State, _), Text, Strings) :-
    split_string(Text, " ", "", Parts),
    append(Typed, [_], Parts),
    !,
    findall(String,
            ( continued(Typed, Choices, String)
            ; Typed == [],
              (   Text \== "",
                  member(_-Move, All),
                  Game:move_notation(State, Move, String)
              ;   Game:game_info(Info),
                  game_views(Info, Views),
                  command_word(Views, String)
              )
            ),
            Strings).

continued(Typed, Choices, String) :-
    exclude(==(""), Typed, Words0),
    maplist(string_lower, Words0, Words),
    take_words(Words, Choices, Left, taken),
    next_steps(Left, _, Steps),
    member(step(_, _, [Step|_]), Steps),
    append(Typed, [Step], Parts),
    atomic_list_concat(Parts, ' ', Atom),
    atom_string(Atom, String).

step("", Choices, All, Context, Chosen) :-
    !,
    next_steps(Choices, What, _),
    say(again(What)),
    ask_step(Choices, All, Context, Chosen).
step(Answer, Choices, All, Context, Chosen) :-
    Context = context(Game, State, _),
    string_lower(Answer, Lower),
    (   Game:move_notation(State, Typed, Lower)
    ->  (   memberchk(_-Typed, All)
        ->  context_view(Context, View),
            Chosen = chosen(move(Typed), View)
        ;   tell_why(Game, State, Lower),
            ask_step(Choices, All, Context, Chosen)
        )
    ;   split_string(Lower, " ,;\t", " ,;\t", Words0),
        exclude(==(""), Words0, Words),
        take_words(Words, Choices, Left, Result),
        words_taken(Result, Left, Answer, Choices, All, Context, Chosen)
    ).

words_taken(taken, Left, _, _, All, Context, Chosen) :-
    !,
    ask_step(Left, All, Context, Chosen).
words_taken(_, _, Line, Choices, All, Context, Chosen) :-
    Context = context(Game, State, _),
    move_and_more(Line, Game, State, Choices, All, Move, Ahead),
    !,
    context_view(Context, View),
    Chosen = chosen(move(Move), [Ahead|View]).
words_taken(_, _, Line, Choices, All, Context, Chosen) :-
    Context = context(Game, _, _),
    Game:game_info(Info),
    game_views(Info, Views),
    read_command(Line, Views, Command),
    !,
    command(Command, Choices, All, Context, Chosen).
words_taken(_, _, Answer, Choices, All, Context, Chosen) :-
    string_lower(Answer, Lower),
    just_given(Lower, Choices, All),
    !,
    ask_step(All, All, Context, Chosen).
words_taken(stuck(Word, Asked), _, Line, Choices, All, Context, Chosen) :-
    Context = context(Game, State, _),
    (   tell_rule(Game, State, Line)
    ->  true
    ;   part_of_term(Word)              % a move of a program, say
    ->  say(no_answer(Line, Asked))
    ;   Game:game_info(Info),
        game_views(Info, Views),
        near_commands(Word, Views, Near)
    ->  say(no_word(Word, Near))
    ;   say(no_answer(Word, Asked))
    ),
    ask_step(Choices, All, Context, Chosen).

%   Most programs have terms as moves, which contain commas and brackets.

part_of_term(Word) :-
    member(Bracket, ["(","["]),
    sub_string(Word, _, _, _, Bracket),
    !.

%!  move_and_more(+Line, +Game, +State, +Choices, +All, -Move, -Ahead)
%!               is semidet.
%
%   Line begins with Move, and the same player moves again after it. Ahead, an
%   element of the view, is ahead(NewState, Rest): Rest, the rest of Line,
%   answers the question in NewState, the state after Move.

move_and_more(Line, Game, State, Choices, All, Move, ahead(NewState, Rest)) :-
    string_lower(Line, Lower),
    split_string(Lower, " \t", " \t", Words),
    append(First, [Word|Words1], Words),
    First \== [],
    atomic_list_concat(First, ' ', Text),
    (   Game:move_notation(State, Move, Text)
    ->  memberchk(_-Move, All)
    ;   take_words(First, Choices, [[]-Move], taken)
    ),
    !,
    Game:move(State, Move, NewState),
    \+ Game:game_over(NewState, _),
    Game:player_to_move(State, Player),
    Game:player_to_move(NewState, Player),
    atomic_list_concat([Word|Words1], ' ', Rest0),
    atom_string(Rest0, Rest).

%!  typed_ahead(+State, +Seat0, -Seat, -Typed) is det.
%
%   Typed is the line that the person typed ahead for State, or `none`. It is no
%   longer in the view of Seat.

typed_ahead(State, Seat0, Seat, Typed) :-
    Seat0 = seat(_, View0, _, _, _, _, _),
    (   selectchk(ahead(For, Line), View0, View)
    ->  seat_view(View, Seat0, Seat),
        (   For == State
        ->  Typed = Line
        ;   Typed = none
        )
    ;   Seat = Seat0,
        Typed = none
    ).

%   Answer repeats the last choice. This takes the choice back, as putting a
%   piece down where it was does.

just_given(Answer, [Left-Move|_], All) :-
    memberchk(Steps-Move, All),
    append(_, [step(_,_,Texts)|Left], Steps),
    !,
    memberchk(Answer, Texts).

take_words([], Choices, Choices, taken).
take_words([Word|Words], Choices, Left, Result) :-
    findall(Steps-Move,
            ( member([step(_,_,Texts)|Steps]-Move, Choices),
              memberchk(Word, Texts)
            ),
            Next),
    (   Next == []
    ->  next_steps(Choices, What, Steps),
        few_answers(Steps, Few),
        Result = stuck(Word, asked(What, Few))
    ;   take_words(Words, Next, Left, Result)
    ).

%   Few are the answers that give Steps, if there are at most four, else `[]`.

few_answers(Steps, Few) :-
    findall(Text, member(step(_,_,[Text|_]), Steps), Texts),
    length(Texts, Count),
    (   Count =< 4
    ->  Few = Texts
    ;   Few = []
    ).

%!  next_steps(+Choices, -What, -Steps:list) is det.
%
%   Steps are the different next steps of Choices. What is the name of the first
%   one.

next_steps(Choices, What, Steps) :-
    findall(Step, member([Step|_]-_, Choices), Steps0),
    list_to_set(Steps0, Steps),
    (   Steps = [step(What,_,_)|_]
    ->  true
    ;   What = "move"
    ).

                /*******************************
                *           COMMANDS           *
                *******************************/

%!  command(+Command, +Choices, +All, +Context, -Chosen) is det.
%
%   Command is one of read_command/3.

command(view(Name), Choices, All, Context0, Chosen) :-
    !,
    Context0 = context(Game, State, Seat0),
    context_view(Context0, View0),
    toggled_view(Name, View0, View),
    seat_view(View, Seat0, Seat),
    Context = context(Game, State, Seat),
    show_board([], Context),
    ask_step(Choices, All, Context, Chosen).
command(command(back, _), _, All, Context, Chosen) :-
    !,
    ask_step(All, All, Context, Chosen).
command(command(undo, _), Choices, All, Context, Chosen) :-
    Choices \== All,                    % what was typed of this move
    !,
    ask_step(All, All, Context, Chosen).
command(command(hint, _), _, _, Context, Chosen) :-
    context_view(Context, View),
    memberchk(own_hints(true), View),
    !,
    Chosen = chosen(command(hint, ""), View).
command(Command, Choices, All, Context0, Chosen) :-
    (   told(Command, Choices, Context0)
    ->  helped(Command, Context0, Context),
        ask_step(Choices, All, Context, Chosen)
    ;   context_view(Context0, View),
        Chosen = chosen(Command, View)
    ).

%   The view of Context has helped(true) if Command tells how good a move is.

helped(Command, context(Game, State, Seat0), context(Game, State, Seat)) :-
    (   Command = command(Word, Argument),
        judges_move(Word, Argument, Game, State),
        Seat0 = seat(_, View, _, _, _, _, _),
        \+ memberchk(helped(true), View)
    ->  seat_view([helped(true)|View], Seat0, Seat)
    ;   Seat = Seat0
    ).

judges_move(hint, _, _, _).
judges_move(analyse, _, _, _).
judges_move(values, _, Game, _) :-
    tables_at_hand(Game, _).
judges_move(why, Text, Game, State) :-
    string_lower(Text, Lower),
    why_not(Game, State, Lower, []).
judges_move(explain, Text, Game, State) :-
    judges_move(why, Text, Game, State).

%!  told(+Command, +Choices, +Context) is semidet.
%
%   Answers Command if it only prints something.

told(one_of(Words), _, _) :-
    say(one_of(Words)).
told(in_full(Word), _, _) :-
    say(in_full(Word)).
told(argument(Word, Argument), _, _) :-
    say(argument_missing(Word, Argument)).
told(command(Word, Argument), Choices, Context) :-
    told(Word, Argument, Choices, Context).

told(?, _, Choices, Context) :-
    next_steps(Choices, What, Steps),
    findall(Cell, (member(step(_,Cell,_), Steps), Cell \== none), Cells),
    findall(Text, member(step(_,_,[Text|_]), Steps), Texts),
    Context = context(Game, State, _),
    chosen_cells(Game, State, Choices, Chosen),
    show_board([marks(Cells),chosen(Chosen)], Context),
    say(answers(What, Texts)).
told(board, _, _, Context) :-
    show_board([], Context),
    Context = context(_, _, seat(_, _, _, _, Running, _, _)),
    show_running(Running).
told(help, _, _, context(Game, _, _)) :-
    Game:game_info(Info),
    game_views(Info, Views),
    described_commands(Views, Commands),
    ignore(say_pages(commands(Commands))).
told(rules, _, _, context(Game, _, seat(_, _, _, Config, _, _, _))) :-
    ignore(tell_rules(Game, Config)).
told(moves, Beginning, Choices, context(Game, State, _)) :-
    tell_moves(Game, State, Choices, Beginning).
told(hint, _, _, context(Game, State, _)) :-
    tell_hint(Game, State).
told(explain, Text, _, context(Game, State, _)) :-
    Text \== "",
    tell_why(Game, State, Text).
told(why, Text, _, context(Game, State, _)) :-
    tell_why(Game, State, Text).
told(analyse, Seconds, _, context(Game, State, _)) :-
    tell_analysis(Game, State, Seconds).
told(values, _, _, context(Game, State, _)) :-
    tell_values(Game, State).

show_board(Options, context(Game, State, Seat)) :-
    Seat = seat(_, View0, Marks, _, _, _, _),
    append(Options, Marks, Options1),
    append(Options1, View0, View),
    show_state(Game, State, View).

%!  toggled_view(+Name, +View0:list, -View:list) is det.
%
%   View is View0, options of show_game/2, with Name toggled. Without the option
%   compact a low terminal gets the small board, see use_compact/2. The first
%   `compact` then draws the large one.

toggled_view(compact, View, [compact(true),automatic(true)|View]) :-
    \+ memberchk(compact(_), View),
    !.
toggled_view(Option, View0, [New|View]) :-
    On =.. [Option,true],
    Off =.. [Option,false],
    (   selectchk(On, View0, View)
    ->  New = Off
    ;   New = On,
        exclude(==(Off), View0, View)
    ).
