import { useEffect, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/**
 * Takes a file that is dropped anywhere in the window; never does the browser leave the app to show it.
 * @param onFile called with the first file of a drop
 * @param isTaking false refuses files
 * @returns whether files are dragged over the window and would be taken
 */
export function useDroppedFile(onFile: (file: File) => void, isTaking: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const drag = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // What takes files by itself has said so.
      const isTaken = event.defaultPrevented;
      event.preventDefault();
      if (!isTaking && !isTaken && event.dataTransfer) event.dataTransfer.dropEffect = 'none';
      setOver(isTaking);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!relatedTarget) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      setOver(false);
      if (event.defaultPrevented) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (isTaking && file) onFile(file);
    };
    window.addEventListener('dragenter', drag);
    window.addEventListener('dragover', drag);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragenter', drag);
      window.removeEventListener('dragover', drag);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, [onFile, isTaking]);
  return isOver && isTaking;
}
