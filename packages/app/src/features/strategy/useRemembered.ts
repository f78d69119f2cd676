import { useEffect } from 'react';
import { useIsReturn } from '../../core/useSearch.js';

/**
 * What the address says; where a link leads to one that says nothing, what was there before, which is
 * then written into the address. An address of the history means what it says. `null` is the default in
 * both. Whoever writes a value into the address remembers it first.
 */
export function useRemembered<Value>(
  asked: Value | null,
  last: Value | null,
  { remember, write }: { remember: (value: Value | null) => void; write: (value: Value) => void },
): Value | null {
  const isReturn = useIsReturn();
  const [askedText, lastText] = [JSON.stringify(asked), JSON.stringify(last)];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts stand for the values
  useEffect(() => {
    if (askedText === lastText) return;
    if (!isReturn && asked === null && last !== null) write(last);
    else remember(asked);
  }, [askedText, lastText]);
  return asked ?? (isReturn ? null : last);
}
