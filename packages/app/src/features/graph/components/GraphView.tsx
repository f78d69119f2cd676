import { TimelineRangeBrush } from '@tavoite/charts';
import { isRadar } from '@tavoite/charts/mappedGraph';
import type { TimeGrouping } from '@tavoite/model';
import { Card, MOBILE_QUERY, Reserved, Stack, useMediaQuery } from '@tavoite/ui';
import { useState } from 'react';
import { useText } from '../../../i18n/Texts.js';
import type { GraphPeriod } from '../useGraphPeriod.js';
import type { GraphViewProps } from '../useGraphValues.js';
import { useTimelinePoints } from '../useTimelinePoints.js';
import { FailedTerms } from './FailedTerms.js';
import { FigureRadar } from './FigureRadar.js';
import { RangeMenu } from './RangeMenu.js';
import { TimeSeriesGraph } from './TimeSeriesGraph.js';

/** The timeline; nothing is loaded while a part of it is being moved. */
const Timeline = ({ period, grouping }: { period: GraphPeriod; grouping: TimeGrouping }) => {
  const { text } = useText();
  const points = useTimelinePoints();
  const [moving, setMoving] = useState<GraphPeriod['range'] | null>(null);
  return (
    <Reserved active={period.bounds === null}>
      <TimelineRangeBrush
        label={text('timeline')}
        points={points}
        grouping={grouping}
        fiscalStart={period.fiscalStart}
        tools={<RangeMenu period={period} />}
        bounds={period.bounds ?? period.range}
        value={moving ?? period.range}
        onValueChange={setMoving}
        onValueCommit={(range) => {
          setMoving(null);
          period.drag(range);
        }}
      />
    </Reserved>
  );
};

/** The graph of a mapping with its timeline and switches. */
export const GraphView = (props: GraphViewProps) => {
  const { mapping, parameters, period } = props;
  const hasRadar = isRadar(mapping);
  const isNarrow = useMediaQuery(MOBILE_QUERY);
  const timeline = <Timeline period={period} grouping={hasRadar ? 'month' : parameters.grouping} />;
  return (
    <Card padding={isNarrow ? 'sm' : 'md'}>
      <Stack>
        <FailedTerms {...props} />
        {hasRadar ? (
          <FigureRadar {...props} timeline={timeline} />
        ) : (
          <TimeSeriesGraph {...props} timeline={timeline} />
        )}
      </Stack>
    </Card>
  );
};
