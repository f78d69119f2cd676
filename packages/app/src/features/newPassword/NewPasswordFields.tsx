import { PasswordField } from '@tavoite/ui';
import type { ChangeEvent } from 'react';
import { useLabels } from '../../i18n/labels.js';
import { useText } from '../../i18n/Texts.js';
import {
  isMistyped,
  missingCharacters,
  type NewPassword,
  passwordProblem,
  repetitionProblem,
} from './problems.js';

export interface NewPasswordFieldsProps {
  values: NewPassword;
  onChange: (values: NewPassword) => void;
  /** It was to be sent: what is missing is an error now. */
  tried: boolean;
  /** What the server found wrong with the password. */
  errors: readonly string[];
}

/** A new password, twice. While one types, the hints say what is missing; a typing error is said at once. */
export const NewPasswordFields = ({ values, onChange, tried, errors }: NewPasswordFieldsProps) => {
  const { text, messageText } = useText();
  const labels = useLabels().passwordField;
  const { new_password1: first, new_password2: second } = values;
  const problem = passwordProblem(first);
  const repetition = repetitionProblem(values);
  const missing = missingCharacters(first);
  const hint = () => {
    if (first === '') return text('password-hint');
    return missing > 0
      ? text('password-missing', { count: missing })
      : text('password-long-enough');
  };
  const isRepetitionShown = tried || (second !== '' && isMistyped(values));
  const field = (name: keyof NewPassword) => ({
    name,
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      onChange({ ...values, [name]: target.value }),
    autoComplete: 'new-password',
    ...labels,
  });
  return (
    <>
      <PasswordField
        {...field('new_password1')}
        label={text('new-password')}
        hint={hint()}
        errors={tried && problem ? [messageText(problem)] : errors}
      />
      <PasswordField
        {...field('new_password2')}
        label={text('new-password-confirmation')}
        hint={second !== '' && repetition === null ? text('passwords-match') : undefined}
        errors={isRepetitionShown && repetition ? [messageText(repetition)] : []}
      />
    </>
  );
};
