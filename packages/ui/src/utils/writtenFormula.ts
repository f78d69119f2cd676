/**
 * A formula of titles as it is read: without the brackets that tell a title from its operators, and with the
 * signs that figures have. Titles keep their own hyphens.
 */
export function writtenFormula(formula: string): string {
  const whole = /^\[([^\]]+)\]$/.exec(formula.trim());
  if (whole?.[1] !== undefined) return whole[1];
  return formula.replace(/ ([-*]) /g, (_, sign) => (sign === '-' ? ' − ' : ' × '));
}
