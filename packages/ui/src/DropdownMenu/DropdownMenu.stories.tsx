import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { ChevronDownIcon, DeleteIcon, EditIcon, PlusIcon } from '../icons/index.js';
import {
  DropdownMenu,
  MenuItem,
  MenuLabel,
  MenuLinkItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from './DropdownMenu.js';

const edit = fn();
const remove = fn();

const meta = {
  title: 'Overlays/DropdownMenu',
  component: DropdownMenu,
  args: {
    trigger: <Button iconEnd={<Icon icon={ChevronDownIcon} size="sm" />}>Main task</Button>,
    children: (
      <>
        <MenuItem icon={<Icon icon={EditIcon} size="sm" />} onSelect={edit}>
          Edit main task
        </MenuItem>
        <MenuItem icon={<Icon icon={PlusIcon} size="sm" />} onSelect={() => {}} disabled>
          Add row
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" icon={<Icon icon={DeleteIcon} size="sm" />} onSelect={remove}>
          Delete main task
        </MenuItem>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const trigger = await within(canvasElement).findByRole('button');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Edit main task' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Edit main task' })).not.toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(remove).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Open: Story = { args: { open: true } };

const Organizations = () => {
  const [value, setValue] = useState('2');
  return (
    <DropdownMenu open trigger={<Button>Environment</Button>}>
      <MenuLabel>Selected environment</MenuLabel>
      <MenuRadioGroup label="Selected environment" value={value} onValueChange={setValue}>
        <MenuRadioItem value="1">Pohjola Oyj</MenuRadioItem>
        <MenuRadioItem value="2" level={1}>
          Pohjola Energia
        </MenuRadioItem>
        <MenuRadioItem value="3" level={2}>
          Kaukolämpö ja jakeluverkon kunnossapito
        </MenuRadioItem>
      </MenuRadioGroup>
    </DropdownMenu>
  );
};

/** Choices, indented by level; the one that holds is ticked. */
export const ChoicesByLevel: Story = {
  render: () => <Organizations />,
  play: async () => {
    const chosen = await screen.findByRole('menuitemradio', { name: 'Pohjola Energia' });
    await expect(chosen).toBeChecked();
  },
};

/** Pages to go to are links, which can be opened in a new tab. */
export const Links: Story = {
  args: {
    open: true,
    trigger: <Button>Maija Korhonen</Button>,
    children: (
      <>
        <MenuLinkItem href="#/change-password">Change password</MenuLinkItem>
        <MenuLinkItem href="#/connect-google">Connect Google</MenuLinkItem>
      </>
    ),
  },
};

export const ChoiceThatIsNotAllowed: Story = {
  args: {
    open: true,
    trigger: <Button>Theme</Button>,
    children: (
      <MenuRadioGroup label="Theme" value="light" onValueChange={() => {}}>
        <MenuRadioItem value="light">Light</MenuRadioItem>
        <MenuRadioItem value="system" disabled>
          System
        </MenuRadioItem>
      </MenuRadioGroup>
    ),
  },
};
