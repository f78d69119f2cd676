import { Button, DropdownMenu, Icon, MenuItem, MOBILE_QUERY, useMediaQuery } from '@tavoite/ui';
import { ChevronDownIcon, GridIcon } from '@tavoite/ui/icons';
import { useText } from '../../../i18n/Texts.js';
import type { MapColumn } from '../columns.js';

export interface ColumnsMenuProps {
  columns: readonly MapColumn[];
  onToggle: (column: MapColumn) => void;
}

/** Chooses the columns after the months, and what the CSV says in addition. */
export const ColumnsMenu = ({ columns, onToggle }: ColumnsMenuProps) => {
  const { text } = useText();
  // On a phone the word is enough.
  const isNarrow = useMediaQuery(MOBILE_QUERY);
  const item = (column: MapColumn, label: string) => (
    <MenuItem checked={columns.includes(column)} onSelect={() => onToggle(column)}>
      {label}
    </MenuItem>
  );
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button
          icon={isNarrow ? null : <Icon icon={GridIcon} size="sm" />}
          iconEnd={<Icon icon={ChevronDownIcon} size="sm" />}
        >
          {text('map-columns')}
        </Button>
      }
    >
      {item('compact', text('map-compact'))}
      {item('total', text('map-total-choice'))}
      {item('change', text('map-change-choice'))}
      {item('trend', text('map-trend'))}
      {item('kind', text('map-kind-choice'))}
    </DropdownMenu>
  );
};
