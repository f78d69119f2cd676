import { datesToRange } from '@tavoite/model';
import { TermNodeCard } from '@tavoite/ui';
import { useMemo } from 'react';
import { graphAddress } from '../../../core/addresses.js';
import { useAppDispatch, useAppSelector } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { selectTermById, selectTermByKey, selectViewsOfTerm } from '../../terms/index.js';
import { changeOpened } from '../../trace/index.js';
import { percentageUnder } from '../figures.js';
import { figureState, figureText, isShare, shareText } from '../figureText.js';
import { selectPlaces, selectTargetById, selectUses } from '../selectors.js';
import { signUnder } from '../sign.js';
import { figuresRetried } from '../slice.js';
import { sourceOf } from '../sourceOf.js';
import { useLogicSelector } from '../state.js';
import type { TermNode } from '../tree.js';
import { useBehindBelow } from '../useBehindBelow.js';
import { useFigure } from '../useFigure.js';
import { operandsOf, type Use } from '../uses.js';
import { useTermChange } from '../useTermChange.js';
import { useUnusual } from '../useUnusual.js';
import { TermNodeMenu } from './TermNodeMenu.js';
import { TermTrend } from './TermTrend.js';

export interface TermNodeContentProps {
  node: TermNode;
  isActive: boolean;
  /** Moves the view to a node. */
  goTo: (path: string) => void;
  needTerm: (key: string) => void;
}

const NO_USES: Use[] = [];

/** A term's node with its value in the period and how that changed, its share, targets and graphs. */
export const TermNodeContent = ({ node, isActive, goTo, needTerm }: TermNodeContentProps) => {
  const { term } = node;
  const dispatch = useAppDispatch();
  const { text } = useText();
  const labels = useLabels();
  const locale = useAppSelector((state) => state.preferences.language);
  const period = useLogicSelector((state) => state.logic.view.period);
  const targetById = useLogicSelector(selectTargetById);
  const targetsFailed = useLogicSelector((state) => state.logic.targets.status === 'rejected');
  const views = useAppSelector(selectViewsOfTerm)(term.key);
  const figure = useFigure(term.key, needTerm);
  const copiedUnder = node.isCopy ? node.parent : null;
  const primary = useAppSelector((state) =>
    term.parent === null ? undefined : selectTermById(state).get(term.parent),
  );
  const parent = copiedUnder ?? primary;

  const percentage = percentageUnder(figure, copiedUnder?.key ?? null);
  const targets = term.targets.flatMap((id) => targetById?.get(id) ?? []);
  const change = useTermChange(term, figure, targets);
  const unusual = useUnusual(term);
  const below = useBehindBelow(node);
  const uses = useLogicSelector(selectUses).get(term.key) ?? NO_USES;
  const places = useLogicSelector(selectPlaces);
  const termByKey = useAppSelector(selectTermByKey);
  const operands = useMemo(() => operandsOf(node, places, termByKey), [node, places, termByKey]);
  const range = period && datesToRange(period.start_date, period.end_date);
  const graphs = views.map(({ mapping, path }) => ({
    title: mapping.view_title,
    href: graphAddress(path, { range }),
  }));
  const sign = node.parent && signUnder(node.parent, term.key);
  return (
    <TermNodeCard
      title={term.title}
      {...(node.parent &&
        sign && {
          sign: {
            mark: sign,
            text: text(sign === '+' ? 'increases-term' : 'decreases-term', {
              term: node.parent.title,
            }),
          },
        })}
      {...(term.formula_str
        ? {
            formula: term.formula_str,
            operands: { terms: operands, onSelect: goTo },
          }
        : { source: sourceOf(term, text) })}
      uses={{
        label: text('used-in'),
        terms: uses,
        onSelect: goTo,
      }}
      value={figureText(figure, term, locale)}
      state={figure?.status === 'rejected' ? 'failed' : figureState(figure)}
      failure={{
        message: text('value-failed'),
        retryLabel: text('retry'),
        onRetry: () => dispatch(figuresRetried()),
      }}
      unusual={unusual}
      {...(parent && percentage !== null && { percentage: shareText(percentage, locale) })}
      {...(parent && {
        percentageOf:
          percentage === null || isShare(percentage)
            ? text('share-of', { term: parent.title })
            : parent.title,
      })}
      {...(period &&
        change && {
          change: {
            ...change,
            hint: text('why-did-it-change'),
            onOpen: () => dispatch(changeOpened({ key: term.key, comparison: 'year', ...period })),
          },
        })}
      targets={targets}
      noTarget={term.targets.length === 0 ? (below?.text ?? text('no-target')) : undefined}
      trend={<TermTrend termKey={term.key} form="cards" />}
      loadingTargets={targetById || targetsFailed ? 0 : term.targets.length}
      graphs={graphs}
      actions={
        period ? (
          <TermNodeMenu
            term={term}
            period={period}
            graphs={graphs}
            targets={targets}
            isActive={isActive}
          />
        ) : undefined
      }
      isActive={isActive}
      locale={locale}
      estimateLabel={text('estimate')}
      earlierText={(figure) => text('was-figure', { figure })}
      meterLabels={labels.targetMeter}
    />
  );
};
