import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { ChevronRightIcon } from '../icons/index.js';
import { mergeRefs } from '../utils/mergeRefs.js';
import { Name, Root } from './styles.js';

/** A row of a tree that is in sight. */
export interface TreeRow {
  /** Unique in the tree. */
  readonly id: string;
  /** What the row is called. */
  readonly title: string;
  /** How deep it is; 0 at the top. */
  readonly depth: number;
  /** Whether what is below it is in sight; null where there is nothing below it. */
  readonly expanded: boolean | null;
}

export interface TreeRowsLabels {
  /** Name of the button that shows what is below a row. */
  expand: (title: string) => string;
  /** Name of the button that hides what is below a row. */
  collapse: (title: string) => string;
}

export interface TreeRowsProps<Row extends TreeRow>
  extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the tree. */
  label: string;
  /** From top to bottom, without those in closed branches. */
  rows: readonly Row[];
  /** Called with a row whose branch is opened or closed. */
  onExpandedChange: (row: Row, expanded: boolean) => void;
  /** Called with the row whose title is pressed. */
  onOpen: (row: Row) => void;
  /** Over the titles and over what is said beside them, where there are columns; each row says it all itself. */
  heads?: { title: ReactNode; details: ReactNode };
  /** What is said of a row beside its title. */
  detailsOf?: (row: Row) => ReactNode;
  /** What can be done with a row, such as a `MenuButton`, which is given the `tabIndex`. */
  actionsOf?: (row: Row, tabIndex: 0 | -1) => ReactNode;
  /** Its texts, in the reader's language. */
  labels: TreeRowsLabels;
}

/** The place that a key leads to from one among so many; null for keys that lead nowhere. */
function placeAfter(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, count - 1);
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

const parentOf = (rows: readonly TreeRow[], at: number): number => {
  const depth = rows[at]?.depth ?? 0;
  for (let above = at - 1; above >= 0; above -= 1)
    if ((rows[above]?.depth ?? 0) < depth) return above;
  return at;
};

/**
 * Compact rows of a tree whose branches are opened and closed. One row is in the tab order; arrows lead
 * on, to the right into a branch and to the left out of it, and Enter does what a press of the title
 * does. Renders a `<div>` with the role of a treegrid.
 */
export const TreeRows = <Row extends TreeRow>({
  label,
  rows,
  onExpandedChange,
  onOpen,
  heads,
  detailsOf,
  actionsOf,
  labels,
  ref,
  ...rest
}: TreeRowsProps<Row>) => {
  const own = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const found = rows.findIndex(({ id }) => id === chosen);
  const active = found === -1 ? 0 : found;

  const focusRow = (at: number) => {
    const row = rows[at];
    if (!row) return;
    setChosen(row.id);
    own.current?.querySelectorAll<HTMLElement>(':scope > [role="row"]')[at]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, row: Row, at: number) => {
    const { key, target, currentTarget } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    // A menu is drawn elsewhere, but its keys come through here.
    if (!currentTarget.contains(target as Node)) return;
    const next = placeAfter(key, at, rows.length);
    if (next !== null) focusRow(next);
    else if (key === 'ArrowRight' && row.expanded === false) onExpandedChange(row, true);
    else if (key === 'ArrowRight' && row.expanded) focusRow(at + 1);
    else if (key === 'ArrowLeft' && row.expanded) onExpandedChange(row, false);
    else if (key === 'ArrowLeft') focusRow(parentOf(rows, at));
    else if (key === 'Enter' && target === currentTarget) onOpen(row);
    else return;
    event.preventDefault();
  };

  return (
    <Root {...rest} ref={mergeRefs(own, ref)} role="treegrid" aria-label={label}>
      {heads ? (
        <div className="heads" aria-hidden="true">
          <span>{heads.title}</span>
          <span>{heads.details}</span>
        </div>
      ) : null}
      {rows.map((row, at) => {
        const tabIndex = at === active ? 0 : -1;
        const [nameId, detailsId] = [`${prefix}${row.id}-name`, `${prefix}${row.id}-details`];
        return (
          // biome-ignore lint/a11y/useSemanticElements: a table's rows have no levels
          <div
            key={row.id}
            role="row"
            aria-labelledby={`${nameId} ${detailsId}`}
            aria-level={row.depth + 1}
            aria-expanded={row.expanded ?? undefined}
            tabIndex={tabIndex}
            style={{ '--level': row.depth } as CSSProperties}
            onFocus={() => setChosen(row.id)}
            onKeyDown={(event) => onKeyDown(event, row, at)}
          >
            {/* biome-ignore lint/a11y: as above; the row has the focus */}
            <div role="gridcell" className="title">
              <span className="fold">
                {row.expanded === null ? null : (
                  <IconButton
                    size="sm"
                    tabIndex={-1}
                    label={(row.expanded ? labels.collapse : labels.expand)(row.title)}
                    onClick={() => onExpandedChange(row, !row.expanded)}
                  >
                    <Icon icon={ChevronRightIcon} size="sm" />
                  </IconButton>
                )}
              </span>
              <Name id={nameId} type="button" tabIndex={-1} onClick={() => onOpen(row)}>
                {row.title}
              </Name>
            </div>
            {/* biome-ignore lint/a11y: as above */}
            <div id={detailsId} role="gridcell" className="details">
              {detailsOf?.(row)}
            </div>
            {/* biome-ignore lint/a11y: as above */}
            <div role="gridcell" className="actions">
              {actionsOf?.(row, tabIndex)}
            </div>
          </div>
        );
      })}
    </Root>
  );
};
