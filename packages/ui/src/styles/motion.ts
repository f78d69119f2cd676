import { css } from 'styled-components';

/** How things come and move: names of keyframes for `animation`. */
export const motion = {
  /** Fades in. */
  appear: 'tavoite-appear',
  /** Fades in from a little above. */
  drop: 'tavoite-drop',
  /** Fades in from below. */
  rise: 'tavoite-rise',
  /** Fades halfway and back, as what is loading does. */
  breathe: 'tavoite-breathe',
  /** Turns around once. */
  turn: 'tavoite-turn',
} as const;

/**
 * The keyframes of {@link motion}, which `GlobalStyle` holds: written when a menu opens for the first
 * time, they would make the browser find the style of the whole page again.
 */
export const motionKeyframes = css`
  @keyframes ${motion.appear} {
    from {
      opacity: 0;
    }
  }

  @keyframes ${motion.drop} {
    from {
      opacity: 0;
      translate: 0 -4px;
    }
  }

  @keyframes ${motion.rise} {
    from {
      opacity: 0;
      translate: 0 8px;
    }
  }

  @keyframes ${motion.breathe} {
    50% {
      opacity: 0.55;
    }
  }

  @keyframes ${motion.turn} {
    to {
      rotate: 1turn;
    }
  }
`;
