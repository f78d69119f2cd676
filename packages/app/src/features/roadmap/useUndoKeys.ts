import { useEffect } from 'react';
import { isElsewhere } from './keyTargets.js';
import type { PlanEditor } from './useEditing.js';

/** Ctrl or ⌘ with Z takes the last step back, with Shift it is made again; Ctrl with Y, too. */
export function useUndoKeys(editor: PlanEditor, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isElsewhere(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) editor.redo();
      else editor.undo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [editor, isOn]);
}
