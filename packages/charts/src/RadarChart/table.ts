import { kindName } from '../kernel/columns.js';
import { type ChartData, chartCell } from '../table/data.js';
import { type RadarModel, type RadarSpec, radarModel } from './model.js';

/** What a model shows, as numbers. */
export const modelTable = (unit: string | undefined, model: RadarModel): ChartData => ({
  columns: model.series.map(({ config: { key, title } }) => ({ key, title, unit: unit ?? '' })),
  rows: model.keys.map(({ key, title }, index) => ({
    key,
    title,
    month: null,
    coverage: null,
    cells: model.series.map(({ kinds, values }) =>
      chartCell(kindName(kinds[index]), values[index]),
    ),
  })),
});

/** What a radar shows, as numbers: a row for each key that is not filtered out. */
export const radarTable = (spec: RadarSpec): ChartData => modelTable(spec.unit, radarModel(spec));
