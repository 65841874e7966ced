:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_pt, []).
:- use_module('../texts/language').

/** <module> The texts of the page in Portuguese, that of Portugal
*/

:- multifile prolog:message//2.

prolog:message(pt, tabuleiro(web(Message))) -->
    message(Message).
prolog:message(pt, error(_, context(_, Context))) -->
    { nonvar(Context),
      Context = tabuleiro(web(Why))
    },
    message(Why).

message(serving(URL)) -->
    [ 'O tabuleiro está em ~w'-[URL], nl, 'Ctrl-C termina o servidor.'-[], nl ].
message(cannot_listen(Address, Port, Why)) -->
    [ 'não é possível escutar na porta ~w de ~w: ~w; '-[Port,Address,Why],
      'a porta 0 é qualquer uma que esteja livre'-[]
    ].
message(other_machines(Address)) -->
    [ 'Outras máquinas chegam ao servidor em ~w: '-[Address],
      'não tem palavra-passe, e cada página delas pode usar os '-[],
      'processadores desta'-[]
    ].
message(wrong_host) -->
    [ 'Este servidor tem outro nome; --host=NOME de serve acrescenta um'-[] ].
message(wrong_origin) -->
    [ 'Este servidor não responde a páginas de outros sítios'-[] ].
message(not_json) -->
    [ 'O tipo do conteúdo tem de ser application/json'-[] ].
message(no_length) -->
    [ 'O pedido tem de ter um Content-Length'-[] ].
message(body(Most)) -->
    [ 'O pedido tem mais de ~D bytes'-[Most] ].
message(not_utf8) -->
    [ 'O pedido não está em UTF-8'-[] ].
message(no_object) -->
    [ 'O pedido não é um objeto JSON'-[] ].
message(too_large) -->
    [ 'O pedido ocupa demasiada memória'-[] ].
message(too_long) -->
    [ 'O pedido demora demasiado; peça menos'-[] ].
message(too_slow) -->
    [ 'O pedido não chegou a tempo'-[] ].
message(fault) -->
    [ 'Erro do servidor; ver o registo'-[] ].
message(game_fault(Game, Moves, Why)) -->
    { atomic_list_concat(Moves, ', ', Text) },
    [ 'O jogo ~w tem um erro depois das jogadas [~w]: '-[Game,Text] ],
    text(Why).
message(own_fault(Text)) -->
    [ '~w'-[Text] ].
message(own_slow(File, Seconds)) -->
    { file_base_name(File, Name) },
    [ '~w não respondeu em ~w s e foi parado'-[Name,Seconds] ].
message(own_ended(File, How)) -->
    { file_base_name(File, Name) },
    [ 'O processo de ~w terminou'-[Name] ],
    own_end(How).
message(no_clock) -->
    [ 'clock tem de ter seconds, de 10 a 10800, e increment, de 0 a 60'-[] ].
message(no_act(Text)) -->
    [ 'act tem de ser move, resign, draw, back, decline, rematch ou flag, '-[],
      'e não ~w'-[Text]
    ].
message(not_now) -->
    [ 'Isto não se pode fazer agora'-[] ].
message(no_room) -->
    [ 'Não há tal sala, ou tem mais de um dia'-[] ].
message(many_rooms) -->
    [ 'Há demasiadas salas; tente mais tarde'-[] ].
message(full_room) -->
    [ 'Há demasiadas páginas nesta sala'-[] ].
message(no_seat) -->
    [ 'Só um jogador desta sala pode fazer isto'-[] ].
message(no_lobby) -->
    [ 'Este servidor não tem átrio'-[] ].
message(no_person) -->
    [ 'Escreva o seu nome'-[] ].
message(name_taken(Name)) -->
    [ 'Já há aqui alguém com o nome ~w; escolha outro'-[Name] ].
message(no_halt) -->
    [ 'Um jogo não pode terminar o servidor'-[] ].
message(no_request) -->
    [ 'Isto não é um pedido de HTTP'-[] ].
message(no_page) -->
    [ 'Não há tal página'-[] ].
message(no_method) -->
    [ 'Este endereço tem outro método'-[] ].
message(no_socket) -->
    [ 'Este endereço é para websockets'-[] ].
message(many_sockets) -->
    [ 'Há demasiadas páginas; tente mais tarde'-[] ].
message(many_searches) -->
    [ 'Esta página, ou o seu endereço, tem demasiadas pesquisas'-[] ].
message(many_requests) -->
    [ 'Este endereço tem demasiados pedidos ao mesmo tempo; '-[],
      'tente mais tarde'-[]
    ].
message(no_id) -->
    [ 'id tem de ser um inteiro'-[] ].
message(no_type) -->
    [ 'type tem de ser choose, analyse, hint, explain, warn, draw, review \c
       ou stop'-[] ].
message(no_level) -->
    [ 'level tem de ser o número de um nível, ou o nome de uma força, do jogo'-
      []
    ].
message(over) -->
    [ 'O jogo terminou'-[] ].
message(no_text(Key)) -->
    [ '~w tem de ser um texto'-[Key] ].
message(long_text(Key, Most)) -->
    [ '~w tem um texto de mais de ~D caracteres'-[Key,Most] ].
message(no_game(Name)) -->
    [ 'Não há aqui nenhum jogo ~w'-[Name] ].
message(no_position(Text)) -->
    [ '~w não é uma posição deste jogo'-[Text] ].
message(no_config) -->
    [ 'config tem de ser um objeto de opções'-[] ].
message(bad_config(Why)) -->
    [ 'Estas opções são incompatíveis: ~w'-[Why] ].
message(bad_record(Why)) -->
    [ 'O registo não pode ser lido: ~w'-[Why] ].
message(no_option(Name)) -->
    [ 'O jogo não tem a opção ~w'-[Name] ].
message(no_value(Name)) -->
    [ 'A opção ~w não tem tal valor: tem de ser o lugar de um, a partir de 0'
      -[Name]
    ].
message(no_moves) -->
    [ 'moves tem de ser uma lista de textos'-[] ].
message(many_moves(Most)) -->
    [ 'moves tem mais de ~D'-[Most] ].
message(no_move(Ply, Text)) -->
    [ 'A jogada ~d, ~w, não é legal'-[Ply,Text] ].
message(illegal(Text)) -->
    [ '~w não é legal'-[Text] ].
message(nothing_to_learn(Name)) -->
    [ 'O jogo não tem nada disto: ~w'-[Name] ].
message(no_points) -->
    [ 'points tem de ser 0, 0.5 ou 1'-[] ].
message(no_rating) -->
    [ 'rating tem de ser null, ou uma pontuação que este endereço respondeu'-
      []
    ].
message(no_progress) -->
    [ 'progress tem de ser null, ou o que este endereço respondeu'-[] ].
message(no_result) -->
    [ 'number tem de ser o de um problema, e result solved, failed ou \c
       helped'-[]
    ].

own_end(exit(Status)) -->
    !,
    [ ' com o estado ~w'-[Status] ].
own_end(killed(Signal)) -->
    !,
    [ ' pelo sinal ~w'-[Signal] ].
own_end(_) -->
    [].
