/** One series as every competitor gets it: values by month, the last ones estimates. */
export interface BenchSeries {
  readonly key: string;
  readonly title: string;
  readonly color: string;
  readonly axis: 'left' | 'right';
  readonly values: readonly number[];
}

/** What a chart shows: the unit of an update. */
export interface BenchState {
  /** `MM/YYYY`, one for each value. */
  readonly labels: readonly string[];
  readonly series: readonly BenchSeries[];
  /** Keys that the legend hides, each competitor in its own way. */
  readonly hidden: readonly string[];
  /** The first estimated position. */
  readonly estimatesFrom: number;
  /** First month as a month number. */
  readonly firstMonth: number;
}

/** A chart on the page. `update` returns once its DOM is changed. */
export interface Mounted {
  update(state: BenchState): void;
  unmount(): void;
}

export type Mount = (element: HTMLElement, state: BenchState) => Mounted;

export const SIZE = { width: 960, height: 420 } as const;

const COLORS = [
  '#0b5f6b',
  '#d26e5e',
  '#824aca',
  '#9b5d31',
  '#6183a9',
  '#632241',
  '#3e7c6b',
  '#1d44a3',
  '#b83c55',
  '#778b20',
  '#86281d',
  '#7c638c',
];

/** Twelve series, ten on the first axis and two on the second, a tenth of each estimated. */
export function benchState(points: number, variant: 'monthly' | 'cumulative'): BenchState {
  const firstMonth = 2030 * 12 - points;
  const series = COLORS.map((color, s): BenchSeries => {
    let state = s + 1;
    let sum = 0;
    const values = Array.from({ length: points }, (_, i) => {
      state = (state * 1664525 + 1013904223) % 4294967296;
      const wave = Math.sin((i / 12) * 2 * Math.PI) * 30;
      const value = 200 + s * 40 + wave + (state / 4294967296) * 60;
      sum = (i % 12 === 0 ? 0 : sum) + value;
      return Math.round((variant === 'monthly' ? value : sum) * 100) / 100;
    });
    const axis = s >= 10 ? 'right' : 'left';
    return { key: `series${s}`, title: `Series ${s + 1}`, color, axis, values };
  });
  const labels = Array.from({ length: points }, (_, i) => {
    const month = firstMonth + i;
    return `${String((month % 12) + 1).padStart(2, '0')}/${Math.floor(month / 12)}`;
  });
  return { labels, series, hidden: [], estimatesFrom: Math.floor(points * 0.9), firstMonth };
}

/** The state with three of its series hidden, as after clicks in the legend. */
export const filtered = (state: BenchState): BenchState => ({
  ...state,
  hidden: state.series.filter((_, i) => i % 4 === 1).map(({ key }) => key),
});

/** The series that a state shows. */
export const shown = ({ series, hidden }: BenchState): BenchSeries[] =>
  series.filter(({ key }) => !hidden.includes(key));
