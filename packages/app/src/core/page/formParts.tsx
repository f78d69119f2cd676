import { Button, TextField } from '@tavoite/ui';
import type { ChangeEventHandler, ReactNode } from 'react';
import { useText } from '../../i18n/Texts.js';

interface SubmitButtonProps {
  pending: boolean;
  /** Spoken while pending. */
  pendingLabel: string;
  children: ReactNode;
}

/** Sends the one form of a page. */
export const SubmitButton = ({ pending, pendingLabel, children }: SubmitButtonProps) => (
  <Button type="submit" variant="primary" fullWidth loading={pending} loadingLabel={pendingLabel}>
    {children}
  </Button>
);

interface EmailFieldProps {
  name: string;
  value?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  errors?: readonly string[];
  autoFocus?: boolean;
}

/** The address by which the user signs in. */
export const EmailField = (props: EmailFieldProps) => {
  const { text } = useText();
  return (
    <TextField
      label={text('email')}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
};
