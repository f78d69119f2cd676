import { rangeToDates } from '@tavoite/model';
import { SaveForReport } from '../../saveForReport/index.js';
import type { GraphViewProps } from '../useGraphValues.js';

/** Keeps the graph for a report as it is seen. */
export const SaveGraph = ({
  mapping,
  parameters,
  period,
  compact,
}: GraphViewProps & { compact: boolean }) => (
  <SaveForReport
    size="sm"
    compact={compact}
    shown={() => ({
      type: 'graph',
      mapping: mapping.id,
      properties: {
        ...rangeToDates(period.range),
        filtered_keys: parameters.filteredKeys,
        grouping: parameters.grouping,
        cumulative: parameters.cumulative,
      },
    })}
  />
);
