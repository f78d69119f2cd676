import { FIRST_ROOT_TERMS, type RootTerm, TermRootCard } from '@tavoite/ui';
import { useEffect, useState } from 'react';
import { useAppSelector } from '../../../core/hooks.js';
import { useText } from '../../../i18n/Texts.js';
import { figureOf } from '../figures.js';
import { figureState, figureText } from '../figureText.js';
import { useLogicSelector } from '../state.js';
import type { RootNode } from '../tree.js';

export interface RootNodeCardProps {
  node: RootNode;
  isActive: boolean;
  /** Moves the view to a node. */
  goTo: (path: string) => void;
  needTerm: (key: string) => void;
}

/** The organisation's own node: the terms of its top level with their values. */
export const RootNodeCard = ({ node, isActive, goTo, needTerm }: RootNodeCardProps) => {
  const { text } = useText();
  const locale = useAppSelector((state) => state.preferences.language);
  const { period, figures } = useLogicSelector((state) => state.logic.view);
  const [reach, setReach] = useState(FIRST_ROOT_TERMS);
  useEffect(() => {
    if (period === null) return;
    for (const { term } of node.children.slice(0, reach)) {
      if (figureOf(figures, term.key) === undefined) needTerm(term.key);
    }
  });
  const terms = node.children.map(({ path, term }): RootTerm => {
    const figure = figureOf(figures, term.key);
    return {
      id: path,
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
      onTermSelect={(path) => goTo(String(path))}
      onReach={setReach}
      isActive={isActive}
      estimateLabel={text('estimate')}
    />
  );
};
