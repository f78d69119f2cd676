import { STANDINGS, type Standing } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import { styled } from 'styled-components';
import { filterChip } from '../styles/filterChip.js';
import { mobile, plainButton } from '../styles/index.js';
import { motion } from '../styles/motion.js';
import { type MeterStatus, StatusMark } from '../TargetMeter/StatusMark.js';

export interface TargetSummaryLabels {
  /** Spoken name of the line: what its buttons do. */
  label: string;
  /** All targets: "12 targets". */
  all: (count: number) => string;
  /** Targets of one standing: "7 achieved". */
  standing: Record<Standing, (count: number) => string>;
  /** What a standing means, shown on hover and focus. */
  hint: Record<Standing, string>;
  /** Before those that are furthest behind: what they are. */
  furthest: string;
  /** What their shares are of, after that; left out where there is little room. */
  furthestOf: string;
  /** After them, leads to all that are behind: "Show all 8". */
  allBehind: (count: number) => string;
}

/** A target that is behind. */
export interface TargetBehind {
  /** Unique in the line. */
  readonly id: number;
  /** Name of the target. */
  readonly title: string;
  /** How it stands. */
  readonly status: MeterStatus;
  /** The share of the target that is reached, which it is ranked by: "33.33 %". */
  readonly share: string;
  /** By how much it is behind: "56.60 k€ short". */
  readonly gap: string | null;
}

export interface TargetSummaryProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** How many targets there are of each standing. */
  counts: Readonly<Record<Standing, number>>;
  /** The standing that is shown alone; null for all. */
  value: Standing | null;
  /** Called with the standing to show alone; with null when it is pressed again, or all are. */
  onValueChange: (value: Standing | null) => void;
  /** The texts it shows, in the reader's language. */
  labels: TargetSummaryLabels;
  /** What the values are of, at the end of the line: "September 2026, verified". */
  period?: string;
  /** Those that are furthest behind, the worst first; on narrow screens the first one is shown. */
  furthest?: readonly TargetBehind[];
  /** Called with the id of one of them that is pressed. */
  onOpen?: (id: number) => void;
  /** Called to show all that are behind, the worst first; without it there is no button for that. */
  onAllBehind?: () => void;
}

const Root = styled.div`
  container-type: inline-size;
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-2')};
  margin-block-end: ${token('space-4')};

  /* The months, one line of filters, and the one that is furthest behind. */
  ${mobile} {
    gap: ${token('space-1')} 3px;
    margin-block-end: ${token('space-2')};
  }
`;

const Filter = styled.button`
  ${filterChip}

  ${mobile} {
    display: block;
    flex: 1 1 0;
    min-inline-size: min-content;
    min-height: 44px;
    padding: ${token('space-1')};
    font-size: ${token('font-size-xs')};
    line-height: ${token('line-height-snug')};
    text-align: center;
    border-radius: ${token('radius-control')};

    > svg {
      display: inline-block;
      margin-inline-end: 4px;
      vertical-align: -2px;
    }
  }
`;

const Place = styled.span`
  position: relative;
  display: inline-flex;

  ${mobile} {
    position: static;
    flex: 1 1 0;
    min-inline-size: min-content;

    > button {
      flex: 1;
    }
  }
`;

const Hint = styled.span`
  position: absolute;
  inset-block-start: calc(100% + 6px);
  inset-inline-start: 0;
  z-index: ${token('z-popover')};
  inline-size: max-content;
  max-inline-size: 260px;
  padding: ${token('space-1')} ${token('space-2')};
  font-size: ${token('font-size-sm')};
  color: ${token('color-text-inverse')};
  background: ${token('color-surface-inverse')};
  border-radius: ${token('radius-control')};
  animation: ${motion.appear} ${token('duration-normal')} ${token('easing-standard')} 250ms both;

  /* Below the line, as wide as that at most. */
  ${mobile} {
    inset-block-start: 50px;
    max-inline-size: 100%;
  }
`;

/* Its own line, which is there also while nothing is behind. */
const Below = styled.div`
  display: flex;
  flex: 1 0 100%;
  align-items: center;
  gap: ${token('space-1')} ${token('space-4')};
  min-inline-size: 0;
  min-block-size: ${token('size-target')};
  font-size: ${token('font-size-sm')};

  ${mobile} {
    display: contents;
  }
`;

const Furthest = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-1')} ${token('space-3')};
  min-inline-size: 0;

  > span {
    flex: none;
    color: ${token('color-text-muted')};
  }

  /* Their names need the room more. */
  @container (max-width: 50rem) {
    > span > span {
      display: none;
    }
  }

  /* As many as there is room for with their names. */
  @container (max-width: 56rem) {
    > button[aria-haspopup]:nth-of-type(3) {
      display: none;
    }
  }

  @container (max-width: 44rem) {
    > button[aria-haspopup]:nth-of-type(2) {
      display: none;
    }
  }

  /* The worst one and the way to all of them. */
  ${mobile} {
    flex: 1 0 100%;
    gap: 0 ${token('space-2')};
    font-size: ${token('font-size-xs')};

    > [aria-haspopup] ~ [aria-haspopup] {
      display: none;
    }
  }
`;

const Behind = styled.button`
  ${plainButton}
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
  min-inline-size: 0;
  min-block-size: ${token('size-target')};
  color: ${token('color-text')};
  font-variant-numeric: tabular-nums;

  > b {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: ${token('font-weight-medium')};
  }

  > span {
    flex: none;
    color: ${token('color-text-muted')};
  }

  &:hover > b {
    color: ${token('color-accent-text')};
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }

  ${mobile} {
    min-block-size: 40px;
    margin-block: calc(-1 * ${token('space-2')});
  }
`;

const All = styled.button`
  ${plainButton}
  flex: none;
  min-block-size: ${token('size-target')};
  font-weight: ${token('font-weight-medium')};
  color: ${token('color-accent-text')};

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }

  ${mobile} {
    min-block-size: 40px;
    margin-block: calc(-1 * ${token('space-2')});
    margin-inline-start: auto;
  }
`;

const Period = styled.p`
  flex: none;
  margin-inline-start: auto;
  font-size: ${token('font-size-sm')};
  color: ${token('color-text-muted')};

  /* Months begin small in Finnish. */
  &::first-letter {
    text-transform: uppercase;
  }

  /* At what chooses them, above. */
  ${mobile} {
    flex: 1 0 100%;
    order: -1;
    margin-inline-start: 0;
  }
`;

/** Every mark that a meter of the standing can have. */
const MARKS: Record<Standing, readonly MeterStatus[]> = {
  achieved: ['achieved'],
  close: ['high'],
  behind: ['mid', 'low'],
  'no-data': ['none'],
};

/**
 * How many targets are achieved, close, behind and without data, each a filter; below, those that are
 * furthest behind, with the way to all of those, and what months the values are of. `data-value` is the one that is
 * shown alone, or `all`. Renders a `<div role="group">` of buttons.
 */
export const TargetSummary = ({
  counts,
  value,
  onValueChange,
  labels,
  period,
  furthest,
  onOpen,
  onAllBehind,
  ...rest
}: TargetSummaryProps) => {
  // Not the kit's tooltip: it is as large as all else of the page that shows this first.
  const [hinted, setHinted] = useState<Standing | null>(null);
  const hintId = useId();
  const total = STANDINGS.reduce((sum, standing) => sum + counts[standing], 0);
  return (
    <Root role="group" aria-label={labels.label} data-value={value ?? 'all'} {...rest}>
      <Filter type="button" aria-pressed={value === null} onClick={() => onValueChange(null)}>
        {labels.all(total)}
      </Filter>
      {STANDINGS.map((standing) => (
        <Place
          key={standing}
          onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setHinted(standing)}
          onPointerLeave={() => setHinted(null)}
          onFocus={({ target }) => target.matches(':focus-visible') && setHinted(standing)}
          onBlur={() => setHinted(null)}
          onKeyDown={({ key }) => key === 'Escape' && setHinted(null)}
        >
          <Filter
            type="button"
            aria-pressed={value === standing}
            aria-describedby={hinted === standing ? hintId : undefined}
            // Nothing to show; but what is shown can always be left.
            disabled={counts[standing] === 0 && value !== standing}
            onClick={() => onValueChange(value === standing ? null : standing)}
          >
            {MARKS[standing].map((status) => (
              <StatusMark key={status} status={status} />
            ))}
            {labels.standing[standing](counts[standing])}
          </Filter>
          {hinted === standing ? (
            <Hint role="tooltip" id={hintId}>
              {labels.hint[standing]}
            </Hint>
          ) : null}
        </Place>
      ))}
      {period || furthest ? (
        <Below>
          {furthest && furthest.length > 0 ? (
            <Furthest role="group" aria-label={`${labels.furthest}, ${labels.furthestOf}`}>
              <span aria-hidden="true">
                {labels.furthest}
                <span>, {labels.furthestOf}</span>
              </span>
              {furthest.map(({ id, title, status, share, gap }) => (
                <Behind
                  key={id}
                  type="button"
                  aria-haspopup="dialog"
                  title={gap === null ? title : `${title}: ${gap}`}
                  onClick={() => onOpen?.(id)}
                >
                  <StatusMark status={status} />
                  <b>{title}</b>
                  <span> {share}</span>
                </Behind>
              ))}
              {onAllBehind ? (
                <All type="button" onClick={onAllBehind}>
                  {labels.allBehind(counts.behind)}
                </All>
              ) : null}
            </Furthest>
          ) : null}
          {period ? <Period>{period}</Period> : null}
        </Below>
      ) : null}
    </Root>
  );
};
