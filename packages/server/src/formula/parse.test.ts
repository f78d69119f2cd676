import { MAX_FORMULA_CHARACTERS } from '@tavoite/model';
import fc from 'fast-check';
import { anyFormula, bracketed } from '../../test/formulas.js';
import { formulaKeys } from './ast.js';
import { FormulaError } from './errors.js';
import { formatFormula } from './format.js';
import { MAX_FORMULA_DEPTH, parseFormula, parseKeyOrFormula } from './parse.js';

const keys = (text: string) => formulaKeys(parseFormula(text));

function problem(text: string): { code: string; position: number | null } {
  try {
    parseFormula(text);
  } catch (error) {
    if (error instanceof FormulaError) return { code: error.code, position: error.position };
    throw error;
  }
  throw new Error(`no problem in ${text}`);
}

describe('parseFormula', () => {
  it('reads term keys bare, with letters of any language, and in brackets', () => {
    expect(keys('net_sales - liikevaihto_ä2')).toEqual(['net_sales', 'liikevaihto_ä2']);
    expect(keys('[4100] + [net sales %] * [ a]]b ]')).toEqual(['4100', 'net sales %', 'a]b']);
    expect(keys('4100 + 2')).toEqual([]);
    expect(keys('sum + if')).toEqual(['sum', 'if']);
  });

  it('names each term once', () => {
    expect(keys('a + b * a - SUM(b, c)')).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['', 'formula_empty', 0],
    ['   ', 'formula_empty', 0],
    ['a +', 'formula_unexpected_end', 2],
    ['(a +', 'formula_unexpected_end', 3],
    ['(a', 'formula_unclosed_parenthesis', 0],
    ['a / (b - (c)', 'formula_unclosed_parenthesis', 4],
    ['max(a, b', 'formula_unclosed_parenthesis', 3],
    ['1,5', 'formula_decimal_comma', 1],
    ['a * (2,75 + b)', 'formula_decimal_comma', 6],
    ['1, 5', 'formula_unexpected_token', 1],
    ['1.000,5', 'formula_unexpected_token', 5],
    ['a b', 'formula_unexpected_token', 2],
    ['a)', 'formula_unexpected_token', 1],
    ['* a', 'formula_unexpected_token', 0],
    ['()', 'formula_unexpected_token', 1],
    ['a < b < c', 'formula_unexpected_token', 6],
    ['a $ b', 'formula_unexpected_character', 2],
    ['a ^ 😀', 'formula_unexpected_character', 2],
    ['[a', 'formula_unclosed_bracket', 0],
    ['1 + [ ]', 'formula_empty_key', 4],
    ['1.2.3', 'formula_bad_number', 0],
    ['2 * 3x', 'formula_bad_number', 4],
    ['1e999', 'formula_bad_number', 0],
    ['eval(a)', 'formula_unknown_function', 0],
    ['constructor(a)', 'formula_unknown_function', 0],
    ['sum()', 'formula_wrong_argument_count', 0],
    ['abs(a, b)', 'formula_wrong_argument_count', 0],
    ['if(a)', 'formula_wrong_argument_count', 0],
    ['if(a,b,c,d)', 'formula_wrong_argument_count', 0],
    ['min(a,)', 'formula_unexpected_token', 6],
  ])('refuses %j with %s', (text, code, position) => {
    expect(problem(text)).toEqual({ code, position });
  });

  it('says what is wrong and where, counted from 1', () => {
    expect(() => parseFormula('a + $')).toThrow('Unexpected character "$" at 5.');
    expect(() => parseFormula('2 * 1,5')).toThrow('Decimals are written with a point: 1.5 at 6.');
    expect(() => parseFormula('a / (b')).toThrow('The bracket "(" opened at 5 is not closed.');
    expect(() => parseFormula('abs(a, b)')).toThrow('"abs" needs 1 value(s), not 2.');
    expect(() => parseFormula('round(a, b, c)')).toThrow('"round" needs 1–2 value(s), not 3.');
    expect(() => parseFormula('sum()')).toThrow('"sum" needs ≥ 1 value(s), not 0.');
  });

  it.each([
    ['parentheses', (n: number) => `${'('.repeat(n)}1${')'.repeat(n)}`],
    ['signs', (n: number) => `${'-'.repeat(n)}1`],
    ['calls', (n: number) => `${'abs('.repeat(n)}1${')'.repeat(n)}`],
    ['unclosed parentheses', (n: number) => '('.repeat(n)],
  ])('bounds nested %s instead of overflowing the stack', (_name, text) => {
    expect(problem(text(10_000)).code).toBe('formula_too_deep');
    expect(problem(text(MAX_FORMULA_DEPTH + 1)).code).toBe('formula_too_deep');
  });

  it('takes nesting up to the bound, and flat chains of any length', () => {
    const deep = `${'('.repeat(MAX_FORMULA_DEPTH)}a${')'.repeat(MAX_FORMULA_DEPTH)}`;
    expect(keys(deep)).toEqual(['a']);
    const names = Array.from({ length: 10_000 }, (_, i) => `t${i}`);
    expect(keys(names.join(' + '))).toHaveLength(10_000);
    expect(problem(' '.repeat(MAX_FORMULA_CHARACTERS + 1)).code).toBe('formula_too_long');
  });

  it('never fails with anything but a FormulaError', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...'()[]+-*/,<>=.1e5 aä_', 'sum(', 'if(', '\n', '😀')),
        (parts) => {
          try {
            parseFormula(parts.join(''));
          } catch (error) {
            expect(error).toBeInstanceOf(FormulaError);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('parseKeyOrFormula', () => {
  it('prefers a known key, which then needs no brackets', () => {
    const isKey = (key: string) => key === '4100' || key === 'net sales %';
    expect(parseKeyOrFormula(' 4100 ', isKey)).toMatchObject({ kind: 'term', key: '4100' });
    expect(parseKeyOrFormula('net sales %', isKey)).toMatchObject({ kind: 'term' });
    expect(parseKeyOrFormula('4200', isKey)).toEqual({ kind: 'number', value: 4200 });
  });
});

describe('formatFormula', () => {
  it('shows titles and only the parentheses that matter', () => {
    const titles = new Map([
      ['a', 'Net sales'],
      ['b', 'Sales / employee'],
      ['c', 'Non-current assets'],
    ]);
    const show = (text: string) =>
      formatFormula(parseFormula(text), (key) => titles.get(key) ?? key);
    expect(show('(a - c) / a * 100')).toBe('(Net sales - Non-current assets) / Net sales * 100');
    expect(show('((a)) - (c - (a + c))')).toBe(
      'Net sales - (Non-current assets - (Net sales + Non-current assets))',
    );
    expect(show('IF(a>=b, -a, round(b,1))')).toBe(
      'if(Net sales >= [Sales / employee], -Net sales, round([Sales / employee], 1))',
    );
  });

  it('prints what parses to the same formula again', () => {
    fc.assert(
      fc.property(anyFormula(['a', 'b]', '4100']), (formula) => {
        const text = formatFormula(formula, (key) => key);
        // A bare key that looks like a number is the one title that formatFormula must bracket.
        const again = formatFormula(parseFormula(text), (key) => key);
        expect(again).toBe(text);
      }),
    );
    expect(bracketed('b]')).toBe('[b]]]');
  });
});
