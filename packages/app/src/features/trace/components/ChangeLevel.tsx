import { Button, FigureChange, Icon, SegmentedControl } from '@tavoite/ui';
import { LogicIcon } from '@tavoite/ui/icons';
import { useAppDispatch, useAppSelector } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { comparedPeriod, writePeriod } from '../period.js';
import { type ChangeStep, changeOpened, comparisonChosen, traceOpened } from '../slice.js';
import { FigureLinks } from './FigureLinks.js';

/** Why one value changed. */
export const ChangeLevel = ({ step }: { step: ChangeStep }) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const labels = useLabels();
  const locale = useAppSelector((state) => state.preferences.language);
  const comparison = useAppSelector((state) => state.trace.comparison);
  const { key, data, start_date, end_date } = step;
  const period = { start_date, end_date };
  const { title } = step;
  const against = comparedPeriod(period, comparison);
  // Over a whole year, the period before is the year before.
  const isOne =
    writePeriod(comparedPeriod(period, 'previous')) === writePeriod(comparedPeriod(period, 'year'));
  return (
    <FigureChange
      title={title ?? null}
      period={writePeriod(period)}
      comparedPeriod={writePeriod(against)}
      change={data}
      locale={locale}
      labels={labels.figureChange}
      onOpenInput={(input) =>
        dispatch(changeOpened({ ...period, key: input.key, title: input.title }))
      }
      onTraceInput={(input) =>
        dispatch(traceOpened({ ...period, key: input.key, title: input.title }))
      }
      choice={
        isOne ? null : (
          <div>
            <SegmentedControl
              label={text('compared-with')}
              size="sm"
              options={[
                { value: 'previous', label: text('previous-period') },
                { value: 'year', label: text('year-before') },
              ]}
              value={comparison}
              onValueChange={(chosen) => dispatch(comparisonChosen(chosen))}
            />
          </div>
        )
      }
      actions={
        <>
          <Button
            size="sm"
            icon={<Icon icon={LogicIcon} size="sm" />}
            onClick={() => dispatch(traceOpened({ ...period, key, ...(title && { title }) }))}
          >
            {text('trace-figure')}
          </Button>
          <FigureLinks figure={key} period={period} />
        </>
      }
    />
  );
};
