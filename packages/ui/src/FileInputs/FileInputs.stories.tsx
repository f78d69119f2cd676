import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inFinnish } from '../../test/fixtures/language.js';
import { Banner } from '../Banner/index.js';
import { FileInputs, type FileInputsProps, type PickedFile } from './FileInputs.js';

const file = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name);

const drag = (ground: Element, type: 'dragover' | 'drop', dataTransfer: DataTransfer) =>
  ground.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));

const Example = (props: FileInputsProps) => {
  const [files, setFiles] = useState<readonly PickedFile[]>(props.files);
  return (
    <div style={{ maxWidth: 420 }}>
      <FileInputs
        {...props}
        files={files}
        onAdd={(added) =>
          setFiles((before) => [
            ...before,
            ...added.map((next, index) => ({ id: `${before.length + index}`, file: next })),
          ])
        }
        onRemove={(removed) =>
          setFiles((before) => before.filter((picked) => picked.id !== removed.id))
        }
      />
    </div>
  );
};

const english = {
  addLabel: 'Add a file',
  dropLabel: 'or drop files here',
  removeLabel: (name: string) => `Remove ${name}`,
  hint: 'At most 20 files of 20 MB.',
  formatSize: (bytes: number) => `${Math.ceil(bytes / 1024)} kB`,
};

const finnish: typeof english = {
  addLabel: 'Lisää tiedosto',
  dropLabel: 'tai pudota tiedostot tähän',
  removeLabel: (name) => `Poista ${name}`,
  hint: 'Enintään 20 tiedostoa, kukin enintään 20 Mt.',
  formatSize: (bytes) => `${Math.ceil(bytes / 1024)} kt`,
};

const meta = {
  title: 'Fields/FileInputs',
  component: FileInputs,
  args: {
    files: [],
    onAdd: () => {},
    onRemove: () => {},
    ...english,
  },
  decorators: [inFinnish(english, finnish)],
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof FileInputs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Files are added one after another and can be taken away again. */
export const OneByOne: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvasElement.querySelector('input') as HTMLInputElement;
    await userEvent.upload(input, file('Plan.pdf', 2048));
    await userEvent.upload(input, file('Figures.xlsx', 4096));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Plan.pdf' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
  },
};

/** Files dropped from the desktop; text that is dropped is no file. */
export const Dropped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const ground = canvasElement.querySelector('[data-count]') as HTMLElement;
    const dragged = new DataTransfer();
    dragged.items.add(file('Plan.pdf', 2048));
    dragged.items.add(file('Figures.xlsx', 4096));
    drag(ground, 'dragover', dragged);
    await waitFor(() => expect(ground).toHaveAttribute('data-dropping'));
    drag(ground, 'drop', dragged);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await expect(ground).not.toHaveAttribute('data-dropping');
    const words = new DataTransfer();
    words.setData('text/plain', 'words');
    drag(ground, 'dragover', words);
    await expect(ground).not.toHaveAttribute('data-dropping');
  },
};

export const WhileSending: Story = {
  args: {
    disabled: true,
    files: [
      { id: '1', file: file('Board report.pdf', 900_000), progress: 1 },
      { id: '2', file: file('Sales by month.xlsx', 120_000), progress: 0.4 },
      { id: '3', file: file('Raw figures.csv', 40_000), progress: 0 },
    ],
  },
};

export const Refused: Story = {
  args: {
    files: [
      {
        id: '1',
        file: file('Holiday film.mov', 3000),
        error: 'Files of this type are not accepted.',
      },
    ],
  },
};

/** What is wrong with several is said above the list, once. */
export const RefusedAmongMany: Story = {
  args: {
    problem: <Banner tone="danger">One of 12 files cannot be sent.</Banner>,
    files: Array.from({ length: 12 }, (_, index) => ({
      id: `${index}`,
      file: file(`Figures ${index + 1}.csv`, 3000),
      ...(index === 11 ? { error: 'Files of this type are not accepted.' } : {}),
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('alert')).toHaveLength(1);
  },
};

/** Nothing picked yet. */
export const Empty: Story = {};

export const LongName: Story = {
  args: {
    addLabel: 'Lisää tiedosto',
    hint: 'Enintään 20 tiedostoa, kukin enintään 20 megatavua.',
    files: [
      {
        id: '1',
        file: file(
          'Huoltosopimusliiketoiminnan kannattavuusraportti johtoryhmälle 2026.xlsx',
          90_000,
        ),
        error: 'Tiedostoa ei voitu lähettää, koska sen tyyppi ei ole sallittu.',
      },
    ],
  },
};
