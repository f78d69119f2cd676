import '@svar-ui/react-gantt/all.css';
import { Gantt, Willow } from '@svar-ui/react-gantt';
import type { Mount } from '../../lib/inPage.js';
import { drawNow } from '../../lib/react.js';
import { bars, dateOf, MONTHS } from '../data.js';

const tasks = bars().map(({ id, title, start, end, progress }) => ({
  id,
  text: title,
  start: dateOf(start),
  end: dateOf(end + 1),
  progress,
  type: 'task',
}));
const SCALES = [
  { unit: 'year', step: 1, format: '%Y' },
  { unit: 'month', step: 1, format: '%m' },
];
const COLUMNS = [{ id: 'text', header: 'Task', width: 240 }];

/** One bar on a row, which is what it can; rows out of view are not drawn. */
export const mount: Mount = (element) => {
  drawNow(
    element,
    <Willow fonts={false}>
      <Gantt
        tasks={tasks}
        links={[]}
        scales={SCALES}
        columns={COLUMNS}
        start={dateOf(0)}
        end={dateOf(MONTHS)}
        cellWidth={64}
        cellHeight={40}
      />
    </Willow>,
  );
  return {};
};
