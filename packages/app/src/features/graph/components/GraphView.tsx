import { TimelineRangeBrush } from '@tavoite/charts';
import { isRadar } from '@tavoite/charts/mappedGraph';
import { Card, Reserved, SegmentedControl, Stack, Toolbar } from '@tavoite/ui';
import { useState } from 'react';
import { useText } from '../../../i18n/Texts.js';
import { accumulationOptions, groupingOptions } from '../labels.js';
import type { GraphPeriod } from '../useGraphPeriod.js';
import type { GraphViewProps } from '../useGraphValues.js';
import { FailedTerms } from './FailedTerms.js';
import { FigureRadar } from './FigureRadar.js';
import { TimeSeriesGraph } from './TimeSeriesGraph.js';

/** The timeline; nothing is loaded while a part of it is being moved. */
const Timeline = ({ period }: { period: GraphPeriod }) => {
  const { text } = useText();
  const [moving, setMoving] = useState<GraphPeriod['range'] | null>(null);
  return (
    <Reserved active={period.bounds === null}>
      <TimelineRangeBrush
        label={text('timeline')}
        bounds={period.bounds ?? period.range}
        value={moving ?? period.range}
        onValueChange={setMoving}
        onValueCommit={(range) => {
          setMoving(null);
          period.chooseRange(range);
        }}
      />
    </Reserved>
  );
};

/** The graph of a mapping with its timeline and switches. */
export const GraphView = (props: GraphViewProps) => {
  const { mapping, parameters, period, set } = props;
  const { text } = useText();
  const radar = isRadar(mapping);
  return (
    <Card>
      <Stack>
        <Timeline period={period} />
        {radar ? null : (
          <Toolbar>
            <SegmentedControl
              label={text('time-grouping')}
              options={groupingOptions(text)}
              value={parameters.grouping}
              onValueChange={(grouping) => set({ grouping })}
            />
            <SegmentedControl
              label={text('accumulation')}
              options={accumulationOptions(text, parameters.grouping)}
              value={parameters.cumulative ? 'cumulative' : 'monthly'}
              onValueChange={(value) => set({ cumulative: value === 'cumulative' })}
            />
          </Toolbar>
        )}
        <FailedTerms {...props} />
        {radar ? <FigureRadar {...props} /> : <TimeSeriesGraph {...props} />}
      </Stack>
    </Card>
  );
};
