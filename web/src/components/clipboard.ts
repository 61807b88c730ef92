// Copying a text, also where a page has no clipboard of its own: without HTTPS there is none.

/** Copy a text, by the field that shows it where there is no clipboard; whether it has been copied. */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return field === null ? copyUnseen(text) : copyFrom(field);
  }
}

/** What is selected stays so, for a copy by hand. */
function copyFrom(field: HTMLInputElement): boolean {
  field.focus();
  field.select();
  return document.execCommand("copy");
}

function copyUnseen(text: string): boolean {
  const field = document.createElement("input");
  const before = document.activeElement;
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  document.body.append(field);
  const copied = copyFrom(field);
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
