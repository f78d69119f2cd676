import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  MeasuringStrategy,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/index.js';
import { GripIcon } from '../icons/index.js';
import {
  type MovableNodesLabels,
  type Moving,
  MovingContext,
  type NodePlace,
  placeAfter,
  placeId,
} from './places.js';

/** A node that can be moved. */
export interface MovableItem {
  /** Unique in the tree. */
  readonly id: string;
  /** What the node is called. */
  readonly title: string;
}

export interface MovableNodesProps extends ComponentPropsWithRef<'div'> {
  /** All nodes of the tree. */
  nodes: readonly MovableItem[];
  /** Where a node may go, in the order that arrow keys step through; its own place is among them. */
  placesOf: (id: string) => readonly NodePlace[];
  /** Called where a node was let go; not in its own place. */
  onMoveTo: (id: string, place: NodePlace) => void;
  /** What is said of grips and places, in the reader's language. */
  labels: MovableNodesLabels;
}

/* Follows the pointer in place of the node, which may be larger than the screen. */
const Carried = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  max-width: 320px;
  padding: ${token('space-2')} ${token('space-3')};
  border: 1px solid ${token('color-border-strong')};
  border-radius: ${token('radius-control')};
  background: ${token('color-surface-raised')};
  box-shadow: ${token('shadow-raised')};
  font-weight: ${token('font-weight-medium')};
  cursor: grabbing;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const STEPS: Readonly<Record<string, -1 | 1>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
};
const MEASURING = { droppable: { strategy: MeasuringStrategy.Always } };

/** The smallest place under the pointer: that of a row, not that of the card it is in. */
const underPointer: CollisionDetection = (args) => {
  const areaOf = (id: string | number) => {
    const rect = args.droppableRects.get(id);
    return rect ? rect.width * rect.height : 0;
  };
  return pointerWithin(args).sort((a, b) => areaOf(a.id) - areaOf(b.id));
};

const isKeyed = ({ activatorEvent }: { activatorEvent: Event }) =>
  activatorEvent instanceof KeyboardEvent;

/**
 * A tree of any look whose nodes are moved before, after or into one another by their grips, with the
 * pointer or by keys: each has a `MovableNode` in it. Renders a `<div>`.
 */
export const MovableNodes = ({
  nodes,
  placesOf,
  onMoveTo,
  labels,
  children,
  ...rest
}: MovableNodesProps) => {
  const [active, setActive] = useState<{ id: string; byKeys: boolean } | null>(null);
  /** The place that arrow keys have led to. */
  const [keyed, setKeyed] = useState<string | null>(null);
  const focusWanted = useRef<string | null>(null);
  const titles = useMemo(() => new Map(nodes.map(({ id, title }) => [id, title])), [nodes]);
  const places = active ? placesOf(active.id) : [];
  // The keyboard's sensor keeps what it was given as the drag began.
  const latest = useRef({ places, keyed });
  useLayoutEffect(() => {
    latest.current = { places, keyed };
  });
  const placeWith = (id: string | number | undefined) =>
    places.find((place) => placeId(place) === id);
  const titleOf = (id: string) => titles.get(id) ?? '';

  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, {
      // Steps lead from place to place, not so many pixels: nothing is answered in pixels.
      coordinateGetter: (event) => {
        const step = STEPS[event.code];
        if (!step) return;
        event.preventDefault();
        const place = placeAfter(latest.current.places, latest.current.keyed, step);
        if (!place) return;
        latest.current.keyed = placeId(place);
        setKeyed(latest.current.keyed);
        document
          .querySelector(`[data-place="${CSS.escape(placeId(place))}"]`)
          ?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
      },
    }),
  );
  const placesByNode = new Map<string, NodePlace[]>();
  for (const place of places)
    placesByNode.set(place.over, [...(placesByNode.get(place.over) ?? []), place]);
  const moving: Moving = {
    id: active?.id ?? null,
    placesByNode,
    titleOf,
    labels,
    claimFocus: (id) => {
      if (focusWanted.current !== id) return false;
      focusWanted.current = null;
      // Whoever has gone on meanwhile stays there.
      return document.activeElement === null || document.activeElement === document.body;
    },
  };
  const say = (id: string | number, over: string | number | undefined) => {
    const place = placeWith(over);
    if (!place || place.over === id) return labels.unmoved(titleOf(String(id)));
    return labels.place(titleOf(place.over), place.edge);
  };
  const onDragStart = (event: DragStartEvent) => {
    const id = String(event.active.id);
    setActive({ id, byKeys: isKeyed(event) });
    setKeyed(placeId({ over: id, edge: 'before' }));
  };
  const onDragEnd = (event: DragEndEvent) => {
    const id = String(event.active.id);
    const place = placeWith(event.over?.id);
    setActive(null);
    if (!place || place.over === id) return;
    if (isKeyed(event)) focusWanted.current = id;
    onMoveTo(id, place);
  };
  return (
    <DndContext
      sensors={sensors}
      measuring={MEASURING}
      collisionDetection={(args) =>
        active?.byKeys ? (keyed === null ? [] : [{ id: keyed }]) : underPointer(args)
      }
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
      onDragCancel={() => setActive(null)}
      accessibility={{
        screenReaderInstructions: { draggable: labels.instructions },
        announcements: {
          onDragStart: ({ active: { id } }) => titleOf(String(id)),
          onDragOver: ({ active: { id }, over }) => say(id, over?.id),
          onDragEnd: ({ active: { id }, over }) => say(id, over?.id),
          onDragCancel: ({ active: { id } }) => labels.unmoved(titleOf(String(id))),
        },
      }}
    >
      <MovingContext.Provider value={moving}>
        <div {...rest}>{children}</div>
      </MovingContext.Provider>
      <DragOverlay dropAnimation={null} style={{ width: 'auto', height: 'auto' }}>
        {active && !active.byKeys ? (
          <Carried>
            <Icon icon={GripIcon} size="sm" />
            <span>{titleOf(active.id)}</span>
          </Carried>
        ) : null}
      </DragOverlay>
    </DndContext>
  );
};
