import type { IconDrawing } from '../Icon/index.js';

/** A view that can be chosen; its children are views below it in the menu. */
export interface PickableView {
  /** Unique among all views. */
  id: number;
  /** Text that is shown and searched. */
  title: string;
  /** Shown before the title. */
  icon?: IconDrawing;
  /** Views below it; may be empty. */
  children: readonly PickableView[];
}

/** Ids of the views and all below them, in the order shown. */
export const allIds = (views: readonly PickableView[]): number[] =>
  views.flatMap((view) => [view.id, ...allIds(view.children)]);

/**
 * The views whose title has the text. A view that only leads to one stays above it; below a view
 * that has the text itself everything stays.
 */
export function matching(views: readonly PickableView[], text: string): readonly PickableView[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return views;
  return views.flatMap((view) => {
    if (view.title.toLowerCase().includes(wanted)) return [view];
    const children = matching(view.children, text);
    return children.length > 0 ? [{ ...view, children }] : [];
  });
}

/** Whether all, some or none of the ids are chosen. */
export function stateOf(
  ids: readonly number[],
  chosen: ReadonlySet<number>,
): 'all' | 'some' | 'none' {
  const count = ids.filter((id) => chosen.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/** The choice with the ids taken in or out. */
export function withAll(
  chosen: ReadonlySet<number>,
  ids: readonly number[],
  included: boolean,
): ReadonlySet<number> {
  const next = new Set(chosen);
  for (const id of ids) {
    if (included) next.add(id);
    else next.delete(id);
  }
  return next;
}
