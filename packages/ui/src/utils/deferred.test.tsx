import { act, render, screen } from '@testing-library/react';
import { deferred } from './deferred.js';

const Panel = ({ name }: { name: string }) => <p>{name}</p>;

test('a component is drawn once its code is there, wherever it is waited for', async () => {
  const fetched = jest.fn(async () => Panel);
  const part = deferred(fetched);
  const Waiting = ({ name }: { name: string }) => {
    const Component = part.useComponent();
    return Component ? <Component name={name} /> : null;
  };
  render(
    <>
      <Waiting name="first" />
      <Waiting name="second" />
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

test('code that could not be fetched is fetched again when it is next wanted', async () => {
  const fetched = jest
    .fn<Promise<typeof Panel>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(Panel);
  const part = deferred(fetched);
  const Waiting = () => {
    const Component = part.useComponent();
    return Component ? <Component name="here" /> : null;
  };
  render(<Waiting />);
  await act(async () => part.load());
  expect(screen.queryByText('here')).toBeNull();
  await act(async () => part.load());
  expect(screen.getByText('here')).toBeInTheDocument();
});
