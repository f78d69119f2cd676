import type { Locale, MonthNumber } from '@tavoite/model';
import { type CSSProperties, memo, useMemo } from 'react';
import { monthAndYear } from '../dates/monthNames.js';
import { Bar } from './Bar.js';
import { meets, rowsHeight, type Sizes } from './geometry.js';
import type { RoadmapLabels } from './labels.js';
import { earlyText, lateText } from './late.js';
import { MainTaskTitle, type MainTaskTitleProps } from './MainTaskTitle.js';
import { nameRooms } from './nameRoom.js';
import type { RoadmapMainTask, RoadmapTask, TaskSpan } from './types.js';

export interface MainTaskRowsProps extends Omit<MainTaskTitleProps, 'labels'> {
  top: number;
  height: number;
  firstMonth: MonthNumber;
  lastMonth: MonthNumber;
  /** The months in view: bars beyond them are not drawn. */
  shown: TaskSpan;
  sizes: Sizes;
  isDragged: boolean;
  isDropPlace: boolean;
  /** All bars are drawn, because one of them is carried. */
  isHeld: boolean;
  /** The bar whose details are open, when it is one of these; else null. */
  openTask: number | null;
  /** The bar that Tab reaches, likewise. */
  tabTask: number | null;
  /** Bars that are chosen. */
  chosen: ReadonlySet<number>;
  /** What the filter shows; without one all do. */
  matches: ((task: RoadmapTask, mainTask: RoadmapMainTask) => boolean) | undefined;
  /** Sentences about what bars wait for, by the bars' ids. */
  broken: ReadonlyMap<number, string>;
  /** The tasks that an arrow comes to, by id. */
  followers: ReadonlySet<number>;
  locale: Locale;
  labels: RoadmapLabels;
  /** Id of the text that says which keys do what. */
  hintId: string;
}

/** The spoken name of a bar, which begins with what is seen: words, title, months, progress, notes. */
export function barName(
  task: RoadmapTask,
  labels: RoadmapLabels,
  locale: Locale,
  words: string,
  notes: readonly (string | undefined)[],
): string {
  const name = labels.task(
    task.title,
    monthAndYear(task.startMonth, locale),
    monthAndYear(task.endMonth, locale),
    task.progress,
  );
  return [words ? `${words} ${name}` : name, ...notes.filter(Boolean)].join(', ');
}

/**
 * One main task with the bars in view; renders a `<div role="group">`. Bars are plain buttons
 * without handlers: the plan handles all of them.
 */
export const MainTaskRows = memo(function MainTaskRows(props: MainTaskRowsProps) {
  const { mainTask, index, firstMonth, lastMonth, currentMonth, sizes, readOnly } = props;
  const { labels, locale, followers } = props;
  const rooms = useMemo(
    () => nameRooms(mainTask, { firstMonth, lastMonth }, followers, sizes),
    [mainTask, firstMonth, lastMonth, followers, sizes],
  );
  const isDrawn = (task: RoadmapTask) =>
    props.isHeld ||
    meets(task, props.shown) ||
    task.id === props.openTask ||
    task.id === props.tabTask;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className="group"
      role="group"
      aria-label={mainTask.title}
      data-index={index}
      data-dragged={props.isDragged || undefined}
      data-drop={props.isDropPlace || undefined}
      style={
        {
          top: props.top,
          height: props.height,
          '--task-color': mainTask.color,
          '--task-color-dark': mainTask.darkColor,
        } as CSSProperties
      }
    >
      <MainTaskTitle
        mainTask={mainTask}
        index={index}
        currentMonth={currentMonth}
        currentDay={props.currentDay}
        readOnly={readOnly}
        openMenu={props.openMenu}
        labels={labels}
        onMenu={props.onMenu}
        grip={props.grip}
      />
      <div className="track" style={{ height: rowsHeight(mainTask.rowCount, sizes) }}>
        {mainTask.tasks.filter(isDrawn).map((task) => {
          const late = lateText(task, currentMonth, labels);
          const early = earlyText(task, props.broken.has(task.id), labels);
          const isChosen = props.chosen.has(task.id);
          return (
            <Bar
              key={task.id}
              task={task}
              name={barName(task, labels, locale, [late, early].filter(Boolean).join(', '), [
                isChosen ? labels.chosen : '',
                props.broken.get(task.id),
              ])}
              late={late}
              early={early}
              room={rooms.get(task.id) ?? 0}
              firstMonth={firstMonth}
              sizes={sizes}
              readOnly={readOnly}
              isOpen={props.openTask === task.id}
              isTab={props.tabTask === task.id}
              isChosen={isChosen}
              isNow={meets(task, { startMonth: currentMonth, endMonth: currentMonth })}
              isDimmed={props.matches ? !props.matches(task, mainTask) : false}
              hintId={props.hintId}
            />
          );
        })}
      </div>
    </div>
  );
});
