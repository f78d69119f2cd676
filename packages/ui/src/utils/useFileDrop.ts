import { type DragEvent, useState } from 'react';

/** Handlers for the element that files are dropped on. */
export interface FileDropHandlers {
  /** Shows that it would take them. */
  onDragEnter: (event: DragEvent) => void;
  /** Lets the browser drop here. */
  onDragOver: (event: DragEvent) => void;
  /** Shows that it would no more. */
  onDragLeave: (event: DragEvent) => void;
  /** Takes the files. */
  onDrop: (event: DragEvent) => void;
}

export interface FileDrop {
  /** True while files are dragged over the element. */
  dropping: boolean;
  /** To be spread on the element that takes files. */
  handlers: FileDropHandlers;
}

/**
 * Takes files that are dropped on an element, or on anything inside of it.
 * @param onFiles called with the files of one drop, at least one
 * @param disabled true refuses them; the browser does not open them either
 */
export function useFileDrop(onFiles: (files: File[]) => void, disabled = false): FileDrop {
  const [dropping, setDropping] = useState(false);
  const isFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  const drag = (event: DragEvent) => {
    if (!isFiles(event)) return;
    // Else the browser would leave the page and show the file.
    event.preventDefault();
    if (disabled) event.dataTransfer.dropEffect = 'none';
    setDropping(!disabled);
  };
  return {
    dropping,
    handlers: {
      onDragEnter: drag,
      onDragOver: drag,
      onDragLeave({ currentTarget, relatedTarget }) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setDropping(false);
      },
      onDrop(event) {
        if (!isFiles(event)) return;
        setDropping(false);
        // An element inside has taken them.
        if (event.defaultPrevented) return;
        event.preventDefault();
        const dropped = [...event.dataTransfer.files];
        if (!disabled && dropped.length > 0) onFiles(dropped);
      },
    },
  };
}
