import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const Root = styled.span`
  --badge-ground: ${token('color-surface-sunken')};
  --badge-text: ${token('color-text-muted')};
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  min-height: 20px;
  padding: 0 ${token('space-2')};
  font-size: ${token('font-size-xs')};
  font-weight: ${token('font-weight-semibold')};
  line-height: ${token('line-height-snug')};
  font-variant-numeric: tabular-nums;
  color: var(--badge-text);
  background: var(--badge-ground);
  border: 1px solid transparent;
  border-radius: ${token('radius-pill')};
  vertical-align: middle;

  &[data-tone='accent'] {
    --badge-ground: ${token('color-accent')};
    --badge-text: ${token('color-on-accent')};
    /* Else the browser would lay the canvas' colour behind the text, on which it cannot be read. */
    forced-color-adjust: none;
  }

  &[data-tone='info'] {
    --badge-ground: ${token('color-info-subtle')};
    --badge-text: ${token('color-info-text')};
  }

  &[data-tone='success'] {
    --badge-ground: ${token('color-success-subtle')};
    --badge-text: ${token('color-success-text')};
  }

  &[data-tone='warning'] {
    --badge-ground: ${token('color-warning-subtle')};
    --badge-text: ${token('color-warning-text')};
  }

  &[data-tone='danger'] {
    --badge-ground: ${token('color-danger-subtle')};
    --badge-text: ${token('color-danger-text')};
  }
`;

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** A colour pair; the word says the meaning. */
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
}

/** A short word or count next to a title, such as "new". Renders a `<span>`. */
export const Badge = ({ tone = 'neutral', ...rest }: BadgeProps) => (
  <Root data-tone={tone} {...rest} />
);
