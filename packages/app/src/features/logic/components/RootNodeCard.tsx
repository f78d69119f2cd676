import { MAX_ROOT_TERMS, type RootTerm, TermRootCard } from '@tavoite/ui';
import { useEffect } from 'react';
import { useAppSelector } from '../../../core/hooks.js';
import { useText } from '../../../i18n/Texts.js';
import { figureOf } from '../figures.js';
import { figureState, figureText } from '../figureText.js';
import { useLogicSelector } from '../state.js';
import type { RootNode } from '../tree.js';

export interface RootNodeCardProps {
  node: RootNode;
  needTerm: (key: string) => void;
}

/** The organisation's own node: the terms of its top level with their values. */
export const RootNodeCard = ({ node, needTerm }: RootNodeCardProps) => {
  const { text } = useText();
  const locale = useAppSelector((state) => state.preferences.language);
  const { period, figures } = useLogicSelector((state) => state.logic.view);
  const listed = node.children.slice(0, MAX_ROOT_TERMS);
  useEffect(() => {
    if (period === null) return;
    for (const { term } of listed) {
      if (figureOf(figures, term.key) === undefined) needTerm(term.key);
    }
  });
  const terms = listed.map(({ term }): RootTerm => {
    const figure = figureOf(figures, term.key);
    return {
      id: term.id,
      title: term.title,
      value: figureText(figure, term, locale),
      state: figureState(figure),
    };
  });
  return (
    <TermRootCard
      title={node.title}
      caption={text('top-level-terms', { count: node.children.length })}
      terms={terms}
      count={node.children.length}
      estimateLabel={text('estimate')}
    />
  );
};
