// The texts of the page in each language. The server sends the texts of games.

const texts = {
  en: {
    skip: 'Skip to the board', menu: 'Menu', moves: 'Moves', analysis: 'Analysis',
    evaluation: 'Evaluation', rules: 'Rules', type: 'Move', do_move: 'Play',
    new: 'New game', new_game: 'New game', open: 'Open', save: 'Save', picture: 'Picture', link: 'Link', help: 'Help',
    all_games: 'All games', play_now: 'Play', continue: 'Continue', forget: 'Remove this game', count_moves: '{count} moves',
    sound: 'Sounds', choose_again: 'Choose again', play_anyway: 'Play it anyway',
    learn: 'Learn', lesson: 'First lesson', puzzles: 'Puzzles', annotated: 'Annotated games',
    step: 'Step {n} of {count}: {title}', right: 'Right!', wrong: 'Not quite. Try again.', does_it: '{move} works.',
    any_move: 'Any legal move will do.', back: 'Back', finish: 'Finish', leave: 'Leave', solution: 'Solution',
    puzzle: 'Puzzle rated {rating}', find_best: '{player} is to move. Find the best move.', next_puzzle: 'Next puzzle',
    standing: 'Your rating: {rating}. Solved in a row: {streak}, longest run {best}.', best_play: 'Best play: {line}.',
    no_puzzle_left: 'You have tried all {count} puzzles of this game.', from_start: 'From the start',
    theme: 'Theme', theme_auto: 'System theme', theme_light: 'Light', theme_dark: 'Dark',
    language: 'Language', coach: 'Coach', game: 'Game', human: 'Human', level: 'Level {level}: {name}',
    start: 'Start', cancel: 'Cancel', close: 'Close', position: 'Position (optional)',
    first: 'First move', previous: 'Previous move', next: 'Next move', last: 'Last move',
    undo: 'Take back', redo: 'Redo', flip: 'Flip', hint: 'Hint', explain: 'Explain', resign: 'Resign', pause: 'Pause', go_on: 'Go on',
    again: 'Rematch', again_long: 'Play again with the sides changed', board: '{game} board',
    choose: 'Choose: {what}', to_move: '{player} to move', thinks: '{player} is thinking…',
    from_book: '{player} plays from the opening book.',
    queued: '{place} ahead of you in the queue', over: 'The game is over.', draw: 'Draw.',
    wins: '{player} wins.', resigned: '{player} resigned; {other} wins.', late: '{player} ran out of time; {other} wins.',
    comment: 'Comment on this move', clock: 'Clock', no_clock: 'No clock', clock_each: '{minutes} minutes each', clock_plus: '{minutes} minutes each, {increment} s a move',
    pie: 'Pie rule: after the first turn the other may change sides',
    change_or_keep: '{player}: change sides and be {other}, or stay {own}?', answer: 'Type swap or keep, or press a button.',
    change: 'Change sides: be {other}', keep: 'Keep sides: stay {own}', keeps: '{player} stays {own}, and moves',
    change_words: ['swap', 'change', 'change sides'], keep_words: ['keep', 'keep sides', 'stay'],
    moved: '{player}: {move}', not_possible: '{what} is not possible here.',
    empty: 'empty', possible: 'possible', chosen: 'chosen', last_move: 'last move',
    gold: 'gold', home1: 'home of {player1}', home2: 'home of {player2}', relocate: 'to be relocated',
    group1: 'scores for {player1}', group2: 'scores for {player2}',
    in_hand: '{player} holds {count}: {name}', taken: 'Taken from {player}: {count} {name}',
    groups: 'Groups that score: blue with a solid edge {player1}, orange with a dotted edge {player2}, violet both.',
    engine: 'Engine', score_for: 'chances of {player}', lines: 'Lines', depth: 'depth {depth}', nps: '{nps},000 positions/s',
    percent: '{chance}%', wins_in: 'wins in {n}', loses_in: 'loses in {n}', thought: 'Searched to depth {depth}: {score}', seconds: '{seconds} s',
    review: 'Accuracy', graph: 'Chances during the game', graph_point: 'Move {ply}: {score}',
    blunder: 'blunder', mistake: 'mistake', inaccuracy: 'inaccuracy',
    chance_of: '{player}: {chance}%', no_terms: 'This game has no evaluation to show.', total: 'Chance of {player}',
    lost: 'The server does not answer; trying again…', busy: 'The server is busy; trying again…', found: 'The server answers again.',
    copied: 'Link copied.', copy: 'Copy this link:', saved: 'Saved.',
    open_file: 'Record file', games_of_file: 'Games in the file', no_games: 'The file has no games.',
    no_moves: 'No moves yet.', points: '{points} points', variation: 'variation',
    delete_variation: 'Delete from here', main_line: 'Make main line',
    help_text: [
      'Click the marked cells and pieces one after another, or drag a piece.',
      'On the board: arrows go from cell to cell, Enter chooses, Escape cancels the choice.',
      'A letter or digit on the board begins a move in notation; Enter plays it.',
      'Elsewhere: left and right go back and forth, Home and End to the first and last move.',
      'Click any move to go there; another move from there begins a variation.',
    ],
  },
  pt: {
    skip: 'Saltar para o tabuleiro', menu: 'Menu', moves: 'Jogadas', analysis: 'Análise',
    evaluation: 'Avaliação', rules: 'Regras', type: 'Jogada', do_move: 'Jogar',
    new: 'Novo jogo', new_game: 'Novo jogo', open: 'Abrir', save: 'Guardar', picture: 'Imagem', link: 'Ligação', help: 'Ajuda',
    all_games: 'Todos os jogos', play_now: 'Jogar', continue: 'Continuar', forget: 'Remover este jogo', count_moves: '{count} jogadas',
    sound: 'Sons', choose_again: 'Escolher outra', play_anyway: 'Jogar mesmo assim',
    learn: 'Aprender', lesson: 'Primeira lição', puzzles: 'Problemas', annotated: 'Jogos comentados',
    step: 'Passo {n} de {count}: {title}', right: 'Certo!', wrong: 'Não é isso. Tente outra vez.', does_it: 'Serve {move}.',
    any_move: 'Serve qualquer jogada legal.', back: 'Voltar', finish: 'Terminar', leave: 'Sair', solution: 'Solução',
    puzzle: 'Um problema de {rating}', find_best: 'Joga {player}. Encontre a melhor jogada.', next_puzzle: 'Problema seguinte',
    standing: 'A sua pontuação: {rating}. Resolvidos seguidos: {streak}, no máximo {best}.', best_play: 'O melhor jogo: {line}.',
    no_puzzle_left: 'Já tentou os {count} problemas deste jogo.', from_start: 'Desde o início',
    theme: 'Tema', theme_auto: 'Tema do sistema', theme_light: 'Claro', theme_dark: 'Escuro',
    language: 'Língua', coach: 'Treinador', game: 'Jogo', human: 'Pessoa', level: 'Nível {level}: {name}',
    start: 'Começar', cancel: 'Cancelar', close: 'Fechar', position: 'Posição (opcional)',
    first: 'Primeira jogada', previous: 'Jogada anterior', next: 'Jogada seguinte', last: 'Última jogada',
    undo: 'Anular', redo: 'Refazer', flip: 'Virar', hint: 'Dica', explain: 'Explicar', resign: 'Desistir', pause: 'Pausa', go_on: 'Continuar',
    again: 'Desforra', again_long: 'Jogar outra vez com os lados trocados', board: 'Tabuleiro de {game}',
    choose: 'Escolha: {what}', to_move: 'Joga {player}', thinks: '{player} está a pensar…',
    from_book: '{player} joga do livro de aberturas.',
    queued: '{place} à sua frente na fila', over: 'O jogo terminou.', draw: 'Empate.',
    wins: '{player} ganha.', resigned: '{player} desistiu; {other} ganha.', late: '{player} ficou sem tempo; {other} ganha.',
    comment: 'Comentário a esta jogada', clock: 'Relógio', no_clock: 'Sem relógio', clock_each: '{minutes} minutos cada', clock_plus: '{minutes} minutos cada, {increment} s por jogada',
    pie: 'Regra da torta: depois do primeiro turno, o outro pode trocar de lado',
    change_or_keep: '{player}: troca para o lado {other} ou fica no lado {own}?', answer: 'Escreva trocar ou ficar, ou carregue num botão.',
    change: 'Trocar para o lado {other}', keep: 'Ficar no lado {own}', keeps: '{player} fica no lado {own} e joga',
    change_words: ['swap', 'trocar', 'trocar de lado'], keep_words: ['ficar', 'manter'],
    moved: '{player}: {move}', not_possible: '{what} não é possível aqui.',
    empty: 'vazia', possible: 'possível', chosen: 'escolhida', last_move: 'última jogada',
    gold: 'dourada', home1: 'casa inicial de {player1}', home2: 'casa inicial de {player2}', relocate: 'a recolocar',
    group1: 'pontua para {player1}', group2: 'pontua para {player2}',
    in_hand: 'Na mão de {player}: {count} {name}', taken: 'Capturado a {player}: {count} {name}',
    groups: 'Grupos que pontuam: azul com borda contínua {player1}, laranja com borda pontilhada {player2}, violeta ambos.',
    engine: 'Motor', score_for: 'hipóteses de {player}', lines: 'Linhas', depth: 'profundidade {depth}', nps: '{nps} mil posições/s',
    percent: '{chance} %', wins_in: 'ganha em {n}', loses_in: 'perde em {n}', thought: 'Analisado à profundidade {depth}: {score}', seconds: '{seconds} s',
    review: 'Precisão', graph: 'Hipóteses ao longo do jogo', graph_point: 'Jogada {ply}: {score}',
    blunder: 'erro grave', mistake: 'erro', inaccuracy: 'imprecisão',
    chance_of: '{player}: {chance} %', no_terms: 'Este jogo não tem avaliação para mostrar.', total: 'Hipóteses de {player}',
    lost: 'O servidor não responde; a tentar de novo…', busy: 'O servidor está ocupado; a tentar de novo…', found: 'O servidor responde de novo.',
    copied: 'A ligação foi copiada.', copy: 'Copie esta ligação:', saved: 'Guardado.',
    open_file: 'Um ficheiro de registo', games_of_file: 'Jogos do ficheiro', no_games: 'Nenhum jogo no ficheiro.',
    no_moves: 'Ainda não há jogadas.', points: '{points} pontos', variation: 'variante',
    delete_variation: 'Apagar daqui em diante', main_line: 'Tornar linha principal',
    help_text: [
      'Clique nas casas e peças marcadas, uma após outra, ou arraste uma peça.',
      'No tabuleiro: as setas vão de casa em casa, Enter escolhe, Escape cancela a escolha.',
      'Uma letra ou algarismo no tabuleiro começa uma jogada em notação; Enter joga-a.',
      'Fora dele: esquerda e direita recuam e avançam, Home e End vão ao princípio e ao fim.',
      'Clique numa jogada para ir até ela; outra jogada a partir daí começa uma variante.',
    ],
  },
};

export const languages = [['en', 'English'], ['pt', 'Português']];

let current = 'en';

export function setLanguage(language) {
  current = language in texts ? language : 'en';
  document.documentElement.lang = current;
}

export const language = () => current;

export function t(key, values = {}) {
  const text = texts[current][key];
  return typeof text === 'string'
    ? text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '')
    : text;
}
