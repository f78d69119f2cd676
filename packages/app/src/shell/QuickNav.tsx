import { BottomNav, type LeftMenuEntry } from '@tavoite/ui';
import { useLabels } from '../i18n/labels.js';
import { useText } from '../i18n/Texts.js';

/** The most opened pages first; the roadmap where one of them is restricted. */
const IDS = ['strategy', 'logic', 'data-map', 'notifications', 'roadmap'];
const ENTRIES = 4;

export interface QuickNavProps {
  /** Those of the left menu. */
  entries: readonly LeftMenuEntry[];
}

/** The bar at the bottom of a phone's window. */
const QuickNav = ({ entries }: QuickNavProps) => {
  const { text } = useText();
  return (
    <BottomNav
      {...useLabels().bottomNav}
      entries={IDS.flatMap((id) => entries.filter((entry) => entry.id === id))
        .slice(0, ENTRIES)
        // Its own name is too long for a bar.
        .map((entry) => (entry.id === 'logic' ? { ...entry, label: text('logic-short') } : entry))}
    />
  );
};

export default QuickNav;
