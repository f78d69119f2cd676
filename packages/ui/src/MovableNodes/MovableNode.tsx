import { useDraggable, useDroppable } from '@dnd-kit/core';
import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, useContext, useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { MOBILE_QUERY } from '../styles/index.js';
import { Grip } from '../utils/Grip.js';
import { mergeRefs } from '../utils/mergeRefs.js';
import { MovingContext, type NodePlace, placeId } from './places.js';

export interface MovableNodeProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'id'> {
  /** Of the node in the `nodes` of its tree. */
  id: string;
  /** What is before and after it stands above and below, or beside it where there is room. */
  axis?: 'block' | 'inline';
}

/** Where nodes stand beside one another. */
const wide = `@media not all and ${MOBILE_QUERY}`;

/*
 * Zones cover the node, or its edges: whatever the node is, it is let go there. What is before another
 * leaves the middle of a node free for what goes into it.
 */
const Zone = styled.span`
  --edge: 50%;
  position: absolute;
  inset: 0;
  z-index: ${token('z-sticky')};
  border-radius: ${token('radius-card')};
  pointer-events: none;

  &[data-edge='before'] {
    inset-block-end: calc(100% - var(--edge));
  }

  &[data-edge='after'] {
    inset-block-start: calc(100% - var(--edge));
  }

  &[data-parted] {
    --edge: 30%;
  }

  &[data-over]::after {
    content: '';
    position: absolute;
    inset: -2px;
    border-radius: inherit;
  }

  &[data-over][data-edge='into']::after {
    border: 2px dashed ${token('color-accent')};
    background: color-mix(in srgb, ${token('color-accent')} 8%, transparent);
  }

  &[data-over]:not([data-edge='into'])::after {
    height: 4px;
    border-radius: 2px;
    background: ${token('color-accent')};
  }

  @media (forced-colors: active) {
    &[data-over]:not([data-edge='into'])::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }

  &[data-over][data-edge='before']::after {
    inset-block-end: auto;
  }

  &[data-over][data-edge='after']::after {
    inset-block-start: auto;
  }

  ${wide} {
    &[data-axis='inline'][data-edge='before'] {
      inset: 0 calc(100% - var(--edge)) 0 0;
    }

    &[data-axis='inline'][data-edge='after'] {
      inset: 0 0 0 calc(100% - var(--edge));
    }

    &[data-axis='inline'][data-over]:not([data-edge='into'])::after {
      width: 4px;
      height: auto;
    }

    &[data-axis='inline'][data-over][data-edge='before']::after {
      inset: 0 auto 0 -14px;
    }

    &[data-axis='inline'][data-over][data-edge='after']::after {
      inset: 0 -14px 0 auto;
    }
  }
`;

/* The one that is being moved, where it stands until it is let go. */
const Lifted = styled.span`
  position: absolute;
  inset: 0;
  z-index: ${token('z-sticky')};
  border: 1px dashed ${token('color-border-strong')};
  border-radius: ${token('radius-card')};
  background: ${token('color-canvas')};
  opacity: 0.6;
  pointer-events: none;
`;

interface PlaceZoneProps {
  place: NodePlace;
  axis: 'block' | 'inline';
  /** There is a place in the node, too. */
  isParted: boolean;
}

const PlaceZone = ({ place, axis, isParted }: PlaceZoneProps) => {
  const id = placeId(place);
  const { setNodeRef, isOver } = useDroppable({ id });
  return (
    <Zone
      ref={setNodeRef}
      data-place={id}
      data-edge={place.edge}
      data-axis={axis}
      data-parted={isParted || undefined}
      data-over={isOver || undefined}
    />
  );
};

/**
 * The grip of a node, and the places beside and in it. They cover what the grip is in, which has to be
 * positioned. Renders a `<button>`, with `data-dragged` while its node is moved.
 */
export const MovableNode = ({ id, axis = 'block', ref, ...rest }: MovableNodeProps) => {
  const moving = useContext(MovingContext);
  if (!moving) throw new Error('There is no MovableNode outside of MovableNodes');
  const { setNodeRef, attributes, listeners } = useDraggable({ id });
  const grip = useRef<HTMLButtonElement>(null);
  const gripRef = useMemo(() => mergeRefs(grip, setNodeRef, ref), [setNodeRef, ref]);
  const { claimFocus } = moving;
  // In another branch of the tree the node is a new element.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the node is drawn again
  useEffect(() => {
    if (claimFocus(id)) grip.current?.focus();
  }, []);
  const isMoved = moving.id === id;
  const places = moving.placesByNode.get(id) ?? [];
  const isParted = places.some(({ edge }) => edge === 'into');
  return (
    <>
      <Grip
        quiet
        {...attributes}
        {...listeners}
        // Its word is English.
        aria-roledescription={undefined}
        aria-label={moving.labels.drag(moving.titleOf(id))}
        data-dragged={isMoved || undefined}
        {...rest}
        ref={gripRef}
      />
      {isMoved ? <Lifted /> : null}
      {places.map((place) => (
        <PlaceZone key={placeId(place)} place={place} axis={axis} isParted={isParted} />
      ))}
    </>
  );
};
