// The moves of a game as a tree. The first child of a node is the main line.

// The signs of judgements of moves, as in chess.
export const SIGNS = {inaccuracy: '?!', mistake: '?', blunder: '??'};

export const root = () => ({move: null, parent: null, children: [], ply: 0});

export function child(node, move, first = false) {
  let found = node.children.find(c => c.move === move);
  if (!found) found = {move, parent: node, children: [], ply: node.ply + 1};
  else node.children = node.children.filter(c => c !== found);
  if (first || found.ply === 1 && node.children.length === 0) node.children.unshift(found);
  else node.children.push(found);
  return found;
}

// As child(), without a change of order where the move is there.
export const follow = (node, move) =>
  node.children.find(c => c.move === move) ?? child(node, move);

export function path(node) {
  const nodes = [];
  for (let n = node; n.parent; n = n.parent) nodes.unshift(n);
  return nodes;
}

export const moves = node => path(node).map(n => n.move);

export function line(node) {
  const nodes = path(node);
  for (let n = node.children[0]; n; n = n.children[0]) nodes.push(n);
  return nodes;
}

export function end(node) {
  while (node.children.length) node = node.children[0];
  return node;
}

export function remove(node) {
  node.parent.children = node.parent.children.filter(c => c !== node);
  return node.parent;
}

export function promote(node) {
  for (let n = node; n.parent; n = n.parent)
    n.parent.children = [n, ...n.parent.children.filter(c => c !== n)];
}

// The form for storage: [move, comment, children, chance, judgement, accuracies]. The parents are restored from it. accuracies
// are sentences on the line that ends in the node.
export const packed = node => [node.move, node.comment ?? null, node.children.map(packed), node.chance ?? null,
                               node.judgement ?? null, ...node.accuracies ? [node.accuracies] : []];

export function unpacked([move, comment, children, chance, judgement, accuracies], parent = null) {
  const node = {move, parent, ply: parent ? parent.ply + 1 : 0, children: []};
  if (comment) node.comment = comment;
  if (typeof chance === 'number') node.chance = chance;
  if (judgement in SIGNS) node.judgement = judgement;
  if (Array.isArray(accuracies)) node.accuracies = accuracies.map(String);
  node.children = children.map(c => unpacked(c, node));
  return node;
}
