import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link, type LinkProps, LinkProvider } from './Link.js';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '/data-map', children: 'Show in data map' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

const RouterLink = ({ href, ...rest }: LinkProps) => (
  <a data-router="" href={`#${href}`} {...rest}>
    {rest.children}
  </a>
);

/** A router's link takes the place of every anchor below the provider. */
export const FromARouter: Story = {
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link');
    await expect(link).toHaveAttribute('data-router');
    await expect(link).toHaveAttribute('href', '#/data-map');
  },
};
