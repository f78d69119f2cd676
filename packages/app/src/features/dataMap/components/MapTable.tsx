import {
  formatMonth,
  formatNumber,
  type MonthNumber,
  type OpenBranches,
  partsFound,
  rangeToDates,
} from '@tavoite/model';
import { DataMap, type DataMapExtra } from '@tavoite/ui';
import { memo, useCallback, useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { useValueNotes } from '../../comments/index.js';
import { traceOpened } from '../../trace/index.js';
import type { FoundRows } from '../find.js';
import { firstEstimate, firstJanuary, type LoadedMap, type MapPlace } from '../map.js';
import { openPaths, toggledPath } from '../opened.js';
import type { MapStatuses } from '../useStatuses.js';

export interface MapTableProps {
  map: LoadedMap;
  /** The rows that are searched for; null for all. */
  found: FoundRows | null;
  /** What is looked for; none where nothing is. */
  words: readonly string[];
  /** Columns after the months. */
  extras: readonly DataMapExtra[];
  /** As many months as fit. */
  isCompact: boolean;
  /** The month that is in sight at first. */
  currentMonth: MonthNumber;
  opened: OpenBranches;
  /** Opens or closes the rows of a term. */
  onToggle: (key: string) => void;
  statusOf: MapStatuses['statusOf'];
  statusMonth: string;
  /** The figure that gets the focus. */
  shownCell: MapPlace | null;
}

/** The rows of a map; a value opens how it came about. */
export const MapTable = memo(function MapTable(props: MapTableProps) {
  const { map, found, words, extras, isCompact, currentMonth, opened, onToggle } = props;
  const { statusOf, statusMonth, shownCell } = props;
  const dispatch = useAppDispatch();
  const { text } = useText();
  const labels = useLabels();
  const locale = useAppSelector((state) => state.preferences.language);
  const all = useMemo(() => openPaths(map, opened), [map, opened]);
  // What is opened among rows that are searched for is forgotten with the search.
  const [among, setAmong] = useState<FoundRows | null>(null);
  const looked = among !== null && among.roots === found?.roots ? among : found;
  const expanded = looked?.expanded ?? all;
  const months = useMemo(() => map.months.map((month) => formatMonth(month, 'MM/YYYY')), [map]);
  const yearFrom = useMemo(() => firstJanuary(map), [map]);
  const estimatesFrom = useMemo(() => firstEstimate(map), [map]);
  const formatValue = useCallback(
    (value: number, { path }: { path: string }) =>
      formatNumber(value, { locale, type: map.rows.get(path)?.numericType }),
    [locale, map],
  );
  const notesOn = useValueNotes();
  const noteOf = useCallback(
    ({ path }: { path: string }, index: number) => {
      const key = map.rows.get(path)?.key;
      const month = map.months[index];
      const count = key === undefined || month === undefined ? 0 : notesOn(key, month);
      return count === 0 ? null : text('comments-count', { count });
    },
    [map, notesOn, text],
  );
  const termHint = statusMonth ? text('target-marks', { month: statusMonth }) : undefined;
  const marksIn = useCallback((title: string) => partsFound(title, words, locale), [words, locale]);
  const change = (after: ReadonlySet<string>) => {
    if (found) return setAmong({ ...found, expanded: after });
    const row = map.rows.get(toggledPath(expanded, after) ?? '');
    if (row) onToggle(row.key);
  };
  const trace = ({ path }: { path: string }, index: number) => {
    const row = map.rows.get(path);
    const month = map.months[index];
    if (!row || month === undefined) return;
    dispatch(traceOpened({ key: row.key, ...rangeToDates({ start: month, end: month }) }));
  };
  return (
    <DataMap
      roots={found?.roots ?? map.roots}
      months={months}
      expanded={expanded}
      onExpandedChange={change}
      formatValue={formatValue}
      noteOf={noteOf}
      statusOf={statusOf}
      marksIn={words.length > 0 ? marksIn : undefined}
      extras={extras}
      density={isCompact ? 'compact' : 'regular'}
      startMonth={map.months.findLastIndex((month) => month <= currentMonth)}
      estimatesFrom={estimatesFrom}
      yearFrom={yearFrom}
      shownCell={shownCell}
      decimalMark={locale === 'fi' ? ',' : '.'}
      onActivate={trace}
      labels={{ ...labels.dataMap, termHint }}
    />
  );
});
