import { createContext } from 'react';

/** Where beside or in another node. */
export type PlaceEdge = 'before' | 'into' | 'after';

/** Where a node can be let go. */
export interface NodePlace {
  /** Id of the node there; a node's own place is before itself. */
  readonly over: string;
  /** Where beside that node, or in it. */
  readonly edge: PlaceEdge;
  /** The same as another place: for the pointer, passed over by arrow keys. */
  readonly isRepeated?: boolean;
}

/** What is said of nodes that are moved. */
export interface MovableNodesLabels {
  /** Name of the grip. */
  drag: (title: string) => string;
  /** Spoken at the grip: how to move by keyboard. */
  instructions: string;
  /** Spoken while a node is moved: where it would be. */
  place: (title: string, edge: PlaceEdge) => string;
  /** Spoken where a node would stay. */
  unmoved: (title: string) => string;
}

export const placeId = ({ over, edge }: NodePlace): string => `${edge} ${over}`;

/** The place that so many presses of an arrow lead to; those that only repeat another are no step. */
export function placeAfter(
  places: readonly NodePlace[],
  from: string | null,
  step: -1 | 1,
): NodePlace | null {
  const steps = places.filter(({ isRepeated }) => !isRepeated);
  const at = steps.findIndex((place) => placeId(place) === from);
  if (at < 0) return steps[0] ?? null;
  return steps[at + step] ?? steps[at] ?? null;
}

/** What nodes know of the one that is being moved. */
export interface Moving {
  /** The one that is being moved. */
  readonly id: string | null;
  readonly placesByNode: ReadonlyMap<string, readonly NodePlace[]>;
  readonly titleOf: (id: string) => string;
  readonly labels: MovableNodesLabels;
  /** Whether a node that was moved by keys is drawn again, and wants its focus back. */
  readonly claimFocus: (id: string) => boolean;
}

export const MovingContext = createContext<Moving | null>(null);
