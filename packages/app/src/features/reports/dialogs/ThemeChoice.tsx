import type { ReportTheme } from '@tavoite/model';
import { FormField, Icon, SegmentedControl } from '@tavoite/ui';
import { MoonIcon, SunIcon } from '@tavoite/ui/icons';
import { useText } from '../../../i18n/Texts.js';

export interface ThemeChoiceProps {
  value: ReportTheme;
  onValueChange: (theme: ReportTheme) => void;
  /** Whose theme it is; that of what is seen unless given. */
  label?: string;
  /** Where the place says what is chosen. */
  hideLabel?: boolean;
}

/** In which colours pages are made. */
export const ThemeChoice = ({
  value,
  onValueChange,
  hideLabel = false,
  ...rest
}: ThemeChoiceProps) => {
  const { text } = useText();
  const label = rest.label ?? text('theme');
  const options = [
    { value: 'light', label: text('theme-light'), icon: <Icon icon={SunIcon} size="sm" /> },
    { value: 'dark', label: text('theme-dark'), icon: <Icon icon={MoonIcon} size="sm" /> },
  ] as const;
  const choice = { size: 'sm', label, options, value, onValueChange } as const;
  if (hideLabel) return <SegmentedControl {...choice} />;
  return (
    <FormField label={label}>
      {({ id }) => <SegmentedControl {...choice} id={id} aria-labelledby={`${id}-label`} />}
    </FormField>
  );
};
