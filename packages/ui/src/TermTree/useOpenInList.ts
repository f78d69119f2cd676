import { useMemo, useState } from 'react';

type Paths = ReadonlySet<string>;

const NONE: readonly string[] = [];

/** The open nodes and how to change them, with those that are open in the list until they are closed there. */
export function useOpenInList(
  opened: Paths,
  onOpenedChange: (opened: Paths) => void,
  inList: readonly string[] = NONE,
): [expanded: Paths, onExpandedChange: (expanded: Paths) => void] {
  const [closed, setClosed] = useState(NONE);
  const expanded = useMemo(() => {
    const more = inList.filter((path) => !opened.has(path) && !closed.includes(path));
    return more.length > 0 ? new Set([...opened, ...more]) : opened;
  }, [opened, inList, closed]);
  const change = (next: Paths) => {
    if (inList.length > 0) setClosed(inList.filter((path) => !next.has(path)));
    const own = [...next].filter((path) => opened.has(path) || !inList.includes(path));
    onOpenedChange(new Set(own));
  };
  return [expanded, inList.length > 0 ? change : onOpenedChange];
}
