// Many files in one: a line of JSON with the path and size of each, then their bytes.

export function packed(files) {
  const list = new TextEncoder().encode(`${JSON.stringify(files.map(([path, bytes]) => [path, bytes.length]))}\n`);
  const all = new Uint8Array(list.length + files.reduce((sum, [, bytes]) => sum + bytes.length, 0));
  let at = 0;
  for (const bytes of [list, ...files.map(([, bytes]) => bytes)]) {
    all.set(bytes, at);
    at += bytes.length;
  }
  return all;
}

// The pairs [path, bytes] of which packed made all.
export function unpacked(all) {
  let at = all.indexOf(10) + 1;
  return JSON.parse(new TextDecoder().decode(all.subarray(0, at)))
    .map(([path, size]) => [path, all.subarray(at, at += size)]);
}
