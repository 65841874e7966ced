// The files of the site.

export const at = path => new URL(path, import.meta.url);

async function load(path) {
  const response = await fetch(at(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

export const text = async path => (await load(path)).text();
export const data = async path => (await load(`data/${path}.json`)).json();

// The files of the workers travel packed, from servers that do not compress.
const unpacked = async (path, type) => {
  const {body} = await load(`${path}.gz`);
  return new Response(body.pipeThrough(new DecompressionStream('gzip')), {headers: {'Content-Type': type}});
};
export const bytes = async path => new Uint8Array(await (await unpacked(path)).arrayBuffer());
export const script = async path => (await unpacked(path, 'text/javascript')).blob();
export const module = async path => WebAssembly.compileStreaming(await unpacked(path, 'application/wasm'));
export const packedJson = async path => (await unpacked(path)).json();

// The promises of get(), which is called once.
export function once(get) {
  let promise = null;
  return () => promise ??= get();
}
