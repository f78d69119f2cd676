import { type Locale, targetProgress } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/index.js';
import { ChartLineIcon } from '../icons/index.js';
import { Link } from '../Link/index.js';
import { Skeleton } from '../Skeleton/index.js';
import {
  goalText,
  meterHint,
  TargetMeter,
  type TargetMeterLabels,
  targetFigure,
  type WordedTarget,
} from '../TargetMeter/index.js';
import { MeterMark } from '../TargetMeter/MeterMark.js';
import { formulaLine } from '../utils/writtenFormula.js';
import { TermNodeValue, type TermNodeValueProps } from './TermNodeValue.js';

const Root = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: ${token('space-1')};
  height: 100%;
  min-width: 0;

  &[data-formula] {
    grid-template-rows: auto auto auto 1fr auto;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token('space-1')};
  min-width: 0;

  h2 {
    flex: 1;
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

/* As the title beside it. */
const Sign = styled.span`
  flex: none;
  color: ${token('color-text-muted')};
  font-weight: ${token('font-weight-semibold')};
  line-height: ${token('line-height-snug')};
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

  /* In one line with those on meters. */
  [data-earlier] {
    min-block-size: 1lh;
  }

  li > span {
    display: flex;
    justify-content: space-between;
    gap: ${token('space-2')};
    overflow: hidden;
    color: ${token('color-text-muted')};
    white-space: nowrap;
  }

  li > span > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  small {
    flex: none;
    font-size: inherit;
    font-variant-numeric: tabular-nums;
  }
`;

const Formula = styled.p`
  align-self: start;
  display: -webkit-box;
  overflow: hidden;
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-xs')};
  line-height: ${token('line-height-snug')};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
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

  /* Its colour and icon say what it is. */
  a:not(:hover, :focus-visible) {
    text-decoration: none;
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

export interface TermNodeCardProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'>,
    TermNodeValueProps {
  /** Name of the term. */
  title: string;
  /** How it counts in the term above: its sign, and that in words. */
  sign?: { mark: '+' | '−'; text: string };
  /** What it is made of, in titles: "Sales − costs"; shown where its targets leave room. */
  formula?: string;
  /** Targets that measure the term; the first ones are shown with their meters. */
  targets: readonly TermNodeTarget[];
  /** Said in the place of targets where the term has none: "no target", or how those below it stand. */
  noTarget?: string | undefined;
  /** Number of targets that are on their way; their places are kept. */
  loadingTargets?: number;
  /** Pages whose graph shows the term. */
  graphs: readonly { title: string; href: string }[];
  /** A button in the corner, such as that of a menu. */
  actions?: ReactNode;
  /** Language of numbers. */
  locale: Locale;
  /** Texts of the targets' meters. */
  meterLabels: TargetMeterLabels;
}

/** Shown at most; the card has a fixed size. */
const MAX_TARGETS = 2;
const MAX_GRAPHS = 2;

/** A longer title may take two lines. */
const MOST_OF_A_LINE = 26;

/** Width of the value's letters, of those of its change, and of their line. */
const VALUE_LETTER_PX = 10.7;
const CHANGE_LETTER_PX = 6.5;
const LINE_PX = 250;

/** Whether the change has room beside the value. */
const isInOneLine = (value: string, change: string): boolean =>
  value.length * VALUE_LETTER_PX + change.length * CHANGE_LETTER_PX <= LINE_PX;

/** Lines that a formula has room for beside so many targets and graphs; the card has a fixed size. */
function roomForFormula(title: string, targets: number, graphs: number): number {
  if (targets > 1) return 0;
  const lines = (graphs === 0 ? 1 : 0) + (title.length <= MOST_OF_A_LINE ? 1 : 0);
  return targets === 0 ? lines + 2 : lines;
}

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

/** What the mark on a meter stands for, where it has one. */
const Compared = ({ target, locale }: { target: TermNodeTarget; locale: Locale }) =>
  targetProgress(target).compare_at === null ? null : (
    <small>
      <MeterMark />
      {targetFigure(target.compare_value, target, locale)}
    </small>
  );

/** The content of a node of the term tree. Renders a `<div>`. */
export const TermNodeCard = ({
  title,
  sign,
  formula,
  value,
  state,
  failure,
  unusual,
  change,
  percentage,
  percentageOf,
  targets,
  noTarget,
  loadingTargets = 0,
  graphs,
  actions,
  isActive,
  locale,
  estimateLabel,
  meterLabels,
  ...rest
}: TermNodeCardProps) => {
  const isAlone = targets.length + loadingTargets === 0;
  const room = formula ? roomForFormula(title, targets.length + loadingTargets, graphs.length) : 0;
  const fits = isInOneLine(value, change?.text ?? '');
  const hasShare = percentage !== undefined || (state === 'loading' && percentageOf !== undefined);
  // Without targets it has a line with the earlier value.
  const isShareInLine = isAlone && fits;
  const isLow = fits && (isAlone || !hasShare);
  // The earlier value has a line of a card without targets.
  const lineMore = isLow && !isAlone ? 1 : 0;
  const linesOfFormula = room > 0 ? room + lineMore : 0;
  return (
    <Root
      {...rest}
      data-state={state}
      data-formula={linesOfFormula > 0 || undefined}
      aria-busy={state === 'loading' || undefined}
    >
      <Head>
        {sign ? (
          <Sign role="img" aria-label={sign.text} title={sign.text}>
            {sign.mark}
          </Sign>
        ) : null}
        <h2 title={title}>{title}</h2>
        {actions}
      </Head>
      <TermNodeValue
        value={value}
        state={state}
        failure={failure}
        unusual={unusual}
        change={change}
        percentage={isShareInLine ? undefined : percentage}
        percentageOf={percentageOf}
        estimateLabel={estimateLabel}
        isLow={isLow}
        isShareBelow={fits}
        isActive={isActive}
      />
      <Targets>
        {isAlone ? (
          <li data-earlier>
            <span>
              {isShareInLine && percentage !== undefined ? (
                <span title={percentageOf && `${percentage} ${percentageOf}`}>
                  {percentage} {percentageOf === undefined ? null : <span>{percentageOf}</span>}
                </span>
              ) : (
                <span>{isShareInLine && hasShare ? null : noTarget}</span>
              )}
              {change?.earlier === undefined ? null : <small>{change.earlier}</small>}
            </span>
          </li>
        ) : null}
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
                <span>
                  {targets.length > 1
                    ? target.title
                    : aloneText(target, title, locale, meterLabels)}
                </span>
                {targets.length > 1 ? null : <Compared target={target} locale={locale} />}
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
      {linesOfFormula === 0 ? null : (
        <Formula title={formula} style={{ WebkitLineClamp: linesOfFormula }}>
          {formulaLine(formula ?? '', locale)}
        </Formula>
      )}
      {graphs.length > 0 && (
        <Graphs>
          {graphs.slice(0, MAX_GRAPHS).map((graph) => (
            <Link
              key={graph.href}
              href={graph.href}
              title={graph.title}
              tabIndex={isActive ? 0 : -1}
            >
              <Icon icon={ChartLineIcon} size="sm" />
              <span>{graph.title}</span>
            </Link>
          ))}
          {graphs.length > MAX_GRAPHS && <Others of={graphs} shown={MAX_GRAPHS} />}
        </Graphs>
      )}
    </Root>
  );
};
