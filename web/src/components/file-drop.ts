// Where something may be let fall: whether it hovers there, and what is done with it.
import { useSignal } from "@preact/signals";

interface DropTarget {
  over: boolean;
  handlers: { onDragOver: (event: DragEvent) => void; onDragLeave: () => void; onDrop: (event: DragEvent) => void };
}

/** take: what falls. wanted: whether what is dragged now may. */
export function useDrop(take: (dropped: DataTransfer | null) => void, wanted: () => boolean = () => true): DropTarget {
  const over = useSignal(false);
  return {
    over: over.value,
    handlers: {
      onDragOver: (event) => {
        if (!wanted()) return;
        event.preventDefault();
        over.value = true;
      },
      onDragLeave: () => {
        over.value = false;
      },
      onDrop: (event) => {
        event.preventDefault();
        over.value = false;
        take(event.dataTransfer);
      },
    },
  };
}

/** The same for the first of the files that fall, or that are chosen instead. */
export function useFileDrop(open: (file: File) => void): DropTarget & { take: (files: FileList | null | undefined) => void } {
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file !== undefined) open(file);
  };
  return { ...useDrop((dropped) => take(dropped?.files)), take };
}
