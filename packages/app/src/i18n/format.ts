import type { Language } from '@tavoite/model';

/** What the build makes of an ICU message: text as it is, or pieces of it. */
export type CompiledText = string | readonly Piece[];

type Piece =
  | string
  | { value: string }
  | { number: string }
  /** The number that the plural around it is about. */
  | { count: true }
  | { select: string; options: Options }
  | { plural: string; options: Options };

type Options = Readonly<Record<string, CompiledText>>;

/** What a text is filled with, by name. */
export type TextValues = Readonly<Record<string, string | number>>;

/** The form of a number in a language: `one`, `other` and so on. */
const pluralForm = (language: Language, count: number): string =>
  new Intl.PluralRules(language).select(count);

const numberText = (language: Language, number: number): string =>
  new Intl.NumberFormat(language).format(number);

/** Puts values into a compiled text. A value that is not given leaves its place empty. */
export function formatText(
  compiled: CompiledText,
  language: Language,
  values: TextValues = {},
  count = 0,
): string {
  if (typeof compiled === 'string') return compiled;
  const chosen = (options: Options, name: string, number?: number) =>
    formatText(
      options[Object.hasOwn(options, name) ? name : 'other'] ?? '',
      language,
      values,
      number ?? count,
    );
  return compiled
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('value' in piece) return String(values[piece.value] ?? '');
      if ('number' in piece) return numberText(language, Number(values[piece.number]));
      if ('count' in piece) return numberText(language, count);
      if ('select' in piece) return chosen(piece.options, String(values[piece.select]));
      const number = Number(values[piece.plural]);
      const exact = `=${number}`;
      const name = Object.hasOwn(piece.options, exact) ? exact : pluralForm(language, number);
      return chosen(piece.options, name, number);
    })
    .join('');
}
