// A scenario in an address: packed by the browser itself, so that a link holds all of it and the server keeps nothing.

const LONGEST = 256 * 1024;

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** A text as letters that an address takes as they are. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The text that was packed; null where these letters are none. */
export async function unpacked(letters: string): Promise<string | null> {
  try {
    if (letters.length > LONGEST) return null;
    const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream("deflate-raw"));
    return text.length > LONGEST ? null : new TextDecoder("utf-8", { fatal: true }).decode(text);
  } catch {
    return null;
  }
}
