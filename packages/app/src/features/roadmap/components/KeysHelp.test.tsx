import '../../../../test/browser.js';
import * as en from '@tavoite/ui/labels/en';
import * as fi from '@tavoite/ui/labels/fi';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { loadScreenTexts, loadTexts } from '../../../i18n/load.js';
import { Texts } from '../../../i18n/Texts.js';
import { KeysHelp } from './KeysHelp.js';

beforeAll(async () => {
  await loadScreenTexts();
  await Promise.all([loadTexts('en'), loadTexts('fi')]);
});

const Help = ({ readOnly }: { readOnly: boolean }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Filter" />
      <button type="button">Bar</button>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <KeysHelp readOnly={readOnly} open={open} onOpenChange={setOpen} />
    </>
  );
};

const open = (language: 'en' | 'fi', readOnly = false) =>
  render(
    <Texts language={language}>
      <Help readOnly={readOnly} />
    </Texts>,
  );

it.each([
  ['en', 'Keys', en.roadmap],
  ['fi', 'Näppäimet', fi.roadmap],
] as const)('lists the keys when asked, in %s', async (language, name, { keys, editKeys }) => {
  open(language);
  await userEvent.click(await screen.findByRole('button', { name: 'Ask' }));
  const panel = await screen.findByRole('dialog', { name });
  for (const sentence of [...keys, ...editKeys])
    expect(within(panel).getByText(sentence)).toBeVisible();
});

it('lists them after a question mark, and leads back to where it was asked', async () => {
  open('en');
  const bar = await screen.findByRole('button', { name: 'Bar' });
  bar.focus();
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(bar).toHaveFocus());
});

it('takes no question mark that is typed into a field', async () => {
  open('en');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Filter' }), 'why?');
  expect(screen.getByRole('textbox', { name: 'Filter' })).toHaveValue('why?');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says to readers only how to read', async () => {
  open('en', true);
  await userEvent.click(await screen.findByRole('button', { name: 'Ask' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(en.roadmap.keys.length);
});
