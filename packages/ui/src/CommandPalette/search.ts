export interface PaletteItem {
  /** Unique in the palette. */
  id: string;
  /** Id of the group it is listed under. */
  group: string;
  label: string;
  /** A second, quieter text: where the item leads, or what it belongs to. Searched too. */
  detail?: string;
}

/** Items of one group in the order in which they are shown. */
export interface PaletteGroup<Item extends PaletteItem> {
  id: string;
  items: Item[];
}

/** Lower-case and without accents, so that `myynti`, `Myynti` and `aiti` for `äiti` are found. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words of what was typed. */
export const wordsOf = (text: string): string[] => folded(text).split(/\s+/).filter(Boolean);

const START = 3;
const WORD_START = 2;
const INSIDE = 1;

function scoreOf(text: string, word: string): number {
  if (text.startsWith(word)) return START;
  for (let at = text.indexOf(word); at > 0; at = text.indexOf(word, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return WORD_START;
  }
  return text.includes(word) ? INSIDE : 0;
}

/** 0 when a word is in neither text; a word in the label counts more than one in the detail. */
function rank(label: string, detail: string, words: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    const score = scoreOf(label, word) * 4 || scoreOf(detail, word);
    if (score === 0) return 0;
    sum += score;
  }
  // Of two that fit alike the shorter one is nearer to what was typed.
  return sum + 1 / (1 + label.length);
}

/** Makes a search over items; folding every text once makes each key press cheap. */
export function createSearch<Item extends PaletteItem>(items: readonly Item[]) {
  const entries = items.map((item) => ({
    item,
    label: folded(item.label),
    detail: folded(item.detail ?? ''),
  }));

  /**
   * Groups in the order of their first item, each with at most `limit` items, the best first; with
   * nothing typed in the items' own order. `total` counts every fitting item.
   */
  return (text: string, limit: number): { groups: PaletteGroup<Item>[]; total: number } => {
    const words = wordsOf(text);
    const fitting = entries
      .map((entry) => ({ item: entry.item, score: rank(entry.label, entry.detail, words) }))
      .filter(({ score }) => words.length === 0 || score > 0);
    if (words.length > 0) fitting.sort((a, b) => b.score - a.score);
    const byGroup = new Map<string, Item[]>(items.map(({ group }) => [group, []]));
    for (const { item } of fitting) {
      const list = byGroup.get(item.group);
      if (list && list.length < limit) list.push(item);
    }
    const groups = [...byGroup].map(([id, list]) => ({ id, items: list }));
    return { groups: groups.filter((group) => group.items.length > 0), total: fitting.length };
  };
}
