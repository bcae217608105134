import { type DragEvent, useState } from 'react';

/** Makes an element take a dropped file; `dragging` while one is held over it. */
export function useFileDrag(onDropFile: (file: File) => void, disabled: boolean) {
  // The pointer enters and leaves every child too: over the element while entries outnumber exits.
  const [depth, setDepth] = useState(0);
  return {
    dragging: depth > 0 && !disabled,
    onDragEnter: (event: DragEvent) => {
      event.preventDefault();
      setDepth((current) => current + 1);
    },
    onDragLeave: () => setDepth((current) => Math.max(0, current - 1)),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setDepth(0);
      // A text or a link that is dropped holds no file.
      const [file] = event.dataTransfer.files;
      if (file && !disabled) onDropFile(file);
    },
  };
}
