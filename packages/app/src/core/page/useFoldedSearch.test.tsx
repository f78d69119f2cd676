import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useFoldedSearch } from './useFoldedSearch.js';

const Example = ({ folded }: { folded: boolean }) => {
  const [value, setValue] = useState('');
  const { button, field } = useFoldedSearch(folded, {
    label: 'Search reports',
    value,
    onValueChange: setValue,
  });
  return (
    <>
      {button}
      {field}
      <output>{value}</output>
    </>
  );
};

it('opens the field at its button, and closing it shows everything again', async () => {
  render(<Example folded />);
  expect(screen.queryByRole('searchbox')).toBeNull();
  const button = screen.getByRole('button', { name: 'Search reports' });
  await userEvent.click(button);
  const field = screen.getByRole('searchbox', { name: 'Search reports' });
  expect(field).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.type(field, 'board');
  expect(screen.getByRole('status')).toHaveTextContent('board');
  await userEvent.click(button);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('');
});

it('keeps what was typed in sight where the window becomes narrow', async () => {
  const { rerender } = render(<Example folded={false} />);
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.type(screen.getByRole('searchbox'), 'board');
  rerender(<Example folded />);
  expect(screen.getByRole('searchbox')).toHaveValue('board');
});
