import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { DropdownMenu, MenuLabel, MenuRadioGroup, MenuRadioItem } from '../DropdownMenu/index.js';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { type OrganizationNode, organizationRows } from '../utils/organizations.js';

const Trigger = styled(IconButton)`
  position: fixed;
  right: ${token('space-5')};
  bottom: ${token('space-5')};
  z-index: ${token('z-hot-link')};
  width: 48px;
  height: 48px;
  border-radius: 50%;
  box-shadow: ${token('shadow-raised')};

  svg {
    transition: rotate ${token('duration-normal')} ${token('easing-standard')};
  }

  &[data-state='open'] svg {
    rotate: 45deg;
  }
`;

export interface HotLinkProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'onSelect'> {
  /** Name of the button and its list, such as "Switch organisation". */
  label: string;
  /** The parent organisation with its descendants. */
  organizations: readonly OrganizationNode[];
  activeId: number | null;
  onSelect: (id: number) => void;
}

/** The floating plus at the bottom right that switches organisation quickly. Renders a `<button>`. */
export const HotLink = ({ label, organizations, activeId, onSelect, ...rest }: HotLinkProps) => (
  <DropdownMenu
    align="end"
    side="top"
    trigger={
      <Trigger label={label} variant="primary" {...rest}>
        <Icon name="plus" size="lg" />
      </Trigger>
    }
  >
    <MenuLabel>{label}</MenuLabel>
    <MenuRadioGroup
      label={label}
      value={String(activeId ?? '')}
      onValueChange={(id) => onSelect(Number(id))}
    >
      {organizationRows(organizations).map(({ id, name, level }) => (
        <MenuRadioItem key={id} value={String(id)} level={level}>
          {name}
        </MenuRadioItem>
      ))}
    </MenuRadioGroup>
  </DropdownMenu>
);
