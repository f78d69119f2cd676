import '@tavoite/tokens/tokens.css';
import '@xyflow/react/dist/style.css';
import { token } from '@tavoite/tokens';
import { GlobalStyle } from '@tavoite/ui';
import { type Edge, Handle, type Node, type NodeProps, Position, ReactFlow } from '@xyflow/react';
import { hierarchy, tree } from 'd3';
import type { Mount } from '../../lib/inPage.js';
import { drawNow } from '../../lib/react.js';
import { type Term, terms } from '../data.js';
import { card } from './card.js';

type TermNode = Node<{ term: Term }, 'term'>;

const box = {
  boxSizing: 'border-box',
  width: 300,
  height: 200,
  padding: 16,
  border: `1px solid ${token('color-border')}`,
  borderRadius: 8,
  background: token('color-surface'),
} as const;

const TermCard = ({ data }: NodeProps<TermNode>) => (
  <div style={box}>
    <Handle type="target" position={Position.Top} />
    {card(data.term, false)}
    <Handle type="source" position={Position.Bottom} />
  </div>
);
const nodeTypes = { term: TermCard };

/** React Flow places nothing itself: positions are part of its mount, as they are of the other's. */
function placed(): { nodes: TermNode[]; edges: Edge[] } {
  const root = hierarchy(terms()[0] as Term);
  const points = tree<Term>()
    .nodeSize([340, 280])
    .separation(() => 1)(root)
    .descendants();
  const nodes = points.map(
    ({ data, x, y }): TermNode => ({
      id: data.path,
      type: 'term',
      data: { term: data },
      position: { x: x - 150, y },
      // Known sizes spare the library its own measuring.
      width: 300,
      height: 200,
    }),
  );
  const edges = points.flatMap(({ data, parent }) =>
    parent ? [{ id: data.path, source: parent.data.path, target: data.path, type: 'step' }] : [],
  );
  return { nodes, edges };
}

export const mount: Mount = (element, scale) => {
  const { nodes, edges } = placed();
  drawNow(
    element,
    <>
      <GlobalStyle />
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        onlyRenderVisibleElements
        nodesDraggable={false}
        nodesConnectable={false}
        minZoom={0.02}
        maxZoom={2}
        defaultViewport={{ x: 620, y: 24, zoom: scale }}
      />
    </>,
  );
  return {};
};
