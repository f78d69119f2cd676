import { token } from '@tavoite/tokens';
import { useCombobox } from 'downshift';
import { useDeferredValue, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { createSearch, type PaletteItem } from '../CommandPalette/search.js';
import { Icon } from '../Icon/index.js';
import { SearchIcon } from '../icons/index.js';
import { LiveRegion } from '../LiveRegion/index.js';
import { fieldBox, floatingPanel } from '../styles/index.js';

export interface TermTreeSearchLabels {
  /** Name of the field and of the list, shown in the empty field. */
  search: string;
  /** Shown for text that fits nothing. */
  nothingFound: string;
  /** Spoken after typing: how many nodes fit. */
  found: (count: number) => string;
}

/** What can be found: a node, and the node above it, which tells apart those of one name. */
export interface Findable {
  path: string;
  title: string;
  above: string;
}

/** Nodes that are listed; more typing finds the others. */
const MOST_FOUND = 8;

const Box = styled.div`
  position: relative;
  flex: 1 0 11rem;
  max-inline-size: 18rem;
  margin-inline-start: auto;

  > input {
    ${fieldBox}
    padding-inline-start: ${token('space-8')};
  }

  > svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: ${token('space-3')};
    translate: 0 -50%;
    color: ${token('color-text-muted')};
    pointer-events: none;
  }

  /* Beside all tools, where they just fit. */
  @container (max-width: 50rem) {
    flex-basis: 7rem;
  }

  /* Beside the switch, while nothing else is. */
  @container (max-width: 600px) {
    flex-basis: 7.5rem;
    max-inline-size: none;
  }
`;

const List = styled.ul`
  ${floatingPanel}
  position: absolute;
  z-index: 1;
  inset-block-start: calc(100% + ${token('space-1')});
  inset-inline: 0;
  max-block-size: 15rem;
  margin: 0;
  padding: ${token('space-1')};
  overflow-y: auto;
  list-style: none;

  &:empty {
    display: none;
  }

  > li {
    padding: ${token('space-2')} ${token('space-3')};
    overflow-wrap: anywhere;
    border-radius: ${token('radius-control')};
    cursor: pointer;
  }

  > li > small {
    display: block;
    color: ${token('color-text-muted')};
  }

  > li[data-highlighted] {
    background: ${token('color-accent-subtle')};
    outline: 1px solid transparent;
  }

  > li[data-empty] {
    color: ${token('color-text-muted')};
    cursor: default;
  }
`;

export interface TermTreeSearchProps {
  labels: TermTreeSearchLabels;
  /** All nodes, open or not; asked for when typing begins. */
  nodes: () => readonly Findable[];
  /** Called with the path of the chosen node. */
  onFind: (path: string) => void;
}

/** A field that finds a node of the tree by its name, as the ARIA combobox pattern; renders a `<div>`. */
export function TermTreeSearch({ labels, nodes, onFind }: TermTreeSearchProps) {
  const [text, setText] = useState('');
  const asked = useDeferredValue(text).trim();
  const isAsked = asked !== '';
  const search = useMemo(() => {
    if (!isAsked) return null;
    const items = nodes().map(
      ({ path, title, above }): PaletteItem => ({
        id: path,
        group: 'nodes',
        label: title,
        detail: above,
      }),
    );
    return createSearch(items);
  }, [nodes, isAsked]);
  const { groups, total } = search?.(asked, MOST_FOUND) ?? { groups: [], total: 0 };
  const found = groups.flatMap(({ items }) => items);
  const combobox = useCombobox<PaletteItem>({
    items: found,
    inputValue: text,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: (item) => item?.label ?? '',
    itemToKey: (item) => item?.id,
    stateReducer: (_state, { type, changes }) =>
      // Leaving the field chooses nothing.
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: null }
        : changes,
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      setText('');
      onFind(selectedItem.id);
    },
  });
  const isOpen = combobox.isOpen && isAsked;
  return (
    <Box>
      <Icon icon={SearchIcon} size="sm" />
      <input
        {...combobox.getInputProps({
          'aria-label': labels.search,
          'aria-labelledby': undefined,
          'aria-expanded': isOpen,
          placeholder: labels.search,
          // Set right away: downshift reports it in an effect, so fast typing would lose letters.
          onChange: (event) => setText((event.target as HTMLInputElement).value),
          onKeyDown: (event) => {
            if (event.key === 'Escape') setText('');
          },
        })}
      />
      <List
        {...combobox.getMenuProps({ 'aria-labelledby': undefined, 'aria-label': labels.search })}
      >
        {isOpen &&
          found.map((item, index) => (
            <li
              key={item.id}
              data-highlighted={combobox.highlightedIndex === index || undefined}
              {...combobox.getItemProps({ item, index })}
            >
              {item.label}
              {item.detail && <small>{item.detail}</small>}
            </li>
          ))}
        {isOpen && found.length === 0 && (
          <li role="presentation" data-empty>
            {labels.nothingFound}
          </li>
        )}
      </List>
      <LiveRegion message={isAsked ? labels.found(total) : ''} />
    </Box>
  );
}
