/** The middle value; of an even number of samples the mean of the two in the middle. */
export function median(samples: readonly number[]): number {
  if (samples.length === 0) throw new Error('A median needs a sample.');
  const sorted = [...samples].sort((a, b) => a - b);
  const upper = sorted.length >> 1;
  const high = sorted[upper] ?? Number.NaN;
  return sorted.length % 2 === 1 ? high : (high + (sorted[upper - 1] ?? Number.NaN)) / 2;
}

/**
 * Measures competitors in turn, round after round, so that a slow minute of the machine hits all
 * alike.
 *
 * @param competitors each answers one figure per call
 * @returns the figures of each competitor, `rounds` of them
 */
export async function interleave<Name extends string>(
  competitors: Record<Name, () => Promise<number>>,
  rounds = 5,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(competitors) as Name[];
  const samples = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<
    Name,
    number[]
  >;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) samples[name].push(await competitors[name]());
  }
  return samples;
}
