import { useCallback, useRef, useState } from 'react';
import type { MenuKind, RoadmapMainTask } from './types.js';

/** Which menu of which main task is open, and the button it belongs to. */
export function useMainTaskMenu() {
  const [menu, setMenu] = useState<{ kind: MenuKind; mainTask: number; open: boolean } | null>(
    null,
  );
  const menuButton = useRef<HTMLButtonElement>(null);
  const onMenu = useCallback(
    (kind: MenuKind, { id }: RoadmapMainTask, button: HTMLButtonElement) => {
      menuButton.current = button;
      setMenu((before) => ({
        kind,
        mainTask: id,
        open: !(before?.open && before.kind === kind && before.mainTask === id),
      }));
    },
    [],
  );
  const onMenuOpenChange = useCallback(
    (open: boolean) => setMenu((before) => before && { ...before, open }),
    [],
  );
  return { menu, menuButton, onMenu, onMenuOpenChange };
}
