import type { ComponentPropsWithRef, MouseEvent, ReactElement } from 'react';
import { styled } from 'styled-components';
import { buttonStyles } from '../Button/styles.js';
import { Spinner } from '../Spinner/index.js';

const Root = styled.button`
  ${buttonStyles}
  flex: none;
  min-width: var(--button-height);
  padding: 0;

  &[data-variant='quiet']:not(:disabled, [aria-disabled='true']:not([data-loading])) {
    --button-text: inherit;
  }
`;

type Name =
  | { /** Spoken name; also shown as the native tooltip. */ label: string }
  | { label?: undefined; 'aria-labelledby': string };

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label'> &
  Name & {
    /** One `Icon`, perhaps with a `Dot`. */
    children: ReactElement | ReactElement[];
    variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
    size?: 'sm' | 'md' | 'lg';
    /** Shows a spinner; keeps the focus and does nothing. */
    loading?: boolean;
  };

/** A square button with an icon only; it does not compile without a name. Renders a `<button>`. */
export const IconButton = ({
  label,
  variant = 'quiet',
  size = 'md',
  loading = false,
  onClick,
  children,
  ...rest
}: IconButtonProps) => {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      type="button"
      aria-label={label}
      title={label}
      data-variant={variant}
      data-size={size}
      data-loading={loading || undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={click}
      {...rest}
    >
      {loading ? <Spinner size="sm" /> : children}
    </Root>
  );
};
