import type { Meta, StoryObj } from '@storybook/react-vite';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import { tableGroups } from '../../test/fixtures/strategy.js';
import { TargetSummary } from '../TargetSummary/index.js';
import { TargetTable } from './TargetTable.js';

export default {
  title: 'Strategy/TargetTable/Visual',
  tags: ['visual', '!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

/** The summary over tables of every width, with a line over twelve months and without. */
export const Everything: StoryObj = {
  render: (_, context) => {
    const locale = localeOf(context);
    const { targetSummary, targetTable } = labelsOf(locale);
    const props = { label: 'Targets', locale, labels: targetTable, onOpenDetails: () => {} };
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <TargetSummary
          counts={{ achieved: 4, close: 3, behind: 3, 'no-data': 0 }}
          value="behind"
          onValueChange={() => {}}
          labels={targetSummary}
          period="10/2026"
        />
        <TargetTable
          {...props}
          groups={tableGroups}
          selectedId={3}
          hrefOf={({ id }) => (id % 2 === 0 ? '#graph' : null)}
          trendOf={({ id }) => (id === 8 ? null : <small>12</small>)}
        />
        <TargetTable
          {...props}
          label="Targets, narrow"
          groups={tableGroups.slice(0, 3)}
          style={{ inlineSize: 700 }}
        />
      </div>
    );
  },
};
