import fc from 'fast-check';
import IntlMessageFormat from 'intl-messageformat';
import { compileText } from '../../build/texts.mjs';
import { formatText, type TextValues } from './format.js';

const LANGUAGES = ['en', 'fi'] as const;

/** What the library makes of a message that is parsed at run time. */
const expected = (text: string, language: string, values: TextValues) =>
  String(new IntlMessageFormat(text, language).format(values));

test.each([
  'Plain text, with ’quotes’ and an emoji 🎯',
  "Quoted '{'braces'}' and it''s",
  '',
  '{name}',
  '{name} – {count}',
  '{count, number} of {name}',
  '{count, plural, =0 {Nothing fits} one {# found} other {# found}}',
  'The values of {count, plural, one {# term} other {# terms}} could not be loaded: {name}',
  '{kind, select, bar {A bar} line {A line of {name}} other {Something}}',
  '{kind, select, bar {{count, plural, one {# bar} other {# bars}}} other {{name}: {count}}}',
])('formats as intl-messageformat does: %s', (text) => {
  fc.assert(
    fc.property(
      fc.record({
        name: fc.string(),
        kind: fc.constantFrom('bar', 'line', 'other', 'constructor', 'pie'),
        count: fc.integer({ min: -10_000_000, max: 10_000_000 }),
      }),
      fc.constantFrom(...LANGUAGES),
      (values, language) => {
        const formatted = formatText(compileText(text), language, values);
        expect(formatted).toBe(expected(text, language, values));
      },
    ),
  );
});

test('fractions are counted as the language does', () => {
  const text = '{count, plural, one {# piece} other {# pieces}}';
  for (const language of LANGUAGES) {
    for (const count of [0, 0.5, 1, 1.5, 2, 1234.5]) {
      expect(formatText(compileText(text), language, { count })).toBe(
        expected(text, language, { count }),
      );
    }
  }
});

test.each([
  '{day, date, short}',
  '{count, number, percent}',
  '{count, number, ::percent}',
  '<b>bold</b>',
  '{open',
])('the build refuses %s', (text) => {
  expect(() => compileText(text)).toThrow();
});

test.each(['{n, selectordinal, one {#st} other {#th}}', '{n, plural, offset:1 one {#} other {#}}'])(
  'the build refuses %s, which a plain plural would get wrong',
  (text) => {
    expect(() => compileText(text)).toThrow();
  },
);
