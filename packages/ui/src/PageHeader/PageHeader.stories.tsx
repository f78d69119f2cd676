import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { PlusIcon, SaveIcon } from '../icons/index.js';
import { TabLinks } from '../Tabs/index.js';
import { PageHeader } from './PageHeader.js';

const meta = {
  title: 'Shell/PageHeader',
  component: PageHeader,
  args: { title: 'strategy and targets' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const WithActionsAndTabs: Story = {
  args: {
    title: 'Notifications',
    actions: (
      <Button variant="primary" icon={<Icon icon={PlusIcon} size="sm" />}>
        Create notification
      </Button>
    ),
    tabs: (
      <TabLinks
        label="Messages"
        items={[
          { href: '#/notifications', label: 'Notifications', current: true },
          { href: '#/reports', label: 'Reports' },
        ]}
      />
    ),
  },
};

/** Graph-style pages mark their title. */
export const Highlighted: Story = {
  args: {
    title: 'Net sales',
    highlighted: true,
    meta: 'Last updated 31/10/2026',
    actions: <Button icon={<Icon icon={SaveIcon} size="sm" />}>Save for a report</Button>,
  },
};

/** What fills the page has more room below a low one: the line stands beside the title where it fits. */
export const Low: Story = {
  args: {
    title: 'Business logic',
    low: true,
    meta: 'October 2026, verified',
    actions: <Button>10/2026</Button>,
  },
};

/** A page that the menu has below an entry of another name says which. */
export const InASection: Story = {
  args: { ...Highlighted.args, section: 'Finance', title: 'Result' },
};

export const LongFinnishTitle: Story = {
  args: {
    title: 'Asiakaspalvelun ensimmäisen yhteydenoton ratkaisuaste liiketoiminta-alueittain',
    highlighted: true,
    actions: <Button>Tallenna raporttia varten</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
};
