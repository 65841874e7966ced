// Reading zip files.

import test from 'node:test';
import assert from 'node:assert/strict';
import {Duplex} from 'node:stream';
import {createInflateRaw, deflateRawSync} from 'node:zlib';
import {unzipped} from '../../site/zip.js';

// Node.js 18 has DecompressionStream, but no deflate-raw.
try {
  new DecompressionStream('deflate-raw');
} catch {
  globalThis.DecompressionStream = function () { return Duplex.toWeb(createInflateRaw()); };
}

const bytes = text => new TextEncoder().encode(text);

// A zip file of entries {path, text, packed, size, flags}: size is what the directory says.
function zip(entries) {
  const parts = [], directory = [];
  let at = 0;
  for (const {path, text, packed = true, size = text.length, flags = 0} of entries) {
    const name = bytes(path), content = packed ? deflateRawSync(bytes(text)) : bytes(text);
    const sizes = [content.length, size, name.length];
    const head = new DataView(new ArrayBuffer(30)), entry = new DataView(new ArrayBuffer(46));
    for (const [view, from] of [[head, 4], [entry, 6]]) {
      view.setUint16(from + 2, flags, true);
      view.setUint16(from + 4, packed ? 8 : 0, true);
      view.setUint32(from + 14, sizes[0], true);
      view.setUint32(from + 18, sizes[1], true);
      view.setUint16(from + 22, sizes[2], true);
    }
    head.setUint32(0, 0x04034b50, true);
    entry.setUint32(0, 0x02014b50, true);
    entry.setUint32(42, at, true);
    parts.push(new Uint8Array(head.buffer), name, content);
    directory.push(new Uint8Array(entry.buffer), name);
    at += 30 + name.length + content.length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(10, entries.length, true);
  end.setUint32(16, at, true);
  return new Uint8Array(Buffer.concat([...parts, ...directory, new Uint8Array(end.buffer)]));
}

const texts = files => files.map(([path, content]) => [path, new TextDecoder().decode(content)]);

test('files are read, packed or not, folders are left out', async () => {
  const file = zip([{path: 'jogo/', text: '', packed: false}, {path: 'jogo/jogo.pl', text: 'play.\n'.repeat(100)},
                    {path: 'peões.pl', text: 'p.', packed: false}]);
  assert.deepEqual(texts(await unzipped(file, 1000)), [['jogo/jogo.pl', 'play.\n'.repeat(100)], ['peões.pl', 'p.']]);
});

test('no more than the limit is unpacked, whatever the directory says', async () => {
  const text = ' '.repeat(1000);
  await assert.rejects(unzipped(zip([{path: 'a', text}]), 999), /size/);
  await assert.rejects(unzipped(zip([{path: 'a', text, size: 10}]), 999), /size/);
  await assert.rejects(unzipped(zip([{path: 'a', text, size: 1001}]), 2000), /size/);
});

test('what is no zip file, or encrypted, is refused', async () => {
  await assert.rejects(unzipped(bytes('play.'), 1000), /end/);
  await assert.rejects(unzipped(zip([{path: 'a', text: 'a', flags: 1}]), 1000), /encrypted/);
  await assert.rejects(unzipped(zip([{path: 'a', text: 'a'}]).fill(0, 0, 4), 1000), /a/);
});
