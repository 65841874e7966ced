// Movement that explains: what has moved glides, and over a piece it rises; what is taken shrinks; what is new grows.

const TIME = 260;                       // ms of a move

// Which of the pieces that are gone has become which of the new ones. Returns {moved, left}.
export function matched(gone, fresh, look) {
  const left = [...gone];
  const moved = new Map();
  for (const piece of fresh) {
    const i = left.findIndex(other => look(other) === look(piece));
    if (i >= 0) moved.set(piece, left.splice(i, 1)[0]);
  }
  return {moved, left};
}

// node is drawn at its end; dx, dy lead back to its start. high is how far it rises.
export function glide(node, dx, dy, high) {
  const steps = [0, 0.25, 0.5, 0.75, 1].map(t =>
    ({transform: `translate(${dx * (1 - t)}px, ${dy * (1 - t) - high * 4 * t * (1 - t)}px)`}));
  node.animate(steps, {duration: TIME * (high ? 1.5 : 1), easing: 'ease-in-out'});
}

export function grow(node) {
  node.animate([{transform: 'translateY(.35px) scale(.2)'}, {transform: 'translateY(-.03px) scale(1.08)', offset: 0.7}, {transform: 'none'}],
               {duration: TIME, easing: 'ease-out'});
}

// The element goes when the piece is gone.
export function vanish(node) {
  const animation = node.firstChild.animate(
    [{opacity: 1, transform: 'none'}, {opacity: 0, transform: 'scale(.4)'}], {duration: TIME, easing: 'ease-in', fill: 'forwards'});
  if (animation) animation.onfinish = () => node.remove();
  else node.remove();
}
