/** A row with 60 months; the last ones are estimates. */
export interface Term {
  path: string;
  title: string;
  unit: string;
  values: (number | null)[];
  verified: boolean[];
  children: Term[];
}

/** A row of a grid that does not support trees. */
export interface FlatRow {
  term: Term;
  level: number;
}

export const ROWS = 5_000;
export const MONTHS = 60;
const CHILDREN = 8;
const ROOTS = 10;

export const months = Array.from(
  { length: MONTHS },
  (_, i) => `${String((i % 12) + 1).padStart(2, '0')}/${2022 + Math.floor(i / 12)}`,
);

/** Ten roots, eight children under each row until there are 5,000. */
export function terms(): Term[] {
  const all = Array.from(
    { length: ROWS },
    (_, i): Term => ({
      path: String(i),
      title: `Net sales of unit ${i}`,
      unit: 'k€',
      values: months.map((_month, m) =>
        (i + m) % 17 === 0 ? null : ((i * 7919 + m * 104729) % 100_000) / 10,
      ),
      verified: months.map((_month, m) => m < MONTHS - 6),
      children: [],
    }),
  );
  all.forEach((term, i) => {
    if (i >= ROOTS) all[Math.floor((i - ROOTS) / CHILDREN)]?.children.push(term);
  });
  return all.slice(0, ROOTS);
}

/** The rows in reading order: all of them, or only the roots. */
export function flat(roots: readonly Term[], isOpen: boolean): FlatRow[] {
  const rows: FlatRow[] = [];
  const add = (term: Term, level: number) => {
    rows.push({ term, level });
    if (isOpen) for (const child of term.children) add(child, level + 1);
  };
  for (const root of roots) add(root, 0);
  return rows;
}

const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export const formatValue = (value: number) => NUMBER.format(value);
export const textOf = (value: number | null | undefined) =>
  value === null || value === undefined ? '–' : formatValue(value);
