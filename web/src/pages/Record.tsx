// A record that somebody has as a file: chosen or dropped here, it is seen as a replay.
import { useEffect } from "preact/hooks";
import { FileChoice } from "../components/FileChoice";
import { useFileDrop } from "../components/file-drop";
import { TableContext } from "../table/context";
import { Masthead } from "../components/Masthead";
import * as record from "../record-file";
import { localized } from "../scene";
import { say } from "../words";
import { useTableKeys } from "./keys";
import { Play } from "./Table";

export function RecordPage() {
  useEffect(() => record.close, []);
  const file = record.opened.value;
  return file === null ? <Choose /> : <Shown key={file} file={file} />;
}

function Shown({ file }: { file: record.RecordFile }) {
  const { table } = file;
  useTableKeys(table);
  const scene = table.state.scene.value;
  return (
    <TableContext.Provider value={table}>
      {scene === null ? (
        <Masthead where={say("table-coming")} />
      ) : (
        <>
          <Play scene={scene} />
          <Wrong />
        </>
      )}
    </TableContext.Provider>
  );
}

/** What is wrong, in words, until the next thing is tried. */
function Wrong() {
  const wrong = record.wrong.value;
  if (wrong === null) return null;
  return (
    <p class="note wrong" role="alert">
      {typeof wrong === "string" ? say(wrong) : localized(wrong)}
    </p>
  );
}

function Choose() {
  const { over, handlers, take } = useFileDrop((file) => void record.open(file));
  return (
    <>
      <Masthead where={say("record-title")} />
      <main
        class={over ? "plain record over" : "plain record"}
        data-region="record"
        aria-busy={record.busy.value}
        {...handlers}
      >
        <h1>{say("record-title")}</h1>
        <p>{say("record-about")}</p>
        <Wrong />
        {record.busy.value && (
          <p class="cap" role="status">
            {say("record-checked")}
          </p>
        )}
        <FileChoice label={say("record-choose")} accept=".json,application/json" onFiles={take} main />
        <p class="cap">{say("record-not-stored")}</p>
      </main>
    </>
  );
}
