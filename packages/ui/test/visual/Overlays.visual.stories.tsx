import type { Meta, StoryObj } from '@storybook/react-vite';
import * as confirmDialog from '../../src/ConfirmDialog/ConfirmDialog.stories.js';
import * as dropdownMenu from '../../src/DropdownMenu/DropdownMenu.stories.js';
import * as modal from '../../src/Modal/Modal.stories.js';
import * as popover from '../../src/Popover/Popover.stories.js';
import { samplesOf } from './Gallery.js';

export default {
  title: 'Overlays/Visual',
  tags: ['visual', '!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

const modals = samplesOf(modal);
const confirmations = samplesOf(confirmDialog);
const menus = samplesOf(dropdownMenu);
const popovers = samplesOf(popover);

// Each takes up the whole page, so each has its own picture.
export const Dialog: StoryObj = { render: () => <modals.Open /> };
export const Confirmation: StoryObj = { render: () => <confirmations.Danger /> };
export const Menu: StoryObj = { render: () => <menus.Open /> };
/** The tick and not the colour says which choice holds. */
export const Choices: StoryObj = {
  tags: ['forced-colors'],
  render: () => <menus.ChoicesByLevel />,
};
export const Panel: StoryObj = { render: () => <popovers.LongFinnishText /> };
