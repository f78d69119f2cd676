import type { User } from '@tavoite/model';
import type { GuideRole } from './types.js';

/** Whether someone has a role, by the id that its heading in `contents.md` gives it. */
const HAS_ROLE: Readonly<Record<string, (user: User) => boolean>> = {
  readers: () => true,
  managers: (user) => user.notification_manager || user.report_manager || user.roadmap_manager,
  'organisation-managers': (user) => user.organization_manager === true,
};

/** The roles that a user has, and the others. Who runs the installation is no role in it. */
export function rolesFor(
  roles: readonly GuideRole[],
  user: User | null,
): { own: GuideRole[]; others: GuideRole[] } {
  const isOwn = ({ id }: GuideRole) => user !== null && HAS_ROLE[id]?.(user) === true;
  return { own: roles.filter(isOwn), others: roles.filter((role) => !isOwn(role)) };
}
