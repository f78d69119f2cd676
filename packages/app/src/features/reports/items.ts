import type {
  Report,
  ReportDataMap,
  ReportGraph,
  ReportItemType,
  ReportTheme,
} from '@tavoite/model';

/** What a report is made of: a saved graph or a saved data map. */
export type ReportItem = ({ type: 'graph' } & ReportGraph) | ({ type: 'data-map' } & ReportDataMap);

/**
 * In which colours a report is made, unless others are chosen where it is sent: it is for paper, and for readers
 * whose screens are not known.
 */
export const PAPER: ReportTheme = 'light';

/** Which item: its kind and id. */
export interface ItemRef {
  id: number;
  type: ReportItemType;
}

/** An item's name in lists and addresses. */
export const keyOfItem = ({ type, id }: ItemRef): string => `${type}-${id}`;

/** The item that a key names; null when it is none. */
export function itemOfKey(key: string): ItemRef | null {
  const [, type, id] = /^(graph|data-map)-(\d+)$/.exec(key) ?? [];
  return type && id ? { type: type as ReportItemType, id: Number(id) } : null;
}

export const isSameItem = (a: ItemRef, b: ItemRef): boolean => a.type === b.type && a.id === b.id;

export const asGraph = (graph: ReportGraph): ReportItem => ({ ...graph, type: 'graph' });
export const asDataMap = (map: ReportDataMap): ReportItem => ({ ...map, type: 'data-map' });

/** Where the picture in a theme is, or else the one that there is; null before it is drawn. */
export const pictureIn = (
  theme: ReportTheme,
  { image_file, image_files }: ReportItem,
): string | null => image_file && (image_files[theme] ?? image_file);

/** Whether there is a picture that is made for a small place: a graph's marks with their scales, a data map's last months. */
export const hasSmallPicture = (theme: ReportTheme, item: ReportItem): boolean =>
  item.type === 'graph' || item.plot_files[theme] !== null;

/** Where the small picture is; of an older item it is the whole one. */
export const smallPictureIn = (theme: ReportTheme, item: ReportItem): string | null =>
  item.image_file && (item.plot_files[theme] ?? pictureIn(theme, item));

/** Where the picture is that stands for a report: of an older item it is the small one. */
export const coverPictureIn = (theme: ReportTheme, item: ReportItem): string | null =>
  item.image_file && (item.cover_files[theme] ?? smallPictureIn(theme, item));

/** Newest first, as the server lists each kind. */
export const newestFirst = (items: readonly ReportItem[]): ReportItem[] =>
  [...items].sort((a, b) => (a.created < b.created ? 1 : a.created > b.created ? -1 : b.id - a.id));

/** The whole list once some of it was put in another order: the others stay where they are. */
export function placedAmong(all: readonly string[], some: readonly string[]): string[] {
  const moved = new Set(some);
  const order = some[Symbol.iterator]();
  return all.map((key) => (moved.has(key) ? (order.next().value ?? key) : key));
}

type Contents = Pick<Report, 'report_graphs' | 'report_data_maps'> & {
  /** Entries of older reports are plain numbers, which mean graphs. */
  properties?: { order?: readonly (ItemRef | number)[] } | undefined;
};

/** The items of a report in their order: entries that are no items of it are skipped, those without one go last. */
export function orderOf({ report_graphs, report_data_maps, properties }: Contents): ItemRef[] {
  const all: ItemRef[] = [
    ...report_graphs.map((id): ItemRef => ({ id, type: 'graph' })),
    ...report_data_maps.map((id): ItemRef => ({ id, type: 'data-map' })),
  ];
  const known = new Set(all.map(keyOfItem));
  const ordered = (properties?.order ?? [])
    .map((entry): ItemRef => (typeof entry === 'number' ? { id: entry, type: 'graph' } : entry))
    .filter((entry) => known.delete(keyOfItem(entry)));
  return [...ordered, ...all.filter((item) => known.has(keyOfItem(item)))].map(({ id, type }) => ({
    id,
    type,
  }));
}

/** The titles of the reports that each item is in, by its key. */
export function reportsByItem(reports: readonly Report[]): ReadonlyMap<string, string[]> {
  const titles = new Map<string, string[]>();
  for (const report of reports) {
    for (const key of orderOf(report).map(keyOfItem)) {
      const list = titles.get(key);
      if (list) list.push(report.title);
      else titles.set(key, [report.title]);
    }
  }
  return titles;
}

/** What a report is saved with for items in this order. */
export const contentsOf = (
  order: readonly ItemRef[],
  { tables, comments }: { tables: boolean; comments: boolean },
) => ({
  report_graphs: order.filter(({ type }) => type === 'graph').map(({ id }) => id),
  report_data_maps: order.filter(({ type }) => type === 'data-map').map(({ id }) => id),
  properties: { order: [...order], tables, comments },
});

/** Whose picture stands for a report: its first graph, or else its first data map; null before they are read. */
export function coverItemOf(report: Contents, items: readonly ReportItem[]): ReportItem | null {
  const order = orderOf(report);
  const first = order.find(({ type }) => type === 'graph') ?? order[0];
  return (first && items.find((item) => isSameItem(item, first))) ?? null;
}
