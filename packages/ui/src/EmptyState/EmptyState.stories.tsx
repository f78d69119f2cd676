import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { BellIcon, LogicIcon, PlusIcon, RoadmapIcon } from '../icons/index.js';
import { EmptyState } from './EmptyState.js';

const meta = {
  title: 'Foundations/EmptyState',
  component: EmptyState,
  args: { title: 'No notifications' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = { args: { icon: BellIcon } };

export const WithDescriptionAndAction: Story = {
  args: {
    icon: RoadmapIcon,
    title: 'No roadmaps yet',
    description: 'A roadmap shows main tasks, their tasks and milestones by month.',
    action: (
      <Button variant="primary" icon={<Icon icon={PlusIcon} size="sm" />}>
        Add roadmap
      </Button>
    ),
  },
};

export const LongFinnishText: Story = {
  args: {
    icon: LogicIcon,
    title: 'Liiketoimintalogiikkaa ei ole vielä määritelty',
    description:
      'Organisaatiollesi ei ole tuotu termejä, joten termipuuta ei voida näyttää. Ota yhteyttä organisaatiosi pääkäyttäjään.',
  },
};
