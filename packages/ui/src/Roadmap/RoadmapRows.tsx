import type { MonthNumber } from '@tavoite/model';
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useMemo,
} from 'react';
import { Arrows, brokenNotes } from './Arrows.js';
import { EDGES, leftOf } from './geometry.js';
import { MainTaskRows } from './MainTaskRows.js';
import type { RoadmapMainTask, RoadmapTask, TaskSpan } from './types.js';
import { usePinnedTitles } from './usePinnedTitles.js';
import { barOf, type Plan, taskOf } from './usePlan.js';
import type { PlanEditing } from './usePlanEditing.js';

export interface RoadmapRowsProps {
  frame: RefObject<HTMLDivElement | null>;
  body: RefObject<HTMLDivElement | null>;
  plan: Plan;
  editing: PlanEditing;
  shown: TaskSpan;
  currentMonth: MonthNumber;
  currentDay: number | undefined;
  matches: ((task: RoadmapTask, mainTask: RoadmapMainTask) => boolean) | undefined;
  hintId: string;
}

/** The main tasks in view, and what is over them; renders a `<div>` that handles all of their events. */
export function RoadmapRows({
  frame,
  body,
  plan,
  editing,
  shown,
  currentMonth,
  currentDay,
  matches,
  hintId,
}: RoadmapRowsProps) {
  const { mainTasks, tops, firstMonth, sizes, readOnly, locale, labels } = plan;
  const { carry, chosen, connecting, details, focus, keys, marks, order, pointer } = editing;
  const { first, end } = editing.inView;
  const { menu } = editing.menu;
  usePinnedTitles(frame, body, {
    end: leftOf(plan.lastMonth + 1, firstMonth, sizes),
    titleWidth: plan.titleWidth,
    font: sizes.font,
  });
  const broken = useMemo(() => brokenNotes(plan), [plan]);
  const { dependencies } = plan;
  const followers = useMemo(() => new Set(dependencies.map(({ to }) => to)), [dependencies]);
  const openIndex = mainTasks.findIndex(({ id }) => id === details.shown?.mainTask);
  const openTask = details.shown?.open ? details.shown.task : null;
  const tabIndex = mainTasks.findIndex(({ id }) => id === focus.place?.mainTask);
  const menuIndex = mainTasks.findIndex(({ id }) => id === menu?.mainTask);

  // What Tab reaches, with open details, or what is carried stays in the DOM.
  const drawn = new Set<number>();
  for (let index = first; index < end; index += 1) drawn.add(index);
  const kept = [order.drag?.from ?? -1, tabIndex, openTask === null ? -1 : openIndex];
  for (const id of carry.held) kept.push(mainTasks.findIndex((one) => one.id === id));
  for (const index of kept) if (index >= 0) drawn.add(index);

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const task = taskOf(barOf(event.target));
    if (task !== null && connecting.from.current !== null) connecting.finish(task);
    else if (task !== null && event.shiftKey && !readOnly) chosen.toggle(task);
    else details.bars.onClick(event);
  };
  const showKeys = (shows: boolean) =>
    body.current?.closest('[data-state]')?.toggleAttribute('data-keys', shows);
  const { onPointerOver, onPointerMove, onPointerOut, onPointerDown } = details.bars;
  return (
    // biome-ignore lint/a11y: the bars in it are buttons
    <div
      className="body"
      ref={body}
      style={{ height: tops.at(-1) ?? 0 }}
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        editing.speech.dismiss();
        onPointerDown();
        pointer.onPointerDown(event);
      }}
      onPointerMove={(event) => {
        pointer.onPointerMove(event);
        if (body.current?.dataset.dragging === undefined) onPointerMove(event);
      }}
      onPointerUp={pointer.onPointerUp}
      onPointerCancel={pointer.onPointerCancel}
      onPointerLeave={pointer.onPointerLeave}
      onPointerOver={onPointerOver}
      onPointerOut={onPointerOut}
      onClick={onClick}
      onFocus={(event: FocusEvent<HTMLElement>) => {
        focus.onFocus(event);
        showKeys(event.target.matches(':focus-visible') && barOf(event.target) !== null);
        marks.at(taskOf(barOf(event.target)), plan);
      }}
      onBlur={() => {
        focus.onBlur();
        showKeys(false);
        keys.onBlur();
      }}
      onKeyDown={(event) => {
        if (!keys.onKeyDown(event)) focus.onKeyDown(event);
      }}
      onKeyUp={keys.onKeyUp}
    >
      {/* Below the rows: titles stay in view sideways, and no line crosses them or those of bars. */}
      <svg className="arrows" aria-hidden="true">
        <Arrows plan={plan} first={first} end={end} />
      </svg>
      {[...drawn]
        .sort((a, b) => a - b)
        .map((index) => {
          const mainTask = mainTasks[index];
          if (!mainTask) return null;
          return (
            <MainTaskRows
              key={mainTask.id}
              mainTask={mainTask}
              index={index}
              top={tops[index] ?? 0}
              height={(tops[index + 1] ?? 0) - (tops[index] ?? 0)}
              firstMonth={firstMonth}
              lastMonth={plan.lastMonth}
              currentMonth={currentMonth}
              currentDay={currentDay}
              shown={shown}
              sizes={sizes}
              readOnly={readOnly}
              isDragged={order.drag?.from === index}
              isDropPlace={
                order.drag !== null && order.drag.from !== index && order.drag.to === index
              }
              isHeld={carry.held.includes(mainTask.id)}
              openTask={openIndex === index ? openTask : null}
              tabTask={tabIndex === index ? (focus.place?.task ?? null) : null}
              openMenu={menu?.open && menuIndex === index ? menu.kind : null}
              chosen={chosen.chosen}
              matches={matches}
              broken={broken}
              followers={followers}
              locale={locale}
              labels={labels}
              hintId={hintId}
              onMenu={editing.menu.onMenu}
              grip={order.grip}
            />
          );
        })}
      <svg className="arrows" aria-hidden="true">
        <path className="line" ref={marks.connection} />
      </svg>
      {!readOnly && (
        <>
          <div className="ghost" ref={marks.ghost} aria-hidden="true" hidden>
            +
          </div>
          <div className="selection" ref={marks.selection} aria-hidden="true" hidden />
          <div className="marks" ref={marks.handles} aria-hidden="true" hidden>
            {EDGES.map((edge) => (
              <span key={edge} className="handle" data-edge={edge} />
            ))}
            <span className="knob" data-connect="" />
          </div>
        </>
      )}
    </div>
  );
}
