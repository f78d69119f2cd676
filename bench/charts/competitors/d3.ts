import * as d3 from 'd3';
import { type BenchSeries, type BenchState, type Mount, SIZE, shown } from '../data.js';

const MARGIN = { top: 28, right: 60, bottom: 40, left: 60 };
/** Pixels between two marks of a line, as in the chart that is compared. */
const MARK_GAP = 110;
/** Marks around the point that a path has moved to. */
const MARKS = ['m-3,-3h6v6h-6z', 'm0,-4l4,4l-4,4l-4,-4z', 'm0,-4l4,7h-8z', 'm0,4l-4,-7h8z'];
const markAt = (position: number) => MARKS[position % MARKS.length] ?? '';

/** The parts of a series: its stroke, and a mark here and there; hollow and dashed where estimated. */
const PARTS = ['solid', 'dashed', 'marks', 'hollow'] as const;

/**
 * The floor: the same picture drawn by plain d3, straight to the DOM. Two axes with their
 * units, a grid, a legend of toggle buttons with swatches, strokes and marks of two kinds.
 */
export const mount: Mount = (element, first) => {
  const legend = d3.select(element).append('div').attr('role', 'toolbar');
  const svg = d3
    .select(element)
    .append('svg')
    .attr('width', SIZE.width)
    .attr('height', SIZE.height);
  const grid = svg.append('path').attr('stroke', '#ddd').attr('fill', 'none');
  const left = svg.append('g').attr('transform', `translate(${MARGIN.left},0)`);
  const right = svg.append('g').attr('transform', `translate(${SIZE.width - MARGIN.right},0)`);
  const bottom = svg.append('g').attr('transform', `translate(0,${SIZE.height - MARGIN.bottom})`);
  svg.append('text').attr('y', 12).text('k€');
  svg.append('text').attr('y', 12).attr('x', SIZE.width).attr('text-anchor', 'end').text('%');
  const lines = svg.append('g').attr('fill', 'none').attr('stroke-width', 2);

  const update = (state: BenchState) => {
    const { labels, estimatesFrom } = state;
    const series = shown(state);
    const count = labels.length;
    const x = d3.scaleLinear([0, count - 1], [MARGIN.left, SIZE.width - MARGIN.right]);
    const axis = (side: 'left' | 'right') => {
      const own = series.filter((one) => one.axis === side);
      const low = d3.min(own, ({ values }) => d3.min(values)) ?? 0;
      const high = d3.max(own, ({ values }) => d3.max(values)) ?? 1;
      return d3.scaleLinear([low, high], [SIZE.height - MARGIN.bottom, MARGIN.top]).nice(9);
    };
    const axes = { left: axis('left'), right: axis('right') };
    left.call(d3.axisLeft(axes.left).ticks(9));
    right.call(d3.axisRight(axes.right).ticks(9));
    const every = Math.ceil(count / 10);
    bottom.call(
      d3
        .axisBottom(x)
        .tickValues(d3.range(0, count, every))
        .tickFormat((i) => labels[Number(i)] ?? ''),
    );
    const [from, to] = [MARGIN.left, SIZE.width - MARGIN.right];
    const heights = axes.left.ticks(9).map((tick) => `M${from},${axes.left(tick)}H${to}`);
    grid.attr('d', heights.join(''));

    legend
      .selectAll<HTMLButtonElement, BenchSeries>('button')
      .data(state.series, ({ key }) => key)
      .join((enter) => {
        const button = enter.append('button');
        const swatch = button.append('svg').attr('width', 24).attr('height', 14);
        swatch
          .append('path')
          .attr('d', 'M0,7H12')
          .attr('stroke', ({ color }) => color);
        swatch
          .append('path')
          .attr('d', 'M12,7H24')
          .attr('stroke-dasharray', '5 4')
          .attr('stroke', ({ color }) => color);
        swatch
          .append('path')
          .attr('d', (_, i) => `M12,7${markAt(i)}`)
          .attr('fill', ({ color }) => color);
        button.append('span').text(({ title }) => title);
        return button;
      })
      .attr('aria-pressed', ({ key }) => !state.hidden.includes(key));

    const path = (one: BenchSeries, start: number, end: number) =>
      d3
        .line<number>()
        .x((i) => x(i))
        .y((i) => axes[one.axis](one.values[i] ?? 0))
        .digits(1)(d3.range(start, end));
    const apart = Math.ceil((MARK_GAP * count) / (to - from));
    const positions = d3.range(count - 1, -1, -apart);
    const marks = (one: BenchSeries, estimated: boolean) => {
      const mark = markAt(state.series.indexOf(one));
      return positions
        .filter((i) => i >= estimatesFrom === estimated)
        .map((i) => `M${x(i)},${axes[one.axis](one.values[i] ?? 0)}${mark}`)
        .join('');
    };
    const groups = lines
      .selectAll<SVGGElement, BenchSeries>('g')
      .data(series, ({ key }) => key)
      .join((enter) => {
        const group = enter.append('g').attr('stroke', ({ color }) => color);
        for (const part of PARTS) group.append('path').attr('class', part);
        group.select('.dashed').attr('stroke-dasharray', '5 4');
        group.select('.marks').attr('fill', ({ color }) => color);
        group.select('.hollow').attr('fill', '#fff');
        return group;
      });
    groups.select('.solid').attr('d', (one) => path(one, 0, estimatesFrom));
    groups.select('.dashed').attr('d', (one) => path(one, estimatesFrom - 1, count));
    groups.select('.marks').attr('d', (one) => marks(one, false));
    groups.select('.hollow').attr('d', (one) => marks(one, true));
  };
  update(first);
  return { update, unmount: () => element.replaceChildren() };
};
