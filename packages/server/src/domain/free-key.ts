const KEY_FROM_TITLE_CHARACTERS = 60;

/** The key itself, or one made of the title, with a number where it is taken; `fallback` where nothing is left of the title. */
export function freeKey(
  key: string,
  title: string,
  taken: ReadonlySet<string>,
  fallback: string,
): string {
  const made = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, KEY_FROM_TITLE_CHARACTERS);
  const base = key || made || fallback;
  for (let number = 1; ; number++) {
    const free = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(free)) return free;
  }
}
