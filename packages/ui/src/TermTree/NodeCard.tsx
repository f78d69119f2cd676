import { rem, token } from '@tavoite/tokens';
import { type CSSProperties, memo, type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { Hyphenated } from '../utils/Hyphenated.js';
import { NODE_HEIGHT_PX, NODE_WIDTH_PX, type PlacedNode } from './layout.js';

/** Height of a line of a title, in its letters' size. */
const TITLE_LINE = 1.15;
/** Room for a title in a card, in tree pixels. */
const TITLE_ROOM_PX = NODE_HEIGHT_PX - 20;

const Card = styled.div`
  position: absolute;
  box-sizing: border-box;
  /* All of a card grows with the reader's text, and the layout with it: see useViewport. */
  inline-size: ${rem(NODE_WIDTH_PX)};
  block-size: ${rem(NODE_HEIGHT_PX)};
  padding: ${token('space-4')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  contain: layout style;
  cursor: default;

  &[data-view='title'] {
    padding: ${token('space-2')};
  }

  &:is([data-view='name'], [data-view='dot']) {
    padding: 0;
    border: 0;
    background: none;
  }

  &[data-view='name'] {
    inline-size: max-content;
    block-size: auto;
  }

  &:focus-visible {
    z-index: 1;
    outline: var(--node-outline, 3px) solid ${token('color-focus-ring')};
    outline-offset: 2px;
  }
`;

/** All that can be read from afar. */
const Title = styled.p`
  display: -webkit-box;
  overflow: hidden;
  margin: 0;
  font-weight: ${token('font-weight-semibold')};
  line-height: ${TITLE_LINE};
  overflow-wrap: anywhere;
  hyphens: manual;
  -webkit-box-orient: vertical;
`;

/** Below a title. */
const Summary = styled.div`
  overflow: hidden;
  line-height: ${TITLE_LINE};
`;

/** A name from still farther, on what is around its node. */
const Name = styled.p`
  overflow: hidden;
  margin: 0;
  padding: 0.1em 0.3em;
  border-radius: 0.3em;
  background: ${token('color-surface')};
  font-weight: ${token('font-weight-medium')};
  line-height: 1.3;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Toggle = styled.button`
  position: absolute;
  inset-block-end: -0.875rem;
  inset-inline-start: calc(50% - 0.875rem);
  display: grid;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  padding: 0;
  border: 1px solid ${token('color-border-strong')};
  border-radius: ${token('radius-pill')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  font: inherit;
  font-size: ${token('font-size-lg')};
  line-height: 1;
  cursor: pointer;

  &:hover {
    background: ${token('color-surface-hover')};
  }
`;

export interface NodeCardProps<T>
  extends Pick<PlacedNode<T>, 'node' | 'path' | 'depth' | 'position' | 'siblings' | 'x' | 'y'> {
  isExpanded: boolean;
  isActive: boolean;
  /** What can be read at the scale: all of the card, its title, or from still farther its name beside it. */
  view: NodeView;
  renderNode: (node: T, isActive: boolean, goTo: (path: string) => void) => ReactNode;
  renderSummary: ((node: T) => ReactNode) | undefined;
  goTo: (path: string) => void;
  onToggle: (path: string) => void;
  /** `byKeyboard`: the view should follow. */
  onFocus: (path: string, byKeyboard: boolean) => void;
  expandLabel: string;
  collapseLabel: string;
}

export type NodeView =
  | { kind: 'card' }
  /** The size of the letters in tree pixels. */
  | { kind: 'title'; px: number }
  /** Likewise, and the most that a name takes. */
  | { kind: 'name'; px: number; widthPx: number }
  /** There is no room for the name: it is heard, and shown by the pointer. */
  | { kind: 'dot'; px: number };

/** The focus is seen from any distance: parts of the size of letters. */
const OUTLINE = 0.25;

/** How many lines a title has, above a summary's one. */
const linesOf = (px: number, hasSummary: boolean): number =>
  Math.max(1, Math.floor(TITLE_ROOM_PX / (px * TITLE_LINE)) - (hasSummary ? 1 : 0));

interface Titled {
  title: string;
  children: readonly unknown[];
}

function NodeCardInner<T extends Titled>(props: NodeCardProps<T>) {
  const { node, path, isExpanded, isActive, renderNode, goTo, view, onToggle, onFocus } = props;
  const { renderSummary } = props;
  const hasChildren = node.children.length > 0;
  // A card that is only moved keeps its content.
  const content = useMemo(
    () => renderNode(node, isActive, goTo),
    [renderNode, node, isActive, goTo],
  );
  const summary = view.kind === 'title' && renderSummary ? renderSummary(node) : null;
  return (
    <Card
      role="treeitem"
      aria-level={props.depth + 1}
      aria-posinset={props.position}
      aria-setsize={props.siblings}
      aria-expanded={hasChildren ? isExpanded : undefined}
      aria-selected={isActive}
      tabIndex={isActive ? 0 : -1}
      data-path={path}
      data-view={view.kind}
      data-expanded={hasChildren ? isExpanded : undefined}
      {...(view.kind === 'dot' && { 'aria-label': node.title, title: node.title })}
      style={
        {
          transform: `translate(${rem(props.x)}, ${rem(props.y)})`,
          ...(view.kind !== 'card' && { '--node-outline': rem(view.px * OUTLINE) }),
        } as CSSProperties
      }
      onFocus={({ target }) => onFocus(path, target.matches(':focus-visible'))}
    >
      {view.kind === 'card' && content}
      {view.kind === 'title' && (
        <>
          <Title
            title={node.title}
            style={{ fontSize: rem(view.px), WebkitLineClamp: linesOf(view.px, summary !== null) }}
          >
            <Hyphenated text={node.title} />
          </Title>
          {summary !== null && <Summary style={{ fontSize: rem(view.px) }}>{summary}</Summary>}
        </>
      )}
      {view.kind === 'name' && (
        <Name style={{ fontSize: rem(view.px), maxInlineSize: rem(view.widthPx) }}>
          {node.title}
        </Name>
      )}
      {hasChildren && (view.kind === 'card' || view.kind === 'title') && (
        <Toggle
          type="button"
          // The arrow keys of the tree do the same; a second tab stop per node would be in the way.
          tabIndex={-1}
          aria-label={`${isExpanded ? props.collapseLabel : props.expandLabel}: ${node.title}`}
          onClick={() => onToggle(path)}
        >
          <span aria-hidden="true">{isExpanded ? '−' : '+'}</span>
        </Toggle>
      )}
    </Card>
  );
}

/** A node in its place, with the button that opens it. Renders a `<div role="treeitem">`. */
export const NodeCard = memo(NodeCardInner) as typeof NodeCardInner;
