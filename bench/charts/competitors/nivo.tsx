import { Line } from '@nivo/line';
import { type BenchState, SIZE, shown } from '../data.js';
import { mountReact } from './react.js';

interface Datum {
  readonly x: string;
  readonly y: number;
}

const linesOf = new WeakMap<BenchState, Array<{ id: string; color: string; data: Datum[] }>>();

/** Two lines for each series; Nivo has one value axis, so all are drawn on it. */
function lines(state: BenchState) {
  const known = linesOf.get(state);
  if (known) return known;
  const made = shown(state).flatMap(({ key, color, values }) => {
    const data = values.map((y, i) => ({ x: state.labels[i] ?? '', y }));
    return [
      { id: key, color, data: data.slice(0, state.estimatesFrom) },
      { id: `${key}-estimate`, color, data: data.slice(state.estimatesFrom - 1) },
    ];
  });
  linesOf.set(state, made);
  return made;
}

export const mount = mountReact(({ state }) => (
  <Line
    {...SIZE}
    data={lines(state)}
    margin={{ top: 20, right: 60, bottom: 60, left: 60 }}
    colors={({ color }: { color?: string }) => color ?? '#000'}
    xScale={{ type: 'point' }}
    yScale={{ type: 'linear', min: 'auto', max: 'auto' }}
    axisLeft={{ tickValues: 9 }}
    axisBottom={{
      tickValues: state.labels.filter((_, i) => i % Math.ceil(state.labels.length / 10) === 0),
    }}
    enableGridX={false}
    enablePoints={false}
    enableSlices="x"
    animate={false}
    layers={[
      'grid',
      'axes',
      ({ series, lineGenerator, xScale, yScale }) =>
        series.map(({ id, color, data }) => (
          <path
            key={String(id)}
            d={
              lineGenerator(
                data.map(({ data: point }) => ({ x: xScale(point.x), y: yScale(point.y) })),
              ) ?? undefined
            }
            fill="none"
            stroke={color}
            strokeWidth={2}
            strokeDasharray={String(id).endsWith('-estimate') ? '5 4' : undefined}
          />
        )),
      'slices',
      'legends',
    ]}
    legends={[
      {
        anchor: 'bottom',
        direction: 'row',
        translateY: 50,
        itemWidth: 70,
        itemHeight: 20,
        data: state.series.map(({ key, title, color }) => ({ id: key, label: title, color })),
      },
    ]}
  />
));
