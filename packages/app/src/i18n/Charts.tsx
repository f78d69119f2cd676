import { type ChartLabels, ChartProvider } from '@tavoite/charts/ChartProvider';
import * as en from '@tavoite/charts/labels/en';
import * as fi from '@tavoite/charts/labels/fi';
import { chartParts } from '@tavoite/ui/chartParts';
import type { ReactNode } from 'react';
import { useShownLanguage } from './Texts.js';

/** The charts' own texts in the chosen language; a screen overrides single ones. */
export const useChartLabels = (): ChartLabels => (useShownLanguage() === 'fi' ? fi : en);

/** Gives the charts below it the chosen language, and the kit's parts for their frames. */
export const Charts = ({ children }: { children: ReactNode }) => (
  <ChartProvider labels={useChartLabels()} parts={chartParts}>
    {children}
  </ChartProvider>
);
