// Reads zip files: stored and deflated entries, without encryption.

const [DIRECTORY_END, DIRECTORY_ENTRY, FILE] = [0x06054b50, 0x02014b50, 0x04034b50];
const [STORED, DEFLATED] = [0, 8];

const refused = why => { throw new Error(`zip: ${why}`); };

// The bytes of part, inflated, which must be size bytes.
async function inflated(part, size) {
  const all = new Uint8Array(size);
  const reader = new Blob([part]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let at = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) break;
    if (at + value.length > size) refused('size');
    all.set(value, at);
    at += value.length;
  }
  return at === size ? all : refused('size');
}

// The pairs [path, bytes] of the files in the zip file bytes. Throws if they have more than most bytes in all.
export async function unzipped(bytes, most) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const u16 = at => view.getUint16(at, true), u32 = at => view.getUint32(at, true);
  let end = bytes.length - 22;
  while (end >= 0 && u32(end) !== DIRECTORY_END) end -= 1;
  if (end < 0) refused('end');
  const files = [];
  let at = u32(end + 16), left = most;
  for (let count = u16(end + 10); count > 0; count -= 1) {
    if (u32(at) !== DIRECTORY_ENTRY) refused('directory');
    const [flags, method, packed, size] = [u16(at + 8), u16(at + 10), u32(at + 20), u32(at + 24)];
    const [name, extra, comment, offset] = [u16(at + 28), u16(at + 30), u16(at + 32), u32(at + 42)];
    const path = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name));
    at += 46 + name + extra + comment;
    if (path.endsWith('/')) continue;
    if (flags & 1) refused('encrypted');
    if (u32(offset) !== FILE) refused(path);
    if ((left -= size) < 0) refused('size');
    const start = offset + 30 + u16(offset + 26) + u16(offset + 28);
    const part = bytes.subarray(start, start + packed);
    if (method !== STORED && method !== DEFLATED) refused(`method ${method}`);
    files.push([path, method === DEFLATED ? await inflated(part, size) : part.slice()]);
  }
  return files;
}
