import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconDrawing } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/index.js';

const Root = styled.div`
  --banner-ground: ${token('color-info-subtle')};
  --banner-mark: ${token('color-info')};
  display: flex;
  align-items: flex-start;
  gap: ${token('space-3')};
  padding: ${token('space-3')} ${token('space-4')};
  color: ${token('color-text')};
  background: var(--banner-ground);
  border: 1px solid transparent;
  border-radius: ${token('radius-card')};
  box-shadow: inset 3px 0 0 var(--banner-mark);

  &[data-tone='success'] {
    --banner-ground: ${token('color-success-subtle')};
    --banner-mark: ${token('color-success')};
  }

  &[data-tone='warning'] {
    --banner-ground: ${token('color-warning-subtle')};
    --banner-mark: ${token('color-warning')};
  }

  &[data-tone='danger'] {
    --banner-ground: ${token('color-danger-subtle')};
    --banner-mark: ${token('color-danger')};
  }

  > svg {
    flex: none;
    color: var(--banner-mark);
  }

  > button {
    margin: calc(-1 * ${token('space-1')}) calc(-1 * ${token('space-2')}) 0 0;
  }
`;

const Body = styled.div`
  flex: 1;
  min-width: 0;

  /* What can be done stands apart from what is said. */
  & > div {
    margin-block-start: ${token('space-2')};
  }
`;

const Title = styled.p`
  font-weight: ${token('font-weight-semibold')};
`;

const MARKS = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: ErrorIcon,
} as const satisfies Record<string, IconDrawing>;

export type BannerProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** Colour and icon. `danger` interrupts, the others wait. */
  tone?: keyof typeof MARKS;
  /** A first line in semibold. */
  title?: ReactNode;
} & (
    | {
        /** With it the banner has a close button. */
        onDismiss: () => void;
        /** Name of the close button. */
        dismissLabel: string;
      }
    | { onDismiss?: undefined; dismissLabel?: undefined }
  );

/** A message in the page. A danger banner interrupts, others wait. Renders a `<div>`. */
export const Banner = ({
  tone = 'info',
  title,
  onDismiss,
  dismissLabel,
  children,
  ...rest
}: BannerProps) => (
  <Root role={tone === 'danger' ? 'alert' : 'status'} data-tone={tone} {...rest}>
    <Icon icon={MARKS[tone]} />
    <Body>
      {title ? <Title>{title}</Title> : null}
      {children}
    </Body>
    {onDismiss ? (
      <IconButton label={dismissLabel} size="sm" onClick={onDismiss}>
        <Icon icon={CloseIcon} size="sm" />
      </IconButton>
    ) : null}
  </Root>
);
