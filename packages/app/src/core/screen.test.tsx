import '../../test/browser.js';
import { act, render, screen } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from './screen.js';

type Code = { default: ComponentType<{ name: string }> };

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

/** A part whose code comes, or fails, when it is told to. */
function slowPart() {
  let end: { resolve: (code: Code) => void; reject: (problem: unknown) => void } | undefined;
  const fetchCode = jest.fn(
    () =>
      new Promise<Code>((resolve, reject) => {
        end = { resolve, reject };
      }),
  );
  return {
    Part: lazyPart(fetchCode),
    fetchCode,
    arrive: () => act(async () => end?.resolve({ default: Greeting })),
    fail: () => act(async () => end?.reject(new SyntaxError('Cannot be run'))),
  };
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? <p>Failed</p> : this.props.children);
}

it('draws a part in the place of what stands for it', async () => {
  const { Part, arrive } = slowPart();
  render(<Part name="Aino" placeholder={<p>Soon</p>} />);
  expect(screen.getByText('Soon')).toBeInTheDocument();
  await arrive();
  expect(screen.getByText('Hello Aino')).toBeInTheDocument();
  expect(screen.queryByText('Soon')).toBeNull();
});

it('draws a part at once that was loaded before, and fetches it once', async () => {
  const { Part, fetchCode, arrive } = slowPart();
  const loaded = Part.load();
  const { unmount } = render(<Part name="Aino" />);
  await arrive();
  await loaded;
  unmount();
  render(<Part name="Eero" placeholder={<p>Soon</p>} />);
  expect(screen.getByText('Hello Eero')).toBeInTheDocument();
  expect(fetchCode).toHaveBeenCalledTimes(1);
});

it('fails in its place, and is fetched again when it is shown again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { Part, fetchCode, arrive, fail } = slowPart();
  const place = (
    <Boundary>
      <Part name="Aino" />
    </Boundary>
  );
  const { unmount } = render(place);
  await fail();
  expect(screen.getByText('Failed')).toBeInTheDocument();
  unmount();
  render(place);
  await arrive();
  expect(screen.getByText('Hello Aino')).toBeInTheDocument();
  expect(fetchCode).toHaveBeenCalledTimes(2);
});
