import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Language = 'en' | 'fi';

const read = (file: string): Record<string, string> =>
  JSON.parse(
    readFileSync(
      fileURLToPath(new URL(`../../packages/app/src/i18n/${file}`, import.meta.url)),
      'utf8',
    ),
  );

/** The text of the application with a key, in the language. */
export function wordsOf(language: Language): (key: string) => string {
  const texts = { ...read(`${language}.json`), ...read(`basics/${language}.json`) };
  return (key) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`There is no text ${key}`);
    return text;
  };
}
