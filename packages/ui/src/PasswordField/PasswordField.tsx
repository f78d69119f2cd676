import { token } from '@tavoite/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { HideIcon, ShowIcon } from '../icons/index.js';
import { TextField, type TextFieldProps } from '../TextField/index.js';

const Field = styled(TextField)`
  input {
    padding-right: ${token('space-10')};
  }

  /* The toggle is the product's own in every browser. */
  input::-ms-reveal {
    display: none;
  }
`;

const Toggle = styled(IconButton)`
  position: absolute;
  top: 50%;
  right: ${token('space-1')};
  translate: 0 -50%;
  color: ${token('color-text-muted')};
`;

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  /** Names of the toggle: what pressing it will do. */
  revealLabel: string;
  /** Name of the button while the password is in sight. */
  concealLabel: string;
}

/** A password that can be shown. `data-shown` on the input while it is. */
export const PasswordField = ({ revealLabel, concealLabel, ...rest }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  return (
    <Field
      autoComplete="current-password"
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      type={shown ? 'text' : 'password'}
      data-shown={shown || undefined}
      trailing={
        <Toggle
          label={shown ? concealLabel : revealLabel}
          size="sm"
          onClick={() => setShown(!shown)}
        >
          <Icon icon={shown ? HideIcon : ShowIcon} size="sm" />
        </Toggle>
      }
    />
  );
};
