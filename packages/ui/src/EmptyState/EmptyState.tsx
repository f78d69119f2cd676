import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconDrawing } from '../Icon/index.js';
import { InboxIcon } from '../icons/index.js';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token('space-2')};
  padding: ${token('space-10')} ${token('space-4')};
  text-align: center;

  > svg {
    box-sizing: content-box;
    margin-bottom: ${token('space-1')};
    padding: ${token('space-3')};
    color: ${token('color-accent-text')};
    background: ${token('color-accent-subtle')};
    border-radius: 50%;
  }

  &[data-tone='danger'] > svg {
    color: ${token('color-danger-text')};
    background: ${token('color-danger-subtle')};
  }
`;

const Title = styled.p`
  max-width: 44ch;
  font-size: ${token('font-size-lg')};
  font-weight: ${token('font-weight-semibold')};
  text-wrap: balance;
`;

const Description = styled.p`
  max-width: 56ch;
  color: ${token('color-text-muted')};
  text-wrap: pretty;
`;

const Action = styled.div`
  margin-top: ${token('space-2')};
`;

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** What is missing, in one line. */
  title: ReactNode;
  /** Why, or what can be done. */
  description?: ReactNode;
  /** A sign of what is missing. */
  icon?: IconDrawing;
  /** A button that fixes the emptiness. */
  action?: ReactNode;
  /** `danger` when something failed. */
  tone?: 'neutral' | 'danger';
}

/** Says that there is nothing to show, and why. Renders a `<div>`. */
export const EmptyState = ({
  title,
  description,
  icon = InboxIcon,
  action,
  tone = 'neutral',
  ...rest
}: EmptyStateProps) => (
  <Root data-tone={tone} {...rest}>
    <Icon icon={icon} size="lg" />
    <Title>{title}</Title>
    {description ? <Description>{description}</Description> : null}
    {action ? <Action>{action}</Action> : null}
  </Root>
);
