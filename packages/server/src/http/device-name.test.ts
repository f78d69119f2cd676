import { deviceNameOf } from './device-name.js';

it.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome, Linux',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Firefox, Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
    'Chrome, Linux',
  ],
  ['curl/8.15.0', 'curl'],
  ['python-requests/2.32', 'python-requests'],
  ['node', 'node'],
])('names browser and system of %s', (agent, name) => {
  expect(deviceNameOf(agent)).toBe(name);
});

it.each([undefined, '', ' ', '\u0000', '()', 'Mozilla/5.0'])('knows nothing of %j', (agent) => {
  expect(deviceNameOf(agent)).toBeNull();
});

it.each([
  ['a long one', `Mozilla/5.0 ${'('.repeat(100_000)}`],
  ['a hostile one', `<script>alert(1)</script>/${'9'.repeat(5000)}`],
])('stays short for %s', (_, agent) => {
  expect((deviceNameOf(agent) ?? '').length).toBeLessThanOrEqual(82);
});
