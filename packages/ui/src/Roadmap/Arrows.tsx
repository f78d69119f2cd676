import { isBrokenDependency } from '@tavoite/model';
import { memo } from 'react';
import { arrowPath } from './arrowPath.js';
import { placesOf } from './arrowPlaces.js';
import { barPoint } from './pointerPlace.js';
import type { Plan } from './usePlan.js';

/** What is to be said of bars that start too early, by their ids. */
export function brokenNotes(plan: Plan): ReadonlyMap<number, string> {
  const places = placesOf(plan);
  const notes = new Map<number, string>();
  for (const { from, to } of plan.dependencies) {
    const [first, second] = [places.get(from)?.task, places.get(to)?.task];
    if (!first || !second || !isBrokenDependency(first, second)) continue;
    const before = notes.get(to);
    const note = plan.labels.brokenDependency(first.title, second.title);
    notes.set(to, before ? `${before}, ${note}` : note);
  }
  return notes;
}

/** So much of an arrow at the edge of the view, in px, is a scrap of which nobody knows what it is. */
const SCRAP_PX = 12;

/** Hides the arrows of which neither end is between two places of the timeline, in px. */
export function hideArrowsOutside(body: Element, left: number, right: number): void {
  const isSeen = (x: string | undefined) =>
    Number(x) > left + SCRAP_PX && Number(x) < right - SCRAP_PX;
  for (const { dataset, style } of body.querySelectorAll<SVGGElement>('.arrow'))
    style.display = isSeen(dataset.from) || isSeen(dataset.to) ? '' : 'none';
}

/** Whether an arrow is not hidden: nobody takes hold of what they do not see. */
export const isArrowSeen = (body: Element | null, id: number): boolean =>
  body?.querySelector<SVGGElement>(`[data-arrow="${id}"]`)?.style.display === '';

export interface ArrowsProps {
  plan: Plan;
  /** The main tasks in view: first, and the one after the last. */
  first: number;
  end: number;
}

/** Dependencies as arrows behind the bars; those that are broken are dashed. */
export const Arrows = memo(function Arrows({ plan, first, end }: ArrowsProps) {
  const { dependencies } = plan;
  if (dependencies.length === 0) return null;
  const places = placesOf(plan);
  return (
    <g transform={`translate(${plan.titleWidth} 0)`}>
      {dependencies.map((dependency) => {
        const from = places.get(dependency.from);
        const to = places.get(dependency.to);
        if (!from || !to) return null;
        if (Math.max(from.group, to.group) < first || Math.min(from.group, to.group) >= end)
          return null;
        const [a, b] = [
          barPoint(from.task, from.group, 'end', plan),
          barPoint(to.task, to.group, 'start', plan),
        ];
        const isBroken = isBrokenDependency(from.task, to.task);
        const { line, tip } = arrowPath(a, b, plan.sizes.row);
        return (
          <g
            key={dependency.id}
            className="arrow"
            data-arrow={dependency.id}
            data-broken={isBroken || undefined}
            data-from={a.x}
            data-to={b.x}
          >
            <path className="line" d={line} />
            <path className="tip" d={tip} />
          </g>
        );
      })}
    </g>
  );
});
