import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  color: ${token('color-accent-text')};

  svg {
    width: 28px;
    height: 28px;
    flex: none;
  }

  &[data-size='lg'] svg {
    width: 44px;
    height: 44px;
  }
`;

const Word = styled.span`
  color: ${token('color-text')};
  font-size: 1.125rem;
  font-weight: ${token('font-weight-bold')};
  letter-spacing: -0.025em;
  line-height: 1;

  [data-size='lg'] > & {
    font-size: 1.75rem;
  }
`;

export interface LogoProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The product's name, spoken; shown next to the mark unless `markOnly`. */
  name: string;
  /** Leaves the name out of sight; it is still spoken. */
  markOnly?: boolean;
  /** Height of the mark. */
  size?: 'md' | 'lg';
}

/**
 * The mark: a rising line that ends in the middle of a target. Renders a `<span>`.
 */
export const Logo = ({ name, markOnly = false, size = 'md', ...rest }: LogoProps) => (
  <Root data-size={size} {...(markOnly ? { role: 'img', 'aria-label': name } : {})} {...rest}>
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <path
        d="M28.4 12.2A13 13 0 1 1 19.8 3.6"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M21.6 17.4a6.2 6.2 0 1 1-7-7"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.55"
      />
      <path d="m16 16 11.5-11.5" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <circle cx="16" cy="16" r="2.6" fill="currentColor" />
    </svg>
    {markOnly ? null : <Word>{name}</Word>}
  </Root>
);
