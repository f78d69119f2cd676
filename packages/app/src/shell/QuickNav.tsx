import { BottomNav, type LeftMenuEntry } from '@tavoite/ui';
import { useLabels } from '../i18n/labels.js';
import { useText } from '../i18n/Texts.js';

/** The most opened pages first; the roadmap where one of them is restricted. */
const IDS = ['strategy', 'logic', 'data-map', 'notifications', 'roadmap'];
const ENTRIES = 4;
/** An open page that is none of these takes this place, so that the bar says where one is. */
const YIELDING = 2;

export interface QuickNavProps {
  /** Those of the left menu. */
  entries: readonly LeftMenuEntry[];
}

/** Whether the page of an entry, or one below it, is open. */
const isOpen = ({ current, children = [] }: LeftMenuEntry) =>
  current || children.some((child) => child.current);

function shownOf(entries: readonly LeftMenuEntry[]): LeftMenuEntry[] {
  const shown = IDS.flatMap((id) => entries.filter((entry) => entry.id === id)).slice(0, ENTRIES);
  const open = entries.find(isOpen);
  if (!open || shown.includes(open)) return shown;
  return [...shown.slice(0, YIELDING), { ...open, current: true }, ...shown.slice(YIELDING + 1)];
}

/** The bar at the bottom of a phone's window. */
const QuickNav = ({ entries }: QuickNavProps) => {
  const { text } = useText();
  return (
    <BottomNav
      {...useLabels().bottomNav}
      entries={shownOf(entries)
        // Its own name is too long for a bar.
        .map((entry) => (entry.id === 'logic' ? { ...entry, label: text('logic-short') } : entry))}
    />
  );
};

export default QuickNav;
