import { Breadcrumbs, FigureChange, FigureTrace } from '../../src/index.js';
import { formulaTrace, sumChange } from '../fixtures/figures.js';
import { labelsOf } from '../fixtures/labels.js';
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
        labels={labelsOf('en').figureChange}
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
        labels={labelsOf('en').figureTrace}
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
          labels={labelsOf('en').figureTrace}
          onOpenInput={nothing}
        />,
      ],
    ],
  },
];
