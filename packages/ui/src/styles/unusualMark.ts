import { token } from '@tavoite/tokens';
import { css } from 'styled-components';

/** Of a figure that is far from the months before: seen without reading. */
export const unusualMark = css`
  text-decoration: underline 2px ${token('color-warning')};
  text-underline-offset: 5px;
`;

/** Of what holds such figures: a dot at its upper right corner, in the styles of a pseudo-element. */
export const unusualDot = css`
  content: '';
  position: absolute;
  inline-size: 6px;
  block-size: 6px;
  border-radius: 50%;
  background: ${token('color-warning')};

  @media (forced-colors: active) {
    background: Mark;
    outline: 1px solid CanvasText;
    forced-color-adjust: none;
  }
`;
