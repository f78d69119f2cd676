import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Avatar } from './Avatar.js';

const PICTURE =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#5b7f8c"/><circle cx="16" cy="12" r="6" fill="#f0e2d4"/><path d="M4 32a12 12 0 0 1 24 0z" fill="#17303a"/></svg>',
  );

const meta = {
  title: 'Foundations/Avatar',
  component: Avatar,
  args: { name: 'Äijö Virtanen' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstLetter: Story = {
  parameters: { sameInEveryLanguage: 'A name of a person.' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('img', { name: 'Äijö Virtanen' }),
    ).toHaveTextContent('Ä');
  },
};

export const Picture: Story = {
  parameters: { sameInEveryLanguage: 'A name of a person.' },
  args: { name: 'Maija Korhonen', src: PICTURE },
  play: async ({ canvasElement }) => {
    const avatar = await within(canvasElement).findByRole('img', { name: 'Maija Korhonen' });
    await waitFor(() => expect(avatar).toHaveAttribute('data-state', 'picture'));
  },
};

export const PictureThatFails: Story = {
  parameters: { sameInEveryLanguage: 'A name of a person.' },
  args: { name: 'Maija Korhonen', src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    const avatar = await within(canvasElement).findByRole('img', { name: 'Maija Korhonen' });
    await waitFor(() => expect(avatar.querySelector('img')).toBeNull());
    await expect(avatar).toHaveTextContent('M');
  },
};

export const Sizes: Story = {
  parameters: { sameInEveryLanguage: 'A name of a person.' },
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <Avatar name="Sanna" size="sm" />
      <Avatar name="Mikko" />
      <Avatar name="Olli" size="lg" />
    </div>
  ),
};
