import { rem, token } from '@tavoite/tokens';
import { type CSSProperties, memo, type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { Hyphenated } from '../utils/Hyphenated.js';
import type { TreeForm } from './form.js';
import { NODE_HEIGHT_PX, NODE_WIDTH_PX, type PlacedNode } from './geometry.js';

/** Height of a line of a title, in its letters' size. */
const TITLE_LINE = 1.12;
/** The least size of the button on the screen, how much of it is on the card, and the most below that. */
const TOGGLE_PX = 24;
const TOGGLE_INSIDE = 0.35;
const TOGGLE_OUTSIDE_PX = 24;
/** Around what is on a small card, in its letters. */
const PADDING = 0.4;
/** Width of one of them. */
const LETTER = 0.55;
/** Size of a long title, of that of others. */
const LONG_TITLE = 0.8;
/** Height of a summary, likewise: the value in larger letters, and a meter. */
const SUMMARY = 2.27;

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

  /* Seen from afar, it has an edge as wide as a card that is near. */
  &[data-view='title'] {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    padding: var(--node-padding);
    padding-block-end: max(var(--node-padding), var(--node-toggle-inside));
    border: var(--node-line) solid ${token('color-border-strong')};
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
  margin: 0 0 -0.08em;
  /* Letters reach below their low lines. */
  padding-block-end: 0.08em;
  font-weight: ${token('font-weight-semibold')};
  line-height: ${TITLE_LINE};
  overflow-wrap: anywhere;
  hyphens: manual;
  -webkit-box-orient: vertical;
`;

/** Below a title, at the end of its card. */
const Summary = styled.div`
  flex: none;
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
  inset-block-end: calc(var(--node-toggle-inside) - var(--node-toggle));
  inset-inline-start: calc(50% - var(--node-toggle) / 2);
  display: grid;
  place-items: center;
  inline-size: var(--node-toggle);
  block-size: var(--node-toggle);
  padding: 0;
  border: var(--node-line) solid ${token('color-border-strong')};
  border-radius: ${token('radius-pill')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  font: inherit;
  font-size: calc(var(--node-toggle) * 0.65);
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
  renderSummary: ((node: T, form: TreeForm, isExpanded: boolean) => ReactNode) | undefined;
  goTo: (path: string) => void;
  onToggle: (path: string) => void;
  /** `byKeyboard`: the view should follow. */
  onFocus: (path: string, byKeyboard: boolean) => void;
  expandLabel: string;
  collapseLabel: string;
}

export type NodeView =
  /** How large a tree pixel is on the screen. */
  | { kind: 'card'; scale: number }
  /** Likewise, and the size of the letters in tree pixels. */
  | { kind: 'title'; scale: number; px: number }
  /** Likewise, and the most that a name takes. */
  | { kind: 'name'; px: number; widthPx: number }
  /** There is no room for the name: it is heard, and shown by the pointer. */
  | { kind: 'dot'; px: number };

type Small = Extract<NodeView, { kind: 'title' }>;

/** The focus is seen from any distance: parts of the size of letters. */
const OUTLINE = 0.25;

/** Height of the button, in tree pixels. */
const toggleOf = (scale: number): number => Math.max(28, TOGGLE_PX / scale);

/** How much of that is on the card: what is below it has little room. */
const insideOf = (toggle: number): number =>
  Math.max(toggle * TOGGLE_INSIDE, toggle - TOGGLE_OUTSIDE_PX);

/** How many lines a title has, above what there is of a summary. */
function linesOf(px: number, { scale, px: letters }: Small, hasSummary: boolean): number {
  const padding = letters * PADDING;
  const end = Math.max(padding, insideOf(toggleOf(scale)));
  const room = NODE_HEIGHT_PX - padding - end - (hasSummary ? letters * SUMMARY : 0);
  return Math.max(1, Math.floor(room / (px * TITLE_LINE)));
}

/** The size of a title and how many lines it has: one that would be cut is a little smaller. */
function titleStyle(title: string, view: Small, hasSummary: boolean): CSSProperties {
  const lines = linesOf(view.px, view, hasSummary);
  const inLine = (NODE_WIDTH_PX - 2 * view.px * PADDING) / (view.px * LETTER);
  // Words do not fill their lines.
  const isLong = title.length > 0.8 * lines * inLine;
  const px = isLong ? view.px * LONG_TITLE : view.px;
  return { fontSize: rem(px), WebkitLineClamp: linesOf(px, view, hasSummary) };
}

/** Sizes that are the same on the screen at any scale. */
function sizesOf(view: NodeView): CSSProperties {
  const sizes: Record<string, string> = {};
  if (view.kind !== 'card') sizes['--node-outline'] = rem(view.px * OUTLINE);
  if (view.kind === 'title') sizes['--node-padding'] = rem(view.px * PADDING);
  if (view.kind === 'card' || view.kind === 'title') {
    sizes['--node-line'] = rem(Math.max(1, 1 / view.scale));
    const toggle = toggleOf(view.scale);
    sizes['--node-toggle'] = rem(toggle);
    sizes['--node-toggle-inside'] = rem(insideOf(toggle));
  }
  return sizes;
}

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
  const summary =
    view.kind === 'title' && renderSummary ? renderSummary(node, 'cards', isExpanded) : null;
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
      style={{ transform: `translate(${rem(props.x)}, ${rem(props.y)})`, ...sizesOf(view) }}
      onFocus={({ target }) => onFocus(path, target.matches(':focus-visible'))}
    >
      {view.kind === 'card' && content}
      {view.kind === 'title' && (
        <>
          <Title title={node.title} style={titleStyle(node.title, view, summary !== null)}>
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
