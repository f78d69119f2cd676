import type { Language } from '@tavoite/model';
import { FormField, SegmentedControl } from '@tavoite/ui';
import { useText } from '../../../i18n/Texts.js';

const LANGUAGES = [
  ['en', 'language-en'],
  ['fi', 'language-fi'],
] as const;

export interface LanguageChoiceProps {
  value: Language;
  onValueChange: (language: Language) => void;
}

/** In which language a report is sent. */
export const LanguageChoice = ({ value, onValueChange }: LanguageChoiceProps) => {
  const { text } = useText();
  return (
    <FormField label={text('report-language')}>
      {({ id }) => (
        <SegmentedControl
          id={id}
          size="sm"
          label={text('report-language')}
          aria-labelledby={`${id}-label`}
          options={LANGUAGES.map(([language, name]) => ({ value: language, label: text(name) }))}
          value={value}
          onValueChange={onValueChange}
        />
      )}
    </FormField>
  );
};
