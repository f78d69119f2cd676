import { token } from '@tavoite/tokens';
import { css, keyframes } from 'styled-components';

const fade = (start: string, end: string) => css`
  mask-image: linear-gradient(
    to right,
    ${start},
    black ${token('space-8')},
    black calc(100% - ${token('space-8')}),
    ${end}
  );
`;

const scrolled = keyframes`
  from {
    ${fade('black', 'transparent')}
  }

  2%,
  98% {
    ${fade('transparent', 'transparent')}
  }

  to {
    ${fade('transparent', 'black')}
  }
`;

/** A row that goes on beyond its ends fades there, until it is scrolled to the first or the last of what it holds. */
export const fadeAtEnds = css`
  animation: ${scrolled} linear both;
  animation-timeline: scroll(self inline);
`;
