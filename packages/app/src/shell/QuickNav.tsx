import { BottomNav, type LeftMenuEntry } from '@tavoite/ui';

/** The most opened pages first; the roadmap where one of them is restricted. */
const IDS = ['strategy', 'logic', 'data-map', 'notifications', 'roadmap'];
const ENTRIES = 4;

export interface QuickNavProps {
  label: string;
  /** Those of the left menu. */
  entries: readonly LeftMenuEntry[];
  /** By id of an entry: the name where its own is too long for a phone's bar. */
  shortLabels: Readonly<Record<string, string>>;
}

/** The bar at the bottom of a phone's window. */
const QuickNav = ({ label, entries, shortLabels }: QuickNavProps) => (
  <BottomNav
    label={label}
    entries={IDS.flatMap((id) => entries.filter((entry) => entry.id === id))
      .slice(0, ENTRIES)
      .map((entry) => ({ ...entry, label: shortLabels[entry.id] ?? entry.label }))}
  />
);

export default QuickNav;
