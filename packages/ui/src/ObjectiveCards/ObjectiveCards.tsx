import { pixels, token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, useRef } from 'react';
import { styled } from 'styled-components';
import { Lines, type ListCentres } from '../GroupTree/Connector.js';
import { elbow, STEM_PX } from '../GroupTree/geometry.js';
import { useSettledLayout } from '../GroupTree/useSettledLayout.js';
import { Skeleton } from '../Skeleton/index.js';
import { mobile } from '../styles/index.js';

export interface ObjectiveItem {
  /** Unique in the list. */
  readonly id: number;
  /** Heading of the card. */
  readonly title: string;
  /** Text below the heading; may be empty. */
  readonly description: string;
}

export interface ObjectiveCardsProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Spoken name of the row. */
  label: string;
  /** The cards, from left to right. */
  objectives: readonly ObjectiveItem[];
  /**
   * Draws lines from the cards down to a bar, and leaves room for those that a joined `GroupTree` below
   * hangs from it; true by default.
   */
  joined?: boolean;
  /** Shows placeholders while the objectives load. */
  loading?: boolean;
  /** Spoken while loading. */
  loadingLabel: string;
  /** Level of the cards' headings in the page. */
  headingLevel?: 2 | 3 | 4;
}

/** Height of the lines' own part; the rest of them belongs to what hangs from the bar. */
const BAR_PX = pixels('layout-objective-line') - STEM_PX;

const Root = styled.section`
  container-type: inline-size;
`;

const List = styled.ul`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('layout-objective-gap')};
  margin: 0;
  padding: 0;

  &[data-joined] {
    padding-block-end: ${token('layout-objective-line')};
  }

  > svg {
    inset-block: auto ${token('layout-connector-stem')};
  }

  ${mobile} {
    flex-direction: column;
    gap: ${token('space-3')};

    &[data-joined] {
      padding-block-end: ${token('space-4')};
    }

    > svg {
      display: none;
    }
  }
`;

const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: 2px;
  flex: 1 0 280px;
  min-width: 0;
  max-width: 400px;
  padding: ${token('space-2')} ${token('space-4')};
  list-style: none;
  overflow-wrap: anywhere;
  background: ${token('color-surface')};
  border: 1px solid ${token('color-border')};
  border-block-start: 3px solid ${token('color-accent')};
  border-radius: ${token('radius-card')};

  /* Four in one row, and where there is room five. */
  @container (min-width: 850px) {
    flex-basis: 190px;
  }

  ${mobile} {
    flex-basis: auto;
    max-width: none;
  }
`;

/* Low: what stands below is what the page is opened for. */
const Title = styled.h3`
  font-size: ${token('font-size-md')};
  line-height: ${token('line-height-snug')};
`;

const Description = styled.p`
  font-size: ${token('font-size-sm')};
  line-height: ${token('line-height-snug')};
  color: ${token('color-text-muted')};
  white-space: pre-line;
`;

/** Where the lines start: at the cards that nothing stands below. */
function lastRowCentres(list: HTMLElement): ListCentres {
  const cards = [...list.children].filter((child) => child instanceof HTMLLIElement);
  const last = Math.max(...cards.map((card) => card.offsetTop));
  return {
    middle: list.offsetWidth / 2,
    items: cards
      .filter((card) => card.offsetTop === last)
      .map((card) => card.offsetLeft + card.offsetWidth / 2),
  };
}

const LOADING_CARDS = ['first', 'second', 'third'];

/**
 * The organisation's objectives side by side, joined by lines to one bar below them. Nothing when
 * there are none. Rows wrap where they do not fit; the lines start at the last one. `data-state` is
 * `ready` or `loading`. Renders a `<section>`.
 */
export const ObjectiveCards = ({
  label,
  objectives,
  joined = true,
  loading = false,
  loadingLabel,
  headingLevel = 3,
  ...rest
}: ObjectiveCardsProps) => {
  const listRef = useRef<HTMLUListElement>(null);
  const isEmpty = !loading && objectives.length === 0;
  const { layout, settling } = useSettledLayout(
    listRef,
    lastRowCentres,
    JSON.stringify([loading, objectives.map((objective) => objective.id)]),
  );
  if (isEmpty) return null;
  const lines = layout?.items
    .map((x) => `M${layout.middle} ${BAR_PX}${elbow({ x: layout.middle, y: BAR_PX }, { x, y: 0 })}`)
    .join('');
  return (
    <Root
      aria-label={loading ? loadingLabel : label}
      aria-busy={loading || undefined}
      data-state={loading ? 'loading' : 'ready'}
      {...rest}
    >
      <List ref={listRef} role="list" data-joined={joined || undefined}>
        {loading
          ? LOADING_CARDS.map((card) => (
              <Card key={card} aria-hidden="true">
                <Skeleton width="60%" height="1.2em" />
                <Skeleton />
                <Skeleton width="80%" />
              </Card>
            ))
          : objectives.map((objective) => (
              <Card key={objective.id}>
                <Title as={`h${headingLevel}`}>{objective.title}</Title>
                {objective.description ? <Description>{objective.description}</Description> : null}
              </Card>
            ))}
        {joined ? (
          <Lines
            aria-hidden="true"
            focusable="false"
            height={BAR_PX}
            data-settling={settling || undefined}
          >
            {lines ? <path d={lines} /> : null}
          </Lines>
        ) : null}
      </List>
    </Root>
  );
};
