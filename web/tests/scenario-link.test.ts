import { afterEach, expect, test, vi } from "vitest";
import { pack, unpack } from "../src/lab/scenario-link";

const LONGEST = 256 * 1024;

afterEach(() => vi.unstubAllGlobals());

/** Let what is unpacked be counted. */
function counting(): { bytes: number } {
  const counted = { bytes: 0 };
  const Real = DecompressionStream;
  vi.stubGlobal(
    "DecompressionStream",
    class {
      readable: ReadableStream<Uint8Array>;
      writable: WritableStream<BufferSource>;

      constructor(format: CompressionFormat) {
        const real = new Real(format);
        this.writable = real.writable;
        this.readable = real.readable.pipeThrough(
          new TransformStream<Uint8Array, Uint8Array>({
            transform(part, to) {
              counted.bytes += part.length;
              to.enqueue(part);
            },
          }),
        );
      }
    },
  );
  return counted;
}

test.each(["", "scenario: 村\n", "x".repeat(LONGEST)])("a text comes out of a link as it went in", async (text) => {
  expect(await unpack(await pack(text))).toBe(text);
});

test("a text that is too long is refused", async () => {
  expect(await unpack(await pack("x".repeat(LONGEST + 1)))).toBeNull();
});

test("letters that are no link are refused", async () => {
  expect(await unpack("%%%")).toBeNull();
  expect(await unpack("AAAA")).toBeNull();
  expect(await unpack((await pack("scenario: a long enough title")).slice(0, -8))).toBeNull();
});

test("a link that would become far too long is unpacked no further than that", async () => {
  const link = await pack("0".repeat(32 * 1024 * 1024));
  expect(link.length).toBeLessThan(LONGEST);
  const counted = counting();
  expect(await unpack(link)).toBeNull();
  expect(counted.bytes).toBeGreaterThan(LONGEST);
  expect(counted.bytes).toBeLessThan(3 * LONGEST);
});
