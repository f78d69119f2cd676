import { useMemo } from 'react';
import { useLabels } from '../../i18n/labels.js';
import { selectTargetById } from './selectors.js';
import { useLogicSelector } from './state.js';
import { behindBelow, type TermNode } from './tree.js';

/** How many targets below a term that has none are behind, in words; undefined where none is. */
export function useBehindBelow(node: TermNode): string | undefined {
  const { groupCard } = useLabels();
  const targetById = useLogicSelector(selectTargetById);
  const count = useMemo(
    () => (targetById && node.term.targets.length === 0 ? behindBelow(node, targetById) : 0),
    [node, targetById],
  );
  return count > 0 ? groupCard.behindBelow(count) : undefined;
}
