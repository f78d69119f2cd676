import {
  DropdownMenu,
  Icon,
  IconButton,
  MenuItem,
  MenuLabel,
  MenuLinkItem,
  MenuSeparator,
} from '@tavoite/ui';
import { MoreIcon } from '@tavoite/ui/icons';
import { Fragment, type ReactNode } from 'react';
import { useText } from '../../../i18n/Texts.js';

/** An entry of the menu. */
export interface PlanMenuItem {
  label: string;
  /** Before the label; a choice that is on or off has a tick there. */
  icon?: ReactNode;
  checked?: boolean;
  /** What it does, or the address that it leads to. */
  act: (() => void) | string;
}

export interface PlanMenuProps {
  /** Name of its button. */
  label: string;
  /** A file is being made. */
  isMaking: boolean;
  /** What belongs together, with a line between; empty groups are left out. */
  groups: readonly { heading?: string; items: readonly PlanMenuItem[] }[];
}

/** The less used of what can be done with a plan; nothing where there is none of it. */
export const PlanMenu = ({ label, isMaking, groups }: PlanMenuProps) => {
  const { text } = useText();
  const shown = groups.filter(({ items }) => items.length > 0);
  if (shown.length === 0) return null;
  return (
    <DropdownMenu
      align="end"
      trigger={
        <IconButton label={isMaking ? text('making-file') : label} size="sm" loading={isMaking}>
          <Icon icon={MoreIcon} size="sm" />
        </IconButton>
      }
    >
      {shown.map(({ heading, items }, index) => (
        <Fragment key={items[0]?.label}>
          {index > 0 ? <MenuSeparator /> : null}
          {heading ? <MenuLabel>{heading}</MenuLabel> : null}
          {items.map(({ label: name, icon, checked, act }) =>
            typeof act === 'string' ? (
              <MenuLinkItem key={name} icon={icon} href={act}>
                {name}
              </MenuLinkItem>
            ) : (
              <MenuItem key={name} icon={icon} checked={checked} onSelect={act}>
                {name}
              </MenuItem>
            ),
          )}
        </Fragment>
      ))}
    </DropdownMenu>
  );
};
