import { createSecretBox } from './secret-box.js';

const SECRET = 'a secret of the settings, long enough';
const signingKey = async () => Buffer.from('the key of an installation');

it('opens what it has sealed, for the same owner only', async () => {
  const box = createSecretBox(signingKey, null);
  const sealed = await box.seal('JBSWY3DP', 7);
  expect(sealed.toString('latin1')).not.toContain('JBSWY3DP');
  expect(await box.seal('JBSWY3DP', 7)).not.toEqual(sealed);
  expect(await box.open(sealed, 7)).toBe('JBSWY3DP');
  await expect(box.open(sealed, 8)).rejects.toThrow();
});

it.each([0, 12, -1])('refuses what was changed at %d', async (at) => {
  const box = createSecretBox(signingKey, null);
  const sealed = await box.seal('JBSWY3DP', 7);
  const index = (at + sealed.length) % sealed.length;
  sealed[index] = (sealed[index] ?? 0) ^ 1;
  await expect(box.open(sealed, 7)).rejects.toThrow();
});

it('opens what was sealed before the setting was made, but nothing of it without the setting', async () => {
  const before = createSecretBox(signingKey, null);
  const since = createSecretBox(signingKey, SECRET);
  expect(await since.open(await before.seal('JBSWY3DP', 7), 7)).toBe('JBSWY3DP');
  const sealed = await since.seal('JBSWY3DP', 7);
  expect(await since.open(sealed, 7)).toBe('JBSWY3DP');
  await expect(before.open(sealed, 7)).rejects.toThrow();
  const other = createSecretBox(signingKey, `${SECRET}!`);
  await expect(other.open(sealed, 7)).rejects.toThrow();
});
