import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from '../Checkbox/index.js';
import { Icon } from '../Icon/index.js';
import { TextField } from '../TextField/index.js';
import { allIds, matching, type PickableView, stateOf, withAll } from './choice.js';

const Root = styled.div`
  display: grid;
  gap: ${token('space-2')};
  min-width: 0;
`;

const Box = styled.div`
  max-height: 320px;
  overflow-y: auto;
  padding: ${token('space-1')} ${token('space-3')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-control')};
  background: ${token('color-surface')};

  & > p {
    padding-block: ${token('space-2')};
    color: ${token('color-text-muted')};
  }
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & & {
    padding-inline-start: ${token('space-6')};
  }

  li > div {
    padding-block: ${token('space-1')};
  }

  label > span {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-2')};
  }

  svg {
    flex: none;
    color: ${token('color-text-muted')};
  }
`;

const Count = styled.p`
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-sm')};
`;

export interface ViewPickerLabels {
  /** Name of the list. */
  views: string;
  /** Name of the search field. */
  search: string;
  /** Chooses or clears every view. */
  selectAll: string;
  /** While searching: chooses what is found. */
  selectFound: string;
  /** Shown when there is nothing to choose. */
  empty: string;
  /** Shown when the search finds nothing. */
  nothingFound: string;
  /** Shown below the list, and spoken when it changes. */
  chosen: (count: number, total: number) => string;
}

export interface ViewPickerProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** The views of the top level, each with those below it. */
  views: readonly PickableView[];
  /** Ids of the chosen views. */
  value: ReadonlySet<number>;
  /** Called with the ids of all chosen views. */
  onValueChange: (value: ReadonlySet<number>) => void;
  /** Cannot be used, and says so. */
  disabled?: boolean;
  /** The texts it shows, in the reader's language. */
  labels: ViewPickerLabels;
}

interface BranchProps
  extends Pick<ViewPickerProps, 'views' | 'value' | 'onValueChange' | 'disabled'> {
  label?: string;
}

/** A list of views with their children below them. */
const Branch = ({ views, value, onValueChange, disabled, label }: BranchProps) => (
  <List aria-label={label}>
    {views.map((view) => (
      <li key={view.id}>
        <Checkbox
          label={
            <span>
              {view.icon && <Icon icon={view.icon} size="sm" />}
              {view.title}
            </span>
          }
          checked={value.has(view.id)}
          disabled={disabled}
          onChange={(event) => onValueChange(withAll(value, [view.id], event.target.checked))}
        />
        {view.children.length > 0 && (
          <Branch
            views={view.children}
            value={value}
            onValueChange={onValueChange}
            disabled={disabled}
            label={view.title}
          />
        )}
      </li>
    ))}
  </List>
);

/** Views to take into a report: a tree of checkboxes with a search. Renders a `<div role="group">`. */
export const ViewPicker = ({
  views,
  value,
  onValueChange,
  disabled,
  labels,
  ...rest
}: ViewPickerProps) => {
  const [text, setText] = useState('');
  const countId = useId();
  const found = matching(views, text);
  const foundIds = allIds(found);
  const all = stateOf(foundIds, value);
  const ids = allIds(views);
  return (
    <Root role="group" aria-label={labels.views} aria-describedby={countId} {...rest}>
      <TextField
        type="search"
        label={labels.search}
        value={text}
        disabled={disabled}
        onChange={(event) => setText(event.target.value)}
      />
      {found.length > 0 && (
        <Checkbox
          label={text.trim() === '' ? labels.selectAll : labels.selectFound}
          checked={all === 'all'}
          indeterminate={all === 'some'}
          disabled={disabled}
          onChange={() => onValueChange(withAll(value, foundIds, all !== 'all'))}
        />
      )}
      <Box>
        {found.length > 0 ? (
          <Branch
            views={found}
            value={value}
            onValueChange={onValueChange}
            disabled={disabled}
            label={labels.views}
          />
        ) : (
          <p>{views.length === 0 ? labels.empty : labels.nothingFound}</p>
        )}
      </Box>
      <Count id={countId} role="status">
        {labels.chosen(ids.filter((id) => value.has(id)).length, ids.length)}
      </Count>
    </Root>
  );
};
