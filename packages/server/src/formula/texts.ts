/**
 * What can be wrong with a formula, in both languages. `{at}` counts characters from 1; the other
 * placeholders are named by the error.
 */
export const formulaTexts = {
  en: {
    formula_empty: 'The formula is empty.',
    formula_too_long: 'The formula is longer than {limit} characters.',
    formula_too_deep: 'The formula is nested more than {limit} levels deep.',
    formula_unexpected_character: 'Unexpected character "{found}" at {at}.',
    formula_unexpected_end: 'The formula ends too early.',
    formula_unexpected_token: 'Unexpected "{found}" at {at}.',
    formula_decimal_comma: 'Decimals are written with a point: {number} at {at}.',
    formula_unclosed_parenthesis: 'The bracket "(" opened at {at} is not closed.',
    formula_unclosed_bracket: 'The bracket opened at {at} is not closed.',
    formula_empty_key: 'The brackets at {at} hold no term key.',
    formula_bad_number: '"{found}" at {at} is not a number.',
    formula_unknown_function: 'Unknown function "{name}" at {at}.',
    formula_wrong_argument_count: '"{name}" needs {range} value(s), not {found}.',
    formula_unknown_key: 'Unknown term key: {key}',
    formula_circular_reference: 'Circular reference: {path}',
  },
  fi: {
    formula_empty: 'Kaava on tyhjä.',
    formula_too_long: 'Kaavassa on yli {limit} merkkiä.',
    formula_too_deep: 'Kaavassa on yli {limit} sisäkkäistä tasoa.',
    formula_unexpected_character: 'Odottamaton merkki "{found}" kohdassa {at}.',
    formula_unexpected_end: 'Kaava loppuu kesken.',
    formula_unexpected_token: 'Odottamaton "{found}" kohdassa {at}.',
    formula_decimal_comma: 'Desimaalit erotetaan pisteellä: {number} kohdassa {at}.',
    formula_unclosed_parenthesis: 'Kohdassa {at} alkavaa sulkua "(" ei ole suljettu.',
    formula_unclosed_bracket: 'Kohdassa {at} alkavaa hakasuljetta ei ole suljettu.',
    formula_empty_key: 'Kohdan {at} hakasulkeissa ei ole avainta.',
    formula_bad_number: '"{found}" kohdassa {at} ei ole luku.',
    formula_unknown_function: 'Tuntematon funktio "{name}" kohdassa {at}.',
    formula_wrong_argument_count: '"{name}": arvoja tarvitaan {range}, ei {found}.',
    formula_unknown_key: 'Tuntematon avain: {key}',
    formula_circular_reference: 'Kehäviittaus: {path}',
  },
} as const satisfies Record<'en' | 'fi', Record<string, string>>;
