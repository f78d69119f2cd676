import { token } from '@tavoite/tokens';
import { css } from 'styled-components';

/** Of a target that is close to reached: the green of one that is, diluted. */
export const CLOSE_COLOUR = `color-mix(in srgb, ${token('color-meter-high')} 45%, ${token('color-surface')})`;

/**
 * Colours of what is filled, by `data-status`. Only an achieved target has a solid green bar: that of a
 * close one is pale, in an edge of the full green, which shows where it ends.
 */
export const meterColours = css`
  --meter-color: ${token('color-meter-none')};
  --meter-edge: 0;

  &[data-status='low'] {
    --meter-color: ${token('color-meter-low')};
  }

  &[data-status='mid'] {
    --meter-color: ${token('color-meter-mid')};
  }

  &[data-status='high'] {
    --meter-color: ${CLOSE_COLOUR};
    --meter-edge: 1px solid ${token('color-meter-high')};
  }

  &[data-status='achieved'] {
    --meter-color: ${token('color-meter-high')};
  }
`;
