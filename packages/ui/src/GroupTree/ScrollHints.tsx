import { token } from '@tavoite/tokens';
import { type RefObject, useEffect, useState } from 'react';
import { css, styled } from 'styled-components';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/index.js';
import { mobile } from '../styles/index.js';

/** Names of the buttons at the edges of a frame that scrolls sideways. */
export interface ScrollLabels {
  /** Name of the button at the left edge. */
  left: string;
  /** Name of the button at the right edge. */
  right: string;
}

interface HiddenParts {
  left: boolean;
  right: boolean;
}

/** Less than this is rounding. */
const SLACK_PX = 2;
/** How far a press goes, as a share of what is in sight. */
const STEP = 0.8;

function hiddenParts({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): HiddenParts {
  return {
    left: scrollLeft > SLACK_PX,
    right: scrollLeft + clientWidth < scrollWidth - SLACK_PX,
  };
}

const Edge = styled.div`
  position: absolute;
  inset-block: 0;
  display: flex;
  align-items: flex-start;
  inline-size: ${token('space-16')};
  pointer-events: none;

  &[data-edge='left'] {
    inset-inline-start: 0;
  }

  &[data-edge='right'] {
    inset-inline-end: 0;
  }

  ${mobile} {
    display: none;
  }
`;

/** Style of the frame: a mask, which fades to whatever background it is on. */
export const fadingEdges = css`
  --fade-left: 0px;
  --fade-right: 0px;

  &[data-hidden-left] {
    --fade-left: ${token('space-16')};
  }

  &[data-hidden-right] {
    --fade-right: ${token('space-16')};
  }

  &:is([data-hidden-left], [data-hidden-right]):not(:focus-visible) {
    mask-image: linear-gradient(
      to right,
      transparent,
      black var(--fade-left),
      black calc(100% - var(--fade-right)),
      transparent
    );
  }

  ${mobile} {
    && {
      mask-image: none;
    }
  }

  @media (forced-colors: active) {
    && {
      mask-image: none;
    }
  }
`;

/* Stays in sight on trees that are higher than the screen. */
const Step = styled(IconButton)`
  position: sticky;
  inset-block-start: 50vh;
  margin-block: ${token('space-8')};
  border-radius: ${token('radius-pill')};
  box-shadow: ${token('shadow-raised')};
  pointer-events: auto;

  [data-edge='right'] > & {
    margin-inline-start: auto;
  }
`;

export interface ScrollHintsProps {
  frame: RefObject<HTMLElement | null>;
  /** Changes with the content. */
  version: string;
  labels: ScrollLabels;
}

/**
 * Says that a frame goes on beyond its edges: they fade, and a button leads there. Renders nothing
 * while all of it is in sight.
 */
export const ScrollHints = ({ frame, version, labels }: ScrollHintsProps) => {
  const [hidden, setHidden] = useState<HiddenParts>({ left: false, right: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for what is drawn.
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const look = () => {
      const next = hiddenParts(element);
      setHidden((last) => (last.left === next.left && last.right === next.right ? last : next));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
    for (const watched of [element, ...element.children]) observer?.observe(watched);
    return () => {
      element.removeEventListener('scroll', look);
      observer?.disconnect();
    };
  }, [frame, version]);

  useEffect(() => {
    // Which of the frame's edges fade.
    frame.current?.toggleAttribute('data-hidden-left', hidden.left);
    frame.current?.toggleAttribute('data-hidden-right', hidden.right);
  }, [frame, hidden]);

  const go = (direction: 1 | -1) => {
    const element = frame.current;
    const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
    element?.scrollBy({
      left: direction * element.clientWidth * STEP,
      behavior: still ? 'instant' : 'smooth',
    });
  };
  return (
    <>
      {hidden.left ? (
        <Edge data-edge="left">
          <Step label={labels.left} variant="secondary" size="sm" onClick={() => go(-1)}>
            <Icon icon={ChevronLeftIcon} size="sm" />
          </Step>
        </Edge>
      ) : null}
      {hidden.right ? (
        <Edge data-edge="right">
          <Step label={labels.right} variant="secondary" size="sm" onClick={() => go(1)}>
            <Icon icon={ChevronRightIcon} size="sm" />
          </Step>
        </Edge>
      ) : null}
    </>
  );
};
