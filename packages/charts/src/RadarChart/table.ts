import { decimalsOfType } from '@tavoite/model';
import { kindName } from '../kernel/columns.js';
import { type ChartData, chartCell } from '../table/data.js';
import { type RadarKey, type RadarModel, type RadarSpec, radarModel } from './model.js';

type Writing = Pick<RadarSpec, 'unit' | 'decimals'>;

const formatOf = (spec: Writing, key: RadarKey | undefined) => ({
  unit: key?.unit ?? spec.unit ?? '',
  decimals: key?.decimals ?? spec.decimals ?? decimalsOfType(null),
});

/** What a model shows, as numbers. Where the units of its keys differ, each row says its own. */
export const modelTable = (spec: Writing, model: RadarModel): ChartData => {
  const formats = model.keys.map((key) => formatOf(spec, key));
  const [first = formatOf(spec, undefined)] = formats;
  const isShared = formats.every(({ unit }) => unit === first.unit);
  const columnFormat = { ...first, unit: isShared ? first.unit : '' };
  return {
    columns: model.series.map(({ config: { key, title, isTarget = false } }) => ({
      key,
      title,
      isTarget,
      ...columnFormat,
    })),
    rows: model.keys.map(({ key, title }, index) => {
      const format = formats[index];
      return {
        key,
        title,
        month: null,
        coverage: null,
        format: format && { ...format, unit: isShared ? '' : format.unit },
        cells: model.series.map(({ kinds, values }) =>
          chartCell(kindName(kinds[index]), values[index]),
        ),
      };
    }),
  };
};

/** What a radar shows, as numbers: a row for each key that is not filtered out. */
export const radarTable = (spec: RadarSpec): ChartData => modelTable(spec, radarModel(spec));
