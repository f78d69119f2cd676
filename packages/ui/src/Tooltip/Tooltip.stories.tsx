import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { InfoIcon } from '../icons/index.js';
import { Tooltip } from './Tooltip.js';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    content: 'The figures of the last two months are estimates',
    children: (
      <IconButton aria-labelledby="estimate">
        <Icon icon={InfoIcon} />
      </IconButton>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '60px 40px' }}>
        <span id="estimate" style={{ position: 'absolute', left: 0, top: 0 }}>
          Estimate
        </span>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('button');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('estimates'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.tab();
    await userEvent.tab({ shift: true });
  },
};

/** At most 350 px wide. */
export const LongText: Story = {
  args: {
    content:
      'Kahden viimeisen kuukauden luvut ovat arvioita, kunnes kirjanpito on vahvistanut ne. Arviot näytetään katkoviivalla.',
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('button');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};
