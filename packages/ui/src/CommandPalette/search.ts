export interface PaletteItem {
  /** Unique in the palette. */
  id: string;
  /** Id of the group it is listed under. */
  group: string;
  label: string;
  /** A second, quieter text: where the item leads, or what it belongs to. Searched too. */
  detail?: string;
  /** Other words for it, which are searched like the detail and never shown. */
  keywords?: string;
  /** A long text that it leads to, searched last; the words around what was typed are shown. */
  body?: string;
}

/** An item that fits; `excerpt` is the place in its body, where only that has what was typed. */
export type FoundItem<Item extends PaletteItem> = Item & { readonly excerpt?: string | undefined };

/** Items of one group in the order in which they are shown. */
export interface PaletteGroup<Item extends PaletteItem> {
  id: string;
  items: FoundItem<Item>[];
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

/** Fewer letters are in every body. */
const LEAST_IN_BODY = 3;
/** Characters of an excerpt before and after what was typed. */
const BEFORE = 40;
const AFTER = 80;

interface Texts {
  label: string;
  detail: string;
  body: string;
}

/**
 * 0 when a word is in none of the texts; a word in the label counts more than one in the detail, and
 * one that only the body has hardly counts.
 */
function rank({ label, detail, body }: Texts, words: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    const inBody = word.length < LEAST_IN_BODY ? 0 : scoreOf(body, word) / 10;
    const score = scoreOf(label, word) * 4 || scoreOf(detail, word) || inBody;
    if (score === 0) return 0;
    sum += score;
  }
  // Of two that fit alike the shorter one is nearer to what was typed.
  return sum + 1 / (1 + label.length);
}

/** The words of the body around the first typed one that nothing else has; undefined where all are elsewhere. */
function excerptOf(
  original: string,
  { label, detail, body }: Texts,
  words: readonly string[],
): string | undefined {
  const word = words.find((each) => !label.includes(each) && !detail.includes(each));
  if (word === undefined) return undefined;
  const at = body.indexOf(word);
  const start = at <= BEFORE ? 0 : original.indexOf(' ', at - BEFORE) + 1;
  const end = original.lastIndexOf(' ', at + AFTER);
  const isWhole = original.length <= at + AFTER;
  const part = original.slice(start, isWhole || end <= at ? undefined : end);
  return `${start > 0 ? '… ' : ''}${part}${isWhole || end <= at ? '' : ' …'}`;
}

/** Makes a search over items; folding every text once makes each key press cheap. */
export function createSearch<Item extends PaletteItem>(items: readonly Item[]) {
  const entries = items.map((item) => ({
    item,
    label: folded(item.label),
    detail: folded(`${item.detail ?? ''} ${item.keywords ?? ''}`.trim()),
    body: folded(item.body ?? ''),
  }));

  /**
   * Groups in the order of their first item, each with at most `limit` items, the best first; with
   * nothing typed in the items' own order. `total` counts every fitting item.
   */
  return (text: string, limit: number): { groups: PaletteGroup<Item>[]; total: number } => {
    const words = wordsOf(text);
    const fitting = entries
      .map((entry) => ({ entry, score: rank(entry, words) }))
      .filter(({ score }) => words.length === 0 || score > 0);
    if (words.length > 0) fitting.sort((a, b) => b.score - a.score);
    const byGroup = new Map<string, FoundItem<Item>[]>(items.map(({ group }) => [group, []]));
    for (const { entry } of fitting) {
      const { item } = entry;
      const list = byGroup.get(item.group);
      if (!list || list.length >= limit) continue;
      const excerpt = excerptOf(item.body ?? '', entry, words);
      list.push({ ...item, ...(excerpt !== undefined && { excerpt }) });
    }
    const groups = [...byGroup].map(([id, list]) => ({ id, items: list }));
    return { groups: groups.filter((group) => group.items.length > 0), total: fitting.length };
  };
}
