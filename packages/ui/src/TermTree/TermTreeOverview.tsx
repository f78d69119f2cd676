import { rem, token } from '@tavoite/tokens';
import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { plainButton } from '../styles/index.js';
import { useMediaQuery } from '../utils/useMediaQuery.js';
import type { TreeForm } from './form.js';
import type { PlacedNode } from './geometry.js';
import { listColumns } from './listColumns.js';
import { fadeBelow, useFadeBelow } from './useFadeBelow.js';
import { usePlace } from './usePlace.js';

const COARSE_POINTER = '(pointer: coarse)';
/** What a finger hits. */
const COARSE_ROW_PX = 40;
const PADDING_PX = 12;

const Frame = styled.div`
  ${fadeBelow}
  position: absolute;
  inset: 0;
  padding: ${token('space-3')};
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${token('color-canvas')};
  cursor: default;

  > div {
    display: grid;
    grid-auto-columns: minmax(0, 30rem);
    grid-auto-flow: column;
    align-items: start;
    gap: ${token('space-6')};
  }
`;

/** The names above the first one of a column, where a branch goes on in it. */
const Way = styled.p`
  margin: 0;
  padding: 2px ${token('space-1')};
  overflow-wrap: anywhere;
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-xs')};
  line-height: 1.25;
`;

const Line = styled.div`
  display: grid;
  /* Values stand below each other, whether or not a button follows. */
  grid-template-columns: minmax(0, 1fr) 1.5rem;
  border-block-end: 1px solid ${token('color-border')};

  @media ${COARSE_POINTER} {
    grid-template-columns: minmax(0, 1fr) 2.5rem;
  }
`;

const Toggle = styled.button`
  ${plainButton}
  display: grid;
  place-items: center;
  color: ${token('color-text-muted')};

  &:hover {
    color: ${token('color-accent-text')};
  }

`;

const Row = styled.button`
  --overview-indent: calc(var(--node-depth) * 0.625rem);
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  align-items: baseline;
  align-content: center;
  gap: 0 ${token('space-2')};
  inline-size: 100%;
  min-block-size: var(--overview-row);
  padding: 2px ${token('space-1')} 2px calc(var(--overview-indent) + ${token('space-1')});
  border: 0;
  /* A line for each level above. */
  background: repeating-linear-gradient(
      to right,
      ${token('color-tree-line')} 0 1px,
      transparent 1px 0.625rem
    )
    0 0 / var(--overview-indent) 100% no-repeat;
  color: ${token('color-text')};
  font: inherit;
  font-size: ${token('font-size-sm')};
  line-height: 1.25;
  text-align: start;
  cursor: pointer;

  /* What has no room beside the name goes below it. */
  > :first-child {
    flex: 1 1 9rem;
    min-inline-size: 0;
    overflow-wrap: break-word;
  }

  &[data-parent] {
    font-weight: ${token('font-weight-semibold')};
  }

  &:hover > :first-child {
    color: ${token('color-accent-text')};
    text-decoration: underline;
  }

  /* The focus is in the tree under it. */
  [role='tree']:has([role='treeitem']:focus-visible) ~ * &[data-active] {
    outline: 2px solid ${token('color-focus-ring')};
    outline-offset: -2px;
  }
`;

export interface TermTreeOverviewProps<T> {
  /** All nodes that are shown, in reading order. */
  nodes: readonly Pick<PlacedNode<T>, 'node' | 'path' | 'depth'>[];
  /** Path of the node with the tab stop. */
  active: string | null;
  /** Called with the path of a node that is pressed. */
  onGo: (path: string) => void;
  /** What stands at the end of a node's row. */
  renderSummary: ((node: T, form: TreeForm) => ReactNode) | undefined;
  /** Paths of the open nodes. */
  expanded: ReadonlySet<string>;
  /** Opens or closes a node. */
  onToggle: (path: string) => void;
  labels: { expand: string; collapse: string };
}

function Overview<T extends { title: string; children: readonly unknown[] }>({
  nodes,
  active,
  onGo,
  renderSummary,
  expanded,
  onToggle,
  labels,
}: TermTreeOverviewProps<T>) {
  const frame = useRef<HTMLDivElement>(null);
  const place = usePlace(frame);
  const isCoarse = useMediaQuery(COARSE_POINTER);
  const { columns, rowPx } = useMemo(() => {
    const { width = 0, height = 0 } = place ?? {};
    const inside = { width: width - 2 * PADDING_PX, height: height - 2 * PADDING_PX };
    return listColumns(nodes, inside, isCoarse ? COARSE_ROW_PX : undefined);
  }, [nodes, place, isCoarse]);
  useFadeBelow(frame, columns);
  useEffect(() => {
    const row = active && frame.current?.querySelector(`[data-go="${CSS.escape(active)}"]`);
    if (row) row.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <Frame ref={frame} aria-hidden="true" data-overview data-scrolls>
      <div style={{ '--overview-row': rem(rowPx) } as React.CSSProperties}>
        {columns.map((column) => (
          <div key={column.nodes[0]?.path}>
            {column.way.length > 0 && <Way data-way>{column.way.join(' › ')}</Way>}
            {column.nodes.map(({ node, path, depth }) => (
              <Line key={path}>
                <Row
                  type="button"
                  tabIndex={-1}
                  data-go={path}
                  data-active={path === active || undefined}
                  data-parent={(node.children.length > 0 && expanded.has(path)) || undefined}
                  style={{ '--node-depth': depth } as React.CSSProperties}
                  // The focus goes to the card.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onGo(path)}
                >
                  <span>{node.title}</span>
                  {renderSummary?.(node, 'list')}
                </Row>
                {node.children.length > 0 ? (
                  <Toggle
                    type="button"
                    tabIndex={-1}
                    data-toggle={path}
                    title={`${expanded.has(path) ? labels.collapse : labels.expand}: ${node.title}`}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => onToggle(path)}
                  >
                    {expanded.has(path) ? '−' : '+'}
                  </Toggle>
                ) : null}
              </Line>
            ))}
          </div>
        ))}
      </div>
    </Frame>
  );
}

/**
 * All names of a tree below each other, indented, in columns that say what they go on with; a press goes
 * to the card. For the eye and the pointer only: the tree under it has the same nodes for keys and speech.
 * Renders a `<div>`.
 */
export const TermTreeOverview = memo(Overview) as typeof Overview;
