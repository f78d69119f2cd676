import 'vis-timeline/styles/vis-timeline-graph2d.min.css';
import { Timeline } from 'vis-timeline/standalone';
import type { Mount } from '../../lib/inPage.js';
import { dateOf, lanes, MONTHS } from '../data.js';

/** Lanes as groups, which the library draws when they are in view. */
export const mount: Mount = (element) => {
  const groups = lanes().map(({ id, title }) => ({ id, content: title }));
  const items = lanes().flatMap((lane) =>
    lane.bars.map(({ id, title, start, end }) => ({
      id,
      group: lane.id,
      content: title,
      start: dateOf(start),
      end: dateOf(end + 1),
      type: 'range',
    })),
  );
  new Timeline(element, items, groups, {
    start: dateOf(0),
    end: dateOf(MONTHS),
    height: 760,
    orientation: { axis: 'top', item: 'top' },
    verticalScroll: true,
    stack: false,
    editable: { updateTime: true },
    selectable: true,
  });
  return {};
};
