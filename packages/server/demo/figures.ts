/*
 * The invented months of the demo organisation. Everything is computed from the units' sizes and a
 * fixed seed, so the same file comes out on every machine.
 */

import { GROUPS, UNITS, type Unit } from './units.js';

/** Closed months before the current one, and estimated months from it on. */
const CLOSED_MONTHS = 36;
const ESTIMATED_MONTHS = 12;

/** How far the next accident of a large unit has come when the estimates begin, so that not all are zero at first. */
const PHASE = 0.75;

/** Mulberry32: numbers from 0 to 1, the same for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One month's figures by term key. */
type Month = Record<string, number>;

class UnitYears {
  private readonly random: () => number;
  private backlog: number;

  constructor(
    private readonly unit: Unit,
    index: number,
  ) {
    this.random = randomNumbers(20_300 + index * 977);
    this.backlog = (unit.elements + unit.modules) * 4.2 + (unit.maintenance + unit.energy) * 1.1;
  }

  /** Around 1, at most `spread` away; estimates swing less than what has happened. */
  private around(spread: number, month: number): number {
    return 1 + (this.random() * 2 - 1) * (month < 0 ? spread : spread / 4);
  }

  private growth(perYear: number, month: number): number {
    return (1 + perYear) ** ((month + CLOSED_MONTHS) / 12);
  }

  /** @param at month, 0 the current one */
  month(at: number): Month {
    const sales = this.sales(at);
    const revenue = Object.values(sales).reduce((sum, value) => sum + value, 0);
    return {
      ...sales,
      ...this.costs(at, revenue),
      ...this.capital(at, revenue),
      ...this.orders(at, revenue),
      ...this.people(at),
      ...this.quality(at, revenue),
      ...this.energy(at),
      ...this.budget(at),
    };
  }

  private sales(at: number): Month {
    const { elements, modules, maintenance, energy, growth } = this.unit;
    // Construction goes in cycles of a year and a half.
    const wave = 1 + 0.05 * Math.sin((at / 18) * 2 * Math.PI);
    const grown = this.growth(growth, at);
    return {
      sales_elements: elements * grown * wave * this.around(0.07, at),
      sales_modules: modules * grown * wave * this.around(0.1, at),
      sales_maintenance: maintenance * grown * this.around(0.04, at),
      sales_energy: energy * this.growth(growth + 0.1, at) * this.around(0.06, at),
    };
  }

  private costs(at: number, revenue: number): Month {
    const { elements, modules, maintenance, energy, variable, fixed } = this.unit;
    const plain = elements + modules + maintenance + energy;
    const products = (elements + modules) / plain;
    // Timber became dear two years ago and has come down since.
    const timberPrice = 1 + 0.12 * Math.exp(-(((at + 22) / 6) ** 2));
    const total = revenue * variable;
    const share = (part: number) => total * part * this.around(0.04, at);
    const grown = fixed * this.growth(0.03, at);
    return {
      timber: share(0.3 * products) * timberPrice,
      insulation: share(0.1 * products),
      components: share(0.16 * products + 0.12 * (1 - products)),
      production_wages: share(0.28 * products + 0.56 * (1 - products)),
      subcontracting: share(0.1 * products + 0.27 * (1 - products)),
      freight: share(0.06 * products + 0.05 * (1 - products)),
      salaries: grown * 0.55 * this.around(0.02, at),
      premises: grown * 0.24 * this.around(0.01, at),
      it_costs: grown * 0.09 * this.around(0.08, at),
      other_costs: grown * 0.12 * this.around(0.12, at),
      depreciation: plain * 0.028 * this.growth(0.02, at),
    };
  }

  /**
   * The plan: the same rules as above without chance, a little better than what happens. Its parts
   * agree with each other, so that targets for sums and for ratios never contradict.
   */
  private budget(at: number): Month {
    const { elements, modules, maintenance, energy, variable, fixed, growth } = this.unit;
    const { production, service, office } = this.unit;
    const plain = elements + modules + maintenance + energy;
    const products = (elements + modules) / plain;
    const revenue = plain * this.growth(growth, at) * 1.02;
    const grossProfit = revenue * (1 - variable * 0.985);
    const fixedCosts = fixed * this.growth(0.03, at);
    const depreciation = plain * 0.028 * this.growth(0.02, at);
    const wages = revenue * variable * (0.28 * products + 0.56 * (1 - products));
    const inventories = (elements + modules) * this.growth(0.04, at) * 0.83;
    const people =
      (production + service) * this.growth(growth * 0.45, at) + office * this.growth(0.02, at);
    return {
      revenue_budget: revenue,
      gross_profit_budget: grossProfit,
      operating_profit_budget: grossProfit - fixedCosts - depreciation,
      personnel_costs_budget: (wages + fixedCosts * 0.55) * 0.97,
      net_financial_items_budget: -(revenue * 0.011 + 3),
      investments_budget:
        ((elements + modules) * 0.035 + fixed * 0.06) * 1.1 + this.linePaid(at, 0),
      working_capital_budget: revenue * 0.5 + inventories,
      // The plan for the new business was bold: half of it has come true.
      sales_energy_budget: energy * 1.35 * this.growth(growth + 0.28, at),
      headcount_budget: people * 1.01,
    };
  }

  private capital(at: number, revenue: number): Month {
    const { elements, modules, fixed } = this.unit;
    const plain = (elements + modules) * 0.035 + fixed * 0.06;
    const line = this.linePaid(at, -1);
    return {
      net_financial_items: -(revenue * 0.011 + 3) * this.around(0.1, at),
      investments: plain * this.around(0.35, at) + line,
      receivables: revenue * 1.15 * this.around(0.04, at),
      inventories: (elements + modules) * this.growth(0.05, at) * 0.85 * this.around(0.03, at),
      payables: revenue * 0.62 * this.around(0.05, at),
    };
  }

  /** The new element line in Kajaani: planned for this month, paid in the one before. */
  private linePaid(at: number, paidAt: number): number {
    return this.unit.key === 'kajaani' && at === paidAt ? 850 : 0;
  }

  private orders(at: number, revenue: number): Month {
    const orders = revenue * 1.015 * this.around(0.18, at);
    this.backlog = Math.max(revenue * 0.6, this.backlog + orders - revenue);
    const offers = Math.max(3, Math.round((revenue / 22) * this.around(0.12, at)));
    return {
      new_orders: orders,
      order_backlog: this.backlog,
      offers_made: offers,
      offers_won: Math.round(offers * 0.31 * this.around(0.14, at)),
    };
  }

  private people(at: number): Month {
    const { production, service, office, growth } = this.unit;
    const grown = this.growth(growth * 0.4, at);
    const crew = Math.round(production * grown);
    const field = Math.round(service * grown);
    const desk = Math.round(office * this.growth(0.02, at));
    const people = crew + field + desk;
    const hours = people * 138 * this.around(0.04, at);
    // Sick leave has come down since the occupational health programme began.
    // The month is random; over a year there are as many as the number of people suggests.
    const rate = people * 0.0018;
    const phase = rate > 0.25 ? PHASE : 0;
    const sickShare = 0.052 - 0.016 * ((at + CLOSED_MONTHS) / 47);
    return {
      headcount_production: crew,
      headcount_service: field,
      headcount_office: desk,
      leavers: Math.round(people * 0.009 * this.around(0.9, at)),
      sick_leave_hours: hours * sickShare * this.around(0.1, at),
      hours_worked: hours,
      accidents:
        at < 0
          ? Math.floor(rate + this.random())
          : Math.floor(rate * (at + 1) + phase) - Math.floor(rate * at + phase),
      safety_observations: Math.round(
        people * (0.22 + (0.2 * (at + CLOSED_MONTHS)) / 47) * this.around(0.15, at),
      ),
    };
  }

  private quality(at: number, revenue: number): Month {
    const progress = (at + CLOSED_MONTHS) / 47;
    const deliveries = Math.max(8, Math.round((revenue / 9) * this.around(0.06, at)));
    const late = deliveries * (0.115 - 0.085 * progress) * this.around(0.18, at);
    const answers = Math.max(6, Math.round(deliveries * 0.22 * this.around(0.15, at)));
    const promoters = Math.round(answers * (0.5 + 0.1 * progress) * this.around(0.05, at));
    const detractors = Math.round(answers * (0.17 - 0.06 * progress) * this.around(0.2, at));
    return {
      deliveries,
      deliveries_on_time: deliveries - Math.round(late),
      claims: Math.round(deliveries * (0.034 - 0.012 * progress) * this.around(0.2, at)),
      survey_answers: answers,
      promoters,
      detractors: Math.min(detractors, answers - promoters),
    };
  }

  private energy(at: number): Month {
    const { electricity, heat, diesel, growth } = this.unit;
    const used = electricity * this.growth(growth * 0.3, at) * this.around(0.05, at);
    const renewable = 0.42 + (0.42 * (at + CLOSED_MONTHS)) / 47;
    return {
      electricity: used,
      renewable_electricity: used * renewable * this.around(0.03, at),
      district_heat: heat * this.growth(-0.02, at) * this.around(0.08, at),
      diesel: diesel * this.growth(-0.04, at) * this.around(0.06, at),
    };
  }
}

/** Figures that are counted, not measured. */
const WHOLE =
  /^(offers|headcount|leavers|hours|sick_leave_hours|deliveries|claims|survey|promoters|detractors|accidents|safety|diesel)/;

function rounded(key: string, value: number): number {
  return WHOLE.test(key) ? Math.round(value) : Math.round(value * 10) / 10;
}

const MONTHS = Array.from(
  { length: CLOSED_MONTHS + ESTIMATED_MONTHS },
  (_, index) => index - CLOSED_MONTHS,
);

/** Values by organisation and term, one per month from the oldest closed one. */
export function demoFigures(): ReadonlyMap<string, ReadonlyMap<string, readonly number[]>> {
  const figures = new Map<string, Map<string, number[]>>();
  for (const [index, unit] of UNITS.entries()) {
    const years = new UnitYears(unit, index);
    const terms = new Map<string, number[]>();
    for (const at of MONTHS) {
      for (const [key, value] of Object.entries(years.month(at))) {
        const values = terms.get(key) ?? [];
        terms.set(key, values);
        values.push(rounded(key, value));
      }
    }
    figures.set(unit.key, terms);
  }
  for (const [group, members] of Object.entries(GROUPS)) {
    const sums = new Map<string, number[]>();
    for (const [key] of figures.get(members[0] ?? '') ?? []) {
      sums.set(
        key,
        MONTHS.map((_, month) =>
          rounded(
            key,
            members.reduce((sum, member) => sum + (figures.get(member)?.get(key)?.[month] ?? 0), 0),
          ),
        ),
      );
    }
    figures.set(group, sums);
  }
  return figures;
}

function monthName(at: number): string {
  if (at === 0) return 'M';
  return at < 0 ? `M${at}` : `M+${at}`;
}

/** The text of `data.csv`: one term per row, months relative to the current one. */
export function demoData(): string {
  const header = ['organization', 'term', 'verified_until', ...MONTHS.map(monthName)];
  const rows = [...demoFigures()].flatMap(([organization, terms]) =>
    [...terms].map(([term, values]) => [organization, term, 'M-1', ...values]),
  );
  return [header, ...rows].map((row) => `${row.join(',')}\n`).join('');
}
