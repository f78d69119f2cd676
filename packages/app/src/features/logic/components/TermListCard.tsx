import { FIRST_ROOT_TERMS, type RootTerm, standingOf, TermRootCard } from '@tavoite/ui';
import { useEffect, useState } from 'react';
import { useAppSelector } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { figureOf } from '../figures.js';
import { figureState, figureText, roundedText } from '../figureText.js';
import { selectTargetById } from '../selectors.js';
import { useLogicSelector } from '../state.js';
import type { TermNode } from '../tree.js';
import { useChangeWords } from '../useTermChange.js';

export interface TermListCardProps {
  title: string;
  /** What is listed. */
  caption: string;
  nodes: readonly TermNode[];
  isActive: boolean;
  /** Moves the view to a node. */
  goTo: (path: string) => void;
  needTerm: (key: string) => void;
}

/** A node that stands for others: the organisation's, or that of the folded terms. Lists them with their values. */
export const TermListCard = (props: TermListCardProps) => {
  const { title, caption, nodes, isActive, goTo, needTerm } = props;
  const { text } = useText();
  const locale = useAppSelector((state) => state.preferences.language);
  const { period, figures, earlier } = useLogicSelector((state) => state.logic.view);
  const changeOf = useChangeWords();
  const targetById = useLogicSelector(selectTargetById);
  const targetsFailed = useLogicSelector((state) => state.logic.targets.status === 'rejected');
  const { targetMeter, termRootCard } = useLabels();
  const words = targetMeter.status;
  const [reach, setReach] = useState(FIRST_ROOT_TERMS);
  useEffect(() => {
    if (period === null) return;
    for (const { term } of nodes.slice(0, reach)) {
      if (figureOf(figures, term.key) === undefined) needTerm(term.key);
    }
  });
  const terms = nodes.map(({ path, term }, index): RootTerm => {
    const targets = term.targets.flatMap((id) => targetById?.get(id) ?? []);
    const status = standingOf(targets);
    const place = {
      id: path,
      title: term.title,
      standing: status
        ? { status, word: words[status] }
        : targetById || targetsFailed || term.targets.length === 0
          ? undefined
          : null,
    };
    // Past that nothing is drawn of it.
    if (index >= reach) return { ...place, value: '', state: 'loading' };
    const figure = figureOf(figures, term.key);
    return {
      ...place,
      value: roundedText(figure, term, locale),
      exact: figureText(figure, term, locale),
      state: figureState(figure),
      change: changeOf(term, figure, earlier[term.key], targets) ?? undefined,
    };
  });
  return (
    <TermRootCard
      title={title}
      caption={caption}
      terms={terms}
      onTermSelect={(path) => goTo(String(path))}
      onReach={setReach}
      isActive={isActive}
      estimateLabel={text('estimate')}
      roundedLabel={termRootCard.roundedLabel}
      moreLabel={(count) => text('more-in-list', { count })}
    />
  );
};
