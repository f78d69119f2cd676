import { SegmentedControl } from '@tavoite/ui';
import { STEP } from '../../../core/useSearch.js';
import { useText } from '../../../i18n/Texts.js';
import { accumulationOptions, groupingOptions, SINGLE } from '../labels.js';
import type { GraphViewProps } from '../useGraphValues.js';

/** What a value of the graph stands for. */
export const GraphSwitches = ({ parameters, set }: Pick<GraphViewProps, 'parameters' | 'set'>) => {
  const { text } = useText();
  return (
    <>
      <SegmentedControl
        label={text('time-grouping')}
        options={groupingOptions(text)}
        value={parameters.grouping}
        onValueChange={(grouping) => set({ grouping }, STEP)}
      />
      <SegmentedControl
        label={text('accumulation')}
        options={accumulationOptions(text, parameters.grouping)}
        value={parameters.cumulative ? 'cumulative' : 'monthly'}
        onValueChange={(value) => set({ cumulative: value === 'cumulative' }, STEP)}
      />
    </>
  );
};

/** What the switches say, in short. */
export function useSwitchesSummary({ grouping, cumulative }: GraphViewProps['parameters']): string {
  const { text } = useText();
  const single = text(SINGLE[grouping]);
  if (!cumulative) return single;
  return `${single}, ${text('cumulative').toLowerCase()}`;
}
