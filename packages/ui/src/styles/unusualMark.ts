import { token } from '@tavoite/tokens';
import { css } from 'styled-components';

/** Of a figure that is far from the months before: seen without reading. */
export const unusualMark = css`
  text-decoration: underline 2px ${token('color-warning')};
  text-underline-offset: 5px;
`;
