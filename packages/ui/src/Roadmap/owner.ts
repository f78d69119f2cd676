/** First letters of the first and the last name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [...new Set([words[0], words.at(-1)])]
    .map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '')
    .join('');
}
