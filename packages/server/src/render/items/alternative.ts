import type { ReportItem } from './types.js';

/** It is read aloud in one go. */
const MAX_LENGTH = 900;

/** What stands for the picture of an item where it is not seen. */
export function alternativeOf(item: ReportItem): string {
  const words = item.kind === 'graph' && item.isEmpty ? item.empty : item.summary;
  return words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH - 1)}…` : words;
}
