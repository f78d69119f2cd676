import { AnchoredMenu } from '../DropdownMenu/AnchoredMenu.js';
import { MenuItem } from '../DropdownMenu/index.js';
import { Icon } from '../Icon/index.js';
import type { AnchoredProps } from '../utils/useDeferredPanel.js';
import type { DownloadItem } from './item.js';

export interface DownloadMenuPanelProps extends AnchoredProps {
  label: string;
  items: readonly DownloadItem[];
  onSelect: (format: string) => void;
}

/** The files to choose from. */
export const DownloadMenuPanel = ({ items, onSelect, ...menu }: DownloadMenuPanelProps) => (
  <AnchoredMenu {...menu}>
    {items.map(({ format, label, icon }) => (
      <MenuItem
        key={format}
        icon={<Icon icon={icon} size="sm" />}
        onSelect={() => onSelect(format)}
      >
        {label}
      </MenuItem>
    ))}
  </AnchoredMenu>
);
