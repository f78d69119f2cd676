import fc from 'fast-check';
import { anyFiscalStart } from '../../test/arbitraries.js';
import type {
  DateSelection,
  DateSelectionAction,
  DateSelectionMode,
  DateSelectionOptions,
} from '../index.js';
import {
  EMPTY_SELECTION,
  fiscalYearOf,
  isEmptySelection,
  isMonthSelectable,
  isYtd,
  monthNumber,
  picksOne,
  picksYears,
  reduceDateSelection,
  selectionToMonths,
  selectionToRange,
  ytdMonths,
} from '../index.js';

const MODES: DateSelectionMode[] = [
  'month',
  'month-or-year',
  'month-range',
  'years-and-months',
  'numbers',
];
const current = monthNumber(2026, 5);
const m = monthNumber;

function after(
  options: Partial<DateSelectionOptions>,
  ...actions: DateSelectionAction[]
): DateSelection {
  const all: DateSelectionOptions = {
    mode: 'month',
    fiscalStart: 1,
    currentMonth: current,
    ...options,
  };
  return actions.reduce(
    (state, action) => reduceDateSelection(state, action, all),
    EMPTY_SELECTION,
  );
}
const month = (number: number): DateSelectionAction => ({ type: 'pickMonth', month: number });
const year = (number: number): DateSelectionAction => ({ type: 'pickYear', year: number });
const ytd: DateSelectionAction = { type: 'toggleYtd' };

const anySetup = fc.record({
  mode: fc.constantFrom(...MODES),
  fiscalStart: anyFiscalStart,
  currentMonth: fc.integer({ min: m(2024, 1), max: m(2027, 12) }),
  selectable: fc.oneof(
    fc.constant(undefined),
    fc
      .tuple(fc.integer({ min: m(2018, 1), max: m(2026, 12) }), fc.integer({ min: 0, max: 100 }))
      .map(([start, more]) => ({ start, end: start + more })),
    fc.array(fc.integer({ min: m(2018, 1), max: m(2027, 12) }), { maxLength: 40 }),
  ),
  currentYearIsYtd: fc.boolean(),
});

const anyAction: fc.Arbitrary<DateSelectionAction> = fc.oneof(
  fc.integer({ min: m(2017, 1), max: m(2028, 12) }).map(month),
  fc.integer({ min: 2017, max: 2028 }).map(year),
  fc.constant(ytd),
  fc.constant<DateSelectionAction>({ type: 'clear' }),
);

const ascending = (list: readonly number[]): boolean =>
  list.every((item, i) => i === 0 || item > (list[i - 1] ?? Number.POSITIVE_INFINITY));

/** Runs `check` on each state that a random walk from the empty selection passes through. */
function onEveryWalk(
  check: (step: {
    before: DateSelection;
    action: DateSelectionAction;
    after: DateSelection;
    options: DateSelectionOptions;
  }) => void,
): void {
  fc.assert(
    fc.property(anySetup, fc.array(anyAction, { maxLength: 25 }), (options, actions) => {
      let state = EMPTY_SELECTION;
      for (const action of actions) {
        const next = reduceDateSelection(state, action, options);
        check({ before: state, action, after: next, options });
        state = next;
      }
    }),
    { numRuns: 400 },
  );
}

describe('whatever is done', () => {
  test('lists stay sorted and hold nothing twice', () => {
    onEveryWalk(({ after: s }) => {
      expect([s.years, s.months, s.ytd].every(ascending)).toBe(true);
    });
  });

  test('at most one month in the single selector, at most two months elsewhere', () => {
    onEveryWalk(({ after: s, options }) => {
      expect(s.months.length).toBeLessThanOrEqual(picksOne(options.mode) ? 1 : 2);
    });
  });

  test('months that may not be chosen never are', () => {
    onEveryWalk(({ after: s, options }) => {
      expect([...s.months, ...s.ytd].every((n) => isMonthSelectable(n, options))).toBe(true);
    });
  });

  test('the year to date stands alone and is the whole of it', () => {
    onEveryWalk(({ after: s, options }) => {
      if (!isYtd(s)) return;
      expect(s).toEqual({ years: [], months: [], ytd: ytdMonths(options) });
    });
  });

  test('years are chosen only where years may be, and months of several years exclude them', () => {
    onEveryWalk(({ after: s, options }) => {
      if (!picksYears(options.mode)) expect(s.years).toEqual([]);
      if (options.mode === 'years-and-months') {
        expect(s.years.length === 0 || s.months.length === 0).toBe(true);
      }
      if (options.mode === 'numbers' && s.months.length > 0) {
        expect(s.years).toEqual([
          ...new Set(s.months.map((n) => fiscalYearOf(n, options.fiscalStart))),
        ]);
      }
    });
  });

  test('a range comes out exactly when something is chosen', () => {
    onEveryWalk(({ after: s, options }) => {
      expect(selectionToRange(s, options.fiscalStart) === null).toBe(isEmptySelection(s));
    });
  });

  test('what may not be chosen changes nothing', () => {
    onEveryWalk(({ before, action, after: s, options }) => {
      if (action.type === 'pickMonth' && !isMonthSelectable(action.month, options)) {
        expect(s).toBe(before);
      }
    });
  });

  test('picking a chosen month or year unselects it', () => {
    onEveryWalk(({ before, action, after: s }) => {
      if (action.type === 'pickMonth' && before.months.includes(action.month)) {
        expect(s.months).toEqual(before.months.filter((n) => n !== action.month));
      }
      if (action.type === 'pickYear' && before.years.includes(action.year)) {
        expect(s.years).not.toContain(action.year);
      }
    });
  });

  test('toggling the year to date twice restores the default, or nothing', () => {
    onEveryWalk(({ before, options }) => {
      fc.pre(!isYtd(before));
      const defaultSelection = { ...EMPTY_SELECTION, months: [m(2025, 1)] };
      for (const restored of [defaultSelection, null]) {
        const with_ = { ...options, defaultSelection: restored };
        const on = reduceDateSelection(before, ytd, with_);
        if (ytdMonths(options).length === 0) {
          expect(isEmptySelection(on)).toBe(true);
        } else {
          expect(reduceDateSelection(on, ytd, with_)).toEqual(restored ?? EMPTY_SELECTION);
        }
      }
    });
  });
});

describe('year to date', () => {
  test('runs from the start of the fiscal year to the current month', () => {
    const state = after({ fiscalStart: 7 }, ytd);
    expect(selectionToRange(state, 7)).toEqual({
      start_date: '2025-07-01',
      end_date: '2026-05-31',
    });
  });

  test('a pick ends it and starts again', () => {
    expect(after({ mode: 'month-range' }, ytd, month(m(2026, 3)))).toEqual({
      ...EMPTY_SELECTION,
      months: [m(2026, 3)],
    });
  });

  test('clears the selection when none of its months may be chosen', () => {
    const selectable = { start: m(2020, 1), end: m(2020, 12) };
    expect(after({ selectable }, month(m(2020, 5)), ytd)).toEqual(EMPTY_SELECTION);
  });

  test('is what the current year means where that is asked for', () => {
    const options = { mode: 'years-and-months', currentYearIsYtd: true } as const;
    expect(after(options, year(2026))).toEqual(after(options, ytd));
    expect(after(options, year(2026), year(2026))).toEqual(EMPTY_SELECTION);
    expect(after({ ...options, mode: 'month' }, year(2026))).toEqual(after(options, ytd));
    expect(after({ ...options, currentYearIsYtd: false }, year(2026)).years).toEqual([2026]);
  });
});

describe('one month', () => {
  test('the newest pick stays', () => {
    expect(after({}, month(m(2026, 1)), month(m(2026, 2))).months).toEqual([m(2026, 2)]);
    expect(after({}, month(m(2026, 1)), month(m(2026, 1))).months).toEqual([]);
  });
  test('years cannot be picked', () => {
    expect(after({}, year(2025))).toBe(EMPTY_SELECTION);
  });
});

describe.each(['month-range', 'years-and-months'] as const)('a range by months (%s)', (mode) => {
  test('two picks are sorted', () => {
    expect(after({ mode }, month(m(2026, 2)), month(m(2025, 11))).months).toEqual([
      m(2025, 11),
      m(2026, 2),
    ]);
  });
  test.each([
    ['later', m(2026, 4), [m(2025, 3), m(2026, 4)]],
    ['earlier', m(2024, 4), [m(2024, 4), m(2025, 9)]],
    ['between', m(2025, 5), [m(2025, 3), m(2025, 9)]],
  ])('a third, %s pick leaves the earliest and the latest', (_, third, left) => {
    const state = after({ mode }, month(m(2025, 3)), month(m(2025, 9)), month(third));
    expect(state.months).toEqual(left);
  });
});

describe('a range by years', () => {
  const mode = 'years-and-months';
  test('of more than two years those earlier than the new one are dropped', () => {
    expect(after({ mode }, year(2020), year(2022), year(2021)).years).toEqual([2021, 2022]);
    expect(after({ mode }, year(2020), year(2022), year(2024)).years).toEqual([2024]);
  });
  test('an earlier third year drops none', () => {
    expect(after({ mode }, year(2020), year(2022), year(2018)).years).toEqual([2018, 2020, 2022]);
  });
  test('two years span the years between', () => {
    const state = after({ mode }, year(2020), year(2022));
    expect(selectionToMonths(state, 1)).toEqual({ start: m(2020, 1), end: m(2022, 12) });
  });
  test('months and years replace each other', () => {
    expect(after({ mode }, year(2020), month(m(2021, 1)))).toEqual({
      ...EMPTY_SELECTION,
      months: [m(2021, 1)],
    });
    expect(after({ mode }, month(m(2021, 1)), year(2020))).toEqual({
      ...EMPTY_SELECTION,
      years: [2020],
    });
  });
});

describe('the numbers view', () => {
  const mode = 'numbers';
  test('months refine the one chosen year', () => {
    const state = after({ mode }, year(2025), month(m(2025, 3)), month(m(2025, 6)));
    expect(state).toEqual({ years: [2025], months: [m(2025, 3), m(2025, 6)], ytd: [] });
  });
  test('choosing more than one year clears the months', () => {
    const state = after({ mode }, year(2025), month(m(2025, 3)), year(2024));
    expect(state).toEqual({ years: [2024, 2025], months: [], ytd: [] });
  });
  test('a month of another year brings its year', () => {
    expect(after({ mode }, year(2025), month(m(2025, 3)), month(m(2024, 2)))).toEqual({
      years: [2024],
      months: [m(2024, 2)],
      ytd: [],
    });
    expect(after({ mode }, year(2024), year(2025), month(m(2024, 2))).years).toEqual([2024]);
  });
  test('unselecting the last month leaves its year, unselecting the year leaves nothing', () => {
    const one = [year(2025), month(m(2025, 3))];
    expect(after({ mode }, ...one, month(m(2025, 3))).years).toEqual([2025]);
    expect(after({ mode }, ...one, year(2025))).toEqual(EMPTY_SELECTION);
  });
});

test('clear empties, set takes a stored selection', () => {
  const stored = { ...EMPTY_SELECTION, years: [2024] };
  expect(after({ mode: 'numbers' }, { type: 'set', selection: stored })).toBe(stored);
  expect(after({}, month(m(2025, 3)), { type: 'clear' })).toEqual(EMPTY_SELECTION);
});
