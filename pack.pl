name(tabuleiro).
version('0.2.0').
title('Board games whose rules read as Prolog and run as C').
keywords([game, 'board game', search, bitboard]).
author('the tabuleiro developers',
       'maintainers@users.noreply.a-seed-e09d5ba5.example').
pack_version(2).
requires(prolog >= '9.0.4').
