import { TextField } from '@tavoite/ui';
import { useText } from '../../i18n/Texts.js';

interface CodeFieldProps {
  errors: readonly string[];
}

/** The six digits of an authenticator app. Its form reads it by the name `code`. */
export const CodeField = ({ errors }: CodeFieldProps) => {
  const { text } = useText();
  return (
    <TextField
      label={text('authenticator-code')}
      hint={text('authenticator-code-hint')}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      autoFocus
      errors={errors}
    />
  );
};
