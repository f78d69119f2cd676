import type { Meta, StoryObj } from '@storybook/react-vite';
import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';
import * as icons from '../icons/index.js';
import { Icon } from './Icon.js';
import { namedIcon } from './namedIcon.js';
import type { IconDrawing } from './types.js';

const meta = {
  title: 'Foundations/Icon',
  component: Icon,
  args: { icon: icons.TargetIcon as IconDrawing },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decoration: Story = {};

export const WithAName: Story = { args: { icon: icons.WarningIcon, label: 'Estimate' } };

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
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

/** Named in data, such as a mapping's `view_icon`: icons of such names are loaded when the first of these is shown. */
export const Named: Story = { args: { icon: namedIcon('piggy-bank') } };

/** Every icon, by the name that one imports it by. */
export const All: Story = {
  parameters: { sameInEveryLanguage: 'The names that the code gives to icons.' },
  render: () => (
    <Grid>
      {Object.entries(icons).map(([name, icon]) => (
        <li key={name}>
          <Icon icon={icon} />
          {name}
        </li>
      ))}
    </Grid>
  ),
};
