import type { ImportAnswer } from '@tavoite/model';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { strFromU8, unzipSync } from 'fflate';
import { fakeBrowser } from '../../../test/browser.js';
import { type Handlers, refusal } from '../../../test/fakeApi.js';
import { aUser } from '../../../test/fixtures.js';
import { renderApp } from '../../../test/renderApp.js';

const NOTHING: ImportAnswer = {
  dry_run: true,
  written: [],
  figures: { changed: 0, unchanged: 0 },
  needs_reason: false,
  changes: [],
  faults: [],
  error_count: 0,
  warning_count: 0,
};
const READY: ImportAnswer = {
  ...NOTHING,
  written: [{ kind: 'terms', created: 5, updated: 2 }],
  figures: { changed: 4, unchanged: 1 },
};

beforeEach(() => {
  fakeBrowser();
});

async function openDialog(handlers: Handlers) {
  const app = renderApp('/manage/organization', {
    handlers: {
      getUserDetails: () => aUser({ organization_manager: true }),
      getOrganizationDefinition: () => ({
        id: 1,
        key: 'harbour',
        name: 'Harbour',
        name_fi: null,
        start_of_fiscal_year: 1,
        time_zone: 'Europe/Helsinki',
        restricted_views: [],
        objectives: [],
        children: [],
      }),
      ...handlers,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Import files' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import files' });
  const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file field');
  const pick = () => userEvent.upload(input, new File(['x'], 'folder.zip'));
  const submit = () => within(dialog).getByRole('button', { name: 'Import' });
  return { app, dialog: within(dialog), pick, submit };
}

it('gives a sample that names the organisation', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  const { dialog } = await openDialog({});
  await userEvent.click(dialog.getByRole('button', { name: 'Download a sample' }));
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(files[0] ?? new Blob());
  });
  const archive = unzipSync(new Uint8Array(bytes));
  expect(Object.keys(archive)).toEqual([
    'terms.csv',
    'data.csv',
    'target_groups.csv',
    'targets.csv',
  ]);
  expect(strFromU8(archive['terms.csv'] ?? new Uint8Array())).toContain('\nharbour,sample_sales,');
});

it('shows what files would change before it imports them', async () => {
  const { app, dialog, pick, submit } = await openDialog({ importData: () => READY });
  expect(submit()).toBeDisabled();
  await pick();
  expect(await dialog.findByText('5 new, 2 updated')).toBeVisible();
  expect(dialog.getByText('4 change, 1 stays as it is')).toBeVisible();
  const inputs = () => app.callsOf('importData').map(({ input }) => input);
  expect(inputs()).toEqual([{ query: { dry_run: true } }]);
  await userEvent.click(submit());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputs()).toEqual([{ query: { dry_run: true } }, { query: {} }]);
  expect(app.toasts().map(({ kind }) => kind)).toEqual(['success']);

  // The next import begins with nothing.
  await userEvent.click(screen.getByRole('button', { name: 'Import files' }));
  const next = within(await screen.findByRole('dialog', { name: 'Import files' }));
  expect(next.queryByText('5 new, 2 updated')).toBeNull();
  expect(next.getByRole('button', { name: 'Import' })).toBeDisabled();
});

it('says what is wrong with files, and where', async () => {
  const { dialog, pick, submit } = await openDialog({
    importData: () => ({
      ...NOTHING,
      error_count: 1,
      faults: [
        {
          severity: 'error',
          file: 'terms.csv',
          line: 7,
          column: { name: 'formula', position: 4 },
          message: 'There is no term "x".',
        },
      ],
    }),
  });
  await pick();
  expect(await dialog.findByText('Nothing can be imported: there is an error.')).toBeVisible();
  expect(dialog.getByText('terms.csv, line 7, formula: There is no term "x".')).toBeVisible();
  expect(submit()).toBeDisabled();
});

it('asks why verified figures change', async () => {
  const { app, dialog, pick, submit } = await openDialog({
    importData: () => ({ ...READY, needs_reason: true }),
  });
  await pick();
  await waitFor(() => expect(submit()).toBeEnabled());
  await userEvent.click(submit());
  expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/Say why/);
  await userEvent.type(dialog.getByLabelText('Reason'), 'Late invoice');
  await userEvent.click(submit());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.callsOf('importData').at(-1)?.input).toEqual({ query: { reason: 'Late invoice' } });
});

it('says what is wrong with an archive, and where all is stored already', async () => {
  let answer = () => {
    throw refusal(400, { files: ['“folder.zip” cannot be read.'] });
  };
  const { dialog, pick, submit } = await openDialog({ importData: () => answer() });
  await pick();
  expect(await dialog.findByText('“folder.zip” cannot be read.')).toBeVisible();
  answer = () => NOTHING as never;
  await userEvent.click(dialog.getByRole('button', { name: /folder\.zip/ }));
  await waitFor(() => expect(dialog.queryByText('“folder.zip” cannot be read.')).toBeNull());
  await pick();
  expect(await dialog.findByText(/stored already/)).toBeVisible();
  expect(submit()).toBeDisabled();
});
