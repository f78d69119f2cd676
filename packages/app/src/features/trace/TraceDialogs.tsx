import { useState } from 'react';
import { useAppSelector } from '../../core/hooks.js';
import { lazyScreen } from '../../core/screen.js';

const TraceDialog = lazyScreen(() => import('./screen.js'));

/** How a figure came about and why it changed, over every page. The code is loaded with the first question. */
export const TraceDialogs = () => {
  const open = useAppSelector((state) => state.trace.trail.length > 0);
  // Once opened it stays, so that it can close in its own way.
  const [used, setUsed] = useState(false);
  if (open && !used) setUsed(true);
  return used ? <TraceDialog /> : null;
};
