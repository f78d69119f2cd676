import { token } from '@tavoite/tokens';
import { css } from 'styled-components';

/**
 * Of the compare value on a bar: fainter than all else, and hardly higher than the bar. It is what was, not
 * what is aimed at.
 */
export const compareMark = css`
  position: absolute;
  inset-block: -2px;
  inline-size: 2px;
  background: ${token('color-text-muted')};
  box-shadow:
    -1px 0 ${token('color-surface')},
    1px 0 ${token('color-surface')};
`;

/** So near the end of what is filled that a crumb of it would look like a part of the mark. */
export const closeMark = css`
  box-shadow: -1px 0 ${token('color-surface')};
`;
