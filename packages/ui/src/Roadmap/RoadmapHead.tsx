import { type FiscalStart, type Locale, type MonthNumber, textWidth } from '@tavoite/model';
import { memo, type Ref } from 'react';
import { Icon } from '../Icon/index.js';
import { PlusIcon } from '../icons/index.js';
import { leftOf, type Sizes } from './geometry.js';
import { HeadMilestones } from './HeadMilestones.js';
import { besideFlag, flagAt, type HeadUnit, headUnits } from './head.js';
import type { RoadmapLabels } from './labels.js';
import { isPassed } from './milestones.js';
import type { RoadmapActions, RoadmapMilestone, RoadmapZoom, TaskSpan } from './types.js';

export interface RoadmapHeadProps {
  milestones: readonly RoadmapMilestone[];
  firstMonth: MonthNumber;
  lastMonth: MonthNumber;
  currentMonth: MonthNumber;
  /** The months in view. */
  shown: TaskSpan;
  sizes: Sizes;
  zoom: RoadmapZoom;
  fiscalStart: FiscalStart;
  readOnly: boolean;
  /** Nothing is to the left of the timeline: buttons that add are on a separate line above it. */
  isNarrow: boolean;
  locale: Locale;
  labels: RoadmapLabels;
  actions: RoadmapActions;
  /** Where the line of today is, in px of the timeline. */
  today: number;
  /** Scrolls there; null when the current month is not on the timeline. */
  onToday: (() => void) | null;
  ref: Ref<HTMLDivElement>;
}

/** Before the name of a year: `space-2`. */
const YEAR_PADDING_PX = 8;

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
  const { firstMonth, lastMonth, currentMonth, shown, sizes, readOnly, isNarrow, labels, actions } =
    props;
  const { zoom, fiscalStart, locale } = props;
  const { years, parts } = headUnits({
    firstMonth,
    lastMonth,
    zoom,
    fiscalStart,
    locale,
    quarter: labels.quarter,
  });
  const isShown = ({ start, months }: HeadUnit) =>
    start <= shown.endMonth && start + months > shown.startMonth;
  const isCurrent = ({ start, months }: HeadUnit) =>
    currentMonth >= start && currentMonth < start + months;
  const place = ({ start, months }: HeadUnit) => ({
    left: leftOf(start, firstMonth, sizes),
    width: months * sizes.month,
  });

  const timeline = (lastMonth - firstMonth + 1) * sizes.month;
  const flag = props.onToday && flagAt(props.today, timeline, labels.today, sizes.font);
  const nameOf = (year: HeadUnit) => ({
    start: place(year).left + YEAR_PADDING_PX,
    width: textWidth(year.text, sizes.font),
  });
  const today = props.onToday && (
    <button className="today-button" type="button" onClick={props.onToday}>
      {labels.today}
    </button>
  );
  const { onAddMainTask, onAddMilestone } = readOnly ? {} : actions;
  const addMainTask = onAddMainTask && (
    <AddButton label={labels.addMainTask} onClick={onAddMainTask} />
  );
  // One of the two says the other, for which there is no room.
  const hasPassed = props.milestones.some(
    ({ month }) => month >= firstMonth && isPassed(month, currentMonth),
  );
  const milestones = (
    <>
      <span>{labels.milestones}</span>
      {!isNarrow && props.milestones.length > 0 && (
        <small className="key" aria-hidden="true">
          <span className="diamond" data-passed={hasPassed || undefined} />
          {hasPassed ? labels.milestonePassed : labels.milestoneToCome}
        </small>
      )}
      {onAddMilestone && <AddButton label={labels.addMilestone} onClick={onAddMilestone} />}
    </>
  );
  // Without buttons the names of rows would be a line of words.
  const hasTools = isNarrow && (onAddMainTask || onAddMilestone);
  return (
    <div className="head" ref={props.ref}>
      {hasTools && (
        <div className="head-tools">
          <span>
            <strong>{labels.mainTasks}</strong>
            {addMainTask}
          </span>
          <span>{milestones}</span>
          {today}
        </div>
      )}
      <div className="head-months">
        <div className="head-row" data-years="">
          {!isNarrow && <div className="corner">{today}</div>}
          <div className="cells" aria-hidden="true">
            {years.filter(isShown).map((unit) => (
              <div key={unit.start} className="head-cell" data-year="" style={place(unit)}>
                <span style={{ marginInlineStart: besideFlag(nameOf(unit), flag) }}>
                  {unit.text}
                </span>
              </div>
            ))}
            {flag && (
              <span className="flag" style={{ left: flag.middle }}>
                {labels.today}
              </span>
            )}
          </div>
          {isNarrow && !hasTools && today && <span className="today-place">{today}</span>}
        </div>
        <div className="head-row" data-parts="">
          {!isNarrow && (
            <div className="corner">
              <strong>{labels.mainTasks}</strong>
              <small className="key" aria-hidden="true">
                <span className="expected" />
                {labels.expectedToday}
              </small>
              {addMainTask}
            </div>
          )}
          <div className="cells" aria-hidden="true">
            {parts.filter(isShown).map((unit) => (
              <div
                key={unit.start}
                className="head-cell"
                data-current={isCurrent(unit) || undefined}
                title={unit.title}
                style={place(unit)}
              >
                <span>{unit.text}</span>
              </div>
            ))}
          </div>
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className="head-row" data-milestones="" role="group" aria-label={labels.milestones}>
        {!isNarrow && <div className="corner">{milestones}</div>}
        <HeadMilestones
          milestones={props.milestones}
          firstMonth={firstMonth}
          lastMonth={lastMonth}
          currentMonth={currentMonth}
          today={props.onToday ? props.today : null}
          sizes={sizes}
          locale={locale}
          labels={labels}
          onOpen={actions.onOpenMilestone}
        />
      </div>
    </div>
  );
});
