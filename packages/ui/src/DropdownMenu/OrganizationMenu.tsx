import type { OrganizationNode } from '@tavoite/model';
import { organizationRows } from '../utils/organizations.js';
import type { AnchoredProps } from '../utils/useDeferredPanel.js';
import { AnchoredMenu } from './AnchoredMenu.js';
import { MenuLabel, MenuRadioGroup, MenuRadioItem } from './DropdownMenu.js';

export interface OrganizationMenuProps extends AnchoredProps {
  label: string;
  organizations: readonly OrganizationNode[];
  activeId: number | null;
  onSelect: (id: number) => void;
  side?: 'top' | 'bottom';
}

/** Organisations as a tree indented by level; the active one is ticked. */
export const OrganizationMenu = ({
  organizations,
  activeId,
  onSelect,
  ...menu
}: OrganizationMenuProps) => (
  <AnchoredMenu {...menu}>
    <MenuLabel>{menu.label}</MenuLabel>
    <MenuRadioGroup
      label={menu.label}
      value={String(activeId ?? '')}
      onValueChange={(id) => onSelect(Number(id))}
    >
      {organizationRows(organizations).map(({ id, name, level }) => (
        <MenuRadioItem key={id} value={String(id)} level={level}>
          {name}
        </MenuRadioItem>
      ))}
    </MenuRadioGroup>
  </AnchoredMenu>
);
