import { rangeName } from './rangeName.js';

test.each([
  ['2025-10-01', '2025-10-31', 'October 2025', 'lokakuu 2025'],
  ['2025-01-01', '2025-11-30', 'Jan–Nov 2025', 'tammi–marras 2025'],
  ['2024-12-01', '2025-02-28', 'Dec 2024–Feb 2025', 'joulu 2024–helmi 2025'],
  ['2025-01-01', '2025-12-31', '2025', '2025'],
  ['2024-07-01', '2025-06-30', 'Jul 2024–Jun 2025', 'heinä 2024–kesä 2025'],
])('%s to %s', (start_date, end_date, en, fi) => {
  expect(rangeName({ start_date, end_date }, 'en')).toBe(en);
  expect(rangeName({ start_date, end_date }, 'fi')).toBe(fi);
});
