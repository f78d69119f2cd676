import {
  currentMonth,
  formatMonth,
  formatNumber,
  hasWords,
  monthNumber,
  parseMonth,
  parseNumber,
  rangeToDates,
  searchWords,
  selectionOfRange,
  yearOf,
} from '@tavoite/model';
import {
  Banner,
  Button,
  DataMapPanel,
  DataMapSkeleton,
  DateSelector,
  EmptyState,
  FigureGrid,
  type FigureGridRow,
  type FigureGridSummary,
  LinkButton,
  LiveRegion,
} from '@tavoite/ui';
import { DataMapIcon, SearchIcon } from '@tavoite/ui/icons';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../core/hooks.js';
import { useOpenScreen } from '../../core/openScreen.js';
import { LoadFailure } from '../../core/page/LoadFailure.js';
import { ManagePage } from '../../core/page/ManagePage.js';
import { useScrollLock } from '../../core/page/scrollLock.js';
import { useLabels } from '../../i18n/labels.js';
import { useText } from '../../i18n/Texts.js';
import { usePeriod } from '../period/index.js';
import { DropHint } from './DropHint.js';
import { FileDialog } from './dialogs/FileDialog.js';
import { HistoryDialog } from './dialogs/HistoryDialog.js';
import { MonthDialog } from './dialogs/MonthDialog.js';
import { SaveDialog } from './dialogs/SaveDialog.js';
import { type FiguresDialog, FiguresToolbar } from './FiguresToolbar.js';
import { withHeadings } from './headings.js';
import { KeptBanner } from './KeptBanner.js';
import { type FigurePlace, isClosedIn, isMissingIn, monthOfWork, standingIn } from './months.js';
import {
  countIn,
  countOf,
  editsReader,
  listOf,
  pendingOf,
  rowsOfSheet,
  withEdits,
  withFigures,
} from './pending.js';
import { figuresScreen, sheetCall } from './slice.js';
import { useFiguresSelector } from './state.js';
import { useDroppedFile } from './useDroppedFile.js';
import { usePending } from './usePending.js';

/** Years back and ahead whose months can be chosen. */
const YEARS_BACK = 10;
const YEARS_AHEAD = 2;

const NEW_TERM = '/manage/terms?term=new';

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
  const { text } = useText();
  const labels = useLabels();
  const locale = useAppSelector((state) => state.preferences.language);
  const [months] = useState(enterableMonths);
  const { range, selection, options, choose } = usePeriod('monthly-figures', months);
  const { data: sheet, error } = useFiguresSelector((state) => state.monthlyFigures.sheet);
  const pending = usePending();
  const [filter, setFilter] = useState('');
  const [dialog, setDialog] = useState<FiguresDialog | null>(null);
  const [dropped, setDropped] = useState<File | null>(null);
  const [summary, setSummary] = useState<FigureGridSummary>({ count: 0, sum: 0 });
  const [refused, setRefused] = useState<string | null>(null);
  const [isOnlyMissing, setOnlyMissing] = useState(false);
  const [placeToShow, setPlaceToShow] = useState<FigurePlace | null>(null);
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

  const takeFile = useCallback((file: File) => {
    setDropped(file);
    setDialog('file');
  }, []);
  const isDragged = useDroppedFile(
    takeFile,
    sheet !== null && (dialog === null || dialog === 'file'),
  );

  const rows = useMemo(() => (sheet ? rowsOfSheet(sheet) : []), [sheet]);
  const headings = useMemo(
    () => (sheet?.months ?? []).map((month) => formatMonth(parseMonth(month) ?? 0, 'MM/YYYY')),
    [sheet],
  );
  const readEdits = useMemo(() => (sheet ? editsReader(sheet) : () => new Map()), [sheet]);
  const edits = useMemo(() => readEdits(pending.figures), [readEdits, pending.figures]);
  // What is typed is shown first, and thousands of terms are looked through after that.
  const wanted = useDeferredValue(filter);
  const words = useMemo(() => searchWords(wanted, locale), [wanted, locale]);
  const workMonth = useMemo(() => monthOfWork(sheet), [sheet]);
  const workAt = sheet?.months.indexOf(workMonth) ?? -1;
  const closed = useMemo(
    () =>
      new Set(sheet?.months.flatMap((month, at) => (isClosedIn(sheet, month) ? [at] : [])) ?? []),
    [sheet],
  );
  const missing = useMemo(
    () => new Set(workAt === -1 ? [] : rows.filter((row) => isMissingIn(row, workAt))),
    [rows, workAt],
  );
  const found = useMemo(
    () =>
      withHeadings(
        rows.filter(
          (row) =>
            hasWords(`${row.path} ${row.title}`, words, locale) &&
            (!isOnlyMissing || missing.has(row)),
        ),
      ),
    [rows, words, locale, missing, isOnlyMissing],
  );
  const showAll = () => {
    setFilter('');
    setOnlyMissing(false);
  };
  const showPlace = (place: FigurePlace) => {
    setDialog(null);
    showAll();
    setPlaceToShow(place);
    const month = parseMonth(place.month) ?? 0;
    if (month < start || month > end)
      choose(selectionOfRange({ start: Math.min(start, month), end: Math.max(end, month) }));
  };
  const placeAt = placeToShow ? (sheet?.months.indexOf(placeToShow.month) ?? -1) : -1;
  const shownCell = useMemo(
    () => (placeToShow && placeAt !== -1 ? { key: placeToShow.key, month: placeAt } : null),
    [placeToShow, placeAt],
  );
  const types = useMemo(
    () => new Map(sheet?.terms.map(({ key, value_numeric_type: type }) => [key, type])),
    [sheet],
  );
  const titles = useMemo(() => new Map(rows.map(({ key, title }) => [key, title])), [rows]);
  const formatValue = useCallback(
    (value: number, { key }: FigureGridRow) =>
      formatNumber(value, { locale, type: types.get(key) }),
    [locale, types],
  );
  const parse = useCallback((typed: string) => parseNumber(typed, locale), [locale]);
  const count = useMemo(() => countOf(pending.figures), [pending.figures]);
  const isAsked = dialog === 'save';
  const toSave = useMemo(
    () => (isAsked ? listOf(pending.figures) : []),
    [isAsked, pending.figures],
  );

  const grid = () => {
    if (error) return <LoadFailure title={text('figures-failed')} error={error} onRetry={load} />;
    if (!sheet) return <DataMapSkeleton label={text('loading')} />;
    if (rows.length === 0)
      return (
        <EmptyState
          icon={DataMapIcon}
          title={text('no-entered-terms')}
          description={text('no-entered-terms-description')}
          action={<LinkButton href={NEW_TERM}>{text('new-term')}</LinkButton>}
        />
      );
    if (found.length === 0)
      return (
        <EmptyState
          icon={SearchIcon}
          title={words.length === 0 ? text('nothing-missing') : text('found-terms', { count: 0 })}
          action={<Button onClick={showAll}>{text('show-all-terms')}</Button>}
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
        onRefused={({ invalid, unknown, outside }) =>
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
              ...(unknown.length > 0
                ? [
                    text('pasted-unknown', {
                      count: unknown.length,
                      texts: unknown.slice(0, 3).join(', '),
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
        closedMonths={closed}
        workMonth={workAt}
        startMonth={Math.max(0, workAt)}
        shownCell={shownCell}
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
  const closeDialog = () => {
    setDialog(null);
    setDropped(null);
  };
  const clearPending = () => {
    pending.clear();
    closeDialog();
  };
  return (
    <ManagePage
      page="monthly-figures"
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
            {pending.keptCount > 0 ? (
              <KeptBanner count={pending.keptCount} onDiscard={pending.discardKept} />
            ) : null}
            {refused === null ? null : <Banner tone="warning">{refused}</Banner>}
          </>
        }
        labels={{ ...labels.figureKey, hint: sumText || text('figures-hint') }}
        toolbar={
          <FiguresToolbar
            count={count}
            missing={{
              month: formatMonth(parseMonth(workMonth) ?? 0, 'MM/YYYY'),
              count: missing.size,
              isOnly: isOnlyMissing,
              onChange: (isOnly) => {
                setOnlyMissing(isOnly);
                setPlaceToShow(null);
              },
            }}
            standing={sheet ? standingIn(sheet, workMonth) : null}
            isRunning={workMonth === formatMonth(currentMonth())}
            undo={pending.undo}
            redo={pending.redo}
            onOpen={setDialog}
            typed={filter}
            onTypedChange={(typed) => {
              setFilter(typed);
              setPlaceToShow(null);
            }}
          />
        }
      >
        {grid()}
      </DataMapPanel>
      <LiveRegion message={sumText} />
      {isDragged && dialog === null ? <DropHint>{text('figures-drop-hint')}</DropHint> : null}
      {dialog === 'save' ? (
        <SaveDialog
          pending={toSave}
          titles={titles}
          onPendingChange={(figures) => pending.set(pendingOf(figures))}
          onSaved={clearPending}
          onClose={closeDialog}
        />
      ) : null}
      {dialog === 'file' && sheet ? (
        <FileDialog
          sheet={sheet}
          dropped={dropped}
          onRead={(figures) => {
            setDropped(null);
            pending.set(withFigures(pending.figures, figures));
            setDialog('save');
          }}
          onClose={closeDialog}
        />
      ) : null}
      {dialog === 'month' ? (
        <MonthDialog
          offered={workMonth}
          isEntered={(key) => titles.has(key)}
          unsavedIn={(month) => countIn(pending.figures, month)}
          onShow={showPlace}
          onClose={closeDialog}
        />
      ) : null}
      {dialog === 'history' ? <HistoryDialog onClose={closeDialog} /> : null}
    </ManagePage>
  );
};

export default MonthlyFiguresPage;
