import {
  formatNumber,
  formatRange,
  type MonthRange,
  rangeLength,
  yearBefore,
} from '@tavoite/model';
import type { DataMapExtra, DataMapNode, ExtraFigure } from '@tavoite/ui';
import { useMemo } from 'react';
import { useAppSelector } from '../../core/hooks.js';
import { useText } from '../../i18n/Texts.js';
import { type MapColumn, needsTotals } from './columns.js';
import { changeOf, isLong, type LoadedMap, type MapNode } from './map.js';

/** The columns after the months. */
export function useExtras(
  columns: readonly MapColumn[],
  map: LoadedMap | null,
  range: MonthRange,
): DataMapExtra[] {
  const { text } = useText();
  const locale = useAppSelector((state) => state.preferences.language);
  const chosen = columns.join();
  const { start, end } = range;
  return useMemo(() => {
    const months = { start, end };
    const figure =
      (
        write: (node: MapNode) => string | null,
        copied?: (node: MapNode) => number | undefined,
        isActual?: boolean,
      ) =>
      ({ path }: DataMapNode): ExtraFigure | null => {
        const node = map?.rows.get(path);
        const written = node ? write(node) : null;
        if (!node || written === null) return null;
        const state = (isActual ?? node.totalVerified) ? 'actual' : 'estimate';
        return { text: written, value: copied?.(node), state };
      };
    const known: Partial<Record<MapColumn, Omit<DataMapExtra, 'key'>>> = {
      total: {
        title: text('map-total'),
        hint: text('map-total-hint', { months: formatRange(months) }),
        type: 'figure',
        figureOf: figure(
          ({ total, numericType }) =>
            total == null ? null : formatNumber(total, { locale, type: numericType }),
          ({ total }) => total ?? undefined,
        ),
      },
      change: {
        title: text('map-change'),
        hint: isLong(rangeLength(months))
          ? text('map-change-newest-hint')
          : text('map-change-hint', { months: formatRange(yearBefore(months)) }),
        type: 'figure',
        figureOf: figure(
          (node) => changeOf(node, locale, text('percentage-points')),
          undefined,
          isLong(rangeLength(months)) || undefined,
        ),
      },
      trend: {
        title: text('map-trend'),
        hint: text('map-trend-hint', { months: formatRange(months) }),
        type: 'trend',
      },
    };
    // What is being loaded is said by the table; totals of other months would be wrong in it.
    const ready = map?.hasTotals || !needsTotals(columns);
    return chosen.split(',').flatMap((key) => {
      const extra = known[key as MapColumn];
      if (!extra || (!ready && extra.type === 'figure')) return [];
      return { key, ...extra };
    });
  }, [columns, chosen, map, start, end, text, locale]);
}
