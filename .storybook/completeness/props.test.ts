import { join } from 'node:path';
import { publicMembers } from './props.js';

const packages = join(__dirname, '..', '..', 'packages');

test.each(['ui', 'charts'])('every public prop of %s says what it is', (name) => {
  const members = publicMembers(join(packages, name, 'src'));
  expect(members.length).toBeGreaterThan(100);
  const bare = members.filter(({ documented }) => !documented);
  expect(bare.map((one) => `${one.file}: ${one.interface}.${one.name}`)).toEqual([]);
});
