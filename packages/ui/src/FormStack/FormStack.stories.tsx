import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormEvent } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/index.js';
import { TextField } from '../TextField/index.js';
import { FormStack } from './FormStack.js';

const meta = {
  title: 'Fields/FormStack',
  component: FormStack,
  args: {
    onSubmit: fn((event: FormEvent) => event.preventDefault()),
    actions: (
      <>
        <Button variant="primary" type="submit">
          Save
        </Button>
        <Button>Cancel</Button>
      </>
    ),
    children: (
      <>
        <TextField label="Title" required />
        <TextField label="End date" />
      </>
    ),
  },
} satisfies Meta<typeof FormStack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter sends, and the browser's own checks stay out of the way: the server says what is wrong. */
export const SendsByEnter: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(
      await within(canvasElement).findByLabelText('End date'),
      '31.12.2026{Enter}',
    );
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const WithErrors: Story = {
  args: {
    children: (
      <>
        <TextField label="Otsikko" errors={['Tämä kenttä ei voi olla tyhjä.']} />
        <TextField label="Päättymispäivä" defaultValue="31.12.2026" />
      </>
    ),
  },
};
