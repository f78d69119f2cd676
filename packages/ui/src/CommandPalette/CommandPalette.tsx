import { token } from '@tavoite/tokens';
import { useCombobox } from 'downshift';
import { Fragment, useDeferredValue, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconDrawing } from '../Icon/index.js';
import { SearchIcon } from '../icons/index.js';
import { LiveRegion } from '../LiveRegion/index.js';
import { Modal, type ModalProps } from '../Modal/index.js';
import { fieldBox } from '../styles/index.js';
import { createSearch, type FoundItem, type PaletteItem } from './search.js';

/** Items of one group that are shown; typing finds the others. */
const GROUP_LIMIT = 8;

const Field = styled.div`
  position: relative;

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
`;

/* A fixed height; otherwise the dialog would jump at each key. */
const List = styled.div`
  height: min(420px, 55vh);
  margin-block-start: ${token('space-3')};
  overflow-y: auto;

  [data-group] {
    padding: ${token('space-2')} ${token('space-3')} ${token('space-1')};
    font-size: ${token('font-size-sm')};
    font-weight: ${token('font-weight-semibold')};
    color: ${token('color-text-muted')};
  }

  [role='option'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    column-gap: ${token('space-3')};
    min-height: ${token('size-control-md')};
    padding: ${token('space-1')} ${token('space-3')};
    border-radius: ${token('radius-control')};
    cursor: pointer;
  }

  [role='option'] > svg {
    color: ${token('color-text-muted')};
  }

  [role='option'] > span {
    overflow-wrap: anywhere;
  }

  [role='option'] > small {
    max-width: 220px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${token('color-text-muted')};
  }

  [role='option'] > small[data-excerpt] {
    grid-column: 2 / -1;
    max-width: none;
    white-space: normal;
  }

  [role='option'][data-highlighted] {
    background: ${token('color-accent-subtle')};
    outline: 1px solid transparent;
  }

  > p {
    padding: ${token('space-3')};
    color: ${token('color-text-muted')};
  }

  @media (max-width: 480px) {
    [role='option'] {
      grid-template-columns: auto minmax(0, 1fr);
    }

    [role='option'] > small {
      grid-column: 2;
      max-width: none;
    }
  }
`;

export interface CommandPaletteItem extends PaletteItem {
  /** Shown before the text. */
  icon: IconDrawing;
}

export interface CommandPaletteLabels {
  /** Name of the dialog. */
  title: string;
  /** Name of the field and of the list. */
  search: string;
  /** Shown in the empty field: what can be found. */
  placeholder: string;
  /** Name of the button that closes the dialog. */
  close: string;
  /** Shown for text that fits nothing. */
  empty: string;
  /** Spoken after typing: how many items fit. */
  found: (count: number) => string;
  /** Shown while `loading`. */
  loading: string;
  /** Headings by group id. */
  groups: Readonly<Record<string, string>>;
}

export interface CommandPaletteProps
  extends Pick<ModalProps, 'open' | 'onOpenChange' | 'ref' | 'className'> {
  /** Everything that can be gone to. Keep it the same array while it has not changed. */
  items: readonly CommandPaletteItem[];
  /** Called with the chosen item; closing is the owner's. */
  onSelect: (item: CommandPaletteItem) => void;
  /** True while more items are on their way. */
  loading?: boolean;
  /** The texts it shows, in the reader's language. */
  labels: CommandPaletteLabels;
}

type PanelProps = Pick<CommandPaletteProps, 'items' | 'onSelect' | 'loading' | 'labels'>;

/** Mounted while the palette is open, so that each opening starts again. */
const Panel = ({ items, onSelect, loading, labels }: PanelProps) => {
  const [text, setText] = useState('');
  const search = useMemo(() => createSearch(items), [items]);
  const asked = useDeferredValue(text);
  const { groups, total } = useMemo(() => search(asked, GROUP_LIMIT), [search, asked]);
  const shown = useMemo(() => groups.flatMap((group) => group.items), [groups]);

  const combobox = useCombobox<FoundItem<CommandPaletteItem>>({
    items: shown,
    isOpen: true,
    inputValue: text,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: 0,
    itemToString: (item) => item?.label ?? '',
    itemToKey: (item) => item?.id,
    stateReducer: (_state, { type, changes }) => {
      if (type === useCombobox.stateChangeTypes.InputBlur)
        return { ...changes, selectedItem: null };
      if (type === useCombobox.stateChangeTypes.InputChange)
        return { ...changes, highlightedIndex: 0 };
      return changes;
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onSelect(selectedItem);
    },
  });

  let index = -1;
  return (
    <>
      <Field>
        <Icon icon={SearchIcon} size="sm" />
        <input
          {...combobox.getInputProps({
            'aria-label': labels.search,
            'aria-labelledby': undefined,
            placeholder: labels.placeholder,
            // Set right away: downshift reports it in an effect, so fast typing would lose letters.
            onChange: (event) => setText((event.target as HTMLInputElement).value),
            // The first Escape closes the dialog; downshift would empty the field.
            onKeyDown: (event) => {
              // What is shown may still be what was found for fewer letters.
              const isEarly = event.key === 'Enter' && text !== asked;
              if (event.key === 'Escape' || isEarly) {
                (
                  event.nativeEvent as { preventDownshiftDefault?: boolean }
                ).preventDownshiftDefault = true;
              }
              if (isEarly) {
                const [first] = search(text, GROUP_LIMIT).groups;
                if (first?.items[0]) onSelect(first.items[0]);
              }
            },
          })}
          data-list="always-open"
          // biome-ignore lint/a11y/noAutofocus: the dialog is opened to type
          autoFocus
        />
      </Field>
      <List
        {...combobox.getMenuProps({ 'aria-labelledby': undefined, 'aria-label': labels.search })}
        aria-busy={loading}
      >
        {groups.map((group) => (
          <Fragment key={group.id}>
            <div role="presentation" data-group={group.id}>
              {labels.groups[group.id] ?? group.id}
            </div>
            {group.items.map((item) => {
              index += 1;
              return (
                <div
                  key={item.id}
                  data-highlighted={combobox.highlightedIndex === index || undefined}
                  {...combobox.getItemProps({ item, index })}
                >
                  <Icon icon={item.icon} size="sm" />
                  <span>{item.label}</span>
                  {item.detail ? <small>{item.detail}</small> : null}
                  {item.excerpt ? <small data-excerpt="">{item.excerpt}</small> : null}
                </div>
              );
            })}
          </Fragment>
        ))}
        {shown.length === 0 && !loading ? <p role="presentation">{labels.empty}</p> : null}
        {loading ? <p role="presentation">{labels.loading}</p> : null}
      </List>
      <LiveRegion message={asked.trim() === '' ? '' : labels.found(total)} />
    </>
  );
};

/**
 * A dialog with one field that finds pages, terms, targets and organisations, as the ARIA combobox
 * pattern: arrows move, Enter goes, Escape closes. Renders a `<div role="dialog">`.
 */
export const CommandPalette = ({
  open,
  onOpenChange,
  items,
  onSelect,
  loading = false,
  labels,
  ...rest
}: CommandPaletteProps) => (
  <Modal
    open={open}
    onOpenChange={onOpenChange}
    title={labels.title}
    closeLabel={labels.close}
    data-loading={loading || undefined}
    {...rest}
  >
    <Panel items={items} onSelect={onSelect} loading={loading} labels={labels} />
  </Modal>
);
