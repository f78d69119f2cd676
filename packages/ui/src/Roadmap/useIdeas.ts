import type { MonthNumber, TaskPlace } from '@tavoite/model';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useMemo,
  useRef,
  useState,
} from 'react';
import { monthAndYear } from '../dates/monthNames.js';
import { capturePointer } from './capture.js';
import { barInTheWay, isFree } from './changes.js';
import { type PlanRow, rowAfter } from './groups.js';
import { monthAtPoint, rowAtPoint } from './pointerPlace.js';
import { showAt } from './preview.js';
import type { Marks } from './useMarks.js';
import type { LatestPlan } from './usePlan.js';
import type { Speech } from './useSpeech.js';

const DRAG_PX = 4;

const ideaOf = (target: Element) => Number((target as HTMLElement).dataset.idea);

/**
 * Puts ideas on months: dragged there, or chosen and then placed by a click on a month, or by
 * arrows and Enter.
 */
export function useIdeas(
  body: RefObject<HTMLElement | null>,
  currentMonth: MonthNumber,
  plan: LatestPlan,
  marks: Marks,
  { say, show }: Speech,
) {
  const [placing, setPlacing] = useState<number | null>(null);
  /** The same for the handlers of the rows. */
  const idea = useRef<{ id: number; months: number } | null>(null);
  const row = useRef<{ at: PlanRow; month: MonthNumber } | null>(null);
  const drag = useRef<{ x: number; y: number; begun: boolean; place: TaskPlace | null } | null>(
    null,
  );
  const { ghost } = marks;

  const tools = useMemo(() => {
    const stop = () => {
      idea.current = null;
      row.current = null;
      drag.current = null;
      showAt(ghost.current, null, plan.current);
      if (ghost.current) delete ghost.current.dataset.refused;
      setPlacing(null);
      show('');
    };
    const start = (id: number) => {
      const found = plan.current.ideas.find((one) => one.id === id);
      if (!found) return;
      idea.current = { id, months: Math.max(1, found.months ?? 1) };
      setPlacing(id);
      const text = plan.current.labels.placeIdea(found.title);
      say(text);
      show(text, true);
    };
    const placeAt = (at: PlanRow, month: MonthNumber): TaskPlace | null => {
      const mainTask = plan.current.mainTasks[at.group];
      if (!mainTask || !idea.current) return null;
      const endMonth = month + idea.current.months - 1;
      return { mainTask: mainTask.id, rowIndex: at.rowIndex, startMonth: month, endMonth };
    };
    const schedule = (at: TaskPlace | null) => {
      const id = idea.current?.id;
      if (id !== undefined && at && isFree(plan.current.mainTasks, at)) {
        stop();
        plan.current.onPlanChange({ kind: 'schedule', idea: id, at });
      }
    };
    /** By keyboard: the outline goes a month or a row further, and says where it is. */
    const step = (months: number, rows: number) => {
      const { mainTasks, firstMonth, lastMonth, labels, locale } = plan.current;
      const before = row.current ?? {
        at: { group: 0, rowIndex: 0 },
        month: Math.min(lastMonth, Math.max(firstMonth, currentMonth)) - months,
      };
      const at = rowAfter(before.at, row.current ? rows : 0, mainTasks) ?? before.at;
      const month = Math.max(firstMonth, Math.min(lastMonth, before.month + months));
      row.current = { at, month };
      const place = placeAt(at, month);
      if (!place) return;
      const free = isFree(mainTasks, place);
      const other = barInTheWay(mainTasks, place);
      showAt(ghost.current, place, plan.current);
      ghost.current?.toggleAttribute('data-refused', !free);
      ghost.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const title = plan.current.ideas.find(({ id }) => id === idea.current?.id)?.title ?? '';
      const mainTask = mainTasks[at.group]?.title ?? '';
      const text = free
        ? labels.placed(
            title,
            monthAndYear(place.startMonth, locale),
            monthAndYear(place.endMonth, locale),
            at.rowIndex + 1,
            mainTask,
          )
        : other
          ? labels.refused.overlap(title, other.title)
          : labels.refused.outside(title);
      say(text);
      show(text, true);
    };
    const handlers = {
      onClick: (event: { currentTarget: HTMLElement; detail: number }) => {
        const id = ideaOf(event.currentTarget);
        if (drag.current?.begun) drag.current = null;
        else if (idea.current?.id === id && !row.current) stop();
        else if (!idea.current || idea.current.id !== id) {
          stop();
          start(id);
        }
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const steps: Record<string, [number, number]> = {
          ArrowRight: [1, 0],
          ArrowLeft: [-1, 0],
          ArrowDown: [0, 1],
          ArrowUp: [0, -1],
        };
        if (!idea.current) return;
        const by = steps[event.key];
        if (event.key === 'Escape') stop();
        else if (by) step(...by);
        else if (event.key === 'Enter' && row.current)
          schedule(placeAt(row.current.at, row.current.month));
        else return;
        event.preventDefault();
      },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        drag.current = { x: event.clientX, y: event.clientY, begun: false, place: null };
        capturePointer(event.currentTarget, event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const now = drag.current;
        const box = body.current?.getBoundingClientRect();
        if (!now || !box || event.buttons === 0) return;
        if (!now.begun) {
          if (Math.hypot(event.clientX - now.x, event.clientY - now.y) < DRAG_PX) return;
          now.begun = true;
          start(ideaOf(event.currentTarget));
        }
        const { titleWidth } = plan.current;
        const point = { x: event.clientX - box.left - titleWidth, y: event.clientY - box.top };
        const at = point.x < 0 ? null : rowAtPoint(point, plan.current);
        const place = at && placeAt(at, monthAtPoint(point, plan.current));
        now.place = place && isFree(plan.current.mainTasks, place) ? place : null;
        showAt(ghost.current, place, plan.current);
        ghost.current?.toggleAttribute('data-refused', now.place === null);
      },
      onPointerUp: () => {
        const now = drag.current;
        if (!now?.begun) {
          drag.current = null;
          return;
        }
        if (now.place) schedule(now.place);
        else stop();
        // The click that follows is the end of this drag.
        drag.current = { ...now, begun: true };
        setTimeout(() => {
          drag.current = null;
        });
      },
      onPointerCancel: () => drag.current?.begun && stop(),
    };
    return { stop, handlers };
  }, [body, currentMonth, plan, ghost, say, show]);
  return { placing, idea, ...tools };
}

export type IdeaHandlers = ReturnType<typeof useIdeas>['handlers'];
