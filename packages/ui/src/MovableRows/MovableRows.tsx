import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type SortedElement, Sorting, type SortingLabels, useSorted } from '../utils/Sorting.js';

/** A row that can be dragged. */
export interface MovableRow {
  /** Unique in the list. */
  readonly id: string;
  /** What the row is called. */
  readonly title: string;
}

export interface MovableRowsProps<Row extends MovableRow>
  extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** From top to bottom. */
  rows: readonly Row[];
  /** Called with the places in `rows` from and to which one was dragged: what that means is yours to say. */
  onMove: (from: number, to: number) => void;
  /** What is said of the grips, in the reader's language. */
  labels: SortingLabels;
  /** A row: `element` is for its element, whatever that is, and `grip` is shown in it. */
  children: (row: Row, element: SortedElement, grip: ReactNode) => ReactNode;
}

const Root = styled.div`
  & > [data-dragged] {
    position: relative;
    z-index: 1;
    background: ${token('color-surface')};
    box-shadow: ${token('shadow-raised')};
  }
`;

interface SortedProps<Row extends MovableRow> {
  row: Row;
  labels: SortingLabels;
  children: MovableRowsProps<Row>['children'];
}

function Sorted<Row extends MovableRow>({ row, labels, children }: SortedProps<Row>) {
  const { element, grip } = useSorted(row.id, labels.drag(row.title));
  return <Fragment>{children(row, element, grip)}</Fragment>;
}

/**
 * Rows of any look, also of a tree, that are dragged by a grip, with the pointer or by keys. What a row
 * becomes in its new place is for the page to say. Renders a `<div>`.
 */
export const MovableRows = <Row extends MovableRow>({
  rows,
  onMove,
  labels,
  children,
  ...rest
}: MovableRowsProps<Row>) => (
  <Sorting
    items={rows.map(({ id, title }) => ({ id, name: title }))}
    onMove={onMove}
    labels={labels}
  >
    <Root {...rest}>
      {rows.map((row) => (
        <Sorted key={row.id} row={row} labels={labels}>
          {children}
        </Sorted>
      ))}
    </Root>
  </Sorting>
);
