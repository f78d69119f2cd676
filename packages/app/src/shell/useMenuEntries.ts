import type { ViewKey } from '@tavoite/model';
import { type IconDrawing, type LeftMenuEntry, viewIcon } from '@tavoite/ui';
import {
  BellIcon,
  DataMapIcon,
  EditIcon,
  LogicIcon,
  MegaphoneIcon,
  RoadmapIcon,
  TargetIcon,
} from '@tavoite/ui/icons';
import { useLocation } from 'react-router-dom';
import { REPORTS_PATH } from '../core/constants.js';
import { useAppSelector } from '../core/hooks.js';
import { MANAGE_PAGES } from '../core/managePages.js';
import { FIXED_VIEWS, isRestricted, selectMappedViews } from '../features/settings/index.js';
import type { MessageKey } from '../i18n/message.js';
import { useText } from '../i18n/Texts.js';

/** Names and icons of the fixed views. */
export const LOOKS: Record<ViewKey, { label: MessageKey; icon: IconDrawing }> = {
  strategy: { label: 'strategy', icon: TargetIcon },
  roadmap: { label: 'roadmap', icon: RoadmapIcon },
  logic: { label: 'business-logic', icon: LogicIcon },
  notifications: { label: 'notifications', icon: BellIcon },
  'data-map': { label: 'data-map', icon: DataMapIcon },
  'system-messages': { label: 'system-messages', icon: MegaphoneIcon },
};

/** The left menu: fixed entries that are not restricted, the organisation's own, and what its managers keep. */
export function useMenuEntries(): LeftMenuEntry[] {
  const { text } = useText();
  const { pathname } = useLocation();
  const settings = useAppSelector((state) => state.settings.data);
  const unread = useAppSelector((state) => state.unread.notifications ?? 0);
  const { entries } = useAppSelector(selectMappedViews);
  const isManager = useAppSelector((state) => state.user.data?.organization_manager === true);
  if (!settings) return [];

  const fixed = FIXED_VIEWS.filter(({ key, inMenu }) => inMenu && !isRestricted(settings, key)).map(
    ({ key, path }): LeftMenuEntry => ({
      id: key,
      href: path,
      label: text(LOOKS[key].label),
      icon: LOOKS[key].icon,
      current: pathname === path || (key === 'notifications' && pathname === REPORTS_PATH),
      ...(key === 'notifications' && unread > 0 ? { dotLabel: text('unread-notifications') } : {}),
    }),
  );
  const mapped = entries.map(
    ({ mapping, path, children }): LeftMenuEntry => ({
      id: String(mapping.id),
      href: path,
      label: mapping.view_title,
      icon: viewIcon(mapping.view_icon),
      // An entry that only leads to its first child is not the page; the child is.
      current: pathname === path && !mapping.redirect,
      children: children.map((child) => ({
        id: String(child.mapping.id),
        href: child.path,
        label: child.mapping.view_title,
        current: pathname === child.path,
      })),
    }),
  );
  const managed: LeftMenuEntry[] = isManager
    ? [
        {
          id: 'manage',
          href: MANAGE_PAGES[0]?.path ?? '',
          label: text('manage'),
          icon: EditIcon,
          current: false,
          children: MANAGE_PAGES.map(({ id, path }) => ({
            id,
            href: path,
            label: text(id),
            current: pathname === path,
          })),
        },
      ]
    : [];
  return [...fixed, ...mapped, ...managed];
}
