import { useEffect, useSyncExternalStore } from 'react';
import { ChartLineIcon } from '../icons/index.js';
import type { IconName } from './drawings.js';
import type { IconDrawing, IconDrawingProps } from './types.js';

/** Nothing before the drawings are asked for and while they load; empty when they could not be loaded. */
let drawings: ReadonlyMap<string, IconDrawing> | undefined;
let loading = false;
const listeners = new Set<() => void>();

async function load(): Promise<void> {
  if (loading || (drawings && drawings.size > 0)) return;
  loading = true;
  try {
    ({ drawings } = await import('./drawings.js'));
  } catch {
    // Every icon is the fallback until another one is mounted, which tries again.
    drawings = new Map();
  }
  loading = false;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const Blank = ({ size, strokeWidth: _, ...rest }: IconDrawingProps) => (
  <svg width={size} height={size} {...rest} />
);

const made = new Map<string, IconDrawing>();

/** An unknown name becomes the fallback: what it is called is only known once the drawings are there. */
function loadedIcon(name: string, Fallback: IconDrawing): IconDrawing {
  const Named: IconDrawing = (props) => {
    const all = useSyncExternalStore(
      subscribe,
      () => drawings,
      () => undefined,
    );
    useEffect(() => {
      load();
    }, []);
    const Drawing = all ? (all.get(name) ?? Fallback) : Blank;
    return <Drawing {...props} />;
  };
  return Named;
}

/**
 * The drawing of an icon known only by its name. All icons are loaded when the first of these is shown, once; until
 * then its place is kept. Where the icon is known in the code, import it from `@tavoite/ui/icons`.
 */
export const namedIcon = (name: IconName): IconDrawing => viewIcon(name);

/** The icon that a mapping's `view_icon` asks for; a line chart when it names none that exists. */
export function viewIcon(viewIcon: string | null | undefined): IconDrawing {
  if (!viewIcon) return ChartLineIcon;
  const known = made.get(viewIcon);
  if (known) return known;
  const icon = loadedIcon(viewIcon, ChartLineIcon);
  made.set(viewIcon, icon);
  return icon;
}
