import { datesToRange, formatRange, type Target } from '@tavoite/model';
import { type DataMapStatus, standingOf, standingText } from '@tavoite/ui';
import { useCallback, useMemo } from 'react';
import { useAppSelector } from '../../core/hooks.js';
import { useLabels } from '../../i18n/labels.js';
import { selectTermByKey } from '../terms/index.js';
import type { LoadedMap } from './map.js';
import { useDataMapSelector } from './state.js';

/** The months that a target's values are of, which all are of the same; empty where they are not known. */
function monthsOf({ value_period: { start_date, end_date } }: Target): string {
  const range = datesToRange(start_date, end_date);
  return range ? formatRange(range) : '';
}

/** How the rows of a map stand by their targets. */
export interface MapStatuses {
  /** Undefined of a row with targets that are on their way. */
  statusOf: (node: { readonly path: string }) => DataMapStatus | null | undefined;
  /** The newest actual month of the map, which it is of; empty where no row has a target. */
  statusMonth: string;
  /** Whether rows have marks, or may have once map, targets and terms are there. */
  hasStatuses: boolean;
}

export function useStatuses(map: LoadedMap | null): MapStatuses {
  const locale = useAppSelector((state) => state.preferences.language);
  const { targetMeter } = useLabels();
  const termByKey = useAppSelector(selectTermByKey);
  const termsStatus = useAppSelector((state) => state.terms.status);
  const { data: targets, status } = useDataMapSelector((state) => state.dataMap.targets);
  const targetById = useMemo(
    () => new Map(targets?.map((target) => [target.id, target])),
    [targets],
  );
  const { statuses, statusMonth } = useMemo(() => {
    let statusMonth = '';
    const known = new Map<string, DataMapStatus>();
    for (const { key, targets: ids } of termByKey.values()) {
      const own = ids.flatMap((id) => targetById.get(id) ?? []);
      const [first] = own;
      const status = standingOf(own);
      if (!first || !status) continue;
      statusMonth = monthsOf(first);
      const months = statusMonth && `${statusMonth}: `;
      known.set(key, { status, text: `${months}${standingText(own, locale, targetMeter)}` });
    }
    return { statuses: known, statusMonth };
  }, [termByKey, targetById, locale, targetMeter]);
  const statusOf = useCallback(
    ({ path }: { readonly path: string }) => {
      const key = map?.rows.get(path)?.key ?? '';
      const isComing = status === 'pending' && (termByKey.get(key)?.targets.length ?? 0) > 0;
      return statuses.get(key) ?? (isComing ? undefined : null);
    },
    [map, statuses, status, termByKey],
  );
  // Both are asked for once there is a map, unless it has no actual month.
  const isAwaited = map === null || status === 'pending' || termsStatus === 'pending';
  return { statusOf, statusMonth, hasStatuses: isAwaited || statuses.size > 0 };
}
