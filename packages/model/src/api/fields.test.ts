import fc from 'fast-check';
import { z } from 'zod';
import {
  calendarDate,
  checkPeriod,
  flagParam,
  idListParam,
  idParam,
  optionalPeriod,
  termKeysParam,
} from './fields.js';
import { MAX_KEYS_PER_REQUEST } from './limits.js';

const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => issue.message);

describe('calendarDate', () => {
  it('takes every day from 1900 to 2199 and gives it back unchanged', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('1900-01-01T00:00:00Z'),
          max: new Date('2199-12-31T00:00:00Z'),
          noInvalidDate: true,
        }),
        (day) => {
          const text = day.toISOString().slice(0, 10);
          expect(calendarDate.parse(text)).toBe(text);
        },
      ),
    );
  });

  it.each([
    '2023-02-29',
    '2024-13-01',
    '2024-1-01',
    '01.01.2024',
    '2024-01-01T00:00:00Z',
    ' 2024-01-01',
    '',
  ])('refuses %j', (text) => {
    expect(messages(calendarDate, text)).toEqual(['invalid_date']);
  });

  it.each(['0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31'])(
    'refuses %j as out of range',
    (text) => {
      expect(messages(calendarDate, text)).toEqual(['date_out_of_range']);
    },
  );
});

describe('checkPeriod', () => {
  const period = checkPeriod(z.object(optionalPeriod));

  it('refuses a start after the end, without naming a field', () => {
    const issue = period.safeParse({ start_date: '2024-02-01', end_date: '2024-01-31' }).error
      ?.issues[0];
    expect(issue).toMatchObject({ message: 'start_after_end', path: [] });
  });

  it('takes a hundred years and refuses a month more', () => {
    expect(messages(period, { start_date: '1950-01-01', end_date: '2049-12-31' })).toBeUndefined();
    expect(messages(period, { start_date: '1950-01-01', end_date: '2050-01-31' })).toEqual([
      'range_too_long',
    ]);
  });

  it('takes an open period', () => {
    expect(messages(period, { start_date: '2024-02-01' })).toBeUndefined();
  });
});

describe('query parameters', () => {
  it.each([
    ['true', true],
    ['1', true],
    ['', true],
    ['false', false],
    ['0', false],
    [true, true],
  ])('reads the flag %j as %j', (text, value) => {
    expect(flagParam.parse(text)).toBe(value);
  });

  it('refuses other words as flags', () => {
    expect(flagParam.safeParse('yes').success).toBe(false);
  });

  it.each(['0', '-1', '1.5', '2147483648', '99999999999', 'x', ''])('refuses the id %j', (id) => {
    expect(idParam.safeParse(id).success).toBe(false);
  });

  it('reads ids from digits, numbers and lists', () => {
    expect(idParam.parse('42')).toBe(42);
    expect(idListParam.parse('1,2')).toEqual([1, 2]);
    expect(idListParam.parse([3])).toEqual([3]);
    expect(idListParam.parse('')).toEqual([]);
  });

  it('trims keys, drops blanks and refuses more than a hundred', () => {
    expect(termKeysParam.parse(' 4100, ,net sales')).toEqual(['4100', 'net sales']);
    const keys = Array.from({ length: MAX_KEYS_PER_REQUEST + 1 }, (_, index) => `k${index}`);
    expect(messages(termKeysParam, keys.join(','))).toEqual(['too_many_keys']);
    expect(termKeysParam.parse(keys.slice(1).join(','))).toHaveLength(MAX_KEYS_PER_REQUEST);
  });
});
