import type { Mapping, Settings, ViewKey } from '@tavoite/model';
import { assignSlugs, LOCALES } from '@tavoite/model';

/** A mapping that has its own page. */
export interface MappedView {
  mapping: Mapping;
  path: string;
}

/** An entry of the left menu that a mapping makes. */
export interface MappedEntry {
  mapping: Mapping;
  path: string;
  children: MappedView[];
}

/** The organisation's configured pages, as routes and menu need them. */
export interface MappedViews {
  views: MappedView[];
  entries: MappedEntry[];
  /** The page of a view title, as targets and related pages name it; null when there is none. */
  pathOfTitle: (title: string | null) => string | null;
}

const withDescendants = (mapping: Mapping): Mapping[] => [
  mapping,
  ...mapping.children.flatMap(withDescendants),
];

/** By `sort_order` of the additional information, those without one last; else by id. */
function inMenuOrder(mappings: Mapping[], { additional_information: info }: Settings): Mapping[] {
  const orderOf = ({ id }: Mapping) => info[String(id)]?.sort_order ?? Number.POSITIVE_INFINITY;
  return [...mappings].sort((a, b) => {
    const [first, second] = [orderOf(a), orderOf(b)];
    return first === second ? a.id - b.id : first - second;
  });
}

/** The mappings that have a page: by id, so that a new menu order changes no address. */
const withPages = ({ mappings }: Settings): Mapping[] =>
  mappings
    .flatMap(withDescendants)
    .filter(({ redirect }) => !redirect)
    .sort((a, b) => a.id - b.id);

/** Leads from an address in another language to that of the page in this one. */
export interface ViewRedirect {
  from: string;
  to: string;
}

/** The addresses that pages have in other languages and no page has in this one. */
export function viewRedirects(settings: Settings): ViewRedirect[] {
  const { views } = mappedViews(settings);
  const taken = new Set(views.map(({ path }) => path));
  const redirects: ViewRedirect[] = [];
  for (const language of LOCALES) {
    const titled = withPages(settings).map(({ id, view_title, view_titles }) => ({
      id,
      view_title: view_titles?.[language] ?? view_title,
    }));
    const slugs = assignSlugs(titled);
    for (const { mapping, path: to } of views) {
      const from = `/${slugs.get(mapping.id)}`;
      if (!taken.has(from)) redirects.push({ from, to });
      taken.add(from);
    }
  }
  return redirects;
}

/** Routes and menu entries of the settings' mappings. Pure. */
export function mappedViews(settings: Settings): MappedViews {
  const withPage = withPages(settings);
  const slugs = assignSlugs(withPage);
  const views = withPage.map((mapping) => ({ mapping, path: `/${slugs.get(mapping.id)}` }));
  const viewOf = new Map(views.map((view) => [view.mapping.id, view]));

  /** Pages below a mapping, in menu order; those below a redirecting one replace it. */
  const pagesBelow = (mapping: Mapping): MappedView[] =>
    inMenuOrder(mapping.children, settings).flatMap((child) => {
      const own = viewOf.get(child.id);
      return own ? [own, ...pagesBelow(child)] : pagesBelow(child);
    });

  const entries = inMenuOrder(settings.mappings, settings).flatMap((mapping): MappedEntry[] => {
    const children = pagesBelow(mapping);
    const path = viewOf.get(mapping.id)?.path ?? children[0]?.path;
    return path === undefined ? [] : [{ mapping, path, children }];
  });

  const pathOf = new Map<string, string>();
  for (const { mapping, path } of views) {
    if (!pathOf.has(mapping.view_title)) pathOf.set(mapping.view_title, path);
  }
  return {
    views,
    entries,
    pathOfTitle: (title) => (title === null || title === '-' ? null : (pathOf.get(title) ?? null)),
  };
}

/** Title of the menu entry that a page is under; none for an entry's own page. */
export const sectionOf = (page: Mapping, entries: readonly MappedEntry[]): string | undefined =>
  entries.find(({ children }) => children.some(({ mapping }) => mapping.id === page.id))?.mapping
    .view_title;

/** A screen that every organisation has unless it is restricted. */
export interface FixedView {
  key: ViewKey;
  path: string;
  /** Not in the left menu: the top bar leads there. */
  inMenu: boolean;
}

/** In menu order. */
export const FIXED_VIEWS: readonly FixedView[] = [
  { key: 'strategy', path: '/', inMenu: true },
  { key: 'roadmap', path: '/roadmap', inMenu: true },
  { key: 'logic', path: '/logic', inMenu: true },
  { key: 'notifications', path: '/notifications', inMenu: true },
  { key: 'data-map', path: '/data-map', inMenu: true },
  { key: 'system-messages', path: '/system-messages', inMenu: false },
];

export const isRestricted = ({ restricted_views }: Settings, view: ViewKey): boolean =>
  restricted_views.includes(view);

/** Where `/` leads when the strategy screen is restricted: the first entry of the menu. */
export function firstVisiblePath(settings: Settings): string | null {
  const fixed = FIXED_VIEWS.find(
    ({ key, inMenu }) => inMenu && key !== 'strategy' && !isRestricted(settings, key),
  );
  return fixed?.path ?? mappedViews(settings).entries[0]?.path ?? null;
}
