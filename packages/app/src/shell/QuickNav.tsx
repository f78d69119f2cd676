import { BottomNav, type LeftMenuEntry } from '@tavoite/ui';
import { useLabels } from '../i18n/labels.js';
import { useText } from '../i18n/Texts.js';

/** The most opened pages first; the roadmap where one of them is restricted. */
const IDS = ['strategy', 'logic', 'data-map', 'notifications', 'roadmap'];
const ENTRIES = 4;

export interface QuickNavProps {
  /** Those of the left menu. */
  entries: readonly LeftMenuEntry[];
  menuOpen: boolean;
  onMenuOpenChange: (open: boolean) => void;
}

const isCurrent = ({ current, children = [] }: LeftMenuEntry): boolean =>
  current === true || children.some((child) => child.current);

/** The bar at the bottom of a phone's window: the pages that are opened most, and the menu with the others. */
const QuickNav = ({ entries, menuOpen, onMenuOpenChange }: QuickNavProps) => {
  const { text } = useText();
  const shown = IDS.flatMap((id) => entries.filter((entry) => entry.id === id)).slice(0, ENTRIES);
  return (
    <BottomNav
      {...useLabels().bottomNav}
      // Its own name is too long for a bar.
      entries={shown.map((entry) =>
        entry.id === 'logic' ? { ...entry, label: text('logic-short') } : entry,
      )}
      menu={{
        label: text('menu-button'),
        open: menuOpen,
        onOpenChange: onMenuOpenChange,
        current: entries.some((entry) => isCurrent(entry) && !shown.includes(entry)),
      }}
    />
  );
};

export default QuickNav;
