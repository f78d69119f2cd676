import { lineName, type Name, UNITS_PER_LINE, unitName } from './names.js';
import { addResult, Block, EURO, type GeneratedTerm, PERCENT } from './term-block.js';
import { addUnit, TERMS_OF_UNIT } from './unit-terms.js';

/** Terms of the whole and of each line of business. */
const TERMS_OF_WHOLE = 12;
const TERMS_OF_LINE = 10;
/** The whole, one line and one unit. */
export const MIN_TERMS = TERMS_OF_WHOLE + TERMS_OF_LINE + TERMS_OF_UNIT;

const sumOf = (keys: readonly string[]) =>
  keys.length === 1 ? (keys[0] ?? '0') : `sum(${keys.join(', ')})`;

/** A heading in the tree, without figures. */
function addHeading(block: Block, above: Block | null): void {
  block.add('operations', { en: 'Operations', fi: 'Toiminta' }, null, {
    ...(above !== null && { parent: above.key('operations') }),
  });
}

const SUMMED = [
  ['revenue', { en: 'Revenue', fi: 'Liikevaihto' }, 'gross_profit'],
  ['direct_costs', { en: 'Direct costs', fi: 'Muuttuvat kulut' }, 'gross_profit'],
  ['fixed_costs', { en: 'Fixed costs', fi: 'Kiinteät kulut' }, 'operating_profit'],
  ['revenue_budget', { en: 'Revenue budget', fi: 'Liikevaihdon budjetti' }, null],
  ['headcount', { en: 'Personnel', fi: 'Henkilöstö' }, null],
] as const;

/** Sums of what is below, by formula. */
function addSums(block: Block, above: Block | null, below: readonly Block[]): void {
  for (const [name, title, parent] of SUMMED) {
    const primary = above?.key(name) ?? (parent === null ? undefined : block.key(parent));
    const additional = above === null || parent === null ? [] : [block.key(parent)];
    block.computed(name, title, sumOf(below.map((one) => one.key(name))), {
      ...(name === 'headcount' ? { unit: '' } : EURO),
      ...(primary !== undefined && { parent: primary }),
      additionalParents: additional,
    });
  }
}

/** A line of business or a unit: `revenue` and `suffix` make the key of its revenue. */
export interface Part {
  readonly suffix: string;
  readonly name: Name;
}

/** The terms, the whole before its parts, and the parts by which targets and views find them. */
export interface Terms {
  readonly all: readonly GeneratedTerm[];
  readonly lines: readonly (Part & { readonly units: readonly Part[] })[];
}

/** How many units fit, with the lines that they need. */
function unitsWithin(count: number): number {
  let units = 1;
  const needed = (n: number) =>
    TERMS_OF_WHOLE + TERMS_OF_LINE * Math.ceil(n / UNITS_PER_LINE) + TERMS_OF_UNIT * n;
  while (needed(units + 1) <= count) units += 1;
  return units;
}

/**
 * Exactly `count` terms of an industrial company: the result of the whole over lines of business, of
 * these over units, of these over products, so that formulas are six levels above the months. What
 * is left over becomes further products.
 * @param count at least {@link MIN_TERMS}
 */
export function generateTerms(count: number): Terms {
  const unitCount = unitsWithin(count);
  const lineCount = Math.ceil(unitCount / UNITS_PER_LINE);
  const left = count - TERMS_OF_WHOLE - TERMS_OF_LINE * lineCount - TERMS_OF_UNIT * unitCount;
  const whole = new Block('', null);
  const lines = Array.from({ length: lineCount }, (_, i) => {
    const suffix = `_${i + 1}`;
    const size = Math.min(UNITS_PER_LINE, unitCount - i * UNITS_PER_LINE);
    const units = Array.from({ length: size }, (_, place) => ({
      block: new Block(`${suffix}_${place + 1}`, unitName(i, place)),
      index: i * UNITS_PER_LINE + place,
    }));
    return { block: new Block(suffix, lineName(i)), units };
  });
  addResult(whole, null);
  addHeading(whole, null);
  addSums(
    whole,
    null,
    lines.map(({ block }) => block),
  );
  whole.computed(
    'revenue_to_budget',
    { en: 'Revenue of budget %', fi: 'Liikevaihto budjetista, %' },
    'revenue / revenue_budget * 100',
    PERCENT,
  );
  whole.computed(
    'revenue_per_head',
    { en: 'Revenue per head', fi: 'Liikevaihto henkeä kohti' },
    'revenue / headcount',
    { ...EURO, parent: 'headcount' },
  );
  for (const { block, units } of lines) {
    addResult(block, whole);
    addHeading(block, whole);
    addSums(
      block,
      whole,
      units.map((unit) => unit.block),
    );
    for (const unit of units) {
      const share = Math.floor(left / unitCount) + (unit.index < left % unitCount ? 1 : 0);
      addUnit(unit.block, block, share);
    }
  }
  const blocks = [
    whole,
    ...lines.flatMap(({ block, units }) => [block, ...units.map((unit) => unit.block)]),
  ];
  return {
    all: blocks.flatMap(({ terms }) => terms),
    lines: lines.map(({ block, units }, i) => ({
      suffix: block.suffix,
      name: lineName(i),
      units: units.map((unit, place) => ({ suffix: unit.block.suffix, name: unitName(i, place) })),
    })),
  };
}
