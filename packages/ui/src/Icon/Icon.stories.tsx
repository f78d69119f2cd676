import type { Meta, StoryObj } from '@storybook/react-vite';
import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';
import { Icon } from './Icon.js';
import { type IconName, icons } from './icons.js';

const meta = {
  title: 'Foundations/Icon',
  component: Icon,
  args: { name: 'target' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decoration: Story = {};

export const WithAName: Story = { args: { name: 'warning', label: 'Estimate' } };

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: ${token('space-2')};
  list-style: none;

  li {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${token('space-2')};
    padding: ${token('space-3')} ${token('space-1')};
    font-size: ${token('font-size-xs')};
    color: ${token('color-text-muted')};
    background: ${token('color-surface')};
    border: 1px solid ${token('color-border')};
    border-radius: ${token('radius-card')};
  }

  svg {
    color: ${token('color-text')};
  }
`;

/** Every name; a mapping's `view_icon` may be any of them. */
export const All: Story = {
  render: () => (
    <Grid>
      {(Object.keys(icons) as IconName[]).map((name) => (
        <li key={name}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </Grid>
  ),
};
