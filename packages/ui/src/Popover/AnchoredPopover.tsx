import * as Radix from '@radix-ui/react-popover';
import type { ComponentProps, ReactNode } from 'react';
import { BorrowedTrigger } from '../utils/BorrowedTrigger.js';
import type { AnchoredProps } from '../utils/useDeferredPanel.js';
import { useDrawnAfter } from '../utils/useDrawnAfter.js';
import { Panel } from './Panel.js';

export interface AnchoredPopoverProps extends AnchoredProps {
  /** Spoken name. */
  label: string;
  align?: 'start' | 'center' | 'end';
  /** As wide as its content asks for, up to the window's width. */
  wide?: boolean;
  /** It covers nothing of so many px at the top of the window. */
  clearTop?: number;
  /** Likewise, at its left edge. */
  clearLeft?: number;
  children: ReactNode;
  /** Other props of the sheet, such as handlers. */
  panel?: ComponentProps<typeof Panel>;
}

/** A panel leaves so much to each edge of the window. */
const EDGE_PX = 8;

/** A panel at a button that is drawn elsewhere. */
export const AnchoredPopover = ({
  anchor,
  open,
  onOpenChange,
  label,
  align = 'start',
  wide = false,
  clearTop = 0,
  clearLeft = 0,
  children,
  panel,
}: AnchoredPopoverProps) => (
  <Radix.Root open={useDrawnAfter(open)} onOpenChange={onOpenChange}>
    <Radix.Trigger asChild>
      <BorrowedTrigger anchor={anchor} />
    </Radix.Trigger>
    <Radix.Portal>
      <Panel
        aria-label={label}
        align={align}
        sideOffset={6}
        collisionPadding={{
          top: Math.max(clearTop, EDGE_PX),
          right: EDGE_PX,
          bottom: EDGE_PX,
          left: Math.max(clearLeft, EDGE_PX),
        }}
        data-wide={wide || undefined}
        {...panel}
      >
        {children}
      </Panel>
    </Radix.Portal>
  </Radix.Root>
);
