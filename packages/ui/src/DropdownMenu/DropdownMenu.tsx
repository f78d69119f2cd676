import * as Menu from '@radix-ui/react-dropdown-menu';
import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/index.js';
import { CheckIcon } from '../icons/index.js';
import { Link, type LinkProps } from '../Link/index.js';
import { itemStyles } from './itemStyles.js';
import { Panel } from './Panel.js';

const Item = styled(Menu.Item)`
  ${itemStyles}
`;

const RadioItem = styled(Menu.RadioItem)`
  ${itemStyles}
`;

const CheckboxItem = styled(Menu.CheckboxItem)`
  ${itemStyles}
`;

const Label = styled(Menu.Label)`
  padding: ${token('space-2')} ${token('space-3')} ${token('space-1')};
  font-size: ${token('font-size-xs')};
  font-weight: ${token('font-weight-semibold')};
  color: ${token('color-text-subtle')};
`;

const Separator = styled(Menu.Separator)`
  height: 1px;
  margin: ${token('space-1')} calc(-1 * ${token('space-1')});
  background: ${token('color-border')};
`;

const Mark = styled.span`
  display: inline-grid;
  place-items: center;
  width: ${token('size-icon-sm')};
  min-height: 1lh;
  flex: none;
  color: ${token('color-accent-text')};
`;

const Text = styled.span`
  flex: 1;
  min-width: 0;
`;

export interface DropdownMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'dir'> {
  /** The button that opens it; it takes the ref and props of a `<button>`. */
  trigger: ReactElement;
  /** The menu's edge that lines up with the trigger's. */
  align?: 'start' | 'center' | 'end';
  /** The side on which it opens, if there is room. */
  side?: 'top' | 'bottom';
  /** If given, the owner opens and closes the menu; otherwise it does so itself. */
  open?: boolean;
  /** Called when it should open or close. */
  onOpenChange?: (open: boolean) => void;
}

/** A menu of actions or choices below its button. Renders a `<div role="menu">` while open. */
export const DropdownMenu = ({
  trigger,
  align = 'start',
  side = 'bottom',
  open,
  onOpenChange,
  children,
  ...rest
}: DropdownMenuProps) => (
  <Menu.Root open={open} onOpenChange={onOpenChange} modal={false}>
    <Menu.Trigger asChild>{trigger}</Menu.Trigger>
    <Menu.Portal>
      <Panel align={align} side={side} sideOffset={4} collisionPadding={8} {...rest}>
        {children}
      </Panel>
    </Menu.Portal>
  </Menu.Root>
);

export interface MenuItemProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {
  /** Called by a click, Enter or space; the menu closes. */
  onSelect: () => void;
  /** An `Icon` before the text. */
  icon?: ReactNode;
  /** `danger` for what destroys. */
  tone?: 'neutral' | 'danger';
  /** Cannot be used, and says so. */
  disabled?: boolean;
  /** Makes it a choice of its own, ticked while true; the menu stays open for further ones. */
  checked?: boolean | undefined;
}

/** An action in a `DropdownMenu`, or something to switch on and off there. */
export const MenuItem = ({
  icon,
  tone = 'neutral',
  checked,
  onSelect,
  children,
  ...rest
}: MenuItemProps) =>
  checked === undefined ? (
    <Item data-tone={tone} onSelect={onSelect} {...rest}>
      {icon}
      <Text>{children}</Text>
    </Item>
  ) : (
    <CheckboxItem
      data-tone={tone}
      checked={checked}
      onSelect={(event) => {
        event.preventDefault();
        onSelect();
      }}
      {...rest}
    >
      <Mark>
        <Menu.ItemIndicator>
          <Icon icon={CheckIcon} size="sm" />
        </Menu.ItemIndicator>
      </Mark>
      {icon}
      <Text>{children}</Text>
    </CheckboxItem>
  );

export interface MenuLinkItemProps extends Omit<LinkProps, 'onSelect'> {
  /** Drawn before the text. */
  icon?: ReactNode;
}

/** A link in a `DropdownMenu`. */
export const MenuLinkItem = ({ icon, children, ...rest }: MenuLinkItemProps) => (
  <Item asChild>
    <Link {...rest}>
      {icon}
      <Text>{children}</Text>
    </Link>
  </Item>
);

export interface MenuRadioGroupProps<Value extends string> {
  /** What is chosen here; spoken. */
  label: string;
  /** The choice that holds. */
  value: Value;
  /** Called with the new choice. */
  onValueChange: (value: Value) => void;
  /** What it holds. */
  children: ReactNode;
}

/** A group with one choice; its children are `MenuRadioItem`s. */
export const MenuRadioGroup = <Value extends string>({
  label,
  value,
  onValueChange,
  children,
}: MenuRadioGroupProps<Value>) => (
  <Menu.RadioGroup
    aria-label={label}
    value={value}
    onValueChange={(next) => onValueChange(next as Value)}
  >
    {children}
  </Menu.RadioGroup>
);

export interface MenuRadioItemProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {
  /** Stands for this choice. */
  value: string;
  /** Drawn before the text. */
  icon?: ReactNode;
  /** Depth in a tree, from 0: indents the text. */
  level?: number;
  /** Cannot be used, and says so. */
  disabled?: boolean;
}

/** One choice of a `MenuRadioGroup`, ticked while it holds. */
export const MenuRadioItem = ({
  icon,
  level = 0,
  children,
  style,
  ...rest
}: MenuRadioItemProps) => (
  <RadioItem data-level={level} style={{ ...style, ['--menu-level' as 'width']: level }} {...rest}>
    <Mark>
      <Menu.ItemIndicator>
        <Icon icon={CheckIcon} size="sm" />
      </Menu.ItemIndicator>
    </Mark>
    {icon}
    <Text>{children}</Text>
  </RadioItem>
);

/** A heading inside a menu. */
export const MenuLabel = (props: ComponentPropsWithRef<'div'>) => <Label {...props} />;

/** A line between groups of items. */
export const MenuSeparator = (props: ComponentPropsWithRef<'div'>) => <Separator {...props} />;
