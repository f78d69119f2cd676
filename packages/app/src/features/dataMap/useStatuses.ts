import { datesToRange, formatRange, type Target } from '@tavoite/model';
import { type DataMapStatus, standingOf, standingText } from '@tavoite/ui';
import { useCallback, useMemo } from 'react';
import { useAppSelector } from '../../core/hooks.js';
import { useLabels } from '../../i18n/labels.js';
import { selectTermByKey } from '../terms/index.js';
import type { LoadedMap } from './map.js';
import { useDataMapSelector } from './state.js';

/** The months that a target's values are of, before what is said of them. */
function monthsOf({ value_period: { start_date, end_date } }: Target): string {
  const range = datesToRange(start_date, end_date);
  return range ? `${formatRange(range)}: ` : '';
}

/** How the rows stand by their targets in the newest actual month of the map. */
export function useStatuses(
  map: LoadedMap,
): (node: { readonly path: string }) => DataMapStatus | null {
  const locale = useAppSelector((state) => state.preferences.language);
  const { targetMeter } = useLabels();
  const termByKey = useAppSelector(selectTermByKey);
  const targets = useDataMapSelector((state) => state.dataMap.targets.data);
  const targetById = useMemo(
    () => new Map(targets?.map((target) => [target.id, target])),
    [targets],
  );
  const statusOf = useMemo(() => {
    const known = new Map<string, DataMapStatus>();
    for (const { key, targets: ids } of termByKey.values()) {
      const own = ids.flatMap((id) => targetById.get(id) ?? []);
      const [first] = own;
      const status = standingOf(own);
      if (first && status)
        known.set(key, {
          status,
          text: `${monthsOf(first)}${standingText(own, locale, targetMeter)}`,
        });
    }
    return known;
  }, [termByKey, targetById, locale, targetMeter]);
  return useCallback(
    ({ path }) => statusOf.get(map.rows.get(path)?.key ?? '') ?? null,
    [map, statusOf],
  );
}
