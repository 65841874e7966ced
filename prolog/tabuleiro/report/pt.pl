:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_report_pt, []).
:- use_module('../texts/language').

/** <module> The texts of report in Portuguese, that of Portugal
*/

:- texts_of(tabuleiro, pt).

:- discontiguous message//1.

message(report(Label)) -->
    label(Label).

label(language) -->
    [ 'pt'-[] ].
label(tournament(Game)) -->
    [ 'Torneio de ~w'-[Game] ].
label(played(Played, Planned, Config, Seed)) -->
    [ '~d de ~d jogos, configuração ~w, semente ~d'-
      [Played,Planned,Config,Seed] ].
label(rank) -->
    [ 'lug.'-[] ].
label(player) -->
    [ 'jogador'-[] ].
label(elo) -->
    [ 'Elo'-[] ].
label(error) -->
    [ '+/-'-[] ].
label(games) -->
    [ 'jogos'-[] ].
label(wins) -->
    [ 'vit.'-[] ].
label(draws) -->
    [ 'emp.'-[] ].
label(losses) -->
    [ 'der.'-[] ].
label(score) -->
    [ 'pts'-[] ].
label(superiority) -->
    [ 'PS'-[] ].
label(ratings) -->
    [ 'Classificação'-[] ].
label(elo_meaning) -->
    [ 'Elo: a média de todos os jogadores é 0; +/-: intervalo de 95%.'-[] ].
label(superiority_meaning) -->
    [ 'PS: probabilidade de o jogador ser mais forte do que o seguinte.'-[] ].
label(timed_meaning) -->
    [ '*: limitado pelo tempo; os jogos não se podem repetir.'-[] ].
label(other_group) -->
    [ 'sem jogos com os anteriores: não se comparam'-[] ].
label(cross) -->
    [ 'Pontos da linha contra a coluna'-[] ].
label(cross_share) -->
    [ 'Percentagem dos pontos da linha contra a coluna'-[] ].
label(encounter(A, B, Wins, Draws, Losses)) -->
    [ '~w contra ~w: +~d =~d -~d'-[A,B,Wins,Draws,Losses] ].
label(difference(Elo, Low, High)) -->
    [ 'O primeiro é ~0f Elo mais forte, intervalo de 95% de ~0f a ~0f'-
      [Elo,Low,High] ].
label(sprt(Name, Elo0, Elo1, Model)) -->
    [ 'Teste: ~w é ~w ou ~w Elo mais forte? (~w)'-[Name,Elo0,Elo1,Model] ].
label(llr(Llr, Lower, Upper)) -->
    [ 'LLR '-[] ],
    sentence(decimal(2, Llr)),
    [ ', limites '-[] ],
    sentence(decimal(2, Lower)),
    [ ' e '-[] ],
    sentence(decimal(2, Upper)).
label(verdict(h0, Elo0, _)) -->
    [ 'Aceita-se H0: ~w Elo'-[Elo0] ].
label(verdict(h1, _, Elo1)) -->
    [ 'Aceita-se H1: ~w Elo'-[Elo1] ].
label(verdict(none, _, _)) -->
    [ 'ainda sem decisão'-[] ].
label(pairs(Counts)) -->
    [ 'Pares de jogos com 0, 1/2, 1, 3/2, 2 pontos: ~w, ~w, ~w, ~w, ~w'-
      Counts ].
label(singles(Counts)) -->
    [ 'Jogos com 0, 1/2, 1 pontos: ~w, ~w, ~w'-Counts ].
label(sides) -->
    [ 'Resultados por lado'-[] ].
label(first_advantage(Elo, Error)) -->
    [ 'Vantagem de quem começa: '-[] ],
    sentence(decimal(1, Elo)),
    [ ' +/- '-[] ],
    sentence(decimal(1, Error)),
    [ ' Elo (95 %)'-[] ].
label(first_side) -->
    [ 'a começar'-[] ].
label(second_side) -->
    [ 'em segundo'-[] ].
label(all_players) -->
    [ 'todos'-[] ].
label(pairs_of_games) -->
    [ 'Pares de jogos em que o primeiro teve 0, 1/2, 1, 3/2, 2 pontos'-[] ].
label(ends) -->
    [ 'Como acabaram os jogos'-[] ].
label(end(rules)) -->
    [ 'regras do jogo'-[] ].
label(end(threefold)) -->
    [ 'posição pela terceira vez'-[] ].
label(end(max_plies)) -->
    [ 'max_plies'-[] ].
label(end(agreed)) -->
    [ 'acordo'-[] ].
label(end(resigned)) -->
    [ 'desistência'-[] ].
label(end(time)) -->
    [ 'falta de tempo'-[] ].
label(end(adjudicated_loss)) -->
    [ 'decidido: pontuações perdidas'-[] ].
label(end(adjudicated_draw)) -->
    [ 'decidido: pontuações equilibradas'-[] ].
label(end(failed)) -->
    [ 'falha: sem jogada'-[] ].
label(end(illegal)) -->
    [ 'falha: jogada ilegal'-[] ].
label(end(error)) -->
    [ 'falha: erro'-[] ].
label(end(refused)) -->
    [ 'falha do jogo: uma jogada que oferece não é possível'-[] ].
label(end(crashed)) -->
    [ 'falha do jogo: uma jogada que oferece dá um erro'-[] ].
label(end(silent)) -->
    [ 'falha: sem resposta'-[] ].
label(end(died)) -->
    [ 'falha: o programa acabou'-[] ].
label(end(twice)) -->
    [ 'falha: duas respostas'-[] ].
label(end(flood)) -->
    [ 'falha: escreve sem fim'-[] ].
label(lengths) -->
    [ 'Duração dos jogos'-[] ].
label(plies(Least, Median, Most)) -->
    [ 'de ~d a ~d jogadas, metade dos jogos no máximo ~d'-
      [Least,Most,Median] ].
label(plies_of_games) -->
    [ 'jogos por número de jogadas'-[] ].
label(no_games) -->
    [ 'Nenhum jogo acabou.'-[] ].
label(progress(Done, Planned)) -->
    [ '~d de ~d jogos'-[Done,Planned] ].
label(rate(Rate)) -->
    sentence(decimal(1, Rate)),
    [ '/s'-[] ].
label(left(Hours, Minutes, Seconds)) -->
    [ 'faltam ~d:~|~`0t~d~2+:~|~`0t~d~2+'-[Hours,Minutes,Seconds] ].
