import type { ReportTheme } from '@tavoite/model';
import { Icon, SegmentedControl } from '@tavoite/ui';
import { MoonIcon, SunIcon } from '@tavoite/ui/icons';
import { useText } from '../../../i18n/Texts.js';

export interface ThemeChoiceProps {
  value: ReportTheme;
  onValueChange: (theme: ReportTheme) => void;
}

/** In which colours pages are made. */
export const ThemeChoice = ({ value, onValueChange }: ThemeChoiceProps) => {
  const { text } = useText();
  return (
    <SegmentedControl
      size="sm"
      label={text('theme')}
      options={[
        { value: 'light', label: text('theme-light'), icon: <Icon icon={SunIcon} size="sm" /> },
        { value: 'dark', label: text('theme-dark'), icon: <Icon icon={MoonIcon} size="sm" /> },
      ]}
      value={value}
      onValueChange={onValueChange}
    />
  );
};
