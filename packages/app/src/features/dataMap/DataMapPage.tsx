import {
  ALL_OPEN,
  formatMonth,
  NONE_OPEN,
  type OpenBranches,
  rangeToDates,
  searchWords,
} from '@tavoite/model';
import {
  Banner,
  Button,
  DataMapPanel,
  DataMapSkeleton,
  DateSelector,
  EmptyState,
  Icon,
  LinkButton,
  LiveRegion,
  MOBILE_QUERY,
  Reserved,
  SpinnerOverlay,
  useMediaQuery,
} from '@tavoite/ui';
import { CollapseAllIcon, DataMapIcon, ExpandAllIcon, SearchIcon } from '@tavoite/ui/icons';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  DATA_MAP_KEYS,
  RANGE_PARAMETERS,
  readList,
  searchText,
  writeText,
} from '../../core/addresses.js';
import { useAppDispatch, useAppSelector } from '../../core/hooks.js';
import { useOpenScreen } from '../../core/openScreen.js';
import { LoadFailure } from '../../core/page/LoadFailure.js';
import { Page } from '../../core/page/Page.js';
import { SearchField } from '../../core/page/SearchField.js';
import { useScrollLock } from '../../core/page/scrollLock.js';
import { useCleanAddress } from '../../core/useCleanAddress.js';
import { STEP, useSearch } from '../../core/useSearch.js';
import { useLabels } from '../../i18n/labels.js';
import { useText } from '../../i18n/Texts.js';
import { usePeriod } from '../period/index.js';
import { COLUMNS, needsTotals, readColumns, withColumn } from './columns.js';
import { ChosenTerms } from './components/ChosenTerms.js';
import { MapTable } from './components/MapTable.js';
import { MapTools } from './components/MapTools.js';
import { findRows } from './find.js';
import { type MapPlace, unknownKeys, unusualPlaces } from './map.js';
import {
  areAllOpen,
  OPENED_TERMS,
  readOpened,
  withOpenedAbove,
  withToggled,
  writeOpened,
} from './opened.js';
import { selectMap } from './selectors.js';
import { dataMapCall, dataMapScreen } from './slice.js';
import { useDataMapSelector } from './state.js';
import { useExtras } from './useExtras.js';
import { useStatuses } from './useStatuses.js';

const NO_KEYS: string[] = [];

/** Pixels of the map on screen. */
function sizeOfMap(): { map_width: number; map_height: number } {
  const box = document.querySelector('[role="treegrid"]')?.getBoundingClientRect();
  return { map_width: box?.width ?? 0, map_height: box?.height ?? 0 };
}

/** Terms as rows by months as columns. Period, roots and open rows are in the address. */
const DataMapPage = () => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const labels = useLabels();
  const { pathname } = useLocation();
  const [search, change] = useSearch();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const keys = readList(parameters, DATA_MAP_KEYS);
  const opened = useMemo(() => readOpened(parameters), [parameters]);
  const timespan = useDataMapSelector((state) => state.dataMap.timespan.data);
  const { range, selection, options, choose } = usePeriod('data-map', timespan);
  const locale = useAppSelector((state) => state.preferences.language);
  const { status, error } = useDataMapSelector((state) => state.dataMap.map);
  const map = useDataMapSelector(selectMap);
  useScrollLock();

  useOpenScreen(dataMapScreen, undefined);

  const columns = useMemo(() => readColumns(parameters), [parameters]);
  useCleanAddress([
    ...RANGE_PARAMETERS,
    DATA_MAP_KEYS,
    OPENED_TERMS,
    ...(columns.length > 0 ? [COLUMNS] : []),
  ]);
  const extras = useExtras(columns, map, range);
  const totals = needsTotals(columns);
  const { start, end } = range;
  const keysText = keys.join();
  const load = useCallback(() => {
    const roots = keysText === '' ? NO_KEYS : keysText.split(',');
    dispatch(dataMapCall.request({ ...rangeToDates({ start, end }), keys: roots, totals }));
  }, [dispatch, start, end, keysText, totals]);
  useEffect(load, [load]);

  const setOpened = (next: OpenBranches) => change((before) => writeOpened(before, next), STEP);
  // From what the address says then: the rows that are drawn may be those of a moment before.
  const toggle = useCallback(
    (key: string) =>
      change((before) => writeOpened(before, withToggled(readOpened(before), key)), STEP),
    [change],
  );
  // All rows follow once their button says what it does now; a single one does not wait.
  const later = useDeferredValue(opened);
  const drawn = opened.keys.size === 0 ? later : opened;
  const withAllTerms = new URLSearchParams(search);
  writeText(withAllTerms, DATA_MAP_KEYS, null);
  const allHref = pathname + searchText(withAllTerms);

  const unknown = map ? unknownKeys(keys, map) : NO_KEYS;
  const isEmpty = map?.rows.size === 0;
  const isFlat = map?.roots.every(({ children }) => children.length === 0) ?? false;
  const isNarrow = useMediaQuery(MOBILE_QUERY);
  const [typed, setTyped] = useState('');
  const [shownCell, setShownCell] = useState<MapPlace | null>(null);
  const allOpen = map !== null && !isFlat && areAllOpen(map, opened);
  const toggleAll = () => setOpened(allOpen ? NONE_OPEN : ALL_OPEN);

  // What is typed is shown first, and thousands of rows are looked through after that.
  const query = useDeferredValue(typed);
  const words = useMemo(() => searchWords(query, locale), [query, locale]);
  const found = useMemo(
    () => (map && words.length > 0 ? findRows(map, words, locale) : null),
    [map, words, locale],
  );
  const foundText = found ? text('found-terms', { count: found.count }) : '';

  const unusual = useMemo(() => (map ? unusualPlaces(map) : []), [map]);
  /** The next one, and after the last the first again. */
  const showUnusual = () => {
    const at = unusual.findIndex(
      ({ path, month }) => path === shownCell?.path && month === shownCell.month,
    );
    const next = unusual[(at + 1) % unusual.length];
    if (!map || !next) return;
    setTyped('');
    const all = withOpenedAbove(map, opened, next.path);
    if (all !== opened) setOpened(all);
    setShownCell({ ...next });
  };
  const hasUnusual = unusual.length > 0;
  const unusualText = text('unusual-in', {
    count: unusual.length,
    month: formatMonth(map?.months[unusual[0]?.month ?? 0] ?? 0, 'MM/YYYY'),
  });

  const { statusOf, statusMonth, hasStatuses } = useStatuses(map);
  const { unusualBelow, statuses, ...panelLabels } = labels.dataMapPanel;
  // Until the map says otherwise: it keeps its place.
  const isBelow =
    map === null ||
    (found === null && unusual.some(({ path }) => withOpenedAbove(map, opened, path) !== opened));

  const content = () => {
    if (error) {
      return <LoadFailure title={text('data-map-failed')} error={error} onRetry={load} />;
    }
    if (!map) return <DataMapSkeleton label={text('loading-data-map')} />;
    if (found?.roots.length === 0)
      return (
        <EmptyState
          icon={SearchIcon}
          title={foundText}
          action={<Button onClick={() => setTyped('')}>{text('show-all-terms')}</Button>}
        />
      );
    if (!isEmpty) {
      return (
        <SpinnerOverlay active={status === 'pending'} label={text('loading-data-map')}>
          <MapTable
            map={map}
            found={found}
            words={words}
            extras={extras}
            isCompact={columns.includes('compact')}
            currentMonth={options.currentMonth}
            opened={drawn}
            onToggle={toggle}
            statusOf={statusOf}
            statusMonth={statusMonth}
            shownCell={shownCell}
          />
        </SpinnerOverlay>
      );
    }
    return keys.length > 0 ? (
      <EmptyState
        icon={SearchIcon}
        title={text('no-such-terms')}
        description={unknown.join(', ')}
        action={<LinkButton href={allHref}>{text('show-all-terms')}</LinkButton>}
      />
    ) : (
      <EmptyState
        icon={DataMapIcon}
        title={text('no-terms')}
        description={text('no-terms-description')}
      />
    );
  };

  return (
    <Page
      title={text('data-map')}
      meta={keys.length > 0 ? <ChosenTerms count={keys.length} allHref={allHref} /> : null}
      actions={
        <DateSelector
          value={selection}
          onValueChange={choose}
          options={options}
          locale={locale}
          labels={{ ...labels.dateSelector, presets: labels.dateSelectorPresets }}
          align="end"
        />
      }
    >
      <DataMapPanel
        notice={
          unknown.length > 0 && !isEmpty ? (
            <Banner tone="warning">{text('unknown-terms', { keys: unknown.join(', ') })}</Banner>
          ) : null
        }
        labels={{
          ...panelLabels,
          ...(hasStatuses && statuses && { statuses }),
          ...(isBelow && unusualBelow && { unusualBelow }),
          ...(found && { hint: found.roots.length > 0 ? foundText : '' }),
          ...(hasUnusual && !isNarrow && { unusual: unusualText }),
        }}
        // On a phone it is in the menu: there is no room for it in the line of the hot link.
        onUnusual={hasUnusual && !isNarrow ? showUnusual : undefined}
        toolbar={
          <>
            {isNarrow ? null : (
              <Reserved active={!map || isFlat}>
                <Button
                  disabled={found !== null}
                  icon={<Icon icon={allOpen ? CollapseAllIcon : ExpandAllIcon} size="sm" />}
                  onClick={toggleAll}
                >
                  {text(allOpen ? 'collapse-all' : 'expand-all')}
                </Button>
              </Reserved>
            )}
            <SearchField
              label={text('find-term')}
              value={typed}
              disabled={!map || isEmpty}
              onValueChange={setTyped}
            />
            <Reserved active={!map || isEmpty}>
              <MapTools
                map={map}
                range={range}
                columns={columns}
                onToggleColumn={(column) => change((before) => withColumn(before, column), STEP)}
                allOpen={isFlat || found ? null : allOpen}
                onToggleAll={toggleAll}
                unusual={hasUnusual ? { text: unusualText, onShow: showUnusual } : null}
                shown={() => ({
                  type: 'data-map',
                  properties: {
                    ...rangeToDates(range),
                    keys,
                    opened_terms: readList(parameters, OPENED_TERMS),
                    ...sizeOfMap(),
                  },
                })}
              />
            </Reserved>
          </>
        }
      >
        {content()}
      </DataMapPanel>
      <LiveRegion message={foundText} />
    </Page>
  );
};

export default DataMapPage;
