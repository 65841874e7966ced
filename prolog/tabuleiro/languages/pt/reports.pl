:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_pt_reports, []).

/** <module> Portuguese: the words of tournament/report_texts
*/

:- multifile prolog:message//2.

prolog:message(pt, tabuleiro(report(Label))) -->
    label(Label),
    !.

label(language) -->
    [ 'pt'-[] ].
label(tournament(Game)) -->
    [ 'Torneio de ~w'-[Game] ].
label(played(Played, Planned, Config, Seed)) -->
    [ '~D de ~D jogos, configuração ~w, semente ~d'-
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
    [ 'ptos'-[] ].
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
    [ 'Parte dos pontos da linha contra a coluna, em percentagem'-[] ].
label(encounter(A, B, Wins, Draws, Losses)) -->
    [ '~w contra ~w: +~D =~D -~D'-[A,B,Wins,Draws,Losses] ].
label(difference(Elo, Low, High)) -->
    [ 'O primeiro é mais forte ~0f Elo, intervalo de 95% de ~0f a ~0f'-
      [Elo,Low,High] ].
label(sprt(Name, Elo0, Elo1, Model)) -->
    [ 'Teste: ~w é mais forte ~w ou ~w Elo? (~w)'-[Name,Elo0,Elo1,Model] ].
label(llr(Llr, Lower, Upper)) -->
    [ 'LLR ~2f, limites ~2f e ~2f'-[Llr,Lower,Upper] ].
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
label(ends) -->
    [ 'Fins dos jogos'-[] ].
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
label(end(failed)) -->
    [ 'falha: sem jogada'-[] ].
label(end(illegal)) -->
    [ 'falha: jogada ilegal'-[] ].
label(end(error)) -->
    [ 'falha: erro'-[] ].
label(lengths) -->
    [ 'Duração dos jogos'-[] ].
label(plies(Least, Median, Most)) -->
    [ 'de ~D a ~D meias jogadas, metade dos jogos no máximo ~D'-
      [Least,Most,Median] ].
label(plies_of_games) -->
    [ 'jogos por número de meias jogadas'-[] ].
label(no_games) -->
    [ 'Nenhum jogo terminou.'-[] ].
label(progress(Done, Planned)) -->
    [ '~D de ~D jogos'-[Done,Planned] ].
label(rate(Rate)) -->
    [ '~1f/s'-[Rate] ].
label(left(Hours, Minutes, Seconds)) -->
    [ 'faltam ~d:~|~`0t~d~2+:~|~`0t~d~2+'-[Hours,Minutes,Seconds] ].
