import { useDeferredValue } from 'react';

/**
 * Whether what a control opens is drawn: once the control has shown that it is pressed, for which a menu of many
 * parts would take too long, and no longer than it is open.
 */
export const useDrawnAfter = (open: boolean): boolean => useDeferredValue(open, false) && open;
