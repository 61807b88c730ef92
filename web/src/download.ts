// Files that the server gives to the holder of a seat: the record of a game, the report of one that broke.
import { request } from "./api";
import { tokenOf } from "./seat-tokens";

/** Fetch a file with the token of the seat at that table, and let the browser save it. */
export async function download(address: string, table: string, name = `fudaba-${table}.json`): Promise<void> {
  const token = tokenOf(table);
  const response = await request(address, token === "" ? {} : { headers: { Authorization: `Bearer ${token}` } });
  if (!response.ok) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
