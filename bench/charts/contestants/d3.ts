import * as d3 from 'd3';
import { type BenchSeries, type BenchState, type Mount, SIZE, shown } from '../data.js';

const MARGIN = { top: 20, right: 60, bottom: 40, left: 60 };

/** The floor: the same picture by d3 alone on the DOM, with nothing between. */
export const mount: Mount = (element, first) => {
  const legend = d3.select(element).append('ul');
  const svg = d3
    .select(element)
    .append('svg')
    .attr('width', SIZE.width)
    .attr('height', SIZE.height);
  const grid = svg.append('g');
  const left = svg.append('g').attr('transform', `translate(${MARGIN.left},0)`);
  const right = svg.append('g').attr('transform', `translate(${SIZE.width - MARGIN.right},0)`);
  const bottom = svg.append('g').attr('transform', `translate(0,${SIZE.height - MARGIN.bottom})`);
  const lines = svg.append('g').attr('fill', 'none').attr('stroke-width', 2);

  const update = (state: BenchState) => {
    const { labels, estimatesFrom } = state;
    const series = shown(state);
    const x = d3.scalePoint<number>(d3.range(labels.length), [
      MARGIN.left,
      SIZE.width - MARGIN.right,
    ]);
    const axis = (side: 'left' | 'right') => {
      const own = series.filter((one) => one.axis === side);
      const low = d3.min(own, ({ values }) => d3.min(values)) ?? 0;
      const high = d3.max(own, ({ values }) => d3.max(values)) ?? 1;
      return d3.scaleLinear([low, high], [SIZE.height - MARGIN.bottom, MARGIN.top]).nice(9);
    };
    const axes = { left: axis('left'), right: axis('right') };
    left.call(d3.axisLeft(axes.left).ticks(9));
    right.call(d3.axisRight(axes.right).ticks(9));
    const every = Math.ceil(labels.length / 10);
    bottom.call(
      d3
        .axisBottom(x)
        .tickValues(d3.range(0, labels.length, every))
        .tickFormat((i) => labels[i] ?? ''),
    );
    grid
      .selectAll('line')
      .data(axes.left.ticks(9))
      .join('line')
      .attr('x1', MARGIN.left)
      .attr('x2', SIZE.width - MARGIN.right)
      .attr('y1', (tick) => axes.left(tick))
      .attr('y2', (tick) => axes.left(tick))
      .attr('stroke', '#ddd');
    legend
      .selectAll<HTMLLIElement, BenchSeries>('li')
      .data(state.series, ({ key }) => key)
      .join('li')
      .style('color', ({ color }) => color)
      .style('display', 'inline-block')
      .text(({ title }) => title);
    const path = (one: BenchSeries, from: number, to: number) =>
      d3
        .line<number>()
        .x((i) => x(i) ?? 0)
        .y((i) => axes[one.axis](one.values[i] ?? 0))(d3.range(from, to));
    const groups = lines
      .selectAll<SVGGElement, BenchSeries>('g')
      .data(series, ({ key }) => key)
      .join((enter) => {
        const group = enter.append('g');
        group.append('path').attr('class', 'solid');
        group.append('path').attr('class', 'dashed').attr('stroke-dasharray', '5 4');
        return group;
      })
      .attr('stroke', ({ color }) => color);
    groups.select('.solid').attr('d', (one) => path(one, 0, estimatesFrom));
    groups.select('.dashed').attr('d', (one) => path(one, estimatesFrom - 1, labels.length));
  };
  update(first);
  return { update, unmount: () => element.replaceChildren() };
};
