import { deferred } from '../utils/deferred.js';
import type { OrganizationMenuProps } from './OrganizationMenu.js';

/** Two buttons open this menu: the environment selector and the hot link. */
export const deferredOrganizationMenu = deferred<OrganizationMenuProps>(() =>
  import('./OrganizationMenu.js').then((module) => module.OrganizationMenu),
);
