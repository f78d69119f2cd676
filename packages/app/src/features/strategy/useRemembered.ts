import { useEffect, useRef } from 'react';

/**
 * What the address says; on arrival by an address that says nothing, what was there on the last visit,
 * which is then written into the address. `null` is the default in both.
 */
export function useRemembered<Value>(
  asked: Value | null,
  last: Value | null,
  { remember, write }: { remember: (value: Value | null) => void; write: (value: Value) => void },
): Value | null {
  const arrived = useRef(false);
  const value = asked ?? last;
  const [askedText, lastText] = [JSON.stringify(asked), JSON.stringify(last)];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts stand for the values
  useEffect(() => {
    const isFirst = !arrived.current;
    arrived.current = true;
    if (askedText === lastText) return;
    if (isFirst && asked === null && last !== null) write(last);
    else remember(asked);
  }, [askedText, lastText]);
  return value;
}
