import type { Locale } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { ChartLineIcon } from '../icons/index.js';
import { Link } from '../Link/index.js';
import { Skeleton } from '../Skeleton/index.js';
import { plainButton } from '../styles/index.js';
import {
  goalText,
  meterHint,
  TargetMeter,
  type TargetMeterLabels,
  type WordedTarget,
} from '../TargetMeter/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';

const Root = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: ${token('space-1')};
  height: 100%;
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token('space-1')};
  min-width: 0;

  h2 {
    display: -webkit-box;
    overflow: hidden;
    font-size: ${token('font-size-md')};
    line-height: ${token('line-height-snug')};
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  /* Beside the first line of the title, in the card's corner. */
  > button {
    margin: calc(-1 * ${token('space-2')}) calc(-1 * ${token('space-2')}) 0 0;
  }
`;

const Figure = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token('space-2')};
  min-width: 0;
  /* Room for change and share, so that what is below stays where it is when they come. */
  min-height: 40px;
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

  &[data-state='estimate'] > strong {
    font-style: italic;
    font-weight: ${token('font-weight-regular')};
  }

  &[data-state='loading'] {
    font-size: ${token('font-size-xl')};
  }
`;

/**
 * The change, and below it the share of what is above. Where the change has no room beside the value,
 * both have a line of their own.
 */
const Beside = styled.span`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 ${token('space-2')};
  min-width: min(8.5em, 100%);
`;

const Change = styled.button`
  ${plainButton}
  min-height: ${token('size-target')};
  font-size: ${token('font-size-sm')};
  font-weight: ${token('font-weight-medium')};
  color: ${token('color-text')};
  text-align: end;
  text-decoration: underline dotted;
  text-underline-offset: 0.2em;

  &[data-effect='better'] {
    color: ${token('color-success-text')};
  }

  &[data-effect='worse'] {
    color: ${token('color-danger-text')};
  }

  &:hover {
    text-decoration-style: solid;
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
`;

const Failure = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')};
  color: ${token('color-danger-text')};
  font-size: ${token('font-size-sm')};
`;

const Targets = styled.ul`
  display: grid;
  align-content: start;
  gap: ${token('space-1')};
  margin: 0;
  padding: 0;
  overflow: hidden;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: center;
    gap: ${token('space-2')};
    min-block-size: 24px;
    font-size: ${token('font-size-xs')};
  }

  /* One alone has the room for its title above its meter. */
  li:only-child {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }

  li > span {
    overflow: hidden;
    color: ${token('color-text-muted')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const More = styled.span`
  flex: none;
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-xs')};
`;

const Graphs = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-width: 0;
  padding-block-end: ${token('space-1')};
  font-size: ${token('font-size-xs')};

  a {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-1')};
    min-width: 0;
    min-height: ${token('size-target')};
  }

  svg {
    flex: none;
  }

  a > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export interface TermNodeTarget extends WordedTarget {
  /** Unique on the card. */
  id: number;
  /** Name of the target. */
  title: string;
}

export interface TermNodeChange {
  /** The change with what it is counted from: "−5.1 % vs 10/2025". */
  text: string;
  /** Whether that is good for the targets; null where they do not say. */
  effect: 'better' | 'worse' | null;
  /** What a press does. */
  hint: string;
  /** Called when it is pressed. */
  onOpen: () => void;
}

export interface TermNodeCardProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Name of the term. */
  title: string;
  /** Formatted, with its unit; `–` without data. */
  value: string;
  /** How the value stands: loading, failed, actual, estimate or missing. */
  state: 'actual' | 'estimate' | 'missing' | 'loading' | 'failed';
  /** What is said while `failed`, and how to try again. */
  failure?: { message: string; retryLabel: string; onRetry: () => void };
  /** How the value differs from an earlier one; a press asks why. */
  change?: TermNodeChange;
  /** Share of the parent, formatted. */
  percentage?: string;
  /** What it is a share of, as it goes on: "of Operating profit". */
  percentageOf?: string;
  /** Targets that measure the term; the first ones are shown with their meters. */
  targets: readonly TermNodeTarget[];
  /** Number of targets that are on their way; their places are kept. */
  loadingTargets?: number;
  /** Pages whose graph shows the term. */
  graphs: readonly { title: string; href: string }[];
  /** A button in the corner, such as that of a menu. */
  actions?: ReactNode;
  /** Whether its links can have the focus. */
  isActive: boolean;
  /** Language of numbers. */
  locale: Locale;
  /** Says that a value is an estimate. */
  estimateLabel: string;
  /** Texts of the targets' meters. */
  meterLabels: TargetMeterLabels;
}

/** Shown at most; the card has a fixed size. */
const MAX_TARGETS = 2;
const MAX_GRAPHS = 2;

interface ValueProps
  extends Pick<
    TermNodeCardProps,
    | 'value'
    | 'state'
    | 'failure'
    | 'change'
    | 'percentage'
    | 'percentageOf'
    | 'estimateLabel'
    | 'isActive'
  > {}

const Value = (props: ValueProps) => {
  const { value, state, failure, change, percentage, percentageOf, estimateLabel } = props;
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
      <Figure data-state={state}>
        <Skeleton width="55%" />
      </Figure>
    );
  }
  return (
    <Figure data-state={state} title={state === 'estimate' ? estimateLabel : undefined}>
      <strong title={value}>{value}</strong>
      {state === 'estimate' && <VisuallyHidden> {estimateLabel} </VisuallyHidden>}
      {change || percentage !== undefined ? (
        <Beside>
          {change ? (
            <Change
              type="button"
              data-effect={change.effect ?? undefined}
              aria-haspopup="dialog"
              title={`${change.text}\n${change.hint}`}
              tabIndex={props.isActive ? 0 : -1}
              onClick={change.onOpen}
            >
              {change.text}
              <VisuallyHidden>, {change.hint}</VisuallyHidden>
            </Change>
          ) : null}
          {percentage === undefined ? null : (
            <Share title={percentageOf && `${percentage} ${percentageOf}`}>
              {percentage} {percentageOf === undefined ? null : <span>{percentageOf}</span>}
            </Share>
          )}
        </Beside>
      ) : null}
    </Figure>
  );
};

/** How many find no place; their names when pointed at. */
const Others = ({ of, shown }: { of: readonly { title: string }[]; shown: number }) => {
  const others = of.slice(shown).map(({ title }) => title);
  return <More title={others.join('\n')}>+{others.length}</More>;
};

/** A target that has a line for itself: what it is called where the term is called otherwise, and what is aimed at. */
function aloneText(
  target: TermNodeTarget,
  term: string,
  locale: Locale,
  labels: TargetMeterLabels,
): string {
  const name = target.title === term ? null : target.title;
  const words = [name, goalText(target, locale, labels)].filter((part) => part !== null);
  return words.length > 0 ? words.join(': ') : target.title;
}

/** The content of a node of the term tree. Renders a `<div>`. */
export const TermNodeCard = ({
  title,
  value,
  state,
  failure,
  change,
  percentage,
  percentageOf,
  targets,
  loadingTargets = 0,
  graphs,
  actions,
  isActive,
  locale,
  estimateLabel,
  meterLabels,
  ...rest
}: TermNodeCardProps) => (
  <Root {...rest} data-state={state} aria-busy={state === 'loading' || undefined}>
    <Head>
      <h2 title={title}>{title}</h2>
      {actions}
    </Head>
    <Value
      value={value}
      state={state}
      failure={failure}
      change={change}
      percentage={percentage}
      percentageOf={percentageOf}
      estimateLabel={estimateLabel}
      isActive={isActive}
    />
    <Targets>
      {Array.from({ length: Math.min(loadingTargets, MAX_TARGETS) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places only
        <li key={`loading-${index}`} aria-hidden="true">
          <Skeleton />
          <Skeleton height={8} />
        </li>
      ))}
      {targets.slice(0, MAX_TARGETS).map((target) => {
        const hint = meterHint(target, locale, meterLabels);
        return (
          <li key={target.id}>
            <span title={`${target.title}\n${hint}`.trim()}>
              {targets.length > 1 ? target.title : aloneText(target, title, locale, meterLabels)}
            </span>
            <TargetMeter
              target={target}
              label={target.title}
              locale={locale}
              labels={meterLabels}
              hint={hint}
            />
          </li>
        );
      })}
      {targets.length > MAX_TARGETS && (
        <li>
          <Others of={targets} shown={MAX_TARGETS} />
        </li>
      )}
    </Targets>
    {graphs.length > 0 && (
      <Graphs>
        {graphs.slice(0, MAX_GRAPHS).map((graph) => (
          <Link key={graph.href} href={graph.href} title={graph.title} tabIndex={isActive ? 0 : -1}>
            <Icon icon={ChartLineIcon} size="sm" />
            <span>{graph.title}</span>
          </Link>
        ))}
        {graphs.length > MAX_GRAPHS && <Others of={graphs} shown={MAX_GRAPHS} />}
      </Graphs>
    )}
  </Root>
);
