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

const TABLE_SECTION = 4;

// Raises the limit of the table of functions, in place, to the greatest number of as many bytes.
export function growable(bytes) {
  const place = {at: 8};
  while (place.at < bytes.length) {
    const section = bytes[place.at++], size = number(bytes, place), end = place.at + size;
    if (section === TABLE_SECTION) {
      place.at += 2;                        // one table, of functions
      const limited = bytes[place.at++];
      number(bytes, place);
      if (limited) {
        const first = place.at;
        number(bytes, place);
        bytes.fill(255, first, place.at - 1)[place.at - 1] = 127;
      }
      return bytes;
    }
    place.at = end;
  }
  throw new Error('no table of functions');
}
