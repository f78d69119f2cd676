import type { ChartLabels } from '@tavoite/charts';
import * as en from '@tavoite/charts/labels/en';
import * as fi from '@tavoite/charts/labels/fi';
import type { Language } from '@tavoite/model';

/** The texts of charts in a language, as on screen. */
export const chartLabelsIn = (language: Language): ChartLabels => (language === 'fi' ? fi : en);
