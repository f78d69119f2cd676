import { useCallback, useEffect, useRef, useState } from 'react';
import { afterPaint, type Waiting } from '../../core/afterPaint.js';
import { STEP, useSearch } from '../../core/useSearch.js';
import { openedText, readOpened, writeOpened } from './opened.js';
import type { RootNode } from './tree.js';

const noWriting = (): Waiting => ({ cancel: () => undefined });

/**
 * Paths of the open nodes. The address has them too; it is written after what was opened is on the
 * screen, and followed when it changes by other means.
 */
export function useOpened(
  root: RootNode,
): [ReadonlySet<string>, (opened: ReadonlySet<string>) => void] {
  const [search, change] = useSearch();
  const text = openedText(search);
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => readOpened(search, root));
  const [known, setKnown] = useState({ seen: text, written: text });
  if (text !== known.seen) {
    setKnown({ seen: text, written: text });
    if (text !== known.written) setOpened(readOpened(search, root));
  }

  const writing = useRef(noWriting());
  useEffect(() => () => writing.current.cancel(), []);
  const open = useCallback(
    (next: ReadonlySet<string>) => {
      setOpened(next);
      writing.current.cancel();
      writing.current = afterPaint(() =>
        change((before) => {
          const after = writeOpened(before, next, root);
          setKnown(({ seen }) => ({ seen, written: openedText(after.toString()) }));
          return after;
        }, STEP),
      );
    },
    [change, root],
  );
  return [opened, open];
}
