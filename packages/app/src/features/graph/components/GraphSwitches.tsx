import { MOBILE_QUERY, SegmentedControl, useMediaQuery } from '@tavoite/ui';
import { STEP } from '../../../core/useSearch.js';
import { useText } from '../../../i18n/Texts.js';
import { accumulationOptions, GROUPINGS, groupingOptions } from '../labels.js';
import type { GraphViewProps } from '../useGraphValues.js';

/** What a value of the graph stands for. */
export const GraphSwitches = ({ parameters, set }: Pick<GraphViewProps, 'parameters' | 'set'>) => {
  const { text } = useText();
  // As high as the tools beside them; fingers need more.
  const size = useMediaQuery(MOBILE_QUERY) ? 'md' : 'sm';
  return (
    <>
      <SegmentedControl
        size={size}
        label={text('time-grouping')}
        options={groupingOptions(text)}
        value={parameters.grouping}
        onValueChange={(grouping) => set({ grouping }, STEP)}
      />
      <SegmentedControl
        size={size}
        label={text('accumulation')}
        options={accumulationOptions(text)}
        value={parameters.cumulative ? 'cumulative' : 'monthly'}
        onValueChange={(value) => set({ cumulative: value === 'cumulative' }, STEP)}
      />
    </>
  );
};

/** What the switches say, in short. */
export function useSwitchesSummary({ grouping, cumulative }: GraphViewProps['parameters']): string {
  const { text } = useText();
  const grouped = text(GROUPINGS[grouping]);
  return cumulative ? `${grouped}, ${text('cumulative').toLowerCase()}` : grouped;
}
