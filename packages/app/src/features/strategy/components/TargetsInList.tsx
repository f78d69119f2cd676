import { Sparkline } from '@tavoite/charts/Sparkline';
import { type DateRange, formatWithUnit, type Target, valueFormat } from '@tavoite/model';
import { Skeleton, type TargetSort, TargetTable } from '@tavoite/ui';
import { useEffect, useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { selectMappedViews } from '../../settings/index.js';
import { selectTrends } from '../selectors.js';
import { trendsCall } from '../slice.js';
import { useStrategySelector } from '../state.js';
import { type GroupTree, placedGroups } from '../tree.js';
import { trendPoints } from '../trend.js';

export interface TargetsInListProps {
  tree: GroupTree;
  /** The months that the values are of; null while they are not known. */
  period: DateRange | null;
  /** What they are in the order of; null for group by group. */
  sort: TargetSort | null;
  onSortChange: (sort: TargetSort | null) => void;
  /** The target whose details are open. */
  selectedId: number | null;
  onOpenDetails: (target: Target) => void;
}

const TREND_SIZE = { width: 104, height: 32 };

/** Every target in one table, with a line over the twelve months up to the period's end. */
const TargetsInList = ({
  tree,
  period,
  sort,
  onSortChange,
  selectedId,
  onOpenDetails,
}: TargetsInListProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const labels = useLabels();
  const locale = useAppSelector((state) => state.preferences.language);
  const { pathOfTitle } = useAppSelector(selectMappedViews);
  const trends = useStrategySelector(selectTrends);
  const { status } = useStrategySelector((state) => state.strategy.trends);
  const isWaiting = trends.size === 0 && (status === 'idle' || status === 'pending');
  const end = period?.end_date;
  useEffect(() => {
    if (end) dispatch(trendsCall.request(end));
  }, [end, dispatch]);

  const groups = useMemo(
    () =>
      placedGroups(tree)
        .filter(({ group }) => group.targets.length > 0)
        .map(({ group, depth }) => ({
          id: group.id,
          title: group.title,
          depth,
          owner: group.user && {
            name: group.user.full_name || group.user.username,
            avatar: group.user.avatar,
          },
          targets: group.targets,
        })),
    [tree],
  );
  const trendOf = (target: Target) => {
    const points = trendPoints(trends.get(target.id) ?? []);
    const known = points.filter((point) => point.kind !== 'missing');
    const [first, last] = [known[0], known.at(-1)];
    if (isWaiting) return <Skeleton shape="block" {...TREND_SIZE} />;
    if (!first || !last) return null;
    const [from, to] = [first, last].map(({ value }) =>
      formatWithUnit(value, valueFormat(target, locale)),
    );
    return (
      <Sparkline
        points={points}
        {...TREND_SIZE}
        label={text('trend-of-target', { title: target.title, from: from ?? '', to: to ?? '' })}
      />
    );
  };
  return (
    <TargetTable
      label={text('targets')}
      groups={groups}
      locale={locale}
      labels={labels.targetTable}
      selectedId={selectedId}
      hrefOf={(target) => pathOfTitle(target.link_tag)}
      onOpenDetails={onOpenDetails}
      trendOf={trendOf}
      sort={sort}
      onSortChange={onSortChange}
    />
  );
};

export default TargetsInList;
