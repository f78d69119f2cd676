import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';
import { Button } from '../Button/index.js';
import { Skeleton } from '../Skeleton/index.js';
import { plainButton } from '../styles/index.js';
import { unusualMark } from '../styles/unusualMark.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';

const Figure = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token('space-2')};
  min-width: 0;
  /* Room for change and share, so that what is below stays where it is when they come. */
  min-height: 44px;
  align-content: start;

  &[data-low] {
    min-height: 28px;
  }

  font-variant-numeric: tabular-nums;

  & > strong {
    /* With larger text the share goes below it. */
    flex: none;
    max-width: 100%;
    overflow: hidden;
    font-size: ${token('font-size-xl')};
    font-weight: ${token('font-weight-semibold')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* As in the data map. */
  > [data-unusual] {
    ${unusualMark}
  }

  &[data-state='estimate'] > strong {
    font-style: italic;
    font-weight: ${token('font-weight-regular')};
  }

  &[data-state='loading'] {
    font-size: ${token('font-size-xl')};
  }
`;

/** The change. Where that has no room beside the value, it shares a line of its own with the share of what is above. */
const Beside = styled.span`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 ${token('space-2')};
  min-width: min(8.5em, 100%);
  font-size: ${token('font-size-xs')};
`;

const Change = styled.button`
  ${plainButton}
  min-height: ${token('size-target')};
  /* Small, so that also negative thousands leave it room on their line, and meters stand in one. */
  font-size: inherit;
  font-weight: ${token('font-weight-medium')};
  color: ${token('color-text')};
  text-align: end;
  text-decoration: underline dotted ${token('color-tree-line')};
  text-underline-offset: 0.2em;

  &[data-effect='better'] {
    color: ${token('color-success-text')};
  }

  &[data-effect='worse'] {
    color: ${token('color-danger-text')};
  }

  &:hover {
    text-decoration: underline;
  }
`;

const Share = styled.span`
  flex: 1 1 6em;
  /* Its length never decides where the change stands. */
  inline-size: 0;
  overflow: hidden;
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-xs')};
  line-height: 1.3;
  text-align: end;
  text-overflow: ellipsis;
  white-space: nowrap;

  /* Below the value, on a line of its own. */
  p > & {
    flex-basis: 100%;
    text-align: start;
  }
`;

const Failure = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')};
  color: ${token('color-danger-text')};
  font-size: ${token('font-size-sm')};
`;

export interface TermNodeChange {
  /** The change alone, "−5.1 %": what it is counted from is said once, outside of the cards. */
  text: string;
  /** The change with what it is counted from, "−5.1 % vs 10/2025": for its hint, and for those who hear it. */
  whole?: string;
  /** Whether that is good for the targets; null where they do not say. */
  effect: 'better' | 'worse' | null;
  /** The earlier value as it is written; shown below on a card without targets, whose meters say it. */
  earlier?: string;
  /** What a press does. */
  hint: string;
  /** Called when it is pressed. */
  onOpen: () => void;
}

export interface TermNodeValueProps {
  /** Formatted, with its unit; `–` without data. */
  value: string;
  /** How the value stands: loading, failed, actual, estimate or missing. */
  state: 'actual' | 'estimate' | 'missing' | 'loading' | 'failed';
  /** What is said while `failed`, and how to try again. */
  failure?: { message: string; retryLabel: string; onRetry: () => void };
  /** That the value is unusual, and what is usual; where it is. */
  unusual?: string | undefined;
  /** How the value differs from an earlier one; a press asks why. */
  change?: TermNodeChange;
  /** Share of the parent, formatted. */
  percentage?: string;
  /** What it is a share of, as it goes on: "of Operating profit". */
  percentageOf?: string;
  /** Whether its links can have the focus. */
  isActive: boolean;
  /** Says that a value is an estimate. */
  estimateLabel: string;
}

/** A change as it is seen, and in full for those who hear it. */
export const ChangeWords = ({ text, whole }: { text: string; whole?: string | undefined }) =>
  whole === undefined ? (
    text
  ) : (
    <>
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{whole}</VisuallyHidden>
    </>
  );

/** The value of a node with its change and its share, or what stands in its place. */
export const TermNodeValue = (
  props: TermNodeValueProps & {
    /** It has a single line. */
    isLow?: boolean;
    /** Its share has a line of its own. */
    isShareBelow?: boolean;
  },
) => {
  const { value, state, failure, unusual, change, percentage, percentageOf, estimateLabel } = props;
  const size = { 'data-low': props.isLow || undefined };
  if (state === 'failed' && failure) {
    return (
      <Failure>
        {failure.message}
        <Button size="sm" tabIndex={props.isActive ? 0 : -1} onClick={failure.onRetry}>
          {failure.retryLabel}
        </Button>
      </Failure>
    );
  }
  if (state === 'loading') {
    return (
      <Figure data-state={state} {...size}>
        <Skeleton width="55%" />
      </Figure>
    );
  }
  const share =
    percentage === undefined ? null : (
      <Share title={percentageOf && `${percentage} ${percentageOf}`}>
        {percentage} {percentageOf === undefined ? null : <span>{percentageOf}</span>}
      </Share>
    );
  const isBeside = share !== null && !props.isShareBelow;
  return (
    <Figure data-state={state} {...size} title={state === 'estimate' ? estimateLabel : undefined}>
      <strong
        title={unusual === undefined ? value : `${value}\n${unusual}`}
        data-unusual={unusual !== undefined || undefined}
      >
        {value}
      </strong>
      {unusual === undefined ? null : <VisuallyHidden> {unusual} </VisuallyHidden>}
      {state === 'estimate' && <VisuallyHidden> {estimateLabel} </VisuallyHidden>}
      {change || isBeside ? (
        <Beside>
          {change ? (
            <Change
              type="button"
              data-effect={change.effect ?? undefined}
              aria-haspopup="dialog"
              title={`${change.whole ?? change.text}\n${change.hint}`}
              tabIndex={props.isActive ? 0 : -1}
              onClick={change.onOpen}
            >
              <ChangeWords text={change.text} whole={change.whole} />
              <VisuallyHidden>, {change.hint}</VisuallyHidden>
            </Change>
          ) : null}
          {isBeside ? share : null}
        </Beside>
      ) : null}
      {isBeside ? null : share}
    </Figure>
  );
};
