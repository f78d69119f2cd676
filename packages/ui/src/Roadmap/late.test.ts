import { labelsOf } from '../../test/fixtures/labels.js';
import { earlyText, endsOfLate, twoLinesWidth } from './late.js';

const labels = labelsOf('en').roadmap;
const task = {
  id: 1,
  title: 'Portal',
  rowIndex: 0,
  progress: 0,
  startMonth: 24_300,
  endMonth: 24_303,
};

it('says of a bar that it starts too early, and how many of those that it stands for', () => {
  expect(earlyText(task, false, labels)).toBe('');
  expect(earlyText(task, true, labels)).toBe('Too early');
  expect(earlyText({ ...task, early: 0 }, false, labels)).toBe('');
  expect(earlyText({ ...task, early: 2 }, false, labels)).toBe('2 too early');
});

const mainTask = { id: 1, title: 'Sales', rowCount: 1, color: '', darkColor: '', links: [] };

it('knows where late bars end, but for those that go on', () => {
  const tasks = [
    task,
    { ...task, id: 2, progress: 100 },
    { ...task, id: 3, endMonth: 24_310, late: 2 },
    { ...task, id: 4, endMonth: 24_305 },
  ];
  expect(endsOfLate([{ ...mainTask, tasks }], 24_306)).toEqual([24_303, 24_305]);
});

it('asks for room for the words before a name', () => {
  expect(twoLinesWidth(task, 'Too early', 13)).toBeGreaterThan(twoLinesWidth(task, '', 13));
});
