// The tree of moves.

import test from 'node:test';
import assert from 'node:assert/strict';
import * as tree from '../../web/tree.js';

function grown(...lines) {
  const root = tree.root();
  for (const line of lines) {
    let node = root;
    for (const move of line.split(' ')) node = tree.follow(node, move);
  }
  return root;
}

const at = (root, text) => text.split(' ').reduce((node, move) => tree.follow(node, move), root);
const main = root => tree.moves(tree.end(root)).join(' ');

test('the first line is the main line', () => {
  const root = grown('a b c', 'a d');
  assert.equal(main(root), 'a b c');
  assert.deepEqual(tree.line(at(root, 'a d')).map(n => n.move), ['a', 'd']);
});

test('a move that is followed again makes no second node', () => {
  const root = grown('a b', 'a b');
  assert.equal(root.children.length, 1);
  assert.equal(root.children[0].children.length, 1);
});

test('a move that is played first becomes the main line', () => {
  const root = grown('a b');
  tree.child(root.children[0], 'x', true);
  assert.equal(main(root), 'a x');
  assert.equal(root.children[0].children.length, 2);
});

test('a variation is promoted with all its moves', () => {
  const root = grown('a b c', 'x y', 'x z');
  tree.promote(at(root, 'x z'));
  assert.equal(main(root), 'x z');
});

test('a removed node is gone with what follows it', () => {
  const root = grown('a b c', 'a d');
  assert.equal(tree.remove(at(root, 'a b')).move, 'a');
  assert.equal(main(root), 'a d');
});

test('the stored form gives the tree back, with comments, chances and judgements', () => {
  const root = grown('a b c', 'a d', 'e');
  const node = at(root, 'a d');
  node.comment = 'a corner';
  node.chance = 0;
  node.judgement = 'blunder';
  node.accuracies = ['White had an accuracy of 80%'];
  const again = tree.unpacked(JSON.parse(JSON.stringify(tree.packed(root))));
  assert.deepEqual(tree.packed(again), tree.packed(root));
  const copy = at(again, 'a d');
  assert.equal(copy.ply, 2);
  assert.equal(copy.parent.move, 'a');
  assert.equal(copy.comment, 'a corner');
  assert.equal(copy.chance, 0);
  assert.equal(copy.judgement, 'blunder');
  assert.deepEqual(copy.accuracies, ['White had an accuracy of 80%']);
  assert.equal(at(again, 'a').accuracies, undefined);
});
