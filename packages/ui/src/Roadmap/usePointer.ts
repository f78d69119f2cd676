import type { TaskPlace } from '@tavoite/model';
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { isArrowSeen } from './Arrows.js';
import { arrowAtPoint, type HeldArrow } from './arrowAtPoint.js';
import { capturePointer } from './capture.js';
import { isFree, spanFrom } from './changes.js';
import { monthsMoved } from './geometry.js';
import { rowsBetween } from './groups.js';
import { edgeAtPoint, monthAtPoint, type Point, rowAtPoint, tasksBetween } from './pointerPlace.js';
import { showAt } from './preview.js';
import type { TaskEdge } from './types.js';
import { useAutoScroll } from './useAutoScroll.js';
import type { CarryTools } from './useCarry.js';
import type { Chosen } from './useChosen.js';
import type { Connecting } from './useConnecting.js';
import type { Marks } from './useMarks.js';
import { barOf, type LatestPlan, taskOf } from './usePlan.js';

/** A press is a click until the pointer has gone so far. */
const DRAG_PX = 4;
/** A finger that rests so long drags; before that it scrolls. */
const HOLD_MS = 350;
const HOLD_REACH_PX = 10;
/** So near to an arrow a press takes hold of it. */
const ARROW_REACH_PX = { mouse: 4, touch: 10 };

type Grasp =
  | { kind: 'move'; task: number }
  | { kind: 'resize'; task: number; edge: TaskEdge }
  | { kind: 'connect'; task: number }
  | { kind: 'reconnect'; arrow: HeldArrow }
  | { kind: 'create'; row: { mainTask: number; rowIndex: number }; place: TaskPlace | null }
  | { kind: 'frame' };

interface Press {
  grasp: Grasp;
  pointerId: number;
  /** Where it began, on screen and in the plan. */
  clientX: number;
  clientY: number;
  start: Point;
  begun: boolean;
  timer?: ReturnType<typeof setTimeout> | undefined;
}

interface Options {
  frame: RefObject<HTMLElement | null>;
  head: RefObject<HTMLElement | null>;
  body: RefObject<HTMLElement | null>;
  plan: LatestPlan;
  carry: CarryTools;
  chosen: Chosen;
  connecting: Connecting;
  marks: Marks;
  /** An idea that waits for a month; its length. */
  idea: RefObject<{ id: number; months: number } | null>;
  onPlaced: () => void;
  onStart: () => void;
  /** A drag has ended at this place on screen. */
  onDropped: (clientX: number, clientY: number) => void;
}

/**
 * Everything that pointers do to the rows: bars are moved by their middle and resized by their
 * edges, a press on empty months makes a new one, with Shift a frame chooses. A finger that rests
 * drags, one that moves at once scrolls. Moves write styles only.
 */
export function usePointer(options: Options) {
  const { frame, head, body, plan, carry, chosen, connecting, marks, idea } = options;
  const press = useRef<Press | null>(null);

  const pointAt = (clientX: number, clientY: number): Point => {
    const box = body.current?.getBoundingClientRect();
    return {
      x: clientX - (box?.left ?? 0) - plan.current.titleWidth,
      y: clientY - (box?.top ?? 0),
    };
  };
  /** The outline of a new bar at a point; of an idea, as long as it is. */
  const emptyAt = (point: Point): TaskPlace | null => {
    const row = rowAtPoint(point, plan.current);
    const mainTask = row && plan.current.mainTasks[row.group];
    if (!row || !mainTask || point.x < 0) return null;
    const month = monthAtPoint(point, plan.current);
    const endMonth = month + (idea.current?.months ?? 1) - 1;
    const at = { mainTask: mainTask.id, rowIndex: row.rowIndex, startMonth: month, endMonth };
    return isFree(plan.current.mainTasks, at) ? at : null;
  };

  const follow = (clientX: number, clientY: number) => {
    const now = press.current;
    if (!now?.begun) return;
    const { sizes, mainTasks } = plan.current;
    const point = pointAt(clientX, clientY);
    const { grasp, start } = now;
    if (grasp.kind === 'move') {
      const from = rowAtPoint(start, plan.current);
      const to = rowAtPoint(point, plan.current);
      const rows = from && to ? rowsBetween(from, to, mainTasks) : 0;
      carry.to(monthsMoved(point.x - start.x, sizes), rows);
    } else if (grasp.kind === 'resize') carry.to(monthsMoved(point.x - start.x, sizes), 0);
    else if (grasp.kind === 'create') {
      const [from, to] = [monthAtPoint(start, plan.current), monthAtPoint(point, plan.current)];
      grasp.place = spanFrom(mainTasks, grasp.row, from, to);
      showAt(marks.ghost.current, grasp.place, plan.current);
    } else if (grasp.kind === 'frame') marks.frame(start, point, plan.current);
    else if (grasp.kind === 'reconnect') marks.line(grasp.arrow.anchor, point, plan.current);
    else marks.line(start, point, plan.current);
  };
  const scroll = useAutoScroll(frame, head, plan, follow);

  const begin = (now: Press) => {
    now.begun = true;
    clearTimeout(now.timer);
    const { grasp } = now;
    capturePointer(body.current, now.pointerId);
    if (body.current) body.current.dataset.dragging = grasp.kind;
    options.onStart();
    if (grasp.kind !== 'create') showAt(marks.ghost.current, null, plan.current);
    if (grasp.kind === 'move') carry.take('move', chosen.withOthers(grasp.task), 'end');
    if (grasp.kind === 'resize') carry.take('resize', [grasp.task], grasp.edge);
    if (grasp.kind === 'connect') connecting.start(grasp.task);
    if (grasp.kind === 'reconnect') {
      connecting.take(grasp.arrow);
      marks.arrow(body.current, grasp.arrow.dependency.id, 'held');
    }
    marks.hide();
  };
  const end = (): Press | null => {
    const now = press.current;
    press.current = null;
    clearTimeout(now?.timer);
    scroll.stop();
    if (body.current) delete body.current.dataset.dragging;
    marks.clear();
    marks.arrow(body.current, null, 'held');
    showAt(marks.ghost.current, null, plan.current);
    return now;
  };
  const cancel = () => {
    const now = end();
    if (!now?.begun) return;
    if (now.grasp.kind === 'connect' || now.grasp.kind === 'reconnect') connecting.stop();
    carry.putBack();
  };

  /** Arrows run below the bars: only where months are empty. */
  const arrowUnder = ({ target, pointerType }: PointerEvent<HTMLElement>, point: Point) => {
    if (idea.current || !(target instanceof Element) || !target.classList.contains('track'))
      return null;
    const reach = ARROW_REACH_PX[pointerType === 'touch' ? 'touch' : 'mouse'];
    const arrow = arrowAtPoint(point, plan.current, reach);
    return arrow && isArrowSeen(body.current, arrow.dependency.id) ? arrow : null;
  };
  const graspAt = (event: PointerEvent<HTMLElement>, point: Point): Grasp | null => {
    const { target } = event;
    if (!(target instanceof Element)) return null;
    const mark = target.closest<HTMLElement>('[data-edge], [data-connect]');
    const marked = marks.task.current;
    if (mark && marked !== null && mark.dataset.connect !== undefined)
      return { kind: 'connect', task: marked };
    if (mark && marked !== null && event.pointerType === 'touch')
      return { kind: 'resize', task: marked, edge: mark.dataset.edge as TaskEdge };
    if (!mark && !target.closest('.track')) return null;
    const arrow = event.shiftKey ? null : arrowUnder(event, point);
    if (arrow) return { kind: 'reconnect', arrow };
    // The edge is chosen by where the pointer goes down, not by the handle under it: on a busy
    // page the press comes before the handle is drawn.
    const found = event.pointerType === 'touch' ? null : edgeAtPoint(point, plan.current);
    if (found && !event.shiftKey) return { kind: 'resize', task: found.task.id, edge: found.edge };
    const task = taskOf(barOf(target));
    if (task !== null) return event.shiftKey ? null : { kind: 'move', task };
    if (event.shiftKey) return { kind: 'frame' };
    const place = emptyAt(point);
    if (!place) return null;
    const { mainTask, rowIndex } = place;
    return { kind: 'create', row: { mainTask, rowIndex }, place };
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || plan.current.readOnly || press.current) return;
    const { clientX, clientY, pointerId, pointerType } = event;
    const start = pointAt(clientX, clientY);
    const grasp = graspAt(event, start);
    if (!grasp) return;
    const now: Press = { grasp, pointerId, clientX, clientY, start, begun: false };
    press.current = now;
    if (grasp.kind === 'resize' || grasp.kind === 'connect') {
      event.preventDefault();
      begin(now);
    } else if (pointerType === 'touch') {
      now.timer = setTimeout(() => {
        begin(now);
        navigator.vibrate?.(10);
        follow(clientX, clientY);
      }, HOLD_MS);
    }
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { clientX, clientY, pointerType } = event;
    const now = press.current;
    if (!now) {
      if (pointerType === 'mouse' && !plan.current.readOnly) hover(event);
      return;
    }
    if (event.pointerId !== now.pointerId) return;
    if (!now.begun) {
      const far = Math.hypot(clientX - now.clientX, clientY - now.clientY);
      if (pointerType === 'touch') {
        if (far > HOLD_REACH_PX) end();
        return;
      }
      if (far < DRAG_PX) return;
      begin(now);
    }
    scroll.follow(clientX, clientY);
    follow(clientX, clientY);
  };
  const hover = (event: PointerEvent<HTMLElement>) => {
    const bar = barOf(event.target);
    if (bar) marks.at(taskOf(bar), plan.current);
    const isTrack = event.target instanceof Element && event.target.classList.contains('track');
    const point = pointAt(event.clientX, event.clientY);
    const arrow = arrowUnder(event, point);
    const edge = arrow ? null : edgeAtPoint(point, plan.current);
    if (body.current) body.current.dataset.over = arrow ? 'arrow' : edge ? 'edge' : '';
    marks.arrow(body.current, arrow?.dependency.id ?? null, 'pointed');
    const empty = isTrack && !edge && !arrow ? emptyAt(point) : null;
    showAt(marks.ghost.current, empty, plan.current);
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (press.current && event.pointerId !== press.current.pointerId) return;
    if (press.current?.begun) follow(event.clientX, event.clientY);
    const now = end();
    if (!now) return;
    const { grasp, begun } = now;
    if (begun) options.onDropped(event.clientX, event.clientY);
    const { onPlanChange } = plan.current;
    if (grasp.kind === 'create') {
      const at = grasp.place;
      // A tap by a finger scrolls or ends something; it must rest to make a bar.
      if (!at || (!begun && event.pointerType === 'touch' && !idea.current)) chosen.choose([]);
      else if (idea.current) {
        onPlanChange({ kind: 'schedule', idea: idea.current.id, at });
        options.onPlaced();
      } else if (chosen.chosen.size > 0 && !begun) chosen.choose([]);
      else onPlanChange({ kind: 'create', at });
    } else if (!begun) return;
    else if (grasp.kind === 'frame')
      chosen.choose(tasksBetween(now.start, pointAt(event.clientX, event.clientY), plan.current));
    else if (grasp.kind === 'connect') {
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const task = taskOf(barOf(under));
      if (task === null || task === grasp.task) connecting.stop();
      else connecting.finish(task);
    } else if (grasp.kind === 'reconnect') {
      const task = taskOf(barOf(document.elementFromPoint(event.clientX, event.clientY)));
      if (task === null) connecting.stop();
      else connecting.hang(grasp.arrow, task);
    } else carry.putDown();
  };

  // A finger that drags must not scroll as well, and Escape puts back what is dragged. The frame stays
  // as long as the plan, so that nothing drawn again in between ends a press.
  const latest = useRef({ cancel });
  latest.current = { cancel };
  useEffect(() => {
    const element = frame.current;
    const holdStill = (event: Event) => {
      if (press.current?.begun && event.cancelable) event.preventDefault();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && press.current?.begun) latest.current.cancel();
    };
    element?.addEventListener('touchmove', holdStill, { passive: false });
    element?.addEventListener('contextmenu', holdStill);
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      clearTimeout(press.current?.timer);
      element?.removeEventListener('touchmove', holdStill);
      element?.removeEventListener('contextmenu', holdStill);
      window.removeEventListener('keydown', onKeyDown, true);
    };
  }, [frame]);

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: cancel,
    onPointerLeave: () => {
      if (press.current) return;
      showAt(marks.ghost.current, null, plan.current);
      marks.arrow(body.current, null, 'pointed');
      marks.hide();
    },
  };
}
