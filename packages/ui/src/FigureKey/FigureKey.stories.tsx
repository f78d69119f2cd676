import type { Meta, StoryObj } from '@storybook/react-vite';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import { FigureKey } from './FigureKey.js';

const meta = {
  title: 'Analysis/FigureKey',
  component: FigureKey,
  args: { labels: labelsOf('en').figureKey },
  render: (args, context) => <FigureKey {...args} labels={labelsOf(localeOf(context)).figureKey} />,
} satisfies Meta<typeof FigureKey>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Above or below figures of both kinds. */
export const Default: Story = {};

export const Finnish: Story = { globals: { language: 'fi' } };
