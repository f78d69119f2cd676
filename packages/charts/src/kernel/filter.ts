/* What a legend hides: the keys of its filter, and the targets of their series. */

type Filtered = ReadonlyArray<{ readonly key: string; readonly targetOf?: string | undefined }>;

/** The hidden keys: those of the filter, and of the targets whose series it hides. */
export function hiddenKeys(series: Filtered, keys: readonly string[]): ReadonlySet<string> {
  const filtered = new Set(keys);
  const followers = series.filter(
    ({ targetOf }) => targetOf !== undefined && filtered.has(targetOf),
  );
  return new Set([...keys, ...followers.map(({ key }) => key)]);
}

/** The filter after a series is hidden or shown; to show a target shows its series, too. */
export function toggledSeries(series: Filtered, keys: readonly string[], key: string): string[] {
  if (!hiddenKeys(series, keys).has(key)) return [...keys, key];
  const owner = series.find((one) => one.key === key)?.targetOf;
  return keys.filter((other) => other !== key && other !== owner);
}

/** The filter that leaves a series with its targets, or all of them where it does so already. */
export function aloneWith(series: Filtered, keys: readonly string[], key: string): string[] {
  const one = series.find((other) => other.key === key);
  const kept = new Set([key, one?.targetOf]);
  // A target goes with its series; one beside the target that stays has to be named.
  const next = series
    .filter(({ key: other, targetOf }) =>
      targetOf === undefined ? !kept.has(other) : targetOf === one?.targetOf && !kept.has(other),
    )
    .map((other) => other.key);
  const [hidden, wanted] = [hiddenKeys(series, keys), hiddenKeys(series, next)];
  const isAlone = hidden.size === wanted.size && [...wanted].every((other) => hidden.has(other));
  return isAlone ? [] : next;
}
