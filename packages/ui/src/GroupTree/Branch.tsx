import { token } from '@tavoite/tokens';
import { type ReactNode, type RefObject, useId } from 'react';
import { css, styled } from 'styled-components';
import { mobile } from '../styles/index.js';
import { Connector } from './Connector.js';
import { BAR_PX, stemLength } from './geometry.js';
import { isStackable, leafCount } from './levels.js';
import type { GroupTreeNode, GroupTreePlace } from './types.js';

/* Below each other, beside a line from the card above, with a branch to each. */
const column = css`
  --tree-line: 1.5px solid ${token('color-tree-line')};
  flex-direction: column;
  gap: ${token('space-3')};
  padding-block-start: ${token('space-3')};
  padding-inline-start: ${token('space-3')};

  > li {
    position: relative;
  }

  > li::before,
  > li::after {
    content: '';
    position: absolute;
    inset-inline-start: calc(-1 * ${token('space-3')});
  }

  > li::before {
    inset-block: calc(-1 * ${token('space-3')}) 0;
    border-inline-start: var(--tree-line);
  }

  /* The middle of a card's head. */
  > li:last-of-type::before {
    inset-block-end: auto;
    block-size: calc(${token('space-3')} + ${token('space-6')});
  }

  > li::after {
    inset-block-start: ${token('space-6')};
    inline-size: ${token('space-3')};
    border-block-start: var(--tree-line);
  }
`;

const List = styled.ul`
  position: relative;
  display: flex;
  gap: calc(${token('layout-group-gap')} * var(--tree-scale));
  min-width: 100%;
  margin: 0;
  padding: 0;

  &[data-top] {
    width: fit-content;
    margin-inline: auto;
  }

  &[data-below] {
    padding-block-start: calc(${token('layout-connector')} * var(--tree-scale));
  }

  &[data-joined] {
    padding-block-start: calc(${BAR_PX}px + ${token('layout-connector-stem')});
  }

  &[data-stacked] {
    ${column}
    /* As wide as the card above, whose edge its line comes from. */
    width: 100%;
    min-width: 0;
    max-width: ${token('layout-group-card-max')};
  }

  ${mobile} {
    flex-direction: column;
    gap: ${token('space-3')};

    &:is([data-below], [data-joined]) {
      padding-block-start: 0;
    }

    > svg {
      display: none;
    }

    &:not([data-top]) {
      ${column}
      max-width: none;
    }
  }
`;

const Item = styled.li`
  display: flex;
  flex-direction: column;
  align-items: center;
  flex-shrink: 0;
  flex-basis: 0;
  list-style: none;

  > :first-child {
    min-width: calc(${token('layout-group-min')} * var(--tree-scale));
  }

  [data-stacked] > & {
    flex-basis: auto;
    align-items: stretch;

    > :first-child {
      min-width: 0;
    }
  }

  ${mobile} {
    flex-basis: auto;
    align-items: stretch;

    > :first-child {
      min-width: 0;
      max-width: none;
    }
  }
`;

interface BranchProps<T extends GroupTreeNode> {
  nodes: readonly T[];
  depth: number;
  /** The lines to the cards: their stem, null for those from the bar of objectives. null: there are none. */
  lines: { stem: number | null } | null;
  /** What scrolls, if the lines come from its middle, above it; else they come from the card above. */
  frame?: RefObject<HTMLElement | null>;
  id?: string;
  shared: {
    childrenOf: (node: T) => readonly T[] | undefined;
    /** Of the children only those that stand side by side. */
    besides: (node: T) => readonly T[] | undefined;
    renderCard: (node: T, place: GroupTreePlace) => ReactNode;
    orders: ReadonlyMap<number, number>;
    version: string;
    scale: number;
    /** Those that can stand below each other do. */
    stacked: boolean;
  };
}

/** Groups side by side or below each other, each with those below it. Renders a `<ul>`. */
export const Branch = <T extends GroupTreeNode>({
  nodes,
  depth,
  lines,
  frame,
  id,
  shared,
}: BranchProps<T>) => {
  const stacked = shared.stacked && depth > 0 && isStackable(nodes, shared.childrenOf);
  const prefix = useId();
  return (
    <List
      role="list"
      id={id}
      data-top={depth === 0 || undefined}
      data-joined={lines?.stem === null || undefined}
      data-below={(typeof lines?.stem === 'number' && !stacked) || undefined}
      data-stacked={stacked || undefined}
    >
      {nodes.map((node) => {
        const children = shared.childrenOf(node) ?? [];
        const childrenId = `${prefix}${node.id}`;
        return (
          <Item key={node.id} style={{ flexGrow: leafCount(node, shared.besides) }}>
            {shared.renderCard(node, { depth, childrenId, stacked })}
            {children.length > 0 ? (
              <Branch
                nodes={children}
                depth={depth + 1}
                lines={{ stem: stemLength(shared.orders.get(node.id) ?? 0) }}
                id={childrenId}
                shared={shared}
              />
            ) : null}
          </Item>
        );
      })}
      {lines && !stacked ? (
        <Connector
          stem={lines.stem}
          frame={frame ?? null}
          scale={shared.scale}
          version={shared.version}
        />
      ) : null}
    </List>
  );
};
