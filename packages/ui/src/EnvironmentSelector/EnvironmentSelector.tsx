import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/index.js';
import { DropdownMenu, MenuLabel, MenuRadioGroup, MenuRadioItem } from '../DropdownMenu/index.js';
import { Icon } from '../Icon/index.js';
import { mobile } from '../styles/index.js';
import { type OrganizationNode, organizationRows } from '../utils/organizations.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';

const Trigger = styled(Button)`
  min-width: 0;
  max-width: min(320px, 100%);
  padding-inline: ${token('space-2')};

  &[data-variant='quiet'] {
    --button-text: ${token('color-text')};
  }

  > span {
    min-width: 0;
    max-width: 100%;
  }

  svg {
    flex: none;
    color: ${token('color-text-muted')};
  }

  ${mobile} {
    max-width: 40vw;
  }
`;

const Name = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export interface EnvironmentSelectorProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'onSelect'> {
  /** What is chosen here, such as "Selected environment". */
  label: string;
  /** The organisations the user may open, as a tree. */
  organizations: readonly OrganizationNode[];
  /** The active organisation. */
  activeId: number | null;
  onSelect: (id: number) => void;
}

/**
 * Shows the active organisation and switches to another, listed as a tree indented by level.
 * Renders a `<button>`.
 */
export const EnvironmentSelector = ({
  label,
  organizations,
  activeId,
  onSelect,
  ...rest
}: EnvironmentSelectorProps) => {
  const rows = organizationRows(organizations);
  const active = rows.find(({ id }) => id === activeId);
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Trigger
          variant="quiet"
          icon={<Icon name="building" size="sm" />}
          iconEnd={<Icon name="chevron-down" size="sm" />}
          title={active?.name}
          data-active={activeId ?? undefined}
          {...rest}
        >
          <VisuallyHidden>{label}: </VisuallyHidden>
          <Name>{active?.name ?? '–'}</Name>
        </Trigger>
      }
    >
      <MenuLabel>{label}</MenuLabel>
      <MenuRadioGroup
        label={label}
        value={String(activeId ?? '')}
        onValueChange={(id) => onSelect(Number(id))}
      >
        {rows.map(({ id, name, level }) => (
          <MenuRadioItem key={id} value={String(id)} level={level}>
            {name}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </DropdownMenu>
  );
};
