import { LiveRegion } from '../LiveRegion/index.js';
import { AnchoredPopover } from '../Popover/AnchoredPopover.js';
import type { AnchoredProps } from '../utils/useDeferredPanel.js';
import { DatePanel, type DatePanelProps } from './DatePanel.js';

export interface DateSelectorPanelProps extends AnchoredProps, DatePanelProps {
  /** Spoken name of the panel. */
  name: string;
  /** Spoken when the selection changes. */
  message: string;
  align: 'start' | 'end';
}

/** The panel of a `DateSelector`, loaded when first needed. */
export const DateSelectorPanel = ({
  anchor,
  open,
  onOpenChange,
  name,
  message,
  align,
  ...panel
}: DateSelectorPanelProps) => (
  <AnchoredPopover
    anchor={anchor}
    open={open}
    onOpenChange={onOpenChange}
    label={name}
    align={align}
  >
    <DatePanel {...panel} />
    <LiveRegion message={message} />
  </AnchoredPopover>
);
