// All games of this browser as one file: the database, and the tokens of the seats that one has in them.
import { decode, encode } from "@msgpack/msgpack";
import { keepToken, seatTokens } from "../seat-tokens";
import { say } from "../words";
import { askWorker } from "./requests";

interface GamesFile {
  fudaba: "games";
  seats: Record<string, { token: string; invite: string }>;
  database: Uint8Array;
}

/** Let the browser save it. Returns what to say. */
export async function saveGames(): Promise<string> {
  const found = await askWorker({ kind: "export" });
  const database = new Uint8Array(await found.arrayBuffer());
  const file: GamesFile = { fudaba: "games", seats: seatTokens(), database };
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([encode(file) as Uint8Array<ArrayBuffer>]));
  link.download = `games-${new Date().toISOString().slice(0, 10)}.fudaba`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  return say("tab-saved");
}

/** Take in what is not here yet. Returns what to say. */
export async function loadGames(file: File): Promise<string> {
  const read = decode(new Uint8Array(await file.arrayBuffer())) as GamesFile;
  if (read.fudaba !== "games") return say("tab-file-bad");
  const answer = await askWorker({ kind: "import", body: read.database });
  if (!answer.ok) return say("tab-file-bad");
  const { tables } = (await answer.json()) as { tables: number };
  for (const [table, seat] of Object.entries(read.seats)) keepToken(table, seat.token, seat.invite);
  return say("tab-loaded", { tables });
}
