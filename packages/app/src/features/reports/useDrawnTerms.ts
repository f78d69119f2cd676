import { browserTheme } from '@tavoite/charts';
import { useMemo } from 'react';
import { useAppSelector } from '../../core/hooks.js';
import { selectMappedViews } from '../settings/index.js';
import { selectTermByKey } from '../terms/index.js';
import type { ReportItem } from './items.js';
import type { DrawnName } from './words.js';

const NONE: DrawnName[] = [];

/**
 * The terms that a saved graph draws, with their colours in its picture; none of a data map, whose picture
 * names them. The outlines of a radar have colours, its terms have none.
 */
export function useDrawnTerms(item: ReportItem): DrawnName[] {
  const { views } = useAppSelector(selectMappedViews);
  const termByKey = useAppSelector(selectTermByKey);
  return useMemo(() => {
    if (item.type !== 'graph') return NONE;
    const { filtered_keys } = item.properties;
    const mapping = views.find((view) => view.mapping.id === item.mapping.id)?.mapping;
    if (!mapping) return NONE;
    const colored = mapping.properties.target?.type !== 'radar';
    // A hidden term keeps its place among the colours.
    return mapping.terms_used
      .flatMap(({ key }) => termByKey.get(key) ?? [])
      .map(({ key, title }, index) => ({
        key,
        title,
        color: colored
          ? browserTheme.series(index, mapping.graph_properties[key]?.color)
          : undefined,
      }))
      .filter(({ key }) => !filtered_keys.includes(key));
  }, [item, views, termByKey]);
}
