import { rem, token } from '@tavoite/tokens';
import { styled } from 'styled-components';
import { Skeleton } from '../Skeleton/index.js';
import { type MeterStatus, StatusMark } from '../TargetMeter/StatusMark.js';
import { ChangeWords, type TermNodeChange } from '../TermNodeCard/TermNodeValue.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';

/** Height of a term's line, which a finger hits. */
export const ROW_PX = 24;

/** In the columns of its list: mark, name, change and value. */
const Row = styled.li`
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  align-items: center;
  min-width: 0;
  block-size: ${rem(ROW_PX)};
  scroll-snap-align: start;
  padding-inline-end: ${token('space-1')};

  > [data-name] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** How a target stands. */
const Mark = styled.span`
  display: inline-flex;
  inline-size: 0.8em;
  margin-inline-end: 6px;
  font-size: 0.8em;
`;

const Term = styled.button`
  min-inline-size: ${rem(ROW_PX)};
  block-size: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: ${token('color-accent-text')};
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }

  &:focus-visible {
    outline: 2px solid ${token('color-focus-ring')};
    outline-offset: -2px;
  }
`;

const Change = styled.span`
  margin-inline-start: ${token('space-2')};
  font-size: ${token('font-size-xs')};
  font-variant-numeric: tabular-nums;
  color: ${token('color-text-muted')};
  text-align: end;
  white-space: nowrap;

  &[data-effect='better'] {
    color: ${token('color-success-text')};
  }

  &[data-effect='worse'] {
    color: ${token('color-danger-text')};
  }
`;

const Figure = styled.span`
  /* Of most values, such as "7 784 k€", also before they are known. */
  min-width: 8ch;
  margin-inline-start: ${token('space-2')};
  font-variant-numeric: tabular-nums;
  font-weight: ${token('font-weight-medium')};
  text-align: end;

  &[data-state='estimate'] {
    font-style: italic;
    font-weight: ${token('font-weight-regular')};
  }
`;

export interface RootTerm {
  /** Unique on the card. */
  id: number | string;
  /** Name of the term. */
  title: string;
  /** Formatted, with its unit; it may be rounded. */
  value: string;
  /** All of it, for its hint. */
  exact?: string;
  /** How the value stands. */
  state: 'actual' | 'estimate' | 'missing' | 'loading';
  /** How its value differs from an earlier one. */
  change?: Pick<TermNodeChange, 'text' | 'whole' | 'effect'> | undefined;
  /** How its target stands, with the word for it; without one there is none, and null keeps the mark's place while it is not known. */
  standing?: { status: MeterStatus; word: string } | null | undefined;
}

interface RootTermRowProps {
  term: RootTerm;
  /** Names are at one edge behind marks, also of terms without one. */
  isMarked: boolean;
  onSelect: ((id: RootTerm['id']) => void) | undefined;
  isActive: boolean;
  estimateLabel: string;
}

/** A term of the root: how its target stands, its name, how it changed and its value. Renders an `<li>`. */
export const RootTermRow = ({
  term: { id, title, value, exact, state, change, standing },
  isMarked,
  onSelect,
  isActive,
  estimateLabel,
}: RootTermRowProps) => (
  <Row>
    {isMarked ? (
      <Mark title={standing?.word}>
        {standing && (
          <>
            <StatusMark status={standing.status} />
            <VisuallyHidden>{standing.word}</VisuallyHidden>
          </>
        )}
      </Mark>
    ) : (
      <span />
    )}
    {onSelect ? (
      <Term
        type="button"
        data-name
        title={title}
        tabIndex={isActive ? 0 : -1}
        onClick={() => onSelect(id)}
      >
        {title}
      </Term>
    ) : (
      <span data-name title={title}>
        {title}
      </span>
    )}
    <Change data-effect={change?.effect ?? undefined} title={change?.whole}>
      {change ? <ChangeWords {...change} /> : null}
    </Change>
    <Figure
      data-state={state}
      title={state === 'estimate' ? `${exact ?? value}\n${estimateLabel}` : exact}
    >
      {state === 'loading' ? <Skeleton /> : value}
      {state === 'estimate' && <VisuallyHidden> {estimateLabel}</VisuallyHidden>}
    </Figure>
  </Row>
);
