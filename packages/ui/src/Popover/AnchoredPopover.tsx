import * as Radix from '@radix-ui/react-popover';
import type { ComponentProps, ReactNode } from 'react';
import { BorrowedTrigger } from '../utils/BorrowedTrigger.js';
import type { AnchoredProps } from '../utils/useDeferredPanel.js';
import { Panel } from './Panel.js';

export interface AnchoredPopoverProps extends AnchoredProps {
  /** Spoken name. */
  label: string;
  align?: 'start' | 'center' | 'end';
  /** As wide as its content asks for, up to the window's width. */
  wide?: boolean;
  children: ReactNode;
  /** Other props of the sheet, such as handlers. */
  panel?: ComponentProps<typeof Panel>;
}

/** A panel at a button that is drawn elsewhere. */
export const AnchoredPopover = ({
  anchor,
  open,
  onOpenChange,
  label,
  align = 'start',
  wide = false,
  children,
  panel,
}: AnchoredPopoverProps) => (
  <Radix.Root open={open} onOpenChange={onOpenChange}>
    <Radix.Trigger asChild>
      <BorrowedTrigger anchor={anchor} />
    </Radix.Trigger>
    <Radix.Portal>
      <Panel
        aria-label={label}
        align={align}
        sideOffset={6}
        collisionPadding={8}
        data-wide={wide || undefined}
        {...panel}
      >
        {children}
      </Panel>
    </Radix.Portal>
  </Radix.Root>
);
