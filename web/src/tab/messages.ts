// What the page and its Worker say to each other. client: the page that asks; several pages of one browser share a Worker.

/** What is loaded and how far: bytes that have come, of how many; then the steps that are not counted. */
export interface Progress {
  step: "fetch" | "python" | "unpack" | "table" | "ready";
  loaded: number;
  total: number;
}

/** Where games are kept: in this browser, or only as long as the page is open. */
export type Keeping = "kept" | "lost" | "busy";

export type ToWorker =
  | { kind: "start"; home: string; parts: Record<string, number>; pace: number; thinks: boolean }
  | { kind: "ask"; client: string; id: number; method: string; address: string; headers: Record<string, string>; body: Uint8Array }
  | { kind: "export"; client: string; id: number }
  | { kind: "import"; client: string; id: number; body: Uint8Array }
  | { kind: "connect"; client: string; line: number }
  | { kind: "say"; client: string; line: number; data: Uint8Array }
  | { kind: "end"; client: string; line: number }
  | { kind: "job"; id: number; data: Uint8Array };

export type FromWorker =
  | { kind: "progress"; progress: Progress }
  | { kind: "keeping"; keeping: Keeping }
  | { kind: "failed"; why: string }
  | { kind: "answered"; client: string; id: number; status: number; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> }
  | { kind: "frame"; client: string; line: number; data: Uint8Array }
  | { kind: "closed"; client: string; line: number; code: number }
  | { kind: "done"; id: number; data: Uint8Array | null; why: string };
