import { rm } from 'node:fs/promises';

export default async function tearDown() {
  await globalThis.stopTestPostgres?.();
  await rm(process.env.TEST_PROGRAMS, { recursive: true, force: true });
}
