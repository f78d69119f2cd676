import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { CSSProperties, ReactNode } from 'react';
import { Grip } from './Grip.js';

/** What is said of things that are put in order. */
export interface SortingLabels {
  /** Name of the grip. */
  drag: (title: string) => string;
  /** Spoken while dragging by keyboard. */
  moved: (title: string, position: number, count: number) => string;
  /** Spoken at the grip: how to drag by keyboard. */
  instructions: string;
}

export interface SortingProps {
  /** In their order, with what each is called. */
  items: readonly { readonly id: string; readonly name: string }[];
  /** Called with the places in `items` from and to which something was dragged. */
  onMove: (from: number, to: number) => void;
  labels: SortingLabels;
  children: ReactNode;
}

/** Lets what is in it be put in order, below one another, by drag and by keys. */
export const Sorting = ({ items, onMove, labels, children }: SortingProps) => {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: string | number) => items.findIndex((item) => item.id === String(id));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove(placeOf(active.id), placeOf(over.id));
  };
  const say = (active: string | number, over: string | number | undefined) =>
    over === undefined
      ? undefined
      : labels.moved(items[placeOf(active)]?.name ?? '', placeOf(over) + 1, items.length);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        screenReaderInstructions: { draggable: labels.instructions },
        announcements: {
          onDragStart: ({ active }) => say(active.id, active.id),
          onDragOver: ({ active, over }) => say(active.id, over?.id),
          onDragEnd: ({ active, over }) => say(active.id, over?.id),
          onDragCancel: ({ active }) => say(active.id, active.id),
        },
      }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
};

/** What the element of a thing that is put in order takes. */
export interface SortedElement {
  ref: (element: HTMLElement | null) => void;
  style: CSSProperties;
  'data-dragged': true | undefined;
}

/** One of those in a `Sorting`: what its element needs, and the grip by which it is dragged. */
export function useSorted(
  id: string,
  gripLabel: string,
): { element: SortedElement; grip: ReactNode } {
  const { setNodeRef, isDragging, transform, transition, attributes, listeners } = useSortable({
    id,
  });
  return {
    element: {
      ref: setNodeRef,
      'data-dragged': isDragging || undefined,
      style: { transform: CSS.Translate.toString(transform), transition },
    },
    grip: (
      // The role's word is English.
      <Grip
        {...attributes}
        {...listeners}
        aria-roledescription={undefined}
        aria-label={gripLabel}
      />
    ),
  };
}
