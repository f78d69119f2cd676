import '../../node_modules/frappe-gantt/dist/frappe-gantt.css';
import Gantt from 'frappe-gantt';
import type { Mount } from '../../lib/inPage.js';
import { bars, dateOf } from '../data.js';

/** One bar on a row, all drawn at once: the library can do no more. */
export const mount: Mount = (element) => {
  const tasks = bars().map(({ id, title, start, end, progress }) => ({
    id: `bar${id}`,
    name: title,
    start: dateOf(start),
    end: dateOf(end + 1),
    progress,
  }));
  new Gantt(element, tasks, {
    view_mode: 'Month',
    column_width: 64,
    container_height: 760,
    scroll_to: 'start',
  });
  return {};
};
