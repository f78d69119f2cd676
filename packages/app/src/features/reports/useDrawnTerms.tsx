import { browserTheme, type SeriesType, Swatch } from '@tavoite/charts';
import { keysWithDrawnTargets } from '@tavoite/charts/mappedGraph';
import { useMemo } from 'react';
import { useAppSelector } from '../../core/hooks.js';
import { selectMappedViews } from '../settings/index.js';
import { selectTermByKey } from '../terms/index.js';
import type { ReportItem } from './items.js';
import type { DrawnNames } from './tileNotes.js';

const NONE: DrawnNames = { terms: [], targets: { of: [], mark: null } };

/** Of the mark of a legend; lines below each other are so far apart. */
const MARK_WIDTH = 24;
const LINE_STEP = 4;
/** More than these have no room. */
const MAX_COLORS = 4;

/** Where one of several forms has its place in the mark: bars beside each other, lines below. */
function placeOf(type: SeriesType, index: number, count: number): string {
  return type === 'bar' || type === 'stacked'
    ? `translate(${(index * MARK_WIDTH) / count}) scale(${1 / count} 1)`
    : `translate(0 ${(index - (count - 1) / 2) * LINE_STEP})`;
}

/** The mark of a legend, smaller beside the small letters of a tile; in each colour of what it stands for. */
const markOf = (type: SeriesType, colors: readonly string[], isTarget = false) => {
  const shown = [...new Set(colors)].slice(0, MAX_COLORS);
  return (
    <svg width={18} height={10.5} viewBox={`0 0 ${MARK_WIDTH} 14`} aria-hidden="true">
      {shown.map((color, index) => (
        <g key={color} transform={placeOf(type, index, shown.length)}>
          <Swatch
            type={type}
            color={color}
            glyph={null}
            theme={browserTheme}
            show="actual"
            isTarget={isTarget}
          />
        </g>
      ))}
    </svg>
  );
};

/**
 * The terms that a saved graph draws and the lines of their targets, with their marks in its picture; none of
 * a data map, whose picture names them. The outlines of a radar have marks, its terms have none.
 */
export function useDrawnTerms(item: ReportItem): DrawnNames {
  const { views } = useAppSelector(selectMappedViews);
  const termByKey = useAppSelector(selectTermByKey);
  return useMemo(() => {
    if (item.type !== 'graph') return NONE;
    const { filtered_keys } = item.properties;
    const mapping = views.find((view) => view.mapping.id === item.mapping.id)?.mapping;
    if (!mapping) return NONE;
    const isRadar = mapping.properties.target?.type === 'radar';
    // A hidden term keeps its place among the colours.
    const terms = mapping.terms_used
      .flatMap(({ key }) => termByKey.get(key) ?? [])
      .map(({ key, title }, index) => {
        const { type = 'line', color, second_axis } = mapping.graph_properties[key] ?? {};
        const ink = browserTheme.series(index, color);
        return {
          key,
          title,
          ink,
          ...(isRadar ? {} : { mark: markOf(type, [ink]) }),
          onSecondAxis: !isRadar && second_axis === true,
        };
      })
      .filter(({ key }) => !filtered_keys.includes(key));
    const aimed = keysWithDrawnTargets(
      mapping,
      terms.map(({ key }) => key),
    );
    const of = terms.filter(
      ({ key }) => aimed.includes(key) && (termByKey.get(key)?.targets.length ?? 0) > 0,
    );
    const { type, color } = mapping.properties.target ?? {};
    const count = mapping.terms_used.flatMap(({ key }) => termByKey.get(key)?.targets ?? []).length;
    // Several are each in the colour of their term.
    const inks = count > 1 ? of.map(({ ink }) => ink) : [browserTheme.target];
    return {
      terms,
      targets: {
        of: of.map(({ title }) => title),
        mark: markOf(
          type === undefined || type === 'radar' ? 'line' : type,
          color ? [browserTheme.series(0, color)] : inks,
          true,
        ),
      },
    };
  }, [item, views, termByKey]);
}
