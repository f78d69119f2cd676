import type { Name } from './names.js';

/** How a term's own months are generated. */
export interface Figures {
  /** Of the unit's size. */
  readonly share: number;
  /** How far the season swings around the level. */
  readonly season: number;
  /** How far chance does. */
  readonly noise: number;
  readonly decimals: 0 | 1;
  /** A fixed level instead of a share of the unit's size. */
  readonly level?: number;
}

export interface GeneratedTerm {
  readonly key: string;
  readonly title: Name;
  readonly formula?: string;
  readonly parent?: string;
  readonly additionalParents?: readonly string[];
  readonly unit: string;
  readonly prefix?: string;
  readonly stock?: boolean;
  readonly sumOfTree?: boolean;
  readonly freeMeasure?: boolean;
  /** The unit whose size it follows. */
  readonly unitKey: string;
  /** Null for a term that is computed. */
  readonly figures: Figures | null;
}

export type Extra = Partial<Omit<GeneratedTerm, 'key' | 'title' | 'figures' | 'unitKey'>>;

export const EURO = { unit: '€', prefix: 'k' } as const;
export const PERCENT = { unit: '%' } as const;
/** Months that follow a unit's size. */
export const flow = (share: number, season = 0.12, noise = 0.06): Figures => ({
  share,
  season,
  noise,
  decimals: 1,
});

/** Terms whose keys end with the name of what they belong to. */
export class Block {
  readonly terms: GeneratedTerm[] = [];

  constructor(
    readonly suffix: string,
    private readonly owner: Name | null,
  ) {}

  key(name: string): string {
    return `${name}${this.suffix}`;
  }

  private titled({ en, fi }: Name): Name {
    return this.owner === null
      ? { en, fi }
      : { en: `${en}, ${this.owner.en}`, fi: `${fi}, ${this.owner.fi}` };
  }

  computed(name: string, title: Name, formula: string, extra: Extra = EURO): void {
    this.add(name, title, null, { ...extra, formula });
  }

  measured(name: string, title: Name, figures: Figures, extra: Extra = EURO): void {
    this.add(name, title, figures, extra);
  }

  add(name: string, title: Name, figures: Figures | null, extra: Extra): void {
    this.terms.push({
      unit: '',
      ...extra,
      key: this.key(name),
      title: this.titled(title),
      unitKey: this.suffix,
      figures,
    });
  }
}

/** The result, from gross profit to operating margin: the same for the whole, a line and a unit. */
export function addResult(block: Block, above: Block | null): void {
  const at = (name: string) => block.key(name);
  const parent = (name: string) => (above === null ? {} : { parent: above.key(name) });
  block.computed(
    'operating_profit',
    { en: 'Operating profit', fi: 'Liikevoitto' },
    `${at('gross_profit')} - ${at('fixed_costs')}`,
    { ...EURO, ...parent('operating_profit') },
  );
  block.computed(
    'operating_margin',
    { en: 'Operating margin %', fi: 'Liikevoitto-%' },
    `${at('operating_profit')} / ${at('revenue')} * 100`,
    { ...PERCENT, parent: at('operating_profit') },
  );
  block.computed(
    'gross_profit',
    { en: 'Gross profit', fi: 'Myyntikate' },
    `${at('revenue')} - ${at('direct_costs')}`,
    { ...EURO, parent: at('operating_profit') },
  );
  block.computed(
    'gross_margin',
    { en: 'Gross margin %', fi: 'Myyntikate-%' },
    `${at('gross_profit')} / ${at('revenue')} * 100`,
    { ...PERCENT, parent: at('gross_profit') },
  );
}
