import { type MonthNumber, monthOf, yearOf } from '@tavoite/model';
import { memo } from 'react';
import { Icon } from '../Icon/index.js';
import { PlusIcon } from '../icons/index.js';
import { MONTH_WIDTH_PX } from './geometry.js';
import type { RoadmapActions, RoadmapLabels } from './Roadmap.js';
import type { RoadmapMilestone } from './types.js';

export interface RoadmapHeadProps {
  milestones: readonly RoadmapMilestone[];
  firstMonth: MonthNumber;
  lastMonth: MonthNumber;
  currentMonth: MonthNumber;
  readOnly: boolean;
  labels: RoadmapLabels;
  monthName: (month: number) => string;
  actions: RoadmapActions;
}

/** A diamond's left edge: it points at the end of its month. */
const MARK_SHIFT_PX = 12;

/** Years, months and milestones above the rows; renders a `<div>` that stays in view. */
export const RoadmapHead = memo(function RoadmapHead(props: RoadmapHeadProps) {
  const { firstMonth, lastMonth, readOnly, labels, actions } = props;
  const years: { year: number; months: number }[] = [];
  const months: MonthNumber[] = [];
  for (let month = firstMonth; month <= lastMonth; month += 1) {
    months.push(month);
    const last = years.at(-1);
    if (last && last.year === yearOf(month)) last.months += 1;
    else years.push({ year: yearOf(month), months: 1 });
  }
  const add = (label: string, onClick: () => void) => (
    <button className="tool" type="button" aria-label={label} title={label} onClick={onClick}>
      <Icon icon={PlusIcon} size="sm" />
    </button>
  );
  return (
    <div className="head">
      <div className="head-row" aria-hidden="true">
        <div className="corner" />
        {years.map(({ year, months: count }) => (
          <div
            key={year}
            className="head-cell"
            data-year=""
            style={{ width: count * MONTH_WIDTH_PX }}
          >
            {year}
          </div>
        ))}
      </div>
      <div className="head-row">
        <div className="corner">
          <strong>{labels.mainTasks}</strong>
          {!readOnly && add(labels.addMainTask, actions.onAddMainTask)}
        </div>
        {months.map((month) => (
          <div
            key={month}
            className="head-cell"
            data-current={month === props.currentMonth || undefined}
          >
            {props.monthName(monthOf(month))}
          </div>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className="head-row" data-milestones="" role="group" aria-label={labels.milestones}>
        <div className="corner">
          <span>{labels.milestones}</span>
          {!readOnly && add(labels.addMilestone, actions.onAddMilestone)}
        </div>
        <div className="track">
          {props.milestones
            .filter(({ month }) => month >= firstMonth && month <= lastMonth)
            .map((milestone) => (
              <button
                key={milestone.id}
                className="milestone"
                type="button"
                title={milestone.title}
                style={{
                  left: (milestone.month - firstMonth + 1) * MONTH_WIDTH_PX - MARK_SHIFT_PX,
                }}
                onClick={() => actions.onOpenMilestone(milestone)}
              >
                <span>{milestone.title}</span>
              </button>
            ))}
        </div>
      </div>
    </div>
  );
});
