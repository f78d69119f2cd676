import type { OrganizationNode, Settings, Target, Term } from '@tavoite/model';
import type { CommandPaletteItem } from '@tavoite/ui';
import { BuildingIcon, ChartLineIcon, HelpIcon, LogicIcon, TargetIcon } from '@tavoite/ui/icons';
import { dataMapAddress } from '../../core/addresses.js';
import type { MessageKey } from '../../i18n/message.js';
import type { SearchableGuide } from '../help/index.js';
import { isRestricted, type MappedView } from '../settings/index.js';
import type { PaletteDestination } from './slice.js';

export interface PaletteEntry extends CommandPaletteItem {
  destination: PaletteDestination;
}

/** What can be done without going anywhere. */
export interface PaletteAction extends CommandPaletteItem {
  run: () => void;
}

/** A page that this user may see. */
export interface PalettePage {
  path: string;
  label: string;
  /** Where it belongs, such as the menu that it is in. */
  detail?: string;
  /** Other words by which it is found. */
  keywords?: string;
  icon: CommandPaletteItem['icon'];
}

/** A button of a page that this user may press. */
export interface PageButton {
  path: string;
  label: string;
  /** The page that it is on. */
  detail: string;
  keywords: string;
  icon: CommandPaletteItem['icon'];
}

type TextOf = (key: MessageKey, values?: Record<string, string>) => string;

export interface PaletteSources {
  pages: readonly PalettePage[];
  settings: Settings;
  viewsOfTerm: (key: string) => readonly MappedView[];
  terms: readonly Term[];
  targets: readonly Target[];
  organizations: readonly OrganizationNode[];
  activeOrganization: number | null;
  text: TextOf;
}

/** The best page to see a term on: on a graph, else in the data map, else in the tree. */
function placeOfTerm(
  key: string,
  { settings, viewsOfTerm, text }: PaletteSources,
): { detail: string; to: string } | null {
  const [view] = viewsOfTerm(key);
  if (view)
    return { detail: text('palette-graph', { title: view.mapping.view_title }), to: view.path };
  if (!isRestricted(settings, 'data-map'))
    return { detail: text('data-map'), to: dataMapAddress([key]) };
  if (!isRestricted(settings, 'logic')) return { detail: text('business-logic'), to: '/logic' };
  return null;
}

function organizationEntries(
  nodes: readonly OrganizationNode[],
  activeId: number | null,
  above = '',
): PaletteEntry[] {
  return nodes.flatMap((node) => {
    const own: PaletteEntry = {
      id: `organization/${node.id}`,
      group: 'environments',
      label: node.name,
      detail: above,
      icon: BuildingIcon,
      destination: { organization: node.id },
    };
    const below = organizationEntries(node.children, activeId, node.name);
    return node.id === activeId ? below : [own, ...below];
  });
}

/** Every destination, in the order of its groups: pages, targets, terms, environments. */
export function paletteEntries(sources: PaletteSources): PaletteEntry[] {
  const { pages, settings, terms, targets } = sources;
  const ofPages = pages.map(
    ({ path, label, detail, keywords, icon }): PaletteEntry => ({
      id: `page${path}`,
      group: 'pages',
      label,
      ...(detail === undefined ? {} : { detail }),
      ...(keywords === undefined ? {} : { keywords }),
      icon,
      destination: { to: path },
    }),
  );
  const ofTerms = terms.flatMap((term): PaletteEntry[] => {
    const place = placeOfTerm(term.key, sources);
    if (!place) return [];
    const { detail, to } = place;
    return [
      {
        id: `term/${term.id}`,
        group: 'terms',
        label: term.title,
        detail,
        icon: term.formula === null ? ChartLineIcon : LogicIcon,
        destination: { to },
      },
    ];
  });
  const ofTargets = isRestricted(settings, 'strategy')
    ? []
    : targets.map(
        (target): PaletteEntry => ({
          id: `target/${target.id}`,
          group: 'targets',
          label: target.title,
          icon: TargetIcon,
          destination: { to: `/?target_id=${target.id}` },
        }),
      );
  const { organizations, activeOrganization } = sources;
  return [
    ...ofPages,
    ...ofTargets,
    ...ofTerms,
    ...organizationEntries(organizations, activeOrganization),
  ];
}

/** Buttons, which lead to their pages. */
export const buttonEntries = (buttons: readonly PageButton[]): PaletteEntry[] =>
  buttons.map(({ path, ...shown }) => ({
    ...shown,
    id: `button/${shown.label}`,
    group: 'actions',
    destination: { to: path },
  }));

/** Pages and sections of the guide. */
export const guideEntries = ({ contents, texts }: SearchableGuide): PaletteEntry[] =>
  contents.roles.flatMap(({ title: role, pages }) =>
    pages.flatMap(({ id, title, headings }) => {
      const entry = (label: string, detail: string, place: string): PaletteEntry => ({
        id: `help/${place}`,
        group: 'help',
        label,
        detail,
        body: texts.get(place) ?? '',
        icon: HelpIcon,
        destination: { to: `/help/${place}` },
      });
      return [
        entry(title, role, id),
        ...headings.map((heading) => entry(heading.text, title, `${id}#${heading.id}`)),
      ];
    }),
  );
