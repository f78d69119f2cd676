import { type DateRange, type FiscalStart, startOfFiscalYear } from '@tavoite/model';
import { Button, FigureTrace, Icon, Stack } from '@tavoite/ui';
import { TrendingUpIcon } from '@tavoite/ui/icons';
import { useAppDispatch, useAppSelector } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import { type TextFunctions, useText } from '../../../i18n/Texts.js';
import { FigureComments } from '../../comments/index.js';
import { TARGET_FIGURES } from '../labels.js';
import { writeGroupedPeriod, writePeriod } from '../period.js';
import { changeOpened, type TracedFigure, type TraceStep, traceOpened } from '../slice.js';
import { FigureLinks } from './FigureLinks.js';

const periodOf = ({ start_date, end_date, grouping, cumulative }: TracedFigure) => ({
  start_date,
  end_date,
  ...(grouping && { grouping }),
  ...(cumulative && { cumulative }),
});

/** The period in words; `months` are those that the value is made of. */
function nameOfPeriod(
  step: TraceStep,
  months: DateRange,
  fiscalStart: FiscalStart,
  text: TextFunctions['text'],
): string {
  if (!('key' in step)) {
    const figure = text(TARGET_FIGURES[step.figure]);
    return text('target-figure-period', { figure, period: writePeriod(months) });
  }
  const period = writeGroupedPeriod(step, step.grouping, fiscalStart);
  if (!step.cumulative) return period;
  return text('cumulative-period', { period, months: writePeriod(months) });
}

/** How one value came about. */
export const TraceLevel = ({ step }: { step: TraceStep }) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const labels = useLabels();
  const locale = useAppSelector((state) => state.preferences.language);
  const fiscalStart = useAppSelector((state) =>
    startOfFiscalYear(state.organization.data?.organization?.start_of_fiscal_year),
  );
  const { data } = step;
  const months = data ?? step;
  const dates = { start_date: months.start_date, end_date: months.end_date };
  const termKey = data?.key ?? null;
  return (
    <Stack>
      <FigureTrace
        title={step.title ?? null}
        period={nameOfPeriod(step, months, fiscalStart, text)}
        trace={data}
        locale={locale}
        labels={labels.figureTrace}
        note={'key' in step || step.figure !== 'target' ? undefined : text('target-value')}
        onOpenInput={({ key, title }) =>
          // A running total is made of running totals; a target's values may be of earlier months.
          dispatch(traceOpened({ ...('key' in step ? periodOf(step) : dates), key, title }))
        }
        actions={
          <>
            {termKey === null ? null : (
              <Button
                size="sm"
                icon={<Icon icon={TrendingUpIcon} size="sm" />}
                onClick={() =>
                  dispatch(changeOpened({ ...dates, key: termKey, title: data?.title ?? termKey }))
                }
              >
                {text('why-did-it-change')}
              </Button>
            )}
            <FigureLinks figure={termKey} period={dates} />
          </>
        }
      />
      {termKey !== null && <FigureComments about={{ subject: { term: termKey }, ...dates }} />}
    </Stack>
  );
};
