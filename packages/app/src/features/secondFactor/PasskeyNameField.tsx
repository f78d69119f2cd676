import { MAX_PASSKEY_NAME_CHARACTERS } from '@tavoite/model';
import { TextField } from '@tavoite/ui';
import { useState } from 'react';
import { useText } from '../../i18n/Texts.js';

/**
 * Checks the name of a passkey before the browser is asked for one: what the browser has made, it
 * keeps, even where the server then refuses it.
 */
export function usePasskeyName(errors: readonly string[]) {
  const { text } = useText();
  const [isMissing, setMissing] = useState(false);
  return {
    /** Whether there is a name; otherwise the field says so. */
    check(name: string): boolean {
      setMissing(name === '');
      return name !== '';
    },
    errors: isMissing ? [text('passkey-name-required')] : errors,
  };
}

export interface PasskeyNameFieldProps {
  errors: readonly string[];
  defaultValue?: string;
  autoFocus?: boolean;
}

/** Asks what a passkey is to be called. */
export const PasskeyNameField = (props: PasskeyNameFieldProps) => {
  const { text } = useText();
  return (
    <TextField
      {...props}
      label={text('passkey-name')}
      hint={text('passkey-name-hint')}
      name="name"
      maxLength={MAX_PASSKEY_NAME_CHARACTERS}
      autoComplete="off"
    />
  );
};
