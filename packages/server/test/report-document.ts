import { type ChartPoint, type ChartSeries, timeSeriesTable } from '@tavoite/charts';
import {
  fiscalYearLabel,
  fiscalYearOf,
  formatMonth,
  formatNumber,
  formatRange,
  type Locale,
  type MonthNumber,
  monthNumber,
} from '@tavoite/model';
import type { ThemeName } from '@tavoite/tokens';
import type { DataMapItem, GraphItem, ItemCell } from '../src/render/items/types.js';
import type { ReportDocument, ReportSection } from '../src/render/pdf/document.js';

/*
 * Reports as the PDF gets them, with figures that a seed decides.
 */

/** A repeatable sequence of numbers from 0 to under 1. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const START = monthNumber(2025, 1);

interface SeriesSpec {
  title: string;
  level: number;
  type?: ChartSeries['type'];
  axis?: 'right';
  unit?: string;
  color?: string;
}

function pointsOf(seed: number, level: number, months: number, estimates: number): ChartPoint[] {
  const next = sequence(seed);
  return Array.from({ length: months }, (_, at): ChartPoint => {
    const month = START + at;
    const rhythm = Math.sin((at / 12) * 2 * Math.PI) * 0.12;
    const value = level * (1 + at * 0.008 + rhythm + (next() - 0.5) * 0.14);
    return {
      kind: at >= months - estimates ? 'estimate' : 'actual',
      month,
      value: Math.round(value * 100) / 100,
    };
  });
}

const cellOf = (
  locale: Locale,
  kind: ItemCell['kind'],
  value: number | null,
  decimals: number,
): ItemCell => ({
  kind,
  value,
  text: value === null ? '' : formatNumber(value, { locale, decimals }),
  decimals,
});

export interface GraphOptions {
  language: Locale;
  title: string;
  series: readonly SeriesSpec[];
  unit?: string;
  months?: number;
  estimates?: number;
  decimals?: number;
  seed?: number;
}

/** A graph of made-up values. */
export function graphItem(options: GraphOptions): GraphItem {
  const {
    language,
    title,
    unit = 'k€',
    months = 12,
    estimates = 3,
    decimals = 0,
    seed = 7,
  } = options;
  const series = options.series.map(
    ({ title: name, level, type = 'line', ...rest }, at): ChartSeries => ({
      key: `s${at}`,
      title: name,
      type,
      points: pointsOf(seed * 31 + at, level, months, estimates),
      ...rest,
    }),
  );
  const spec = { series, locale: language, left: { unit }, right: { unit: '%' }, decimals };
  const table = timeSeriesTable(spec);
  const range = { start: START, end: START + months - 1 };
  return {
    kind: 'graph',
    language,
    title,
    period: formatRange(range),
    range,
    grouping: 'month',
    cumulative: false,
    drawing: { type: 'timeSeries', spec },
    isEmpty: months === 0 || series.length === 0,
    empty:
      language === 'fi'
        ? 'Tällä ajanjaksolla ei ole arvoja.'
        : 'There are no values in this period.',
    summary: `${title}: ${series.map((one) => one.title).join(', ')}.`,
    sentence: '',
    hasEstimates: estimates > 0,
    partialNote: null,
    legend: series.map(({ key, title: name }) => ({ key, title: name, kind: 'both' })),
    table: {
      rowHeading: language === 'fi' ? 'Ajanjakso' : 'Period',
      columns: table.columns.map((column) => ({ ...column, isFixed: false })),
      rows: table.rows.map(({ key, title: name, cells }) => ({
        key,
        title: name,
        note: null,
        cells: cells.map(({ kind, value }) => cellOf(language, kind, value, decimals)),
      })),
    },
    missingTerms: [],
  };
}

export interface DataMapOptions {
  language: Locale;
  rows: number;
  months: number;
  /** Months of the end that are estimated. */
  estimates?: number;
  names?: readonly string[];
  level?: number;
}

/** A data map of made-up values. */
export function dataMapItem(options: DataMapOptions): DataMapItem {
  const { language, rows, months: count, estimates = 3, level = 4000 } = options;
  const names = options.names ?? (language === 'fi' ? NAMES_FI : NAMES_EN);
  const months = Array.from({ length: count }, (_, at): MonthNumber => START + at);
  const years = [...new Set(months.map((month) => fiscalYearOf(month, 1)))];
  return {
    kind: 'data-map',
    language,
    title: language === 'fi' ? 'Tietokartta' : 'Data map',
    period: formatRange({ start: START, end: START + count - 1 }),
    range: { start: START, end: START + count - 1 },
    fiscalStart: 1,
    summary: '',
    months: months.map((month) => ({ month, title: formatMonth(month, 'MM/YYYY') })),
    fiscalYears: years.map((year) => ({
      title: fiscalYearLabel(year, 1),
      first: months.findIndex((month) => fiscalYearOf(month, 1) === year),
      count: months.filter((month) => fiscalYearOf(month, 1) === year).length,
    })),
    rows: Array.from({ length: rows }, (_, row) => {
      const depth = row % 6 === 0 ? 0 : row % 3 === 1 ? 1 : 2;
      const next = sequence(row + 1);
      return {
        key: `row-${row}`,
        level: depth,
        title: `${names[row % names.length]}${row < names.length ? '' : ` ${Math.floor(row / names.length) + 1}`}`,
        unit: ['k€', '%', language === 'fi' ? 'kpl' : 'pcs'][row % 3] ?? '',
        hasChildren: depth < 2,
        isOpen: depth < 2,
        cells: months.map((_, at) => {
          const kind =
            (row * 7 + at) % 41 === 0 ? 'missing' : at >= count - estimates ? 'estimate' : 'actual';
          const value = kind === 'missing' ? null : Math.round((next() - 0.1) * level * 100) / 100;
          return cellOf(language, kind, value, row % 3 === 1 ? 1 : 0);
        }),
      };
    }),
    size: { titleWidth: 240, monthWidth: 80, rowHeight: 28 },
    missingTerms: [],
  };
}

const NAMES_EN = [
  'Net sales',
  'Bikes',
  'Mountain bikes',
  'Road bikes',
  'Components',
  'Frames and forks',
  'Operating expenses',
  'Personnel expenses',
  'Salaries and wages',
  'Social security costs',
  'Premises and maintenance',
  'Marketing',
  'Balance sheet',
  'Trade receivables',
  'Inventory turnover',
  'Customer satisfaction',
  'Delivery reliability',
  'Orders received',
];

const NAMES_FI = [
  'Liikevaihto',
  'Polkupyörät',
  'Maastopyörät',
  'Maantiepyörät',
  'Komponentit',
  'Rungot ja haarukat',
  'Liiketoiminnan kulut',
  'Henkilöstökulut',
  'Palkat ja palkkiot',
  'Sosiaaliturvakulut',
  'Toimitilat ja kunnossapito',
  'Markkinointi',
  'Tase',
  'Myyntisaamiset',
  'Varaston kiertonopeus',
  'Asiakastyytyväisyys',
  'Toimitusvarmuus',
  'Saadut tilaukset',
];

/** Words in the form of the editor. */
export const words = (...blocks: (string | Record<string, unknown>)[]): string =>
  JSON.stringify({
    blocks: blocks.map((block) => (typeof block === 'string' ? { text: block } : block)),
    entityMap: {
      0: { type: 'LINK', mutability: 'MUTABLE', data: { url: 'https://example.com/tulos?b=1' } },
    },
  });

const INTRODUCTION: Record<Locale, string> = {
  en: words(
    'The third quarter was strong. Net sales grew in every product group, and the operating margin reached its target two months ahead of plan.',
    { text: 'What matters most', type: 'header-one' },
    {
      text: 'Deliveries to resellers recovered after the summer break.',
      type: 'unordered-list-item',
      inlineStyleRanges: [{ offset: 0, length: 10, style: 'BOLD' }],
    },
    { text: 'Personnel expenses stayed within budget.', type: 'unordered-list-item' },
    { text: 'Hiring continues in service.', type: 'unordered-list-item', depth: 1 },
    {
      text: 'The figures and their sources are explained in the handbook.',
      entityRanges: [{ offset: 51, length: 8, key: 0 }],
    },
    { text: 'Decisions asked of the board', type: 'header-two' },
    { text: 'Approve the investment in the second assembly line.', type: 'ordered-list-item' },
    { text: 'Note the forecast for the full year.', type: 'ordered-list-item' },
    { text: 'We do less, and do it better.', type: 'blockquote' },
  ),
  fi: words(
    'Kolmas neljännes oli vahva. Liikevaihto kasvoi kaikissa tuoteryhmissä, ja liikevoittoprosentti saavutti tavoitteensa kaksi kuukautta etuajassa.',
    { text: 'Tärkeintä juuri nyt', type: 'header-one' },
    {
      text: 'Jälleenmyyjien toimitukset elpyivät kesätauon jälkeen.',
      type: 'unordered-list-item',
      inlineStyleRanges: [{ offset: 0, length: 14, style: 'BOLD' }],
    },
    { text: 'Henkilöstökulut pysyivät budjetissa.', type: 'unordered-list-item' },
    { text: 'Rekrytointi jatkuu huollossa.', type: 'unordered-list-item', depth: 1 },
    {
      text: 'Luvut ja niiden lähteet selitetään käsikirjassa.',
      entityRanges: [{ offset: 35, length: 12, key: 0 }],
    },
    { text: 'Hallitukselta pyydettävät päätökset', type: 'header-two' },
    { text: 'Hyväksytään toisen kokoonpanolinjan investointi.', type: 'ordered-list-item' },
    { text: 'Merkitään tiedoksi koko vuoden ennuste.', type: 'ordered-list-item' },
    { text: 'Teemme vähemmän, ja teemme sen paremmin.', type: 'blockquote' },
  ),
};

interface GraphPlan {
  en: string;
  fi: string;
  text?: Record<Locale, string>;
  options: Omit<GraphOptions, 'language' | 'title' | 'series'> & {
    series: readonly (Omit<SeriesSpec, 'title'> & { en: string; fi: string })[];
  };
}

const GRAPHS: readonly GraphPlan[] = [
  {
    en: 'Net sales by channel',
    fi: 'Liikevaihto kanavittain',
    text: {
      en: 'Online sales passed reseller sales in May and have stayed ahead. The estimate for the last quarter assumes that the new range arrives in time.',
      fi: 'Verkkomyynti ohitti jälleenmyynnin toukokuussa ja on pysynyt edellä. Viimeisen neljänneksen arvio olettaa, että uusi mallisto saapuu ajoissa.',
    },
    options: {
      seed: 3,
      series: [
        { en: 'Online sales', fi: 'Verkkomyynti', level: 3200, type: 'stacked' },
        { en: 'Reseller sales', fi: 'Jälleenmyynti', level: 2400, type: 'stacked' },
        { en: 'Margin', fi: 'Katetuotto', level: 22, axis: 'right', unit: '%' },
      ],
    },
  },
  {
    en: 'Operating profit',
    fi: 'Liikevoitto',
    options: {
      seed: 5,
      series: [
        { en: 'Operating profit', fi: 'Liikevoitto', level: 640, type: 'bar' },
        { en: 'Target', fi: 'Tavoite', level: 600, color: 'target' },
      ],
    },
  },
  {
    en: 'Costs by kind',
    fi: 'Kulut lajeittain',
    options: {
      seed: 8,
      series: [
        { en: 'Personnel', fi: 'Henkilöstö', level: 1200, type: 'area' },
        { en: 'Premises', fi: 'Toimitilat', level: 400, type: 'area' },
        { en: 'Marketing', fi: 'Markkinointi', level: 250, type: 'area' },
      ],
    },
  },
  {
    en: 'Orders received',
    fi: 'Saadut tilaukset',
    options: {
      seed: 13,
      unit: '',
      months: 24,
      series: [
        { en: 'Orders', fi: 'Tilaukset', level: 5400 },
        { en: 'Previous year', fi: 'Edellinen vuosi', level: 5100, color: 'compare' },
      ],
    },
  },
];

export interface ReportOptions {
  language?: Locale;
  theme?: ThemeName;
  graphs?: number;
  /** Rows and months of each data map. */
  maps?: readonly (readonly [rows: number, months: number])[];
  tables?: boolean;
}

/** The reference report: 10 graphs and 3 data maps with 7,560 cells, or another of its kind. */
export function referenceReport(options: ReportOptions = {}): ReportDocument {
  const { language = 'en', theme = 'light', graphs = 10, tables = true } = options;
  const {
    maps = [
      [150, 12],
      [150, 36],
      [30, 12],
    ],
  } = options;
  const fi = language === 'fi';
  const sections: ReportSection[] = [];
  for (let at = 0; at < graphs; at++) {
    const plan = GRAPHS[at % GRAPHS.length];
    if (!plan) continue;
    const round = Math.floor(at / GRAPHS.length);
    const title = `${plan[language]}${round === 0 ? '' : ` (${round + 1})`}`;
    const { series, ...rest } = plan.options;
    sections.push({
      id: `graph-${at}`,
      heading: title,
      text: plan.text && round === 0 ? words(plan.text[language]) : '',
      content: graphItem({
        ...rest,
        seed: (rest.seed ?? 1) + round * 17,
        language,
        title,
        series: series.map(({ en, fi: finnish, ...one }) => ({ title: fi ? finnish : en, ...one })),
      }),
      notes:
        at === 0
          ? [
              fi
                ? 'Verkkomyynti, 05/2025: uusi verkkokauppa avattiin (Anna Virtanen, 12.6.2025)'
                : 'Online sales, 05/2025: the new web shop opened (Anna Virtanen, 12/06/2025)',
            ]
          : [],
    });
  }
  for (const [at, [rows, months]] of maps.entries()) {
    sections.push({
      id: `map-${at}`,
      heading: fi ? `Tietokartta ${at + 1}` : `Data map ${at + 1}`,
      text: '',
      content: dataMapItem({ language, rows, months }),
      notes: [],
    });
  }
  return {
    language,
    theme,
    cover: {
      organization: 'Tähtipyörä Oy',
      title: fi ? 'Kuukausiraportti hallitukselle' : 'Monthly report to the board',
      period: '01/2025 – 12/2025',
      date: '2025-11-22',
      author: 'Anna Virtanen',
    },
    introduction: INTRODUCTION[language],
    items: sections,
    options: { tables },
  };
}
