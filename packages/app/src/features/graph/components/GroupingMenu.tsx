import type { TimeGrouping } from '@tavoite/model';
import { Button, DropdownMenu, Icon, MenuRadioGroup, MenuRadioItem } from '@tavoite/ui';
import { ChevronDownIcon } from '@tavoite/ui/icons';
import { useText } from '../../../i18n/Texts.js';
import { groupingOptions } from '../labels.js';

export interface GroupingMenuProps {
  value: TimeGrouping;
  onValueChange: (grouping: TimeGrouping) => void;
}

/** Chooses how values are grouped, where there is no room for all the choices side by side. */
export const GroupingMenu = ({ value, onValueChange }: GroupingMenuProps) => {
  const { text } = useText();
  const options = groupingOptions(text);
  const label = text('time-grouping');
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button
          aria-label={`${label}: ${chosen}`}
          iconEnd={<Icon icon={ChevronDownIcon} size="sm" />}
        >
          {chosen}
        </Button>
      }
    >
      <MenuRadioGroup
        label={label}
        value={value}
        onValueChange={(next) => {
          const option = options.find((each) => each.value === next);
          if (option) onValueChange(option.value);
        }}
      >
        {options.map((option) => (
          <MenuRadioItem key={option.value} value={option.value}>
            {option.label}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </DropdownMenu>
  );
};
