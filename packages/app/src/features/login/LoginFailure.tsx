import { token } from '@tavoite/tokens';
import { Banner } from '@tavoite/ui';
import { useEffect, useState } from 'react';
import { LOGIN_ERROR_MS } from '../../core/constants.js';
import { useText } from '../../i18n/Texts.js';

export interface LoginFailureProps {
  /** For the form to be described by. */
  id: string;
  message: string;
}

/**
 * Why the sign-in failed: a red banner for 5 seconds, not counting those in which the pointer or the
 * focus is on it. After that it stays as a line of text.
 */
export const LoginFailure = ({ id, message }: LoginFailureProps) => {
  const { text } = useText();
  const [shown, setShown] = useState(true);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || !shown) return;
    const timer = setTimeout(() => setShown(false), LOGIN_ERROR_MS);
    return () => clearTimeout(timer);
  }, [held, shown]);
  if (!shown) {
    return (
      <p id={id} style={{ color: token('color-danger-text'), fontSize: token('font-size-sm') }}>
        {text('last-login-failed', { message })}
      </p>
    );
  }
  return (
    <Banner
      id={id}
      tone="danger"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      {message}
    </Banner>
  );
};
