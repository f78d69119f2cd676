import { token } from '@tavoite/tokens';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/index.js';
import { ChevronRightIcon } from '../icons/index.js';
import { mobile, plainButton } from '../styles/index.js';
import { Hyphenated } from '../utils/Hyphenated.js';
import type { TreeForm } from './form.js';
import type { PlacedNode } from './geometry.js';

const COARSE_POINTER = '(pointer: coarse)';

const Frame = styled.div`
  position: absolute;
  inset: 0;
  padding: ${token('space-3')};
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${token('color-surface')};
  cursor: default;

  /* Names need the room. */
  ${mobile} {
    padding: 0 ${token('space-2')} ${token('space-3')} ${token('space-1')};
  }

  /* What a summary says depends on the room for it. */
  > div {
    container-type: inline-size;
  }
`;

const Line = styled.div`
  --overview-indent: calc(var(--node-depth) * 0.75rem);
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  padding-inline-start: var(--overview-indent);
  border-block-end: 1px solid ${token('color-border')};
  /* A line for each level above. */
  background: repeating-linear-gradient(
      to right,
      ${token('color-tree-line')} 0 1px,
      transparent 1px 0.75rem
    )
    0 0 / var(--overview-indent) 100% no-repeat;

  > :last-child {
    grid-column: 2;
  }

  @media ${COARSE_POINTER} {
    grid-template-columns: 2.25rem minmax(0, 1fr);
  }

  /* Names need the room. */
  ${mobile} {
    grid-template-columns: 1.75rem minmax(0, 1fr);
  }
`;

const Head = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${token('space-2')};
  padding: 0 ${token('space-1')} ${token('space-1')} 1.75rem;
  border-block-end: 1px solid ${token('color-border')};

  &:empty {
    display: none;
  }

  ${mobile} {
    padding-block-start: ${token('space-2')};
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

  &[data-open] svg {
    transform: rotate(90deg);
  }

  /* A finger needs more than the column. */
  @media ${COARSE_POINTER} {
    position: relative;

    &::after {
      position: absolute;
      inset-block: 0;
      inset-inline: calc((100% - 2.5rem) / 2);
      content: '';
    }
  }
`;

const Row = styled.button`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  /* What has one line stands beside the middle of what has two. */
  align-items: center;
  align-content: center;
  gap: 0 ${token('space-2')};
  inline-size: 100%;
  min-block-size: 2rem;
  padding: 2px ${token('space-1')};
  border: 0;
  background: none;
  color: ${token('color-text')};
  font: inherit;
  font-size: ${token('font-size-sm')};
  line-height: 1.25;
  text-align: start;
  cursor: pointer;

  /* What has no room beside the name goes below it. */
  > :first-child {
    flex: 1 1 5rem;
    min-inline-size: 0;
    overflow-wrap: break-word;
  }

  &[data-parent] {
    font-weight: ${token('font-weight-semibold')};
  }

  /* As high with a formula in two lines. */
  @container (min-width: 54rem) {
    min-block-size: 2.25rem;
  }

  /* What a finger hits. */
  @media ${COARSE_POINTER} {
    min-block-size: 2.5rem;
  }

  &:hover > :first-child {
    color: ${token('color-accent-text')};
    text-decoration: underline;
  }

  /* Where one is, such as what was found. */
  [role='tree']:focus-within ~ * &[data-active] {
    background: ${token('color-accent-subtle')};
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
  renderSummary: ((node: T, form: TreeForm, isExpanded: boolean) => ReactNode) | undefined;
  /** Names of what stands there. */
  head: ReactNode;
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
  head,
  expanded,
  onToggle,
  labels,
}: TermTreeOverviewProps<T>) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = active && frame.current?.querySelector(`[data-go="${CSS.escape(active)}"]`);
    if (row) row.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <Frame ref={frame} aria-hidden="true" data-overview data-scrolls>
      <div>
        <Head>{head}</Head>
        {nodes.map(({ node, path, depth }) => (
          <Line key={path} style={{ '--node-depth': depth } as React.CSSProperties}>
            {node.children.length > 0 ? (
              <Toggle
                type="button"
                tabIndex={-1}
                data-toggle={path}
                data-open={expanded.has(path) || undefined}
                title={`${expanded.has(path) ? labels.collapse : labels.expand}: ${node.title}`}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onToggle(path)}
              >
                <Icon icon={ChevronRightIcon} size="sm" />
              </Toggle>
            ) : null}
            <Row
              type="button"
              tabIndex={-1}
              data-go={path}
              data-active={path === active || undefined}
              data-parent={(node.children.length > 0 && expanded.has(path)) || undefined}
              // The focus goes to the card.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onGo(path)}
            >
              <span>
                <Hyphenated text={node.title} isNarrow />
              </span>
              {renderSummary?.(node, 'list', expanded.has(path))}
            </Row>
          </Line>
        ))}
      </div>
    </Frame>
  );
}

/**
 * All names of a tree below each other, indented; a press goes to the card. For the eye and the pointer only: the tree under it has the same nodes for keys and speech.
 * Renders a `<div>`.
 */
export const TermTreeOverview = memo(Overview) as typeof Overview;
