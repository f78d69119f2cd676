import { AxisBottom, AxisLeft, AxisRight } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { scaleLinear, scalePoint } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { type BenchSeries, type BenchState, SIZE, shown } from '../data.js';
import { mountReact } from './react.js';

const MARGIN = { top: 20, right: 60, bottom: 40, left: 60 };
const RANGE: [number, number] = [SIZE.height - MARGIN.bottom, MARGIN.top];

function axisOf(series: readonly BenchSeries[], axis: 'left' | 'right') {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const one of series) {
    if (one.axis !== axis) continue;
    for (const value of one.values) {
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  }
  return scaleLinear<number>({ domain: [low, high], range: RANGE, nice: true });
}

/** visx gives parts and no chart: no tooltip and no legend behaviour are measured here. */
export const mount = mountReact(({ state }: { state: BenchState }) => {
  const { labels, estimatesFrom } = state;
  const series = shown(state);
  const x = scalePoint<string>({
    domain: [...labels],
    range: [MARGIN.left, SIZE.width - MARGIN.right],
  });
  const axes = { left: axisOf(series, 'left'), right: axisOf(series, 'right') };
  const at = (i: number) => x(labels[i] ?? '') ?? 0;
  return (
    <div>
      <ul>
        {state.series.map(({ key, title, color }) => (
          <li key={key} style={{ color, display: 'inline-block' }}>
            {title}
          </li>
        ))}
      </ul>
      <svg {...SIZE}>
        <title>Benchmark</title>
        <GridRows
          scale={axes.left}
          left={MARGIN.left}
          width={SIZE.width - MARGIN.left - MARGIN.right}
          numTicks={9}
        />
        <AxisLeft scale={axes.left} left={MARGIN.left} numTicks={9} />
        <AxisRight scale={axes.right} left={SIZE.width - MARGIN.right} numTicks={9} />
        <AxisBottom
          scale={x}
          top={SIZE.height - MARGIN.bottom}
          tickValues={labels.filter((_, i) => i % Math.ceil(labels.length / 10) === 0)}
        />
        {series.map(({ key, color, axis, values }) => {
          const y = (value: number) => axes[axis](value);
          return (
            <g key={key}>
              <LinePath
                data={values.slice(0, estimatesFrom)}
                x={(_, i) => at(i)}
                y={y}
                stroke={color}
                strokeWidth={2}
              />
              <LinePath
                data={values.slice(estimatesFrom - 1)}
                x={(_, i) => at(i + estimatesFrom - 1)}
                y={y}
                stroke={color}
                strokeWidth={2}
                strokeDasharray="5 4"
              />
            </g>
          );
        })}
      </svg>
    </div>
  );
});
