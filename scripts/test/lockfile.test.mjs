import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

// A lockfile that was written where an optional part could not be read lacks it for everyone.
test('what has a native part for Linux has one for macOS in the lockfile, too', () => {
  const { snapshots } = parse(readFileSync('pnpm-lock.yaml', 'utf8'));
  const lacking = Object.entries(snapshots)
    .filter(([, { optionalDependencies = {} }]) => {
      const names = Object.keys(optionalDependencies);
      return (
        names.some((name) => /linux-(x64|arm64)/.test(name)) &&
        !names.some((name) => name.includes('darwin'))
      );
    })
    .map(([name]) => name);
  expect(lacking).toEqual([]);
});
