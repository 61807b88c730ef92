// A scenario in an address: packed by the browser itself, so that a link holds all of it and the server keeps nothing.

const LONGEST = 256 * 1024;
/** How many bytes are unpacked at a time: a piece becomes at most a thousand times as long. */
const PIECE = 256;

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** Bytes in pieces; each is handed over once the one before it has been worked off. */
function inPieces(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream(
    {
      pull(to) {
        if (at >= bytes.length) to.close();
        else to.enqueue(bytes.slice(at, (at += PIECE)));
      },
    },
    { highWaterMark: 0 },
  );
}

/** The bytes that were packed; null as soon as there are more than `LONGEST`. A few may become very many. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = inPieces(bytes).pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const found = new Uint8Array(LONGEST);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return found.slice(0, length);
    if (length + value.length > LONGEST) {
      await reader.cancel();
      return null;
    }
    found.set(value, length);
    length += value.length;
  }
}

/** A text as letters that an address takes as they are. */
export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The text that was packed; null where these letters are none. */
export async function unpack(letters: string): Promise<string | null> {
  try {
    if (letters.length > LONGEST) return null;
    const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    const text = await inflated(bytes);
    return text === null ? null : new TextDecoder("utf-8", { fatal: true }).decode(text);
  } catch {
    return null;
  }
}
