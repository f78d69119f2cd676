import { Button } from '@tavoite/ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useText } from '../../i18n/Texts.js';

export interface SaveButtonProps
  extends Pick<ComponentPropsWithRef<'button'>, 'type' | 'form' | 'onClick'> {
  /** What is sent is on its way. */
  pending?: boolean;
  /** Spoken meanwhile; "Saving" without. */
  pendingLabel?: string;
  /** Nothing differs from what was saved before; never of something new, where it says what is missing. */
  unchanged?: boolean;
  variant?: 'primary' | 'secondary' | 'danger';
  /** "Save" without. */
  children?: ReactNode;
}

/**
 * Sends a form. While there is nothing to save it is quiet and does nothing, nor does Enter in a
 * field; it keeps its place in the tab order, so that saving takes the focus from nobody.
 */
export const SaveButton = ({
  pending = false,
  pendingLabel,
  unchanged = false,
  variant = 'primary',
  onClick,
  children,
  ...rest
}: SaveButtonProps) => {
  const { text } = useText();
  const isIdle = unchanged && !pending;
  return (
    <Button
      type="submit"
      variant={variant}
      loading={pending}
      loadingLabel={pendingLabel ?? text('saving')}
      onClick={isIdle ? (event) => event.preventDefault() : onClick}
      {...(isIdle && { 'aria-disabled': true })}
      {...rest}
    >
      {children ?? text('save')}
    </Button>
  );
};
