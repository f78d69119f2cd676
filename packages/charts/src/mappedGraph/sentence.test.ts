import { monthNumber } from '@tavoite/model';
import fc from 'fast-check';
import * as en from '../labels/en.js';
import * as fi from '../labels/fi.js';
import type { RadarPoint } from '../RadarChart/model.js';
import type { TimeSeriesSpec } from '../TimeSeriesChart/model.js';
import type { ChartPoint, ChartSeries } from '../types.js';
import { graphSentence } from './sentence.js';

const OCTOBER = monthNumber(2025, 10);

/** Values by month from October 2025; `e` after a number makes it an estimate, null is no data. */
const points = (values: readonly (number | `${number}e` | null)[], first = OCTOBER): ChartPoint[] =>
  values.map((value, index) => {
    const month = first + index;
    if (value === null) return { kind: 'missing', month };
    if (typeof value === 'number') return { kind: 'actual', month, value };
    return { kind: 'estimate', month, value: Number.parseFloat(value) };
  });

const series = (
  values: Parameters<typeof points>[0],
  changes: Partial<ChartSeries> = {},
): ChartSeries => ({
  key: 'sales',
  title: 'Revenue',
  type: 'line',
  unit: 'k€',
  points: points(values),
  ...changes,
});
const target = (values: Parameters<typeof points>[0], changes: Partial<ChartSeries> = {}) =>
  series(values, { key: 'target/5', title: 'Target: Growth', targetOf: 'sales', ...changes });

function say(
  all: readonly ChartSeries[],
  spec: Partial<TimeSeriesSpec> = {},
  cumulative = false,
): string {
  const locale = spec.locale ?? 'en';
  const sentence = graphSentence(
    { type: 'timeSeries', spec: { decimals: 0, ...spec, locale, series: all } },
    locale === 'fi' ? fi : en,
    cumulative,
  );
  return sentence.replaceAll('\u00a0', ' ');
}
const inFinnish = { locale: 'fi' } as const;

describe('a series over time', () => {
  const grown = [series([6480, 6500, 6752]), target([null, null, 6745])];

  it('is told from its first value to its last one, and held against its target', () => {
    expect(say(grown)).toBe(
      'Revenue grew by 4.2 % from 6 480 k€ in 10/2025 to 6 752 k€ in 12/2025; it is 0.1 % above its target.',
    );
    expect(
      say([series([6480, 6752], { title: 'Liikevaihto' }), target([1, 6745])], inFinnish),
    ).toBe(
      'Liikevaihto kasvoi 4,2 % (10/2025: 6 480 k€ → 11/2025: 6 752 k€); se on 0,1 % yli tavoitteen.',
    );
  });

  it('falls, or stays the same where a reader sees no difference', () => {
    expect(say([series([200, 150]), target([null, 160])])).toBe(
      'Revenue fell by 25.0 % from 200 k€ in 10/2025 to 150 k€ in 11/2025; it is 6.3 % below its target.',
    );
    expect(say([series([100.1, 100.2]), target([null, 100.4])])).toBe(
      'Revenue stayed the same, 100 k€ in 10/2025 and 100 k€ in 11/2025; it is at its target.',
    );
    expect(say([series([100.1, 100.2]), target([null, 100])], inFinnish)).toBe(
      'Revenue pysyi ennallaan (10/2025: 100 k€ → 11/2025: 100 k€); se on tavoitteen tasolla.',
    );
  });

  it('has a percentage only between values above zero, else the difference', () => {
    expect(say([series([-20, 30])])).toContain('grew by 50 k€ from −20 k€');
    expect(say([series([0, 30])])).toContain('grew by 30 k€ from 0 k€');
    expect(say([series([30, -0.4])])).toContain('fell by 30 k€ from 30 k€ in 10/2025 to 0 k€');
  });

  it('tells a change too small for a percentage by the difference of the values as they are written', () => {
    expect(say([series([1_000_000, 1_000_010])])).toContain('grew by 10 k€ from');
    expect(say([series([-0.6, -0.4])])).toContain(
      'grew by 1 k€ from −1 k€ in 10/2025 to 0 k€ in 11/2025.',
    );
  });

  it('is in percentage points where it is in percent', () => {
    const margin = [series([12.5, 14], { unit: '%' }), target([null, 15], { unit: '%' })];
    expect(say(margin, { decimals: 1 })).toContain(
      'grew by 1.5 percentage points from 12.5 % in 10/2025 to 14.0 % in 11/2025; it is 1.0 percentage point below its target.',
    );
    expect(say(margin, { decimals: 1, ...inFinnish })).toContain(
      'kasvoi 1,5 %-yks. (10/2025: 12,5 %',
    );
  });

  it('has the unit of its axis where it has none', () => {
    expect(
      say([series([1, 2], { unit: undefined, axis: 'right' })], { right: { unit: 'pcs' } }),
    ).toBe('Revenue grew by 100.0 % from 1 pcs in 10/2025 to 2 pcs in 11/2025.');
  });

  it('ends with the last actual value; of less than two it goes on to estimates, and says so', () => {
    expect(say([series([100, 110, '130e'])])).toContain('grew by 10.0 % from 100 k€');
    expect(say([series([100, '130e']), target([null, 120])])).toBe(
      'Revenue is estimated to grow by 30.0 % from 100 k€ in 10/2025 to 130 k€ in 11/2025; it is 8.3 % above its target.',
    );
    expect(say([series(['100e', 130])])).toContain('from 100 k€ (estimate) in 10/2025');
    expect(say([series(['100e', '90e'])], inFinnish)).toBe(
      'Revenue laskee arviolta 10,0 % (10/2025: 100 k€, arvio → 11/2025: 90 k€, arvio).',
    );
  });

  it('of one value has no change', () => {
    expect(say([series([null, '120e']), target([null, 100])])).toBe(
      'Revenue is estimated at 120 k€ in 11/2025, 20.0 % above its target.',
    );
    expect(say([series([120])], inFinnish)).toBe('Revenue on 120 k€ (10/2025).');
  });

  it('without values has no sentence', () => {
    expect(say([])).toBe('');
    expect(say([series([null, null]), target([1, 2])])).toBe('');
  });

  it('is one of the first three that are shown and have values', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((key) =>
      series(key === 'c' ? [null] : [1, 2], { key, title: key.toUpperCase() }),
    );
    const first = say([target([1, 2]), ...many], { filteredKeys: ['a'] });
    expect(first.match(/[A-E] grew/g)).toEqual(['B grew', 'D grew', 'E grew']);
  });

  it('is held against a target that is shown, has a value then, and is on the same axis', () => {
    const bare = 'to 2 k€ in 11/2025.';
    expect(say([series([1, 2]), target([3, null])])).toContain(bare);
    expect(say([series([1, 2]), target([3, 3], { axis: 'right', unit: '%' })])).toContain(bare);
    expect(say([series([1, 2]), target([3, 3])], { filteredKeys: ['target/5'] })).toContain(bare);
    expect(say([series([1, 2]), target([3, 3], { targetOf: 'costs' })])).toContain(bare);
    const second = target([1, 4], { key: 'target/6' });
    expect(say([series([1, 2]), target([3, null]), second])).toContain('50.0 % below its target');
  });

  it('agrees with the number of its title', () => {
    const titled = (title: string, locale: 'en' | 'fi') =>
      say([series([10, '20e'], { title }), target([null, 20])], { locale });
    expect(titled('Personnel costs', 'en')).toContain('are estimated to grow');
    expect(titled('Costs of goods', 'en')).toContain('they are at their target');
    for (const one of ['Number of customers', 'Gross', 'Sales margin', 'NPS']) {
      expect(titled(one, 'en')).toContain(`${one} is estimated to grow`);
    }
    for (const many of ['Henkilöstökulut', 'Kulut yhteensä', 'Muut tuotot (€)']) {
      expect(titled(many, 'fi')).toContain(`${many} kasvavat arviolta`);
      expect(titled(many, 'fi')).toContain('; ne ovat tavoitteen tasolla.');
    }
    for (const one of ['Liikevaihto', 'Myynti, tuotteet', 'Kasvanut myynti']) {
      expect(titled(one, 'fi')).toContain(`${one} kasvaa arviolta`);
    }
  });
});

describe('longer periods', () => {
  const quarters = (changes: { last?: ChartPoint; first?: ChartPoint } = {}): ChartSeries[] => [
    series([], {
      points: [
        changes.first ?? { kind: 'actual', month: OCTOBER, value: 100 },
        { kind: 'actual', month: OCTOBER + 3, value: 110 },
        changes.last ?? { kind: 'actual', month: OCTOBER + 6, value: 120 },
      ],
    }),
  ];
  const partial = (month: number): ChartPoint => ({
    kind: 'actual',
    month,
    value: 40,
    coverage: { months: 1, of: 3 },
  });

  it('have their own names', () => {
    expect(say(quarters(), { grouping: 'quarter' })).toBe(
      'Revenue grew by 20.0 % from 100 k€ in Q 4/2025 to 120 k€ in Q 2/2026.',
    );
  });

  it('that are not whole are left out at both ends', () => {
    expect(say(quarters({ last: partial(OCTOBER + 6) }), { grouping: 'quarter' })).toContain(
      'to 110 k€ in Q 1/2026.',
    );
    expect(say(quarters({ first: partial(OCTOBER + 1) }), { grouping: 'quarter' })).toContain(
      'from 110 k€ in Q 1/2026',
    );
  });

  it('that are all not whole are named as that', () => {
    const only = [series([], { points: [partial(OCTOBER), partial(OCTOBER + 3)] })];
    expect(say(only, { grouping: 'quarter' })).toBe(
      'Revenue is 40 k€ in Q 1/2026, partial: Jan (1/3).',
    );
  });
});

describe('running totals', () => {
  const totals = Array.from({ length: 15 }, (_, index) => 10 * ((index % 12) + 1));

  it('are compared with the same time of the year before', () => {
    const year = [series([...totals.slice(0, 12), 11, 22, 33])];
    expect(say(year, { fiscalStart: 10 }, true)).toBe(
      'Revenue (cumulative) grew by 10.0 % from 30 k€ in 12/2025 to 33 k€ in 12/2026.',
    );
  });

  it('are not compared with another time of a year', () => {
    const months = [series([10, 20, 30], { title: 'Liikevaihto' })];
    expect(say(months, inFinnish, true)).toBe('Liikevaihto (kumulatiivinen) on 30 k€ (12/2025).');
  });
});

describe('a radar', () => {
  const radar = (
    values: readonly (number | null)[],
    targets: readonly (number | null)[] | null,
    language = en,
  ) => {
    const keys = ['a', 'b', 'c', 'd'].map((key) => ({ key, title: key.toUpperCase() }));
    const outline = (all: readonly (number | null)[]) =>
      all.flatMap((value, index): RadarPoint[] =>
        value === null ? [] : [{ kind: 'actual', key: keys[index]?.key ?? '', value }],
      );
    const spec = {
      keys,
      series: [
        { key: 'current', title: 'Current', points: outline(values) },
        ...(targets ? [{ key: 'target', title: 'Target', points: outline(targets) }] : []),
      ],
      unit: 'k€',
      decimals: 0,
    };
    return graphSentence({ type: 'radar', spec }, language, false).replaceAll('\u00a0', ' ');
  };

  it('is told by the keys that are furthest from their targets', () => {
    expect(radar([10, 50, 99, 100], [12, 100, 100, 100])).toBe(
      'B is 50 k€, 50,0 % below its target of 100 k€. ' +
        'A is 10 k€, 16,7 % below its target of 12 k€. ' +
        'C is 99 k€, 1,0 % below its target of 100 k€.',
    );
    expect(radar([10, null, 20, 30], [10, 5, null, null], fi)).toBe(
      'A on 10 k€, tavoitteen tasolla (10 k€).',
    );
  });

  it('without targets is told by its first keys', () => {
    expect(radar([1, 2, null, 4], null)).toBe('A is 1 k€. B is 2 k€. D is 4 k€.');
    expect(radar([null, null, null, null], [1, 2, 3, 4])).toBe('');
  });
});

it.each(['en', 'fi'] as const)('never says of %s values what they do not do', (locale) => {
  const value = fc.double({ noNaN: true, min: -1e15, max: 1e15 });
  const verbs = { en: ['grew', 'fell', 'stayed'], fi: ['kasvoi', 'laski', 'pysyi'] }[locale];
  const sides = { en: ['above', 'below'], fi: ['yli', 'alle'] }[locale];
  fc.assert(
    fc.property(
      value,
      value,
      value,
      fc.constantFrom('%', 'k€', ''),
      fc.integer({ min: 0, max: 3 }),
      (first, last, aim, unit, decimals) => {
        const all = [series([first, last], { unit }), target([null, aim], { unit })];
        const text = say(all, { locale, decimals });
        expect(text.endsWith('.')).toBe(true);
        expect(text).not.toMatch(/NaN|Infinity|undefined|null|–/);
        expect(text.split(verbs[last >= first ? 1 : 0] as string)).toHaveLength(1);
        expect(text.split(` ${sides[last >= aim ? 1 : 0]} `)).toHaveLength(1);
        if (unit !== '%' && (first <= 0 || last <= 0))
          expect(text.split(/[;,]? (?:it|se) /)[0]).not.toContain('%');
        if (unit === '%') expect(text).not.toMatch(/by [\d ]+(\.\d+)? %/);
      },
    ),
  );
});

it('says something of any values and periods', () => {
  const point = fc.oneof(
    fc.constant(null),
    fc.double({ noDefaultInfinity: true, noNaN: true }),
    fc.integer({ min: 0, max: 500 }).map((value) => `${value}e` as const),
  );
  fc.assert(
    fc.property(
      fc.array(fc.array(point, { maxLength: 30 }), { maxLength: 6 }),
      fc.boolean(),
      (lists, cumulative) => {
        const all = lists.map((values, index) =>
          series(values, { key: `k${index}`, title: `K${index}` }),
        );
        const text = say(all, {}, cumulative);
        const told = lists.filter((values) => values.some((value) => value !== null)).length;
        expect(text.match(/K\d /g)?.length ?? 0).toBe(Math.min(3, told));
        expect(text).not.toMatch(/NaN|Infinity|undefined/);
      },
    ),
  );
});
