import { labelsOf } from '../../test/fixtures/labels.js';
import { earlyText, twoLinesWidth } from './late.js';

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

it('asks for room for the words before a name', () => {
  expect(twoLinesWidth(task, 'Too early', 13)).toBeGreaterThan(twoLinesWidth(task, '', 13));
});
