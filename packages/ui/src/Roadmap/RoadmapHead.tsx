import { type Locale, type MonthNumber, monthsOfRange, yearOf } from '@tavoite/model';
import { memo, type Ref } from 'react';
import { monthAndYear, monthName } from '../dates/monthNames.js';
import { Icon } from '../Icon/index.js';
import { PlusIcon } from '../icons/index.js';
import type { Sizes } from './geometry.js';
import { HeadMilestones } from './HeadMilestones.js';
import type { RoadmapActions, RoadmapLabels, RoadmapMilestone } from './types.js';

export interface RoadmapHeadProps {
  milestones: readonly RoadmapMilestone[];
  firstMonth: MonthNumber;
  lastMonth: MonthNumber;
  currentMonth: MonthNumber;
  sizes: Sizes;
  readOnly: boolean;
  /** Buttons are on a separate line above the timeline, not to its left. */
  isNarrow: boolean;
  locale: Locale;
  labels: RoadmapLabels;
  actions: RoadmapActions;
  /** null when the current month is not on the timeline. */
  onToday: (() => void) | null;
  ref: Ref<HTMLDivElement>;
}

interface HeadToolProps {
  label: string;
  onClick: () => void;
}

const AddButton = ({ label, onClick }: HeadToolProps) => (
  <button className="tool" type="button" aria-label={label} title={label} onClick={onClick}>
    <Icon icon={PlusIcon} size="sm" />
  </button>
);

/** Years, months and milestones above the rows; renders a `<div>` that stays in view. */
export const RoadmapHead = memo(function RoadmapHead(props: RoadmapHeadProps) {
  const { firstMonth, lastMonth, sizes, readOnly, isNarrow, locale, labels, actions } = props;
  const months = monthsOfRange({ start: firstMonth, end: lastMonth });
  const years = new Map<number, number>();
  for (const month of months) years.set(yearOf(month), (years.get(yearOf(month)) ?? 0) + 1);

  const today = props.onToday && (
    <button className="today-button" type="button" onClick={props.onToday}>
      {labels.today}
    </button>
  );
  const mainTasks = (
    <>
      <strong>{labels.mainTasks}</strong>
      {!readOnly && <AddButton label={labels.addMainTask} onClick={actions.onAddMainTask} />}
    </>
  );
  const milestones = (
    <>
      <span>{labels.milestones}</span>
      {!readOnly && <AddButton label={labels.addMilestone} onClick={actions.onAddMilestone} />}
    </>
  );
  return (
    <div className="head" ref={props.ref}>
      {isNarrow && (
        <div className="head-tools">
          <span>{mainTasks}</span>
          <span>{milestones}</span>
          {today}
        </div>
      )}
      <div className="head-months">
        <div className="head-row">
          {!isNarrow && <div className="corner">{today}</div>}
          {[...years].map(([year, count]) => (
            <div
              key={year}
              className="head-cell"
              data-year=""
              aria-hidden="true"
              style={{ width: count * sizes.month }}
            >
              <span>{year}</span>
            </div>
          ))}
        </div>
        <div className="head-row">
          {!isNarrow && <div className="corner">{mainTasks}</div>}
          {months.map((month) => (
            <div
              key={month}
              className="head-cell"
              data-current={month === props.currentMonth || undefined}
              aria-hidden="true"
              title={monthAndYear(month, locale)}
            >
              {monthName(month, locale, 'short')}
            </div>
          ))}
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className="head-row" data-milestones="" role="group" aria-label={labels.milestones}>
        {!isNarrow && <div className="corner">{milestones}</div>}
        <HeadMilestones
          milestones={props.milestones}
          firstMonth={firstMonth}
          lastMonth={lastMonth}
          sizes={sizes}
          locale={locale}
          labels={labels}
          onOpen={actions.onOpenMilestone}
        />
      </div>
    </div>
  );
});
