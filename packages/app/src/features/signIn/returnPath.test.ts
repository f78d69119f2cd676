import { safeReturnPath } from './returnPath.js';

it.each(['/', '/roadmap', '/?target_id=3', '/net-sales?start-date=2026-01-01#chart', '/a//b'])(
  'goes back to %s',
  (path) => {
    expect(safeReturnPath(path)).toBe(path);
  },
);

it.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/a\\b',
  'https://evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'evil.example',
  ' /roadmap',
  '',
  '/login',
  '/login/',
  '/login?from=/',
  undefined,
  null,
  42,
  { pathname: '/roadmap' },
])('goes to the front page instead of %j', (path) => {
  expect(safeReturnPath(path)).toBe('/');
});
