import type { OrganizationNode } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { deferredOrganizationMenu } from '../DropdownMenu/deferredOrganizationMenu.js';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { PlusIcon } from '../icons/index.js';
import { useDeferredPanel } from '../utils/useDeferredPanel.js';
import { HOT_LINK_SIZE } from './place.js';

const Trigger = styled(IconButton)`
  width: ${HOT_LINK_SIZE};
  height: ${HOT_LINK_SIZE};
  border-radius: ${token('radius-pill')};

  &[data-state='open'] svg {
    rotate: 45deg;
  }

  > svg {
    color: ${token('color-accent-text')};
  }
`;

export interface HotLinkProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'onSelect'> {
  /** Name of the button and its list, such as "Switch organisation". */
  label: string;
  /** The parent organisation with its descendants. */
  organizations: readonly OrganizationNode[];
  /** Id of the active organisation. */
  activeId: number | null;
  /** Called with the id of the chosen organisation. */
  onSelect: (id: number) => void;
}

/**
 * The plus that switches organisation quickly; `AppFrame` keeps room for it at the bottom right.
 * Renders a `<button>`.
 */
export const HotLink = ({ label, organizations, activeId, onSelect, ...rest }: HotLinkProps) => {
  const { Panel, anchored, button } = useDeferredPanel(deferredOrganizationMenu, 'menu');
  return (
    <>
      <Trigger label={label} variant="secondary" {...button(rest)}>
        <Icon icon={PlusIcon} />
      </Trigger>
      {Panel ? (
        <Panel {...anchored} {...{ label, organizations, activeId, onSelect }} side="top" />
      ) : null}
    </>
  );
};
