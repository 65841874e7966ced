// Sounds made by WebAudio: wood on wood for a move, twice for a capture, a chord for the end.

import {sound} from './settings.js';

let audio;

// A tone that dies away: pitch in Hz, times in seconds.
function tone(pitch, start, length, volume, type) {
  const oscillator = audio.createOscillator(), gain = audio.createGain();
  const at = audio.currentTime + start;
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(pitch, at);
  oscillator.frequency.exponentialRampToValueAtTime(pitch / 2, at + length);
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

const sounds = {
  move: () => tone(320, 0, 0.09, 0.25, 'triangle'),
  take: () => { tone(320, 0, 0.09, 0.25, 'triangle'); tone(190, 0.09, 0.14, 0.3, 'triangle'); },
  end: () => [262, 330, 392].forEach((pitch, i) => tone(2 * pitch, 0.12 * i, 0.6, 0.12, 'sine')),
};

// The name of the sound of a position that a move has led to from the position before.
export function soundOf(before, position) {
  if (position.over) return 'end';
  const count = ({scene}) => scene ? scene.pieces.length : 0;
  return before && count(position) < count(before) ? 'take' : 'move';
}

export function sing(name) {
  if (!sound() || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') audio.resume();      // made before the person had done anything
  sounds[name]();
}
