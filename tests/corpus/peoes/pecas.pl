% as peças, e quem joga contra quem
sentido(branco, -1).
sentido(preto, 1).

adversario(branco, preto).
adversario(preto, branco).

desenho(branco, 'B').
desenho(preto, 'P').
