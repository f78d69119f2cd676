// The Finnish texts of the charts, ready to pass: one export for each component, named after it.
import type {
  FigureLabels,
  FrameLabels,
  MappedGraphLabels,
  PointWords,
  RadarLabels,
  TimelineLabels,
  TimeSeriesLabels,
} from './types.js';

const kinds = { actual: 'toteuma', estimate: 'arvio', missing: 'ei tietoja' };
const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

function point({ series, period, value, kind, coverage, months, notes }: PointWords): string {
  const when = coverage === null ? period : `${period} (vajaa: ${months}, ${coverage})`;
  const what =
    kind === 'missing' ? kinds.missing : kind === 'target' ? value : `${value}, ${kinds[kind]}`;
  return [series, when, what, ...(notes ? [notes] : [])].join(', ');
}

const frame: FrameLabels = {
  ...kinds,
  chartRole: 'kuvaaja',
  legend: 'Sarjat',
  showTable: 'Näytä taulukkona',
  showChart: 'Näytä kuvaajana',
  empty: 'Tällä ajanjaksolla ei ole arvoja.',
  loading: 'Kuvaajaa ladataan',
  updating: 'Ladataan. Näkyvissä ovat vielä aiemmat arvot.',
  moreRows: (count) => `Näytä ${count} muuta`,
  fewerRows: 'Näytä vähemmän',
  showAll: 'Näytä kaikki',
  error: 'Arvoja ei voitu ladata.',
  retry: 'Yritä uudelleen',
  keyboardHint:
    'Vasen ja oikea nuolinäppäin siirtyvät ajanjaksojen, ylös ja alas sarjojen välillä.',
  point,
  filtered: ({ series, hidden }) => `${series} ${hidden ? 'piilotettu' : 'näkyvissä'}`,
  alone: (series) => (series === null ? 'Kaikki sarjat näkyvissä' : `Vain ${series} näkyvissä`),
  legendHint: 'Napsauta: piilota tai näytä. Kaksoisnapsauta tai paina O: näytä yksin.',
};

export const timeSeriesChart: TimeSeriesLabels = {
  ...frame,
  periodColumn: 'Ajanjakso',
  estimates: 'Arviot',
  target: 'Tavoite',
  shortMonths: 'tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu'.split(' '),
  coverage: (part, months) => `vajaa: ${months} (${part})`,
  runningTotal: (month) => `kertymä alkaen ${month}kuusta`,
  total: 'Yhteensä',
  difference: 'Ero',
  fromTarget: 'vrt. tavoite',
  percentagePoints: '%-\u2060yks.',
  notes: (number) => count(number, 'kommentti', 'kommenttia'),
  summary: ({ series, first, last }) => `${count(series, 'sarja', 'sarjaa')}, ${first}–${last}.`,
  seriesSummary: (words) =>
    `${words.series}: ${words.firstPeriod} ${words.first}, ${words.lastPeriod} ${words.last}; ` +
    `pienin ${words.lowest} (${words.lowestPeriod}), ` +
    `suurin ${words.highest} (${words.highestPeriod})` +
    `${!words.estimates ? '' : `; ${count(words.estimates, 'arvio', 'arviota')}`}.`,
};

export const targetGraph: TimeSeriesLabels = timeSeriesChart;

export const radarChart: RadarLabels = {
  ...frame,
  keyboardHint: 'Vasen ja oikea nuolinäppäin siirtyvät termien, ylös ja alas sarjojen välillä.',
  keyColumn: 'Termi',
  spokeTarget: (value) => `tavoite ${value}`,
  ofTarget: (share) => `${share} tavoitteesta`,
  shownKeys: 'Näytettävät termit',
  filterRefused: ({ least }) => `Vähintään ${least} termiä jää näkyviin.`,
};

export const headlineFigureCard: FigureLabels = {
  ...kinds,
  loading: 'Lukua ladataan',
  failed: 'ei ladattu',
  since: (period) => `vrt. ${period}`,
  was: (value) => `oli ${value}`,
  better: 'parempi',
  worse: 'huonompi',
  same: 'ennallaan',
  why: {
    better: 'Kohti sitä, mitä tavoite edellyttää',
    worse: 'Poispäin siitä, mitä tavoite edellyttää',
    unknown: 'Ei tavoitetta, joten muutos ei ole hyvä eikä huono',
  },
};

export const timelineRangeBrush: TimelineLabels = {
  start: 'Ajanjakson alku',
  end: 'Ajanjakson loppu',
  window: 'Siirrä ajanjaksoa',
  length: ({ months, whole }) =>
    whole === null
      ? count(months, 'kuukausi', 'kuukautta')
      : whole.grouping === 'quarter'
        ? count(whole.count, 'neljännes', 'neljännestä')
        : count(whole.count, 'tilikausi', 'tilikautta'),
};

export const mappedGraph: MappedGraphLabels = {
  targetOf: (title) => `Tavoite: ${title}`,
  currentValue: 'Jakson arvo',
  targetValue: 'Tavoitearvo',
  quarterly: 'neljänneksittäin',
  yearly: 'tilikausittain',
  cumulative: 'kumulatiivinen',
  tooShortForQuarters: 'Ajanjakso on liian lyhyt neljänneksille: valitse vähintään 3 kuukautta.',
  tooShortForYears: 'Ajanjakso on liian lyhyt tilikausille: valitse vähintään 12 kuukautta.',
};

export { graphSentence } from './sentences/fi.js';
