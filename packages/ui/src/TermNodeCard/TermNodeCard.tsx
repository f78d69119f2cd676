import type { Locale } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { TargetMeterLabels } from '../TargetMeter/index.js';
import { FormulaOfCard, Made, type TermNodeOperands } from './FormulaOfCard.js';
import { isInOneLine, roomIn } from './room.js';
import { GraphsLine, type TermNodeUses, UsesLine } from './TermNodeLinks.js';
import { linesOfTargets, type TermNodeTarget, TermNodeTargets } from './TermNodeTargets.js';
import { TermNodeValue, type TermNodeValueProps } from './TermNodeValue.js';

/** Rows from the top, of the same heights on all cards: they stand in line with those beside them. */
const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-1')};
  height: 100%;
  min-width: 0;
`;

const Head = styled.div`
  flex: none;
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

  /* Beside the first line of the title, in the card's corner, and no higher than it. */
  > button {
    margin: calc(-1 * ${token('space-2')}) calc(-1 * ${token('space-2')})
      calc(-1 * ${token('space-2')}) 0;
  }
`;

/* As the title beside it. */
const Sign = styled.span`
  flex: none;
  color: ${token('color-text-muted')};
  font-weight: ${token('font-weight-semibold')};
  line-height: ${token('line-height-snug')};
`;

/** What it is made of, what it is a part of, and where it is drawn: in one block. */
const Below = styled.div`
  flex: none;
  display: flex;
  flex-direction: column;
`;

export interface TermNodeCardProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'>,
    TermNodeValueProps {
  /** Name of the term. */
  title: string;
  /** How it counts in the term above: its sign, and that in words. */
  sign?: { mark: '+' | '−'; text: string };
  /** What it is made of, in titles: "Sales − costs"; shown where its targets leave room. */
  formula?: string;
  /** The terms that the formula names; a press of a name leads there. */
  operands?: TermNodeOperands;
  /** Said in the place of a formula where there is none: where its figures come from. */
  source?: string;
  /** The terms that it is a part of. */
  uses?: TermNodeUses;
  /** Targets that measure the term; the first ones are shown with their meters. */
  targets: readonly TermNodeTarget[];
  /** Said in the place of targets where the term has none: "no target", or how those below it stand. */
  noTarget?: string | undefined;
  /** Drawn in the place of a meter where the term has no target: how it went, as a small line. */
  trend?: ReactNode;
  /** Number of targets that are on their way; their places are kept. */
  loadingTargets?: number;
  /** Pages whose graph shows the term. */
  graphs: readonly { title: string; href: string }[];
  /** A button in the corner, such as that of a menu. */
  actions?: ReactNode;
  /** Language of numbers. */
  locale: Locale;
  /** Says of a value that it is the earlier one: "was 749.90 k€". */
  earlierText: (figure: string) => string;
  /** Texts of the targets' meters. */
  meterLabels: TargetMeterLabels;
}

/** The content of a node of the term tree. Renders a `<div>`. */
export const TermNodeCard = ({
  title,
  sign,
  formula,
  operands,
  source,
  uses,
  value,
  state,
  failure,
  unusual,
  change,
  percentage,
  percentageOf,
  targets,
  noTarget,
  trend,
  loadingTargets = 0,
  graphs,
  actions,
  isActive,
  locale,
  estimateLabel,
  earlierText,
  meterLabels,
  ...rest
}: TermNodeCardProps) => {
  const count = targets.length + loadingTargets;
  const isAlone = count === 0;
  const fits = isInOneLine(value, change?.text ?? '');
  const hasShare = percentage !== undefined || (state === 'loading' && percentageOf !== undefined);
  // Without targets it has a line with the earlier value.
  const isShareInLine = isAlone && fits && hasShare;
  const isLow = fits && (isAlone || !hasShare);
  const isUsed = uses !== undefined && uses.terms.length > 0;
  const isTall = uses !== undefined && !isUsed;
  const { formulaLines, showsUses } = roomIn({
    title,
    hasShareLine: !isLow,
    targets: linesOfTargets(count),
    hasUses: isUsed,
    hasGraphs: graphs.length > 0,
  });
  return (
    <Root {...rest} data-state={state} aria-busy={state === 'loading' || undefined}>
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
      <TermNodeTargets
        term={title}
        targets={targets}
        loadingTargets={loadingTargets}
        none={
          !isShareInLine ? (
            noTarget
          ) : percentage === undefined ? null : (
            <span title={percentageOf && `${percentage} ${percentageOf}`}>
              {percentage} {percentageOf === undefined ? null : <span>{percentageOf}</span>}
            </span>
          )
        }
        earlier={change?.earlier}
        earlierText={earlierText}
        trend={trend}
        locale={locale}
        meterLabels={meterLabels}
      />
      <Below>
        {formulaLines === 0 ? null : formula === undefined ? (
          source && (
            <Made data-tall={isTall || undefined} style={{ WebkitLineClamp: formulaLines }}>
              {source}
            </Made>
          )
        ) : (
          <FormulaOfCard
            formula={formula}
            operands={operands}
            lines={formulaLines}
            isTall={isTall}
            isActive={isActive}
            locale={locale}
          />
        )}
        {isUsed && showsUses ? <UsesLine uses={uses} isActive={isActive} /> : null}
        {graphs.length > 0 ? <GraphsLine graphs={graphs} isActive={isActive} /> : null}
      </Below>
    </Root>
  );
};
