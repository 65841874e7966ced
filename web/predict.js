// What a move does to the pictures of the pieces, as far as its choices tell: the board shows it before the server has answered.

const top = (pieces, cell) => pieces.filter(piece => piece.cell === cell).sort((a, b) => b.level - a.level)[0];

// The scene after the move of steps by the player with the side owner; the same scene where the choices do not tell.
export function predicted(scene, steps, owner) {
  const cells = steps.map(step => step.cell).filter(cell => cell !== null);
  if (!cells.length) return scene;
  const stacks = scene.pieces.some(piece => piece.level > 0);
  const named = steps.filter(step => step.cell === null).map(step => step.text);
  const hand = scene.hands.find(held => held.owner === owner && held.count > 0 && held.id !== null && named.includes(held.id));
  const drop = hand ?? (cells.length === 1 && !top(scene.pieces, cells[0]) ? scene.hands.find(held => held.owner === owner && held.count > 0) : null);
  let {pieces, hands} = scene;
  const put = (piece, cell) => {
    const under = top(pieces, cell);
    const level = stacks && under ? under.level + 1 : 0;
    pieces = [...stacks ? pieces : pieces.filter(p => p.cell !== cell), {...piece, cell, level}];
  };
  const [first] = cells, last = cells[cells.length - 1];
  const moving = top(pieces, first);
  if (cells.length > 1 && moving) {
    pieces = pieces.filter(piece => piece !== moving);
    put(moving, last);
  }
  if (drop && (cells.length === 1 || hand)) {
    const {kind, size, name} = drop;
    put({kind, owner: scene.pieces.find(p => p.kind === kind)?.owner === 0 ? 0 : owner, name, ...size === undefined ? {} : {size}}, first);
    hands = hands.map(held => held === drop ? {...held, count: held.count - 1} : held);
  }
  return {...scene, pieces, hands};
}
