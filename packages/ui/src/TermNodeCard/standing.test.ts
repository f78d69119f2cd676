import { targetMeter } from '../labels/en.js';
import { standingOf, standingText } from './standing.js';

const target = {
  start_date: null,
  end_date: null,
  current_value: 94,
  target_value: 100,
  compare_value: null,
  minimum_value: null,
  reversed_target: false,
  data_available_for_current_value: true,
  value_numeric_type: 'decimal',
  measurement_type_prefix: 'k',
  unit: '€',
};

const worded = (targets: readonly (typeof target)[]) =>
  standingText(targets, 'en', targetMeter)?.replaceAll('\u00a0', ' ');

it('says how the target stands that is farthest from being reached', () => {
  const behind = { ...target, current_value: 20 };
  expect(standingOf([target, behind])).toBe('low');
  expect(worded([target, behind])).toBe('far behind target, 20.00 %, at least 100.00 k€');
});

it('says nothing of a share where there is none, and nothing at all without targets', () => {
  expect(worded([{ ...target, current_value: -90, target_value: -93 }])).toBe(
    'achieved, at least −93.00 k€',
  );
  expect(worded([])).toBeUndefined();
});
