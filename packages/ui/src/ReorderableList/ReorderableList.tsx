import { arrayMove } from '@dnd-kit/sortable';
import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, Fragment, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from '../Checkbox/index.js';
import { Icon, type IconDrawing } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { ArrowDownIcon, ArrowUpIcon } from '../icons/index.js';
import { LiveRegion } from '../LiveRegion/index.js';
import { Hyphenated } from '../utils/Hyphenated.js';
import { Sorting, type SortingLabels, useSorted } from '../utils/Sorting.js';

const Root = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Between what is taken in and the rest. */
const LeftOut = styled.li`
  padding-block: ${token('space-4')} ${token('space-2')};
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-sm')};
  font-weight: ${token('font-weight-semibold')};
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  padding: ${token('space-1')} ${token('space-2')};
  border-block-start: 1px solid ${token('color-border')};
  background: ${token('color-surface')};

  &:last-child {
    border-block-end: 1px solid ${token('color-border')};
  }

  &:has(+ [data-heading]) {
    border-block-end: 1px solid ${token('color-border')};
  }

  /* Its place among the others is nothing to decide on until it is taken in. */
  &[data-included='false'] > button {
    visibility: hidden;
  }

  /* Where no row has a place there is nothing to be in line with. */
  &[data-included='false']:not([data-included='true'] ~ *) > button {
    display: none;
  }

  &[data-dragged] {
    position: relative;
    z-index: 1;
    box-shadow: ${token('shadow-raised')};
  }

  & > [data-content] {
    display: flex;
    align-items: center;
    flex: 1;
    gap: ${token('space-2')};
    min-width: 0;
    min-height: ${token('size-control-sm')};
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
  }
`;

const Empty = styled.p`
  color: ${token('color-text-muted')};
`;

const Included = styled(Checkbox)`
  flex: 1;
  align-items: center;
  min-width: 0;
  min-height: ${token('size-control-sm')};

  input {
    margin: 0;
  }

  label {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** Details below the title, so that all rows are read alike. */
const Words = styled.span`
  display: grid;
  min-width: 0;

  & > small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-sm')};
    font-variant-numeric: tabular-nums;
  }
`;

export interface ReorderableItem {
  /** Unique in the list. */
  id: string;
  /** Text of the row. */
  title: string;
  /** What tells it from others with the same title, such as a period; quieter, below the title. */
  details?: string;
  /** Given: the item can be toggled in and out. */
  included?: boolean;
  /** Drawn before the title. */
  icon?: ReactNode;
}

export interface ReorderableListLabels extends SortingLabels {
  /** Name of the button that moves the row up by one. */
  moveUp: (title: string) => string;
  /** Name of the button that moves it down by one. */
  moveDown: (title: string) => string;
  /** Spoken while dragging by keyboard and after a move by button. */
  moved: (title: string, position: number, count: number) => string;
}

export interface ReorderableListProps
  extends Omit<ComponentPropsWithRef<'ol'>, 'children' | 'onChange' | 'onToggle'> {
  /** In their order. */
  items: readonly ReorderableItem[];
  /** The ids in their new order. */
  onReorder: (ids: string[]) => void;
  /** Called when an item is included or left out. */
  onToggle?: (id: string, included: boolean) => void;
  /** Above the items left out, which stand after the others; where they stand among them without it. */
  leftOutTitle?: string;
  /** Shown in place of an empty list; nothing is shown without it. */
  emptyText?: string;
  /** The texts it shows, in the reader's language. */
  labels: ReorderableListLabels;
}

/** What a row is called: its title with what tells it from others. */
const nameOf = ({ title, details }: ReorderableItem): string =>
  details ? `${title}, ${details}` : title;

interface RowProps {
  item: ReorderableItem;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onToggle: ReorderableListProps['onToggle'];
  labels: ReorderableListLabels;
}

function Row({ item, index, count, onMove, onToggle, labels }: RowProps) {
  const { id, title, details, included, icon } = item;
  const name = nameOf(item);
  const { element, grip } = useSorted(id, labels.drag(name));
  const words = (
    <Words>
      <span>
        <Hyphenated text={title} />
      </span>
      {details && <small>{details}</small>}
    </Words>
  );
  /** At the end of its way a button stays focusable: an item moved there by key must not lose the focus. */
  const mover = (label: string, to: number, drawing: IconDrawing) => {
    const possible = to >= 0 && to < count;
    return (
      <IconButton
        size="sm"
        label={label}
        aria-disabled={!possible}
        onClick={() => {
          if (possible) onMove(index, to);
        }}
      >
        <Icon icon={drawing} size="sm" />
      </IconButton>
    );
  };
  return (
    <Item {...element} data-included={included}>
      {grip}
      {included === undefined ? (
        <span data-content="">
          {icon}
          {words}
        </span>
      ) : (
        <Included
          label={
            <>
              {icon}
              {words}
            </>
          }
          checked={included}
          onChange={(event) => onToggle?.(id, event.target.checked)}
        />
      )}
      {mover(labels.moveUp(name), index - 1, ArrowUpIcon)}
      {mover(labels.moveDown(name), index + 1, ArrowDownIcon)}
    </Item>
  );
}

/** A list put in order by drag, keys or buttons, whose items can be toggled in and out. Renders an `<ol>`. */
export const ReorderableList = ({
  items: given,
  onReorder,
  onToggle,
  leftOutTitle,
  emptyText,
  labels,
  ...rest
}: ReorderableListProps) => {
  const [moved, setMoved] = useState('');
  const leftOut =
    leftOutTitle === undefined ? [] : given.filter(({ included }) => included === false);
  const items = [...given.filter((item) => !leftOut.includes(item)), ...leftOut];
  /** How many have a place to decide on. */
  const count = items.length - leftOut.length;
  const ids = items.map((item) => item.id);
  const move = (from: number, to: number) =>
    onReorder(arrayMove(ids, from, Math.min(to, Math.max(0, count - 1))));
  const nameAt = (index: number) => {
    const item = items[index];
    return item ? nameOf(item) : '';
  };
  const moveByButton = (from: number, to: number) => {
    move(from, to);
    setMoved(labels.moved(nameAt(from), to + 1, count));
  };
  if (items.length === 0) return emptyText ? <Empty>{emptyText}</Empty> : null;
  return (
    <Sorting
      items={items.map((item) => ({ id: item.id, name: nameOf(item) }))}
      onMove={move}
      labels={labels}
    >
      <Root {...rest}>
        {items.map((item, index) => (
          <Fragment key={item.id}>
            {index === count && <LeftOut data-heading="">{leftOutTitle}</LeftOut>}
            <Row
              item={item}
              index={index}
              count={count}
              onMove={moveByButton}
              onToggle={onToggle}
              labels={labels}
            />
          </Fragment>
        ))}
      </Root>
      <LiveRegion message={moved} />
    </Sorting>
  );
};
