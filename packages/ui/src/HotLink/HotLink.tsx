import type { OrganizationNode } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { deferredOrganizationMenu } from '../DropdownMenu/deferredOrganizationMenu.js';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { PlusIcon } from '../icons/index.js';
import { mobile } from '../styles/index.js';
import { useDeferredPanel } from '../utils/useDeferredPanel.js';

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

  /* Nearer to the corner, where it leaves the buttons of cards in reach. */
  ${mobile} {
    right: ${token('space-2')};
    bottom: ${token('space-2')};
    width: 40px;
    height: 40px;
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

/** The floating plus at the bottom right that switches organisation quickly. Renders a `<button>`. */
export const HotLink = ({ label, organizations, activeId, onSelect, ...rest }: HotLinkProps) => {
  const { Panel, anchored, button } = useDeferredPanel(deferredOrganizationMenu, 'menu');
  return (
    <>
      <Trigger label={label} variant="primary" {...button(rest)}>
        <Icon icon={PlusIcon} size="lg" />
      </Trigger>
      {Panel ? (
        <Panel {...anchored} {...{ label, organizations, activeId, onSelect }} side="top" />
      ) : null}
    </>
  );
};
