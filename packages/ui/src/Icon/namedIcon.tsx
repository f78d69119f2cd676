import { useEffect, useSyncExternalStore } from 'react';
import { ChartLineIcon } from '../icons/index.js';
import type { IconName } from './names.js';
import type { IconDrawing, IconDrawingProps } from './types.js';

type Drawings = ReadonlyMap<string, IconDrawing>;

/** Those of names that have been found; a name that is none has the fallback. */
const found = new Map<string, IconDrawing | null>();
const listeners = new Set<() => void>();

async function find(name: string): Promise<IconDrawing | null> {
  const { drawings } = await import('./drawings.js');
  if (drawings.has(name)) return drawings.get(name) ?? null;
  const { otherDrawings }: { otherDrawings: Drawings } = await import('./otherDrawings.js');
  return otherDrawings.get(name) ?? null;
}

async function load(name: string): Promise<void> {
  if (found.get(name)) return;
  try {
    found.set(name, await find(name));
  } catch {
    // The fallback, until it is mounted again.
    found.set(name, null);
  }
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
    const drawing = useSyncExternalStore(
      subscribe,
      () => found.get(name),
      () => undefined,
    );
    useEffect(() => {
      load(name);
    }, []);
    const Drawing = drawing === undefined ? Blank : (drawing ?? Fallback);
    return <Drawing {...props} />;
  };
  return Named;
}

/**
 * The drawing of an icon known only by its name. Such icons are loaded when the first one is shown; until then its
 * place is kept. Where the icon is known in the code, import it from `@tavoite/ui/icons`.
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
