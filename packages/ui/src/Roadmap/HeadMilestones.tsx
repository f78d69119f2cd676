import type { Locale, MonthNumber } from '@tavoite/model';
import { type CSSProperties, useMemo, useRef, useState } from 'react';
import { AnchoredMenu } from '../DropdownMenu/AnchoredMenu.js';
import { MenuItem } from '../DropdownMenu/index.js';
import { monthAndYear } from '../dates/monthNames.js';
import { MARK_PX, type Sizes } from './geometry.js';
import type { RoadmapLabels } from './labels.js';
import type { MilestoneMark } from './milestoneLanes.js';
import { isPassed, placeMilestones, titleMove } from './milestones.js';
import type { RoadmapMilestone } from './types.js';

export interface HeadMilestonesProps {
  milestones: readonly RoadmapMilestone[];
  firstMonth: MonthNumber;
  lastMonth: MonthNumber;
  currentMonth: MonthNumber;
  /** Where the line of today is, in px of the timeline; null where it is not. */
  today: number | null;
  sizes: Sizes;
  locale: Locale;
  labels: RoadmapLabels;
  onOpen: (milestone: RoadmapMilestone) => void;
}

/**
 * Milestones as diamonds at the ends of their months, in lanes, filled when that is over; many of one
 * month are one mark with a menu. Renders a `<div>`.
 */
export function HeadMilestones(props: HeadMilestonesProps) {
  const { milestones, firstMonth, lastMonth, today, sizes, locale, labels } = props;
  const { milestoneCount } = labels;
  const { marks, lanes } = useMemo(
    () => placeMilestones(milestones, { firstMonth, lastMonth, today }, sizes, milestoneCount),
    [milestones, firstMonth, lastMonth, today, sizes, milestoneCount],
  );
  const [openMonth, setOpenMonth] = useState<MonthNumber | null>(null);
  const [shownMonth, setShownMonth] = useState<MonthNumber | null>(null);
  const anchor = useRef<HTMLButtonElement>(null);
  const cluster = marks.find(({ month, milestones: of }) => month === shownMonth && of.length > 1);

  const toggle = (mark: MilestoneMark, button: HTMLButtonElement) => {
    anchor.current = button;
    setShownMonth(mark.month);
    setOpenMonth((before) => (before === mark.month ? null : mark.month));
  };
  return (
    <div className="track" style={{ '--lanes': lanes } as CSSProperties}>
      {marks.map((mark) => {
        const [first] = mark.milestones;
        if (!first) return null;
        const isCluster = mark.milestones.length > 1;
        const month = monthAndYear(mark.month, locale);
        const passed = isPassed(mark.month, props.currentMonth);
        const state = passed ? labels.milestonePassed : labels.milestoneToCome;
        const diamond = mark.before ? mark.left + mark.width - MARK_PX : mark.left;
        const move = titleMove(diamond, today, mark.before);
        const text = isCluster ? labels.milestoneCount(mark.milestones.length) : first.title;
        return (
          <button
            key={first.id}
            className="milestone"
            type="button"
            title={`${text}, ${month}, ${state}`}
            aria-label={`${labels.milestone(text, month)}, ${state}`}
            data-passed={passed || undefined}
            data-before={mark.before || undefined}
            data-two-lines={mark.folded}
            {...(isCluster && {
              'aria-haspopup': 'menu' as const,
              'aria-expanded': openMonth === mark.month,
              'data-cluster': '',
            })}
            style={{ left: mark.left, width: mark.width, '--lane': mark.lane } as CSSProperties}
            onClick={({ currentTarget }) =>
              isCluster ? toggle(mark, currentTarget) : props.onOpen(first)
            }
          >
            {mark.width > MARK_PX && (
              <span style={{ [mark.before ? 'marginInlineEnd' : 'marginInlineStart']: move }}>
                {text}
              </span>
            )}
          </button>
        );
      })}
      {cluster && (
        <AnchoredMenu
          key={cluster.month}
          anchor={anchor}
          open={openMonth === cluster.month}
          onOpenChange={(open) => !open && setOpenMonth(null)}
          label={labels.milestone(
            labels.milestoneCount(cluster.milestones.length),
            monthAndYear(cluster.month, locale),
          )}
        >
          {cluster.milestones.map((milestone) => (
            <MenuItem key={milestone.id} onSelect={() => props.onOpen(milestone)}>
              {milestone.title}
            </MenuItem>
          ))}
        </AnchoredMenu>
      )}
    </div>
  );
}
