/** Numbers from 0 to 1. */
export type Random = () => number;

/** FNV-1a: a 32-bit hash of the text. */
function hash(text: string): number {
  let hashed = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1)
    hashed = Math.imul(hashed ^ text.charCodeAt(i), 0x01000193);
  return hashed >>> 0;
}

/**
 * Mulberry32, seeded by what the numbers are for: they are the same on every machine, and those of
 * one term do not depend on how many others there are.
 */
export function randomOf(...purpose: readonly (string | number)[]): Random {
  let state = hash(purpose.join('\u0000'));
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Between `from` and `to`. */
export function between(random: Random, from: number, to: number): number {
  return from + (to - from) * random();
}
