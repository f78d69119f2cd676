import { CartesianGrid, Legend, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { type BenchState, SIZE } from '../data.js';
import { mountReact } from './react.js';

const rowsOf = new WeakMap<BenchState['series'], object[]>();

/** Recharts draws rows; an estimated stroke is a second line that starts at the last actual point. */
function rows(state: BenchState): object[] {
  const known = rowsOf.get(state.series);
  if (known) return known;
  const made = state.labels.map((label, i) => {
    const row: Record<string, string | number> = { label };
    for (const { key, values } of state.series) {
      const value = values[i] ?? 0;
      if (i < state.estimatesFrom) row[key] = value;
      if (i >= state.estimatesFrom - 1) row[`${key}-estimate`] = value;
    }
    return row;
  });
  rowsOf.set(state.series, made);
  return made;
}

export const mount = mountReact(({ state }) => (
  <LineChart {...SIZE} data={rows(state)}>
    <CartesianGrid vertical={false} />
    <XAxis dataKey="label" />
    <YAxis yAxisId="left" tickCount={9} />
    <YAxis yAxisId="right" orientation="right" tickCount={9} />
    <Tooltip isAnimationActive={false} />
    <Legend />
    {state.series.flatMap(({ key, title, color, axis }) => [
      <Line
        key={key}
        yAxisId={axis}
        dataKey={key}
        name={title}
        stroke={color}
        strokeWidth={2}
        type="linear"
        dot={false}
        hide={state.hidden.includes(key)}
        isAnimationActive={false}
      />,
      <Line
        key={`${key}-estimate`}
        yAxisId={axis}
        dataKey={`${key}-estimate`}
        stroke={color}
        strokeWidth={2}
        strokeDasharray="5 4"
        type="linear"
        legendType="none"
        dot={false}
        hide={state.hidden.includes(key)}
        isAnimationActive={false}
      />,
    ])}
  </LineChart>
));
