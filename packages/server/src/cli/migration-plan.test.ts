import { inBytes, planLines } from './migration-plan.js';

const migration = { name: '0040_x.sql', previousServes: true, why: null, held: [] };

it.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1.0 kB'],
  [40_960, '40 kB'],
  [1.5 * 1024 ** 3, '1.5 GB'],
  [5000 * 1024 ** 4, '5000 TB'],
])('says %d bytes as %s', (bytes, text) => {
  expect(inBytes(bytes)).toBe(text);
});

it('says what would be run, what waits for it, and that the release before can go on', () => {
  const held = [
    { name: 'audit_log', bytes: 3 * 1024 ** 2 },
    { name: 'term', bytes: 8192 },
  ];
  expect(planLines({ isNew: false, migrations: [{ ...migration, held }] })).toEqual([
    'Would be run, in one transaction, all or nothing:',
    '  0040_x.sql',
    '    Holds up writing to audit_log (3.0 MB), term (8.0 kB).',
    expect.stringMatching(/^Processes of the release before can go on serving/),
  ]);
});

it('says which migration the release before does not survive', () => {
  const breaking = { ...migration, name: '0041_y.sql', previousServes: false, why: 'It drops x.' };
  const lines = planLines({ isNew: false, migrations: [migration, breaking] });
  expect(lines).toContain('    It drops x.');
  expect(lines.at(-1)).toMatch(
    /^Make a backup, then stop every process of the release before: .* 0041_y.sql has run\.$/,
  );
});

it('has nothing to say of an up-to-date database, and no release before a new one', () => {
  expect(planLines({ isNew: false, migrations: [] })).toEqual([
    'The database is up to date: nothing would be run.',
  ]);
  expect(planLines({ isNew: true, migrations: [migration] }).at(-1)).toBe('The database is new.');
});
