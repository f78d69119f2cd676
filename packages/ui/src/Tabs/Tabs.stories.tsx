import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { PlusIcon } from '../icons/index.js';
import { TabLinks } from './TabLinks.js';
import { type TabItem, Tabs } from './Tabs.js';

const add = fn();

const Example = ({ label, items }: { label: string; items: readonly TabItem<string>[] }) => {
  const [value, setValue] = useState(items[0]?.value ?? '');
  return (
    <Tabs
      label={label}
      items={items}
      value={value}
      onValueChange={setValue}
      trailing={
        <Button variant="quiet" size="sm" icon={<Icon icon={PlusIcon} size="sm" />} onClick={add}>
          Add roadmap
        </Button>
      }
    />
  );
};

const meta = {
  title: 'Overlays/Tabs',
  component: Tabs,
  args: {
    label: 'Roadmaps',
    items: [
      { value: '1', label: 'Growth 2027', content: <p>Main tasks of growth.</p> },
      { value: '2', label: 'Digital service', content: <p>Main tasks of digital service.</p> },
      { value: '3', label: 'Sustainability', content: <p>Main tasks of sustainability.</p> },
    ],
    value: '1',
    onValueChange: () => {},
  },
  render: ({ label, items }) => <Example label={label} items={items} />,
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTrailingAction: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: 'Digital service' }));
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('digital service'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Sustainability' })).toHaveAttribute(
        'aria-selected',
        'true',
      ),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Add roadmap' }));
    await expect(add).toHaveBeenCalled();
  },
};

/** More than fits: the tabs scroll, the action stays. */
export const ManyInANarrowPlace: Story = {
  args: {
    label: 'Tiekartat',
    items: [
      'Kasvu 2027',
      'Digitaaliset palvelut',
      'Vastuullisuus',
      'Toimitusketjun kehittäminen',
      'Henkilöstö ja osaaminen',
    ].map((label, at) => ({ value: String(at), label, content: <p>{label}</p> })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
};

export const OneDisabled: Story = {
  args: {
    items: [
      { value: '1', label: 'Growth 2027', content: <p>Main tasks of growth.</p> },
      { value: '2', label: 'Digital service', disabled: true },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('tab', { name: 'Digital service' }),
    ).toBeDisabled();
  },
};

/** Tabs that are pages. */
export const Links: Story = {
  render: () => (
    <TabLinks
      label="Messages"
      items={[
        { href: '/notifications', label: 'Notifications', current: true },
        { href: '/reports', label: 'Reports' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Notifications' });
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
};

/** In groups, for the eyes: it is one row for keys and for screen readers. */
export const GroupedLinks: Story = {
  render: () => (
    <TabLinks
      label="Manage"
      items={[
        { href: '/figures', label: 'Figures', current: true },
        { href: '/terms', label: 'Terms' },
        { href: '/people', label: 'People', apart: true },
        { href: '/history', label: 'History', apart: true },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    const places = links.map((link) => link.getBoundingClientRect());
    const gaps = places.slice(1).map(({ left }, index) => left - (places[index]?.right ?? 0));
    const [within1, between1, between2] = gaps as [number, number, number];
    await expect(between1).toBeGreaterThan(within1 + 8);
    await expect(between2).toBeCloseTo(between1, 0);
    links[1]?.focus();
    await userEvent.tab();
    await expect(links[2]).toHaveFocus();
  },
};

/** Without room for all, the current one is in sight. */
export const ManyLinks: Story = {
  render: () => (
    <div style={{ width: 320 }}>
      <TabLinks
        label="Manage"
        items={['Figures', 'Terms', 'Targets', 'Pages', 'Organisation', 'People', 'History'].map(
          (label) => ({ href: `/${label}`, label, current: label === 'Pages' }),
        )}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const nav = await within(canvasElement).findByRole('navigation');
    const link = within(nav).getByRole('link', { name: 'Pages' });
    const [frame, tab] = [nav.getBoundingClientRect(), link.getBoundingClientRect()];
    await expect(tab.left).toBeGreaterThanOrEqual(frame.left);
    await expect(tab.right).toBeLessThanOrEqual(frame.right);
    // The row begins with the one before it, whole, or ends with its last.
    const before = within(nav).getByRole('link', { name: 'Targets' }).getBoundingClientRect();
    await expect(before.left - frame.left).toBeCloseTo(8, 0);
  },
};

/** Where the first one in sight begins a group, the line before it is out of sight. */
export const ManyGroupedLinks: Story = {
  render: () => (
    <div style={{ width: 320 }}>
      <TabLinks
        label="Manage"
        items={[
          'Figures',
          'Terms',
          'Targets',
          'Organisation',
          'People',
          'Access tokens',
          'Webhooks',
          'History',
        ].map((label) => ({
          href: `/${label}`,
          label,
          current: label === 'People',
          apart: label === 'Organisation',
        }))}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const nav = await within(canvasElement).findByRole('navigation');
    const first = within(nav).getByRole('link', { name: 'Organisation' });
    const start =
      first.getBoundingClientRect().left + parseFloat(getComputedStyle(first, '::before').left);
    await expect(start + 1).toBeLessThanOrEqual(nav.getBoundingClientRect().left);
  },
};
