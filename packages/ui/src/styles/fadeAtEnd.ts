import { token } from '@tavoite/tokens';
import { css, keyframes } from 'styled-components';

const fade = css`
  mask-image: linear-gradient(to left, transparent, black ${token('space-8')});
`;

const scrolled = keyframes`
  from,
  98% {
    ${fade}
  }

  to {
    mask-image: none;
  }
`;

/** A row that goes on beyond its end fades there, until it is scrolled to the last of what it holds. */
export const fadeAtEnd = css`
  animation: ${scrolled} linear both;
  animation-timeline: scroll(self inline);
`;
