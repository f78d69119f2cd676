import { act, render, screen } from '@testing-library/react';
import { type Deferred, deferred } from './deferred.js';

interface PanelProps {
  name: string;
}

const Panel = ({ name }: PanelProps) => <p>{name}</p>;

const Waiting = ({ part, name }: { part: Deferred<PanelProps>; name: string }) => {
  const Component = part.useComponent();
  return Component ? <Component name={name} /> : null;
};

test('a component is drawn once its code is there, wherever it is waited for', async () => {
  const fetched = jest.fn(async () => Panel);
  const part = deferred(fetched);
  render(
    <>
      <Waiting part={part} name="first" />
      <Waiting part={part} name="second" />
    </>,
  );
  expect(fetched).not.toHaveBeenCalled();
  expect(screen.queryByText('first')).toBeNull();
  await act(async () => {
    part.load();
    part.load();
  });
  expect(screen.getByText('first')).toBeInTheDocument();
  expect(screen.getByText('second')).toBeInTheDocument();
  part.load();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('code that could not be fetched is loaded again when it is next needed', async () => {
  const fetched = jest
    .fn<Promise<typeof Panel>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(Panel);
  const part = deferred(fetched);
  render(<Waiting part={part} name="here" />);
  await act(async () => part.load());
  expect(screen.queryByText('here')).toBeNull();
  await act(async () => part.load());
  expect(screen.getByText('here')).toBeInTheDocument();
});
