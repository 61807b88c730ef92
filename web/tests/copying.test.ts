import { afterEach, expect, test, vi } from "vitest";
import { copyText } from "../src/components/clipboard";

afterEach(() => vi.unstubAllGlobals());

function field() {
  return { focus: vi.fn(), select: vi.fn() };
}

test("with a clipboard the text is copied, and nothing is selected", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const shown = field();
  expect(await copyText("link", shown as unknown as HTMLInputElement)).toBe(true);
  expect(writeText).toHaveBeenCalledWith("link");
  expect(shown.select).not.toHaveBeenCalled();
});

test.each([true, false])("without a clipboard the field is selected, and one learns whether that has copied it (%s)", async (copies) => {
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("document", { execCommand: () => copies });
  const shown = field();
  expect(await copyText("link", shown as unknown as HTMLInputElement)).toBe(copies);
  expect(shown.select).toHaveBeenCalledOnce();
});
