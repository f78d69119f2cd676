import { standingOf } from '@tavoite/ui';
import { useMemo } from 'react';
import { useLabels } from '../../i18n/labels.js';
import { selectTargetById } from './selectors.js';
import { useLogicSelector } from './state.js';
import { behindBelow, type TermNode } from './tree.js';

/** How many targets below a term that has none are behind, and how the one farthest behind stands; undefined where none is. */
export function useBehindBelow(node: TermNode) {
  const { groupCard } = useLabels();
  const targetById = useLogicSelector(selectTargetById);
  const behind = useMemo(
    () => (targetById && node.term.targets.length === 0 ? behindBelow(node, targetById) : []),
    [node, targetById],
  );
  const status = standingOf(behind);
  return status && { status, text: groupCard.behindBelow(behind.length) };
}
