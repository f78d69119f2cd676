/** What a unit is like; money in thousands of euros a month, 36 months ago. */
export interface Unit {
  readonly key: string;
  readonly elements: number;
  readonly modules: number;
  readonly maintenance: number;
  readonly energy: number;
  /** Growth of sales in a year: 0.06 is 6 %. */
  readonly growth: number;
  /** Variable costs as a share of sales. */
  readonly variable: number;
  /** Fixed costs a month. */
  readonly fixed: number;
  readonly production: number;
  readonly service: number;
  readonly office: number;
  /** Megawatt-hours a month. */
  readonly electricity: number;
  readonly heat: number;
  /** Litres a month. */
  readonly diesel: number;
}

export const UNITS: readonly Unit[] = [
  {
    key: 'kajaani',
    elements: 1650,
    modules: 480,
    maintenance: 120,
    energy: 30,
    growth: 0.06,
    variable: 0.66,
    fixed: 430,
    production: 118,
    service: 9,
    office: 24,
    electricity: 520,
    heat: 390,
    diesel: 9000,
  },
  {
    key: 'salo',
    elements: 820,
    modules: 690,
    maintenance: 90,
    energy: 20,
    growth: 0.08,
    variable: 0.64,
    fixed: 330,
    production: 84,
    service: 6,
    office: 19,
    electricity: 360,
    heat: 240,
    diesel: 6000,
  },
  {
    key: 'south',
    elements: 0,
    modules: 0,
    maintenance: 640,
    energy: 190,
    growth: 0.05,
    variable: 0.6,
    fixed: 210,
    production: 0,
    service: 61,
    office: 13,
    electricity: 42,
    heat: 60,
    diesel: 14000,
  },
  {
    key: 'north',
    elements: 0,
    modules: 0,
    maintenance: 400,
    energy: 95,
    growth: 0.04,
    variable: 0.62,
    fixed: 140,
    production: 0,
    service: 38,
    office: 8,
    electricity: 30,
    heat: 48,
    diesel: 12500,
  },
  {
    key: 'sweden',
    elements: 230,
    modules: 160,
    maintenance: 110,
    energy: 0,
    growth: 0.14,
    variable: 0.75,
    fixed: 205,
    production: 26,
    service: 12,
    office: 11,
    electricity: 75,
    heat: 52,
    diesel: 3800,
  },
];

/** The organisations above the units. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  elements: ['kajaani', 'salo'],
  services: ['south', 'north'],
  havulinna: ['kajaani', 'salo', 'south', 'north', 'sweden'],
};
