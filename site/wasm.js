// Reads WebAssembly files.

// Reads an unsigned LEB128 number of bytes at place.at and moves the place behind it.
export function number(bytes, place) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[place.at++];
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return value;
  }
}

const [TABLE, MEMORY] = [4, 5];         // sections, each with the limits of one thing

// Gives the table or the memory another limit, in place: one of as many bytes.
function limited(bytes, wanted, limit) {
  const place = {at: 8};
  while (place.at < bytes.length) {
    const section = bytes[place.at++], size = number(bytes, place), end = place.at + size;
    if (section === wanted) {
      place.at += section === TABLE ? 2 : 1;              // how many, and for the table: of functions
      if (!bytes[place.at++]) return bytes;               // no limit
      number(bytes, place);
      const first = place.at;
      number(bytes, place);
      const length = place.at - first;
      for (let i = 0; i < length; i += 1)
        bytes[first + i] = (Math.floor(limit / 128 ** i) % 128) | (i < length - 1 ? 128 : 0);
      return bytes;
    }
    place.at = end;
  }
  throw new Error(`no section ${wanted}`);
}

// Raises the limit of the table of functions to the greatest number of as many bytes.
export const growable = bytes => limited(bytes, TABLE, Number.MAX_SAFE_INTEGER);

const PAGE = 1 << 16;

// Lets the memory have at most most bytes.
export const bounded = (bytes, most) => limited(bytes, MEMORY, most / PAGE);
