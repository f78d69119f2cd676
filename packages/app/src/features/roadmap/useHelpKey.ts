import { useEffect } from 'react';
import { isElsewhere } from './keyTargets.js';

/** A question mark asks for help, wherever it is not typed into something. */
export function useHelpKey(onAsk: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.defaultPrevented || isElsewhere(event.target)) return;
      event.preventDefault();
      onAsk();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onAsk]);
}
