import * as Menu from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { BorrowedTrigger } from '../utils/BorrowedTrigger.js';
import type { AnchoredProps } from '../utils/useDeferredPanel.js';
import { useDrawnAfter } from '../utils/useDrawnAfter.js';
import { Panel } from './Panel.js';

export interface AnchoredMenuProps extends AnchoredProps {
  /** Spoken name. */
  label: string;
  side?: 'top' | 'bottom';
  children: ReactNode;
}

/** A menu at a button that is drawn elsewhere, in line with its end. */
export const AnchoredMenu = ({
  anchor,
  open,
  onOpenChange,
  label,
  side = 'bottom',
  children,
}: AnchoredMenuProps) => {
  const keepForTheButton = (event: { target: EventTarget | null; preventDefault: () => void }) => {
    // Its own click closes; closing here would make that click open again.
    if (event.target instanceof Node && anchor.current?.contains(event.target)) {
      event.preventDefault();
    }
  };
  return (
    <Menu.Root open={useDrawnAfter(open)} onOpenChange={onOpenChange} modal={false}>
      <Menu.Trigger asChild>
        <BorrowedTrigger anchor={anchor} />
      </Menu.Trigger>
      <Menu.Portal>
        <Panel
          align="end"
          side={side}
          sideOffset={4}
          collisionPadding={8}
          aria-labelledby={undefined}
          aria-label={label}
          onInteractOutside={keepForTheButton}
        >
          {children}
        </Panel>
      </Menu.Portal>
    </Menu.Root>
  );
};
