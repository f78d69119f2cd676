import { writtenCount } from '../numbers/numbers.js';
import {
  ALIGNMENTS,
  BLOCK_TYPES,
  isRecord,
  MAX_BLOCKS,
  MAX_DEPTH,
  readContent,
  STYLES,
  safeLink,
  textOfContent,
} from './content.js';

/** Browsers and Node have it; this package is typed for neither. */
declare const TextEncoder: new () => { encode(text: string): { readonly length: number } };

/** Size of a stored text in UTF-8. */
export const MAX_CONTENT_BYTES = 100_000;

/** Why a text is not stored. */
export type ContentProblemKind =
  | 'not-content'
  | 'too-large'
  | 'too-many-blocks'
  | 'unknown-block-type'
  | 'unknown-style'
  | 'unknown-alignment'
  | 'unknown-entity'
  | 'link-not-allowed'
  | 'range-outside-text'
  | 'broken-characters';

export interface ContentProblem {
  kind: ContentProblemKind;
  /** What is not allowed, as it is written in the text; of sizes the limit. */
  value: string;
  /** Number of the block, from 1; null where it is about the whole text. */
  block: number | null;
}

/** Half a character, as a cut emoji leaves it, or NUL: no database stores them. */
const BROKEN = /[\p{Surrogate}\0]/u;

const problem = (
  kind: ContentProblemKind,
  value: unknown = '',
  block: number | null = null,
): ContentProblem => ({ kind, value: String(value).slice(0, 200), block });

const isListOf = (value: unknown): value is Record<string, unknown>[] =>
  value === undefined || (Array.isArray(value) && value.every(isRecord));

function rangeProblem(
  ranges: readonly Record<string, unknown>[],
  length: number,
  block: number,
): ContentProblem | null {
  const outside = ranges.find(
    (range) =>
      !Number.isInteger(range.offset) ||
      !Number.isInteger(range.length) ||
      (range.offset as number) < 0 ||
      (range.length as number) < 0 ||
      (range.offset as number) + (range.length as number) > length,
  );
  return outside
    ? problem('range-outside-text', `${outside.offset}+${outside.length}`, block)
    : null;
}

function blockProblem(
  value: unknown,
  block: number,
  entities: Record<string, unknown>,
): ContentProblem | null {
  if (!isRecord(value) || typeof value.text !== 'string') return problem('not-content', '', block);
  const { text, type = 'unstyled', depth = 0, data = {} } = value;
  const { inlineStyleRanges = [], entityRanges = [] } = value;
  if (!isListOf(inlineStyleRanges) || !isListOf(entityRanges) || !isRecord(data))
    return problem('not-content', '', block);
  if (BROKEN.test(text)) return problem('broken-characters', '', block);
  if (!BLOCK_TYPES.has(type as string)) return problem('unknown-block-type', type, block);
  if (!Number.isInteger(depth) || (depth as number) < 0 || (depth as number) > MAX_DEPTH)
    return problem('unknown-block-type', `${type} (${depth})`, block);
  const align = data['text-align'];
  if (align !== undefined && !ALIGNMENTS.has(align))
    return problem('unknown-alignment', align, block);
  const style = inlineStyleRanges.find((range) => !STYLES.has(range.style));
  if (style) return problem('unknown-style', style.style, block);
  const entity = entityRanges.find((range) => !Object.hasOwn(entities, String(range.key)));
  if (entity) return problem('unknown-entity', entity.key, block);
  return (
    rangeProblem(inlineStyleRanges, text.length, block) ??
    rangeProblem(entityRanges, text.length, block)
  );
}

function entityProblem(entity: unknown): ContentProblem | null {
  if (!isRecord(entity) || !isRecord(entity.data)) return problem('not-content');
  if (entity.type !== 'LINK') return problem('unknown-entity', entity.type);
  const { url } = entity.data;
  if (safeLink(url) === null || BROKEN.test(String(url))) return problem('link-not-allowed', url);
  return null;
}

/**
 * What keeps a text from being stored: anything that `readContent` would drop, or a text beyond
 * the limits. Null for a text that is shown as it is.
 */
export function checkContent(stored: string): ContentProblem | null {
  // A character takes at most three bytes here, so most texts need not be encoded.
  if (
    stored.length * 3 > MAX_CONTENT_BYTES &&
    new TextEncoder().encode(stored).length > MAX_CONTENT_BYTES
  )
    return problem('too-large', MAX_CONTENT_BYTES);
  if (BROKEN.test(stored)) return problem('broken-characters');
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return problem('not-content');
  }
  if (!isRecord(value) || !Array.isArray(value.blocks)) return problem('not-content');
  const { blocks, entityMap = {} } = value;
  if (!isRecord(entityMap)) return problem('not-content');
  if (blocks.length > MAX_BLOCKS) return problem('too-many-blocks', writtenCount(MAX_BLOCKS));
  for (const entity of Object.values(entityMap)) {
    const found = entityProblem(entity);
    if (found) return found;
  }
  for (const [index, block] of blocks.entries()) {
    const found = blockProblem(block, index + 1, entityMap);
    if (found) return found;
  }
  return null;
}

/** Whether a text says nothing: no letter, figure or sign in any block. */
export const isBlankContent = (stored: string): boolean =>
  textOfContent(readContent(stored)).trim() === '';
