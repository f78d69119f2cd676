import { aimOf, hiddenTerms } from '@tavoite/charts/mappedGraph';
import { datesToRange, formatRange, type TimeGrouping } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import {
  DateSelector,
  MOBILE_QUERY,
  Reserved,
  SegmentedControl,
  Stack,
  Toolbar,
  useMediaQuery,
} from '@tavoite/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useAppSelector } from '../../../core/hooks.js';
import { STEP } from '../../../core/useSearch.js';
import { useText } from '../../../i18n/Texts.js';
import { MonthsNote } from '../../monthsNote/index.js';
import { usePeriodLabels } from '../../period/index.js';
import { groupingOptions } from '../labels.js';
import { barColumns, isSameDates, stacksOf } from '../stacks.js';
import type { GraphViewProps } from '../useGraphValues.js';
import { FailedTerms } from './FailedTerms.js';
import { GroupingMenu } from './GroupingMenu.js';
import { NumbersNotes } from './NumbersNotes.js';
import { TermFigure } from './TermFigure.js';
import { TotalFigure } from './TotalFigure.js';

/** Below one another, so that figures, targets and months can be compared down the page. */
const Figures = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-2')};
`;

/** The period and the scale side by side on a phone, too. */
const Controls = styled(Toolbar)`
  @media (max-width: 480px) {
    gap: ${token('space-2')};

    > button {
      flex: 1 1 auto;
    }

    button {
      --button-padding: ${token('space-2')};
    }

    button > span {
      gap: ${token('space-1')};
    }
  }
`;

/** Close below one another where they have no room side by side. */
const Months = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space-2')};
`;

/** As the note about the months beside it. */
const Earlier = styled.p`
  font-size: ${token('font-size-sm')};
  color: ${token('color-text-muted')};
`;

/** As its values are drawn in every graph below. */
const EarlierMark = styled.span`
  display: inline-block;
  width: 6px;
  height: 14px;
  margin-inline-end: ${token('space-2')};
  background: ${token('color-chart-earlier')};
  border-radius: 1px;
  vertical-align: -2px;
  forced-color-adjust: none;

  &[data-line] {
    width: 16px;
    height: 2px;
    vertical-align: middle;
  }
`;

/** Each term's figure for the period, with its graph. */
export const NumbersView = (props: GraphViewProps) => {
  const { mapping, parameters, period, set, values, pending, retrying, terms, columns, earlier } =
    props;
  const { text } = useText();
  const labels = usePeriodLabels();
  const { filteredKeys } = parameters;
  const hidden = useMemo(
    () => hiddenTerms(mapping, terms, filteredKeys),
    [mapping, terms, filteredKeys],
  );
  const seen = useMemo(() => terms.filter((term) => !hidden.includes(term)), [terms, hidden]);
  const isLoading = values === null;
  const stacks = useMemo(() => stacksOf(mapping, seen, isLoading), [mapping, seen, isLoading]);
  const locale = useAppSelector((state) => state.preferences.language);
  const isNarrow = useMediaQuery(MOBILE_QUERY);
  const setGrouping = (grouping: TimeGrouping) => set({ grouping }, STEP);
  const shown = Object.values(values?.figures ?? {});
  const [first] = shown;
  const over = isLoading ? period.range : first && datesToRange(first.start_date, first.end_date);
  // The same months a year before, said once.
  const before = Object.values(values?.compared ?? {}).find(({ value }) => value !== null);
  const earlierMonths = isLoading
    ? period.range
    : before && datesToRange(before.start_date, before.end_date);
  return (
    <Stack>
      <Controls>
        <Reserved active={period.bounds === null}>
          <DateSelector
            value={period.selection}
            onValueChange={period.choose}
            options={period.options}
            locale={locale}
            labels={labels}
          />
        </Reserved>
        {isNarrow ? (
          <GroupingMenu value={parameters.grouping} onValueChange={setGrouping} />
        ) : (
          <SegmentedControl
            label={text('time-grouping')}
            options={groupingOptions(text)}
            value={parameters.grouping}
            onValueChange={setGrouping}
          />
        )}
        <Reserved active={isLoading}>
          <Months>
            {over ? (
              <MonthsNote
                range={over}
                isYtd={period.isYtd}
                hasEstimates={shown.some((figure) => !figure.isVerified)}
              />
            ) : null}
            {earlierMonths ? (
              <Earlier>
                {earlier.size > 0 ? (
                  <EarlierMark
                    data-line={barColumns(mapping) === 0 || undefined}
                    aria-hidden="true"
                  />
                ) : (
                  '· '
                )}
                {text('previous-year-months', { months: formatRange(earlierMonths) })}
              </Earlier>
            ) : null}
          </Months>
        </Reserved>
      </Controls>
      <NumbersNotes {...props} hidden={hidden} />
      <FailedTerms {...props} hasAll />
      <Figures>
        {stacks.map((parts) => (
          <TotalFigure key={parts[0].key} {...props} parts={parts} comparedNoted={before} />
        ))}
        {seen.map((term) => {
          const figure = values?.figures[term.key];
          const compared = values?.compared[term.key];
          return (
            <TermFigure
              key={term.key}
              mapping={mapping}
              term={term}
              loaded={columns.get(term.key)}
              earlier={earlier.get(term.key)}
              figure={figure}
              compared={compared}
              isComparedNoted={
                before !== undefined && compared !== undefined && isSameDates(compared, before)
              }
              aim={aimOf(term.key, values?.targets ?? [])}
              grouping={values?.request.grouping ?? parameters.grouping}
              fiscalStart={period.fiscalStart}
              range={period.range}
              onlyVerified={values?.request.onlyVerified ?? period.isYtd}
              isNoted={first !== undefined && figure !== undefined && isSameDates(figure, first)}
              pending={pending || retrying.includes(term.key)}
              problem={values?.failed.find(({ keys }) => keys.includes(term.key))?.error ?? null}
              noAnimation={parameters.noAnimation}
            />
          );
        })}
      </Figures>
    </Stack>
  );
};
