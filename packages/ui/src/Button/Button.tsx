import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link, type LinkProps } from '../Link/index.js';
import { Spinner } from '../Spinner/index.js';
import { buttonStyles } from './styles.js';

const Root = styled.button`
  ${buttonStyles}
`;

const LinkRoot = styled(Link)`
  ${buttonStyles}
`;

const Content = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: inherit;

  [data-loading] > & {
    opacity: 0;
  }
`;

const Waiting = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

export interface ButtonLook {
  /** One primary per view; `danger` destroys something; `quiet` is a plain text button. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** 28, 36 or 44 px high; 36 by default. */
  size?: 'sm' | 'md' | 'lg';
  /** An `Icon` before or after the text. */
  icon?: ReactNode;
  /** Shown after the text, such as a chevron. */
  iconEnd?: ReactNode;
  /** As wide as its container. */
  fullWidth?: boolean;
}

export type ButtonProps = ButtonLook &
  ComponentPropsWithRef<'button'> &
  (
    | {
        /** Shows a spinner; the button keeps its width and the focus and does nothing. */
        loading: boolean;
        /** Spoken while loading, such as "Saving". */
        loadingLabel: string;
      }
    | { loading?: undefined; loadingLabel?: undefined }
  );

/** Starts an action. Renders a `<button type="button">`. */
export const Button = ({
  variant = 'secondary',
  size = 'md',
  icon,
  iconEnd,
  fullWidth,
  loading = false,
  loadingLabel,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // Also keeps a form from being sent twice.
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      type="button"
      data-variant={variant}
      data-size={size}
      data-full-width={fullWidth || undefined}
      data-loading={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={click}
      {...rest}
    >
      <Content>
        {icon}
        {children}
        {iconEnd}
      </Content>
      {loading ? (
        <Waiting>
          <Spinner size="sm" label={loadingLabel} />
        </Waiting>
      ) : null}
    </Root>
  );
};

export type LinkButtonProps = ButtonLook & LinkProps;

/** A link that looks like a button. Renders the `LinkProvider`'s link. */
export const LinkButton = ({
  variant = 'secondary',
  size = 'md',
  icon,
  iconEnd,
  fullWidth,
  children,
  ...rest
}: LinkButtonProps) => (
  <LinkRoot
    data-variant={variant}
    data-size={size}
    data-full-width={fullWidth || undefined}
    {...rest}
  >
    {icon}
    {children}
    {iconEnd}
  </LinkRoot>
);
