import { spawnSync } from 'node:child_process';

// In a style's template they are no error of syntax: the rule below them is silently lost.
test('no file holds the markers of a merge that was not finished', () => {
  const { status, stdout } = spawnSync('git', ['grep', '-nE', '^(<{7}|>{7}) '], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  // 1: nothing found; anything else is a failure of git.
  expect(status).toBe(1);
});
