import { SegmentedControl, SettingRow } from '@tavoite/ui';
import { useAppDispatch, useAppSelector } from '../../core/hooks.js';
import { useText } from '../../i18n/Texts.js';
import { languageCall, themeChosen } from '../preferences/index.js';

/** By their own names, whatever language the page is in. */
const LANGUAGES = [
  ['en', 'English'],
  ['fi', 'Suomi'],
] as const;

/** Language and theme, as in the user menu; both hold at once. */
export const PreferenceFields = () => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const { language, theme } = useAppSelector((state) => state.preferences);
  return (
    <div>
      <SettingRow
        title={text('language')}
        actions={
          <SegmentedControl
            label={text('language')}
            options={LANGUAGES.map(([value, name]) => ({
              value,
              label: <span lang={value}>{name}</span>,
            }))}
            value={language}
            onValueChange={(chosen) => dispatch(languageCall.request(chosen))}
          />
        }
      />
      <SettingRow
        title={text('theme')}
        actions={
          <SegmentedControl
            label={text('theme')}
            options={[
              { value: 'light', label: text('theme-light') },
              { value: 'dark', label: text('theme-dark') },
              { value: 'system', label: text('theme-system') },
            ]}
            value={theme}
            onValueChange={(chosen) => dispatch(themeChosen(chosen))}
          />
        }
      />
    </div>
  );
};
