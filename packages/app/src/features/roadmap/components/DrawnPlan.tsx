import { memo } from 'react';
import { searchText } from '../../../core/addresses.js';
import { type RoadmapAddress, writeRoadmapAddress } from '../address.js';
import { PlanChart, type PlanChartProps } from './PlanChart.js';
import { PlanList } from './PlanList.js';

export interface DrawnPlanProps extends PlanChartProps {
  /** The address of the screen, without and with its query, from which those of tasks are made. */
  pathname: string;
  search: string;
  /** What the list is in the order of, at once: the next press starts from it. */
  sort: RoadmapAddress['sort'];
  onChange: (change: Partial<RoadmapAddress>) => void;
}

/**
 * The plan as a list or on its timeline. Drawn again only when something of it has changed: a switch
 * that was clicked is seen before hundreds of bars are drawn as it says.
 */
export const DrawnPlan = memo(function DrawnPlan({
  pathname,
  search,
  sort,
  onChange,
  ...chart
}: DrawnPlanProps) {
  const { view, now, matches, address } = chart;
  if (address.look === 'list' && view) {
    return (
      <PlanList
        view={view}
        now={now}
        matches={matches}
        sort={sort}
        onOpenTask={chart.onOpenTask}
        onSortChange={(next) => onChange({ sort: next })}
        hrefOf={(id) =>
          pathname + searchText(writeRoadmapAddress(new URLSearchParams(search), { task: id }))
        }
      />
    );
  }
  return <PlanChart {...chart} />;
});
