// The files of the database, kept by the browser (OPFS): what SQLite writes is there before SQLite goes on.
// So its own promise holds: what is acknowledged survives the tab, and what is half written is taken back.
import type { Keeping } from "./messages";
import type { FileSystem, Node } from "./python";

interface Handle {
  getSize(): number;
  read(into: Uint8Array, at: { at: number }): number;
  write(from: Uint8Array, at: { at: number }): number;
  truncate(size: number): void;
  flush(): void;
}

const NAMES = ["fudaba.db", "fudaba.db-wal"];
/** Emscripten's number for a disk that is full. */
const NO_SPACE = 51;
/** For how many milliseconds another page may still hold the files that has just been closed. */
const HELD = 5_000;

/** Have a folder of Python's kept under that name. */
export async function keep(fs: FileSystem, folder: string, name: string): Promise<Keeping> {
  fs.mkdirTree(folder);
  let handles: Map<string, Handle>;
  try {
    const root = await navigator.storage.getDirectory();
    handles = await opened(await root.getDirectoryHandle(name, { create: true }));
  } catch (error) {
    return (error as DOMException).name === "NoModificationAllowedError" ? "busy" : "lost";
  }
  const parent = fs.lookupPath(folder).node;
  const mknod = parent.node_ops["mknod"] as (parent: Node, name: string, ...more: unknown[]) => Node;
  const unlink = parent.node_ops["unlink"] as (parent: Node, name: string) => void;
  parent.node_ops = {
    ...parent.node_ops,
    mknod: (within: Node, file: string, ...more: unknown[]) => {
      const node = mknod(within, file, ...more);
      const handle = handles.get(file);
      if (handle !== undefined) mirror(fs, node, handle);
      return node;
    },
    unlink: (within: Node, file: string) => {
      unlink(within, file);
      handles.get(file)?.truncate(0);
      handles.get(file)?.flush();
    },
  };
  for (const [file, handle] of handles) {
    const data = new Uint8Array(handle.getSize());
    handle.read(data, { at: 0 });
    if (data.length > 0) fs.writeFile(`${folder}/${file}`, data);
  }
  return "kept";
}

async function opened(folder: FileSystemDirectoryHandle): Promise<Map<string, Handle>> {
  const found = new Map<string, Handle>();
  for (const name of NAMES) {
    const file = (await folder.getFileHandle(name, { create: true })) as FileSystemFileHandle & { createSyncAccessHandle(): Promise<Handle> };
    found.set(name, await patient(() => file.createSyncAccessHandle()));
  }
  return found;
}

async function patient<T>(work: () => Promise<T>): Promise<T> {
  for (const begun = Date.now(); ; ) {
    try {
      return await work();
    } catch (error) {
      if ((error as DOMException).name !== "NoModificationAllowedError" || Date.now() - begun > HELD) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

/** Write to the handle whatever is written to the file, first. */
function mirror(fs: FileSystem, node: Node, handle: Handle): void {
  const write = node.stream_ops["write"] as (...given: unknown[]) => number;
  const setattr = node.node_ops["setattr"] as (node: Node, attributes: { size?: number }) => void;
  const safely = (work: () => void) => {
    try {
      work();
    } catch {
      throw new fs.ErrnoError(NO_SPACE);
    }
  };
  node.stream_ops = {
    ...node.stream_ops,
    write: (stream: unknown, buffer: Uint8Array, offset: number, length: number, position: number, own: boolean) => {
      safely(() => {
        const part = new Uint8Array(buffer.buffer, buffer.byteOffset + offset, length);
        if (handle.write(part, { at: position }) < length) throw new Error("full");
      });
      return write(stream, buffer, offset, length, position, own);
    },
    fsync: () => {
      safely(() => handle.flush());
      return 0;
    },
  };
  node.node_ops = {
    ...node.node_ops,
    setattr: (which: Node, attributes: { size?: number }) => {
      if (attributes.size !== undefined) safely(() => handle.truncate(attributes.size!));
      setattr(which, attributes);
    },
  };
}
