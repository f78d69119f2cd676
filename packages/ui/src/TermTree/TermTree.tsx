import { token } from '@tavoite/tokens';
import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { mergeRefs } from '../utils/mergeRefs.js';
import type { TreeLike } from './paths.js';
import { TermTreeStage } from './TermTreeStage.js';
import type { TermTreeNode, TermTreeProps } from './types.js';
import { usePlace } from './usePlace.js';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 320px;
  container-type: inline-size;
  overflow: clip;
  background: ${token('color-canvas')};
`;

/**
 * A tree of terms: cards that pan and zoom, as many side by side as fit, or a list. Renders a `<div>`
 * with a `role="tree"` inside. Only cards near the view are in the DOM.
 */
export function TermTree<T extends TermTreeNode & TreeLike<T>>({
  roots,
  expanded,
  onExpandedChange,
  alwaysExpanded,
  openInList,
  form,
  onFormChange,
  onFormShown,
  renderNode,
  renderSummary,
  listHead,
  statusOf,
  defaultView,
  onViewChange,
  labels,
  ref,
  ...rest
}: TermTreeProps<T>) {
  const frame = useRef<HTMLDivElement>(null);
  const frameRef = useMemo(() => mergeRefs(frame, ref), [ref]);
  const place = usePlace(frame);
  const stage = {
    roots,
    expanded,
    onExpandedChange,
    alwaysExpanded,
    openInList,
    form,
    onFormChange,
    onFormShown,
    renderNode,
    renderSummary,
    listHead,
    statusOf,
    defaultView,
    onViewChange,
    labels,
  };
  return (
    <Frame {...rest} ref={frameRef}>
      {place !== null && <TermTreeStage {...stage} place={place} />}
    </Frame>
  );
}
