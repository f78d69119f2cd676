import { datePresets, selectionToMonths } from '@tavoite/model';
import { DropdownMenu, Icon, IconButton, MenuRadioGroup, MenuRadioItem } from '@tavoite/ui';
import { CalendarIcon } from '@tavoite/ui/icons';
import { useLabels } from '../../../i18n/labels.js';
import type { GraphPeriod } from '../useGraphPeriod.js';

/** Chooses a named range in place of dragging the timeline's ends; nothing where there is none. */
export const RangeMenu = ({ period }: { period: GraphPeriod }) => {
  const { title, names } = useLabels().dateSelectorPresets;
  const presets = datePresets(period.options);
  if (presets.length === 0) return null;
  const current = presets.find(({ selection }) => {
    const months = selectionToMonths(selection, period.fiscalStart);
    return months?.start === period.range.start && months.end === period.range.end;
  });
  return (
    <DropdownMenu
      trigger={
        <IconButton label={title} size="sm">
          <Icon icon={CalendarIcon} size="sm" />
        </IconButton>
      }
    >
      <MenuRadioGroup
        label={title}
        value={current?.name ?? ''}
        onValueChange={(chosen) => {
          const preset = presets.find(({ name }) => name === chosen);
          if (preset) period.choose(preset.selection);
        }}
      >
        {presets.map(({ name }) => (
          <MenuRadioItem key={name} value={name}>
            {names[name]}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </DropdownMenu>
  );
};
