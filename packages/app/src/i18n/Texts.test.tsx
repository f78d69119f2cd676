import { render, screen } from '@testing-library/react';
import { loadScreenTexts } from './load.js';
import { Texts, useText } from './Texts.js';

const Shown = () => <p>{useText().text('shown-of', { shown: 1024, count: 2448 })}</p>;

test.each([
  ['en', '1\u00a0024 of 2\u00a0448'],
  ['fi', '1\u00a0024/2\u00a0448'],
] as const)('counts in texts are written as figures are, in %s', async (language, expected) => {
  await loadScreenTexts();
  render(
    <Texts language={language}>
      <Shown />
    </Texts>,
  );
  const text = await screen.findByText(/448/);
  expect(text.textContent).toBe(expected);
});
