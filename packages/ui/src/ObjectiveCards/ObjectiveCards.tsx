import { pixels, token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Lines, listCentres } from '../GroupTree/Connector.js';
import { bendPath } from '../GroupTree/geometry.js';
import { centreScroll } from '../GroupTree/ScrollKeeper.js';
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
  /** Draws lines from the cards down to one stem, for what is centred below; true by default. */
  joined?: boolean;
  /** Shows placeholders while the objectives load. */
  loading?: boolean;
  /** Spoken while loading. */
  loadingLabel: string;
  /** Level of the cards' headings in the page. */
  headingLevel?: 2 | 3 | 4;
}

const LINES_HEIGHT_PX = pixels('layout-objective-line');
const STEM_PX = pixels('layout-connector-stem');

const Scroller = styled.section`
  overflow-x: auto;
  border-radius: ${token('radius-card')};
`;

const List = styled.ul`
  position: relative;
  display: flex;
  justify-content: center;
  gap: ${token('layout-objective-gap')};
  width: fit-content;
  min-width: 100%;
  margin: 0 auto;
  padding: 0;

  &[data-joined] {
    padding-block-end: ${token('layout-objective-line')};
  }

  > svg {
    inset-block: auto 0;
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
  gap: ${token('space-1')};
  flex: 1 0 220px;
  min-width: 0;
  max-width: 400px;
  padding: ${token('space-4')};
  list-style: none;
  overflow-wrap: anywhere;
  background: ${token('color-surface')};
  border: 1px solid ${token('color-border')};
  border-block-start: 3px solid ${token('color-accent')};
  border-radius: ${token('radius-card')};

  ${mobile} {
    flex-basis: auto;
    max-width: none;
  }
`;

const Title = styled.h3`
  font-size: ${token('font-size-lg')};
`;

const Description = styled.p`
  color: ${token('color-text-muted')};
  white-space: pre-line;
`;

const LOADING_CARDS = ['first', 'second', 'third'];

/**
 * The organisation's objectives side by side, joined by lines to one stem below them. Nothing when
 * there are none. `data-state` is `ready` or `loading`. Renders a `<section>` that scrolls sideways when the row is too wide.
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
  // The stem, and whatever is below it, is in the middle.
  useLayoutEffect(() => {
    if (!isEmpty) centreScroll(listRef.current?.parentElement ?? null);
  }, [isEmpty]);
  const { layout, settling } = useSettledLayout(
    listRef,
    listCentres,
    JSON.stringify([loading, objectives.map((objective) => objective.id)]),
  );
  if (isEmpty) return null;
  const lines = layout?.items
    .map((x) =>
      bendPath({
        from: { x, y: 0 },
        to: { x: layout.middle, y: LINES_HEIGHT_PX },
        bendY: LINES_HEIGHT_PX - STEM_PX,
      }),
    )
    .join('');
  return (
    <Scroller
      aria-label={loading ? loadingLabel : label}
      aria-busy={loading || undefined}
      data-state={loading ? 'loading' : 'ready'}
      tabIndex={0}
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
            height={LINES_HEIGHT_PX}
            data-settling={settling || undefined}
          >
            {lines ? <path d={lines} /> : null}
          </Lines>
        ) : null}
      </List>
    </Scroller>
  );
};
