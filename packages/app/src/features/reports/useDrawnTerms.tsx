import { browserTheme, type SeriesType, Swatch } from '@tavoite/charts';
import { useMemo } from 'react';
import { useAppSelector } from '../../core/hooks.js';
import { selectMappedViews } from '../settings/index.js';
import { selectTermByKey } from '../terms/index.js';
import type { ReportItem } from './items.js';
import type { DrawnName } from './tileNotes.js';

const NONE: readonly DrawnName[] = [];

/** The mark of a legend, smaller beside the small letters of a tile. */
const markOf = (type: SeriesType, color: string) => (
  <svg width={18} height={10.5} viewBox="0 0 24 14" aria-hidden="true">
    <Swatch type={type} color={color} glyph={null} theme={browserTheme} show="actual" />
  </svg>
);

/**
 * The terms that a saved graph draws, with their marks in its picture; none of a data map, whose picture
 * names them. The outlines of a radar have marks, its terms have none.
 */
export function useDrawnTerms(item: ReportItem): readonly DrawnName[] {
  const { views } = useAppSelector(selectMappedViews);
  const termByKey = useAppSelector(selectTermByKey);
  return useMemo(() => {
    if (item.type !== 'graph') return NONE;
    const { filtered_keys } = item.properties;
    const mapping = views.find((view) => view.mapping.id === item.mapping.id)?.mapping;
    if (!mapping) return NONE;
    const isRadar = mapping.properties.target?.type === 'radar';
    // A hidden term keeps its place among the colours.
    return mapping.terms_used
      .flatMap(({ key }) => termByKey.get(key) ?? [])
      .map(({ key, title }, index) => {
        const { type = 'line', color, second_axis } = mapping.graph_properties[key] ?? {};
        return {
          key,
          title,
          ...(isRadar ? {} : { mark: markOf(type, browserTheme.series(index, color)) }),
          onSecondAxis: !isRadar && second_axis === true,
        };
      })
      .filter(({ key }) => !filtered_keys.includes(key));
  }, [item, views, termByKey]);
}
