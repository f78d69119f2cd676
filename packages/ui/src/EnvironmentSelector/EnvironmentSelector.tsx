import type { OrganizationNode } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/index.js';
import { deferredOrganizationMenu } from '../DropdownMenu/deferredOrganizationMenu.js';
import { Icon } from '../Icon/index.js';
import { BuildingIcon, ChevronDownIcon } from '../icons/index.js';
import { mobile } from '../styles/index.js';
import { organizationRows } from '../utils/organizations.js';
import { useDeferredPanel } from '../utils/useDeferredPanel.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';

const Trigger = styled(Button)`
  min-width: 0;
  max-width: min(320px, 100%);
  padding-inline: ${token('space-2')};

  ${mobile} {
    padding-inline: ${token('space-1')};
  }

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
    gap: ${token('space-1')};
    padding-inline: ${token('space-1')};

    /* The name needs its room. */
    > span > svg:first-child {
      display: none;
    }
  }
`;

const Name = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${mobile} {
    font-size: ${token('font-size-sm')};
  }
`;

export interface EnvironmentSelectorProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'onSelect'> {
  /** What is chosen here, such as "Selected environment". */
  label: string;
  /** The organisations the user may open, as a tree. */
  organizations: readonly OrganizationNode[];
  /** The active organisation. */
  activeId: number | null;
  /** Called with the id of the chosen organisation, also when it is the active one. */
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
  const { Panel, anchored, button } = useDeferredPanel(deferredOrganizationMenu, 'menu');
  const active = organizationRows(organizations).find(({ id }) => id === activeId);
  return (
    <>
      <Trigger
        variant="quiet"
        icon={<Icon icon={BuildingIcon} size="sm" />}
        iconEnd={<Icon icon={ChevronDownIcon} size="sm" />}
        title={active?.name}
        data-active={activeId ?? undefined}
        {...button(rest)}
      >
        <VisuallyHidden>{label}: </VisuallyHidden>
        <Name>{active?.name ?? '–'}</Name>
      </Trigger>
      {Panel ? <Panel {...anchored} {...{ label, organizations, activeId, onSelect }} /> : null}
    </>
  );
};
