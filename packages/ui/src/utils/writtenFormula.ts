import { formatNumber, type Locale } from '@tavoite/model';

/** A number between operators and brackets: those within titles stay as they are. */
const NUMBER = /(?<=(?:^|[-+*/^(,])\s*)\d+(?:\.\d+)?(?=\s*(?:[-+*/^),]|$))/g;

/** Where a line may end. */
const BEFORE_OPERATOR = / (?=[+−×/]\u00a0)/;
/** Parts that are longer are broken between their words, or they would be within one. */
const MAX_KEPT = 26;

const NO_BREAK = '\u00a0';
const SIGNS: Readonly<Record<string, string>> = { '-': '−', '*': '×' };

const written = (number: string, locale: Locale): string =>
  formatNumber(Number(number), { locale, decimals: number.split('.')[1]?.length ?? 0 });

/**
 * A formula of titles as it is read: without the brackets that tell a title from its operators, and with
 * the signs and numbers that figures have. Titles keep their own hyphens. A line ends before an operator,
 * which stays with what follows it.
 */
export function writtenFormula(formula: string, locale: Locale): string {
  const whole = /^\[([^\]]+)\]$/.exec(formula.trim());
  if (whole?.[1] !== undefined) return whole[1];
  const outside = (part: string) =>
    part
      .replace(NUMBER, (number) => written(number, locale))
      .replace(/ ([-+*/]) /g, (_, sign: string) => ` ${SIGNS[sign] ?? sign}${NO_BREAK}`);
  return formula
    .split(/(\[[^\]]*\])/)
    .map((part) => (part.startsWith('[') ? part : outside(part)))
    .join('')
    .split(BEFORE_OPERATOR)
    .map((part, _, { length }) =>
      length === 1 || part.length > MAX_KEPT ? part : part.replaceAll(' ', NO_BREAK),
    )
    .join(' ');
}

/** The formula as it stands beside what it makes: "= Sales − Costs". */
export const formulaLine = (formula: string, locale: Locale): string =>
  `=${NO_BREAK}${writtenFormula(formula, locale)}`;

/** A part of a written formula: an operand, or what is around them. */
export interface FormulaPart {
  /** As it is written. */
  text: string;
  /** Which operand it is, from 0; null for what is around them. */
  operand: number | null;
}

/**
 * A written formula with each operand by itself.
 * @param titles those of the operands, in their order in the formula; one that is not found stays in the text
 */
export function formulaParts(written: string, titles: readonly string[]): FormulaPart[] {
  const plain = written.replaceAll(NO_BREAK, ' ');
  const parts: FormulaPart[] = [];
  let done = 0;
  for (const [operand, title] of titles.entries()) {
    const start = plain.indexOf(title, done);
    if (title === '' || start === -1) continue;
    if (start > done) parts.push({ text: written.slice(done, start), operand: null });
    parts.push({ text: title, operand });
    done = start + title.length;
  }
  if (done < written.length) parts.push({ text: written.slice(done), operand: null });
  return parts;
}
