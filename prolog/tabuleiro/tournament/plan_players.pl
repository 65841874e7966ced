/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_plan_players,
          [ tournament_player/3,        % +Game, :Term0, -Term
            data_player/3,              % +Game, +Data, -Term
            player_text/2,              % +Term, -Text
            player_modules/3,           % +Game, :Players, -Modules
            program_hash/3,           % +Game, :Player, -Hash
            player_threads/3,           % +Game, +Term, -Count
            is_untimed/2,               % +Game, +Term
            without_level_seconds/1     % :Goal
          ]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module(library(sha), [file_sha1/2]).
:- use_module('../match/player', [known_player/3, player_program/2]).
:- use_module('../match/program', [program_file/2]).
:- use_module('../search/levels', [level_options/3]).
:- use_module('../base/cores', [cores/1]).
:- use_module('../base/term_size', [cut_term/2]).
:- use_module(term_data, [term_data/2]).

/** <module> The players of a tournament

The terms of tabuleiro/match/player, without `human`.
*/

:- meta_predicate
    tournament_player(+, :, -),
    without_level_seconds(0).

%!  tournament_player(+Game, :Term0, -Term) is det.
%
%   Term is Module:Player for Term0, which is checked. A search without
%   threads(Count) gets one thread: tournaments play on all cores by playing
%   several games.
%
%   @error those of known_player/3, domain_error(tournament_player, human)

tournament_player(Game, Module:Term0, Module:Term) :-
    known_player(Game, Module:Term0, _),
    (   Term0 == human
    ->  throw(error(domain_error(tournament_player, human),
                    context(_, tabuleiro(human_in_tournament))))
    ;   Term0 = search(Options0)
    ->  one_thread(Options0, Options),
        Term = search(Options)
    ;   Term0 = bot(Name, search(Options0))
    ->  one_thread(Options0, Options),
        Term = bot(Name, search(Options))
    ;   Term = Term0
    ).

one_thread(Options0, Options) :-
    (   option(threads(_), Options0)
    ->  Options = Options0
    ;   Options = [threads(1)|Options0]
    ).

%!  data_player(+Game, +Data, -Term) is semidet.
%
%   Term is the player that Data, see term_data/2, describes: `random`, a level,
%   a search or a bot. Names and options must be in the tables of tabuleiro.
%   Fails for any other Data. Data cannot describe a goal, and nothing in it is
%   called.

data_player(Game, Data, Term) :-
    term_data(Term, Data),
    harmless(Term),
    catch(known_player(Game, Term, _), error(_, _), fail).

harmless(random).
harmless(level(Level)) :-
    integer(Level).
harmless(strength(Name)) :-
    atom(Name).
harmless(search(Options)) :-
    harmless_search(Options).
harmless(bot(Name, Level)) :-
    atom(Name),
    (   integer(Level)
    ->  true
    ;   Level = strength(Strength)
    ->  atom(Strength)
    ;   Level = search(Options),
        harmless_search(Options)
    ).

harmless_search(Options) :-
    is_list(Options),
    forall(member(Option, Options),
           ( compound(Option),
             compound_name_arguments(Option, Name, [Value]),
             atomic(Value),
             \+ memberchk(Name, [engine,on_choice,on_info])
           )).

%!  player_text(+Term, -Text:string) is det.
%
%   Text is the name of player Term in tables and records.

player_text(Term, Text) :-
    cut_term(Term, Cut),
    format(string(Text), '~q', [Cut]).

%!  player_modules(+Game, +Players, -Modules:list) is det.
%
%   Players are terms Module:Player. Modules are Game and the other modules that
%   choose moves for Players.

player_modules(Game, Players, Modules) :-
    findall(Module,
            ( Module = Game
            ; member(Context:Term, Players),
              known_player(Game, Context:Term, Player),
              choosing(Player, Module)
            ),
            Modules0),
    sort(Modules0, Modules).

choosing(bot(Module, _, _, _), Module).
choosing(closure(Module:_), Module).

%!  program_hash(+Game, +Player, -Hash:string) is det.
%
%   Player is a term Module:Player. Hash is the hash of the file of its program,
%   "" if it has none.

program_hash(Game, Module:Term, Hash) :-
    known_player(Game, Module:Term, Player),
    (   player_program(Player, Program)
    ->  program_file(Program, File),
        file_sha1(File, Sha1),
        sub_string(Sha1, 0, 12, _, Hash)
    ;   Hash = ""
    ).

%!  player_threads(+Game, +Term, -Count) is det.
%
%   Count is the number of threads that player Term searches with.

player_threads(Game, Term, Count) :-
    (   search_of(Game, Term, Options)
    ->  cores(Cores),
        option(threads(Count), Options, Cores)
    ;   Count = 1
    ).

%!  is_untimed(+Game, +Term) is semidet.
%
%   The moves of player Term depend only on the random generator: the player has
%   no time limit and searches with one thread. This is assumed of goals of the
%   user and of programs with a limit of plies or positions.

is_untimed(Game, Term) :-
    (   limits_of(Game, Term, Options)
    ->  \+ memberchk(time(_), Options),
        (   memberchk(depth(_), Options)
        ;   memberchk(nodes(_), Options)
        ),
        player_threads(Game, Term, 1)
    ;   true
    ),
    !.

%   A program without a limit is given a time limit.

limits_of(_, engine(_), []).
limits_of(_, engine(_, Options), Options).
limits_of(Game, Term, Options) :-
    search_of(Game, Term, Options).

search_of(_, search(Options), Options).
search_of(Game, level(Level), Options) :-
    search_of(Game, bot(Game, Level), Options).
search_of(Game, strength(Name), Options) :-
    search_of(Game, bot(Game, strength(Name)), Options).
search_of(_, bot(_, search(Options)), Options) :-
    !.
search_of(_, bot(Game, Level), Options) :-
    without_level_seconds(Game:game_info(Info)),
    level_options(Info, Level, Options).

%!  without_level_seconds(:Goal) is semidet.
%
%   Runs Goal once, without the time limit of levels 1 to 8.

without_level_seconds(Goal) :-
    current_prolog_flag(tabuleiro_level_seconds, Old),
    setup_call_cleanup(
        set_prolog_flag(tabuleiro_level_seconds, inf),
        once(Goal),
        set_prolog_flag(tabuleiro_level_seconds, Old)).
