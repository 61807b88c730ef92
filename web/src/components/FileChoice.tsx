// A button that lets somebody choose files.
interface FileChoiceProps {
  /** What it says. */
  label: string;
  /** The kinds of files, as `accept` of an input has them. */
  accept: string;
  /** Called with the files; the same ones can be chosen again after that. */
  onFiles: (files: FileList | null) => void;
  /** Whether it is the page's main button. */
  main?: boolean;
  multiple?: boolean;
}

export function FileChoice({ label, accept, onFiles, main = false, multiple = false }: FileChoiceProps) {
  return (
    <label class="file">
      <input
        type="file"
        multiple={multiple}
        accept={accept}
        onChange={(event) => {
          onFiles(event.currentTarget.files);
          event.currentTarget.value = "";
        }}
      />
      <span class={main ? "btn main" : "btn"}>{label}</span>
    </label>
  );
}
