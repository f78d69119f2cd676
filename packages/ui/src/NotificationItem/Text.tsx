import { token } from '@tavoite/tokens';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/index.js';
import { RichTextView } from '../RichTextView/index.js';
import { dense } from '../styles/index.js';
import { MEDIUM, WIDE } from './layout.js';

/** Longer lines are hard to follow. */
const TEXT_WIDTH = '46rem';

/** What the link needs that stands at the end of a line of text, in either language. */
const LINK_WIDTH = '7rem';
/** So wide that words are left before it, however large they are set. */
const INLINE = '(min-width: 17rem)';

const Root = styled.div`
  display: flow-root;
  position: relative;
  /* The link lies over the text, and over nothing else. */
  isolation: isolate;
  max-inline-size: ${TEXT_WIDTH};
  margin-block-start: ${token('space-3')};

  ${dense} {
    margin-block-start: ${token('space-2')};
  }

  @container ${MEDIUM} {
    margin-block-start: ${token('space-2')};
  }

  @container ${WIDE} {
    margin-block-start: ${token('space-1')};
  }
`;

/** Section 9: collapsed to 100 px. */
const Body = styled.div`
  /* The card has its own room below. */
  & > * > :last-child {
    margin-block-end: 0;
  }

  &[data-collapsed] {
    max-height: ${token('layout-notification-preview')};
    overflow: hidden;
  }

  /* No line is cut through, and the last one says that it is not the end. */
  &[data-collapsed][data-overflows] {
    --end: var(--whole-lines, ${token('layout-notification-preview')});
    margin-block-end: calc(var(--end) - ${token('layout-notification-preview')});
    mask-image: linear-gradient(
      black calc(var(--end) - 1lh),
      rgb(0 0 0 / 45%) var(--end),
      transparent 0
    );

    /* It ends before the link in it. */
    @container ${INLINE} {
      mask:
        linear-gradient(black, black) 0 0 / 100% calc(var(--end) - 1lh) no-repeat,
        linear-gradient(
          to right,
          rgb(0 0 0 / 65%) calc(100% - ${LINK_WIDTH} - 4rem),
          transparent calc(100% - ${LINK_WIDTH})
        )
          0 calc(var(--end) - 1lh) / 100% 1lh no-repeat;
    }
  }
`;

/** A link that takes no line of its own where there is room: it stands where the last one ends. */
const More = styled(Button)`
  --height: ${token('space-6')};
  position: relative;
  min-height: var(--height);
  padding-inline: 0;
  border: 0;
  text-decoration: underline;
  text-underline-offset: 0.2em;

  /* A finger hits more than a line. */
  @media (pointer: coarse) {
    --height: ${token('space-10')};
  }

  @container ${INLINE} {
    &[aria-expanded='false'] {
      position: absolute;
      /* What it lies over is faded out. */
      z-index: 1;
      inset-block-end: calc((1lh - var(--height)) / 2 - 2px);
      inset-inline-start: min(
        var(--line-end, 0px) + ${token('space-2')},
        100% - ${LINK_WIDTH} + ${token('space-2')}
      );
    }
  }

  &[data-variant='quiet']:is(:hover, :active) {
    background: none;
    text-decoration-thickness: 2px;
  }
`;

/** Letters of one line may end at heights that differ by so many pixels. */
const SAME_LINE = 6;

/** Where the last line ends that is seen as a whole, in pixels from the top and from the left; 0 where there is none. */
function lastWholeLineOf(element: HTMLElement): { bottom: number; right: number } {
  const box = element.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(element);
  const lines = [...range.getClientRects()].filter(({ bottom }) => bottom <= box.bottom + 0.5);
  let bottom = box.top;
  for (const line of lines) bottom = Math.max(bottom, line.bottom);
  let right = box.left;
  for (const line of lines)
    if (line.bottom > bottom - SAME_LINE) right = Math.max(right, line.right);
  return { bottom: Math.ceil(bottom - box.top), right: Math.ceil(right - box.left) };
}

export interface TextProps {
  id: string;
  /** Draft raw content. */
  content: string;
  /** In place of the text. */
  problem: ReactNode;
  /** All of it is shown. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  moreLabel: string;
  hideLabel: string;
}

/** The text of a notification, with the link that shows all of it. */
export const Text = ({
  id,
  content,
  problem,
  open,
  onOpenChange,
  moreLabel,
  hideLabel,
}: TextProps) => {
  const body = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  const [wholeLines, setWholeLines] = useState(0);
  const [lineEnd, setLineEnd] = useState(0);

  // Before it is drawn, so that nothing below it moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height
  useLayoutEffect(() => {
    const element = body.current;
    if (!element || open) return;
    const measure = () => {
      const isLonger = element.scrollHeight > element.clientHeight + 1;
      setOverflows(isLonger);
      if (!isLonger) return;
      const { bottom, right } = lastWholeLineOf(element);
      setWholeLines(bottom);
      setLineEnd(right);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Another font gives other lines.
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    // Where a list leaves it out, the observer says when it is there: to measure it would lay it out.
    if (element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true) measure();
    return () => observer.disconnect();
  }, [content, open]);

  const lines =
    wholeLines > 0
      ? ({ '--whole-lines': `${wholeLines}px`, '--line-end': `${lineEnd}px` } as CSSProperties)
      : undefined;

  return (
    <Root style={lines}>
      <Body
        ref={body}
        id={id}
        data-collapsed={(!open && !problem) || undefined}
        data-overflows={overflows || undefined}
        data-shortened={(!open && overflows) || undefined}
      >
        {problem ?? <RichTextView content={content} headingLevel={3} />}
      </Body>
      {(overflows || open) && (
        <More
          variant="quiet"
          size="sm"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => onOpenChange(!open)}
        >
          {open ? hideLabel : moreLabel}
        </More>
      )}
    </Root>
  );
};
