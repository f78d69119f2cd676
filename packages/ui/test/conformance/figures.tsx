import { Breadcrumbs, FigureChange, FigureTrace } from '../../src/index.js';
import { figureTexts, formulaTrace, sumChange } from '../fixtures/figures.js';
import type { Conforming } from './types.js';

const nothing = () => {};

export const figures: readonly Conforming[] = [
  {
    name: 'Breadcrumbs',
    element: (extra) => (
      <Breadcrumbs
        label="Way"
        steps={[
          { id: '1', title: 'Operating profit' },
          { id: '2', title: 'Net sales' },
        ]}
        onStepChosen={nothing}
        {...extra}
      />
    ),
  },
  {
    name: 'FigureChange',
    element: (extra) => (
      <FigureChange
        title={null}
        period="03/2026"
        comparedPeriod="02/2026"
        change={sumChange}
        locale="en"
        labels={figureTexts('en').change}
        onOpenInput={nothing}
        onTraceInput={nothing}
        {...extra}
      />
    ),
  },
  {
    name: 'FigureTrace',
    element: (extra) => (
      <FigureTrace
        title={null}
        period="03/2026"
        trace={formulaTrace}
        locale="en"
        labels={figureTexts('en').trace}
        onOpenInput={nothing}
        {...extra}
      />
    ),
    states: [
      [
        '[data-state="loading"]',
        <FigureTrace
          key="loading"
          title={null}
          period="03/2026"
          trace={null}
          locale="en"
          labels={figureTexts('en').trace}
          onOpenInput={nothing}
        />,
      ],
    ],
  },
];
