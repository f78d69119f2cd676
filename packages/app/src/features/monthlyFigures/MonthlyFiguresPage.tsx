import {
  currentMonth,
  formatMonth,
  formatNumber,
  monthNumber,
  parseMonth,
  parseNumber,
  rangeToDates,
  yearOf,
} from '@tavoite/model';
import {
  Banner,
  Button,
  DataMapPanel,
  DataMapSkeleton,
  DateSelector,
  EmptyState,
  ErrorState,
  FigureGrid,
  type FigureGridRow,
  type FigureGridSummary,
  Icon,
  LiveRegion,
  TextField,
  Toolbar,
} from '@tavoite/ui';
import {
  CheckIcon,
  ClockIcon,
  DataMapIcon,
  RedoIcon,
  SearchIcon,
  UndoIcon,
  UploadIcon,
} from '@tavoite/ui/icons';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../core/hooks.js';
import { useOpenScreen } from '../../core/openScreen.js';
import { Page } from '../../core/page/Page.js';
import { useScrollLock } from '../../core/page/scrollLock.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { useLabels } from '../../i18n/labels.js';
import { useText } from '../../i18n/Texts.js';
import { usePeriod } from '../period/index.js';
import { FileDialog } from './dialogs/FileDialog.js';
import { HistoryDialog } from './dialogs/HistoryDialog.js';
import { MonthDialog } from './dialogs/MonthDialog.js';
import { SaveDialog } from './dialogs/SaveDialog.js';
import { editsIn, rowsOfSheet, withEdits } from './pending.js';
import { figuresScreen, sheetCall } from './slice.js';
import { useFiguresSelector } from './state.js';
import { usePending } from './usePending.js';

/** Years back and ahead whose months can be chosen. */
const YEARS_BACK = 10;
const YEARS_AHEAD = 2;

/** Every month that figures are entered for, whether there are any yet or not. */
function enterableMonths() {
  const year = yearOf(currentMonth());
  return rangeToDates({
    start: monthNumber(year - YEARS_BACK, 1),
    end: monthNumber(year + YEARS_AHEAD, 12),
  });
}

/** Figures that are entered, terms × months, as in a spreadsheet. */
const MonthlyFiguresPage = () => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const labels = useLabels();
  const locale = useAppSelector((state) => state.preferences.language);
  const [months] = useState(enterableMonths);
  const { range, selection, options, choose } = usePeriod('monthly-figures', months);
  const { data: sheet, error } = useFiguresSelector((state) => state.monthlyFigures.sheet);
  const pending = usePending();
  const [filter, setFilter] = useState('');
  const [dialog, setDialog] = useState<'save' | 'file' | 'month' | 'history' | null>(null);
  const [summary, setSummary] = useState<FigureGridSummary>({ count: 0, sum: 0 });
  const [refused, setRefused] = useState<string | null>(null);
  useScrollLock();
  useOpenScreen(figuresScreen, undefined);

  const { start, end } = range;
  const load = useCallback(
    () => dispatch(sheetCall.request(rangeToDates({ start, end }))),
    [dispatch, start, end],
  );
  useEffect(() => {
    load();
  }, [load]);

  const rows = useMemo(() => (sheet ? rowsOfSheet(sheet) : []), [sheet]);
  const headings = useMemo(
    () => (sheet?.months ?? []).map((month) => formatMonth(parseMonth(month) ?? 0, 'MM/YYYY')),
    [sheet],
  );
  const edits = useMemo(
    () => (sheet ? editsIn(pending.figures, sheet) : new Map()),
    [pending.figures, sheet],
  );
  const wanted = filter.trim().toLocaleLowerCase(locale);
  const found = useMemo(
    () =>
      wanted === ''
        ? rows
        : rows.filter(({ title, path }) =>
            `${path} ${title}`.toLocaleLowerCase(locale).includes(wanted),
          ),
    [rows, wanted, locale],
  );
  const types = useMemo(
    () => new Map(sheet?.terms.map(({ key, value_numeric_type: type }) => [key, type])),
    [sheet],
  );
  const formatValue = useCallback(
    (value: number, { key }: FigureGridRow) =>
      formatNumber(value, { locale, type: types.get(key) }),
    [locale, types],
  );
  const parse = useCallback((typed: string) => parseNumber(typed, locale), [locale]);
  const count = pending.figures.length;

  const grid = () => {
    if (error)
      return (
        <ErrorState
          title={text('figures-failed')}
          description={messageText(failureMessage(error))}
          retryLabel={text('retry')}
          onRetry={load}
        />
      );
    if (!sheet) return <DataMapSkeleton label={text('loading')} />;
    if (rows.length === 0)
      return (
        <EmptyState
          icon={DataMapIcon}
          title={text('no-entered-terms')}
          description={text('no-entered-terms-description')}
        />
      );
    if (found.length === 0)
      return (
        <EmptyState
          icon={SearchIcon}
          title={text('no-such-terms')}
          action={<Button onClick={() => setFilter('')}>{text('show-all-terms')}</Button>}
        />
      );
    return (
      <FigureGrid
        rows={found}
        months={headings}
        edits={edits}
        onEdit={(next) => {
          setRefused(null);
          pending.set(withEdits(pending.figures, next, sheet));
        }}
        onRefused={({ invalid, outside }) =>
          setRefused(
            [
              ...(invalid.length > 0
                ? [
                    text('pasted-no-numbers', {
                      count: invalid.length,
                      texts: invalid.slice(0, 3).join(', '),
                    }),
                  ]
                : []),
              ...(outside > 0 ? [text('pasted-outside', { count: outside })] : []),
            ].join(' '),
          )
        }
        onUndo={() => pending.undo?.()}
        onRedo={() => pending.redo?.()}
        onSummaryChange={setSummary}
        startMonth={Math.max(0, sheet.months.indexOf(formatMonth(currentMonth() - 1)))}
        parse={parse}
        formatValue={formatValue}
        decimalMark={locale === 'fi' ? ',' : '.'}
        labels={labels.figureGrid}
      />
    );
  };

  const sumText =
    summary.count > 1
      ? text('selection-sum', { count: summary.count, sum: formatNumber(summary.sum, { locale }) })
      : '';
  const closeDialog = () => setDialog(null);
  const clearPending = () => {
    pending.clear();
    closeDialog();
  };
  return (
    <Page
      title={text('monthly-figures')}
      section={text('manage')}
      actions={
        <DateSelector
          value={selection}
          onValueChange={choose}
          options={options}
          locale={locale}
          labels={labels.dateSelector}
          align="end"
        />
      }
    >
      <DataMapPanel
        notice={
          <>
            {pending.isKept && count > 0 ? (
              <Banner tone="info">{text('figures-kept', { count })}</Banner>
            ) : null}
            {refused === null ? null : <Banner tone="warning">{refused}</Banner>}
          </>
        }
        labels={{ ...labels.dataMapPanel, hint: sumText || text('figures-hint') }}
        toolbar={
          <>
            <TextField
              label={text('find-terms')}
              hideLabel
              type="search"
              placeholder={text('find-terms')}
              value={filter}
              onChange={({ target }) => setFilter(target.value)}
            />
            <Toolbar>
              <Button
                icon={<Icon icon={UploadIcon} size="sm" />}
                disabled={!sheet}
                onClick={() => setDialog('file')}
              >
                {text('from-file')}
              </Button>
              <Button icon={<Icon icon={CheckIcon} size="sm" />} onClick={() => setDialog('month')}>
                {text('close-month')}
              </Button>
              <Button
                icon={<Icon icon={ClockIcon} size="sm" />}
                onClick={() => setDialog('history')}
              >
                {text('figures-history')}
              </Button>
              <Button
                icon={<Icon icon={UndoIcon} size="sm" />}
                disabled={!pending.undo}
                onClick={() => pending.undo?.()}
              >
                {text('undo')}
              </Button>
              <Button
                icon={<Icon icon={RedoIcon} size="sm" />}
                disabled={!pending.redo}
                onClick={() => pending.redo?.()}
              >
                {text('redo')}
              </Button>
              <Button variant="primary" disabled={count === 0} onClick={() => setDialog('save')}>
                {count === 0 ? text('save') : text('save-count', { count })}
              </Button>
            </Toolbar>
          </>
        }
      >
        {grid()}
      </DataMapPanel>
      <LiveRegion message={sumText} />
      {dialog === 'save' ? (
        <SaveDialog
          pending={pending.figures}
          onPendingChange={pending.set}
          onSaved={clearPending}
          onClose={closeDialog}
        />
      ) : null}
      {dialog === 'file' && sheet ? (
        <FileDialog
          sheet={sheet}
          pending={pending.figures}
          onRead={(figures) => {
            pending.set(figures);
            setDialog('save');
          }}
          onClose={closeDialog}
        />
      ) : null}
      {dialog === 'month' ? <MonthDialog onClose={closeDialog} /> : null}
      {dialog === 'history' ? <HistoryDialog onClose={closeDialog} /> : null}
    </Page>
  );
};

export default MonthlyFiguresPage;
