import { arrowPoints } from './arrowPath.js';
import { placesOf } from './arrowPlaces.js';
import { barPoint, type Point } from './pointerPlace.js';
import type { RoadmapDependency } from './types.js';
import type { Plan } from './usePlan.js';

/** An arrow that is taken hold of near one of its ends. */
export interface HeldArrow {
  dependency: RoadmapDependency;
  /** The end that follows the pointer; the other one stays. */
  end: 'from' | 'to';
  /** Where the end that stays is. */
  anchor: Point;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** From a point to a stretch that runs along one of the axes. */
function distanceToStretch(point: Point, a: Point, b: Point): number {
  const x = Math.max(Math.min(a.x, b.x), Math.min(point.x, Math.max(a.x, b.x)));
  const y = Math.max(Math.min(a.y, b.y), Math.min(point.y, Math.max(a.y, b.y)));
  return distance(point, { x, y });
}

/** The arrow within reach of a point, in px, and which of its ends is nearer; null where none is. */
export function arrowAtPoint(point: Point, plan: Plan, reach: number): HeldArrow | null {
  let found: HeldArrow | null = null;
  let least = reach;
  const places = placesOf(plan);
  for (const dependency of plan.dependencies) {
    const [first, second] = [places.get(dependency.from), places.get(dependency.to)];
    if (!first || !second) continue;
    const [a, b] = [
      barPoint(first.task, first.group, 'end', plan),
      barPoint(second.task, second.group, 'start', plan),
    ];
    const points = arrowPoints(a, b, plan.sizes.row);
    const away = points
      .slice(1)
      .reduce(
        (nearest, end, index) =>
          Math.min(nearest, distanceToStretch(point, points[index] ?? end, end)),
        Infinity,
      );
    if (away > least) continue;
    least = away;
    const isAtStart = distance(point, a) < distance(point, b);
    found = { dependency, end: isAtStart ? 'from' : 'to', anchor: isAtStart ? b : a };
  }
  return found;
}
