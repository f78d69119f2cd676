import { expectedProgress, type MonthNumber, weightedProgress } from '@tavoite/model';
import type { CSSProperties, KeyboardEvent } from 'react';
import { Icon } from '../Icon/index.js';
import { LinkIcon } from '../icons/index.js';
import { Hyphenated } from '../utils/Hyphenated.js';
import type { RoadmapLabels } from './labels.js';
import type { MenuKind, RoadmapMainTask } from './types.js';
import type { Grip } from './useGroupOrder.js';

export interface MainTaskTitleProps {
  mainTask: RoadmapMainTask;
  index: number;
  /** What is to plan counts up to it. */
  currentMonth: MonthNumber;
  currentDay: number | undefined;
  readOnly: boolean;
  /** The menu of this main task that is open. */
  openMenu: MenuKind | null;
  labels: Pick<RoadmapLabels, 'linkedRoadmaps' | 'mainTaskActions' | 'mainTaskProgress'>;
  onMenu: (kind: MenuKind, mainTask: RoadmapMainTask, button: HTMLButtonElement) => void;
  grip: Grip;
}

/** The title of a main task with its grip and menus; renders a `<div>` that stays in view sideways. */
export function MainTaskTitle(props: MainTaskTitleProps) {
  const { mainTask, index, readOnly, labels, grip } = props;
  const menuButton = (kind: MenuKind) => ({
    type: 'button' as const,
    className: 'tool',
    'aria-haspopup': 'menu' as const,
    'aria-expanded': props.openMenu === kind,
    onClick: (event: { currentTarget: HTMLButtonElement }) =>
      props.onMenu(kind, mainTask, event.currentTarget),
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      props.onMenu(kind, mainTask, event.currentTarget);
    },
  });
  const progress = weightedProgress(mainTask.tasks);
  const expected = expectedProgress(mainTask.tasks, props.currentMonth, props.currentDay) ?? 0;
  const linksName = `${labels.linkedRoadmaps}: ${mainTask.title}`;
  const actionsName = `${labels.mainTaskActions}: ${mainTask.title}`;
  return (
    <div className="corner">
      {!readOnly && (
        <button
          className="grip"
          type="button"
          // The menu next to it moves it by keyboard.
          tabIndex={-1}
          aria-hidden="true"
          onPointerDown={(event) => grip.onPointerDown(event, index)}
          onPointerMove={grip.onPointerMove}
          onPointerUp={grip.onPointerUp}
          onPointerCancel={grip.onPointerCancel}
        />
      )}
      <span className="title" title={mainTask.title}>
        <Hyphenated text={mainTask.title} />
      </span>
      {progress !== null && (
        <span className="share" title={labels.mainTaskProgress(progress, expected)}>
          {/* The unit belongs to the number in every language. */}
          <span aria-hidden="true">{`${progress}\u00a0%`}</span>
          <span
            className="plan"
            aria-hidden="true"
            style={{ '--done': `${progress}%`, '--expected': `${expected}%` } as CSSProperties}
          />
          <span className="spoken">{labels.mainTaskProgress(progress, expected)}</span>
        </span>
      )}
      {mainTask.links.length > 0 && (
        <button {...menuButton('links')} aria-label={linksName} title={linksName}>
          <Icon icon={LinkIcon} size="sm" />
        </button>
      )}
      {!readOnly && (
        <button
          {...menuButton('actions')}
          aria-label={actionsName}
          title={actionsName}
          data-dots=""
        />
      )}
    </div>
  );
}
