import { type Ref, type RefObject, useLayoutEffect } from 'react';

export interface BorrowedTriggerProps {
  /** The button, drawn elsewhere. */
  anchor: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLElement>;
}

/**
 * Stands in for Radix's trigger with a button that is drawn elsewhere: panels are placed at it, and
 * the focus returns to it. Renders nothing.
 */
export const BorrowedTrigger = ({ anchor, ref }: BorrowedTriggerProps) => {
  useLayoutEffect(() => {
    if (typeof ref === 'function') {
      const release = ref(anchor.current);
      return typeof release === 'function' ? release : () => void ref(null);
    }
    if (ref) ref.current = anchor.current;
  }, [anchor, ref]);
  return null;
};
