import { formatNumber, type Locale } from '@tavoite/model';

/** A number between operators and brackets: those within titles stay as they are. */
const NUMBER = /(?<=(?:^|[-+*/^(,])\s*)\d+(?:\.\d+)?(?=\s*(?:[-+*/^),]|$))/g;

const written = (number: string, locale: Locale): string =>
  formatNumber(Number(number), { locale, decimals: number.split('.')[1]?.length ?? 0 });

/**
 * A formula of titles as it is read: without the brackets that tell a title from its operators, and with
 * the signs and numbers that figures have. Titles keep their own hyphens.
 */
export function writtenFormula(formula: string, locale: Locale): string {
  const whole = /^\[([^\]]+)\]$/.exec(formula.trim());
  if (whole?.[1] !== undefined) return whole[1];
  const outside = (part: string) =>
    part
      .replace(NUMBER, (number) => written(number, locale))
      .replace(/ ([-*]) /g, (_, sign) => (sign === '-' ? ' − ' : ' × '));
  return formula
    .split(/(\[[^\]]*\])/)
    .map((part) => (part.startsWith('[') ? part : outside(part)))
    .join('');
}
