import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { waitFor } from '@testing-library/dom';
import type * as ReactTypes from 'react';
import type * as ReactDomTypes from 'react-dom';
import type { createRoot } from 'react-dom/client';

/** A build for production; those of one version share their internals. */
const built = (name: string, file: string) =>
  join(dirname(require.resolve(`${name}/package.json`)), 'cjs', file);

const RENDERER = built('react-dom', 'react-dom-client.production.js');

/** What the build makes of a file. Vite's parser is an ES module, which runs outside of Jest. */
function lighter(file: string): string {
  const script = `import { readFileSync } from 'node:fs';
    const { withoutUnusedParts } = await import(${JSON.stringify(join(__dirname, 'lighterReact.ts'))});
    process.stdout.write(withoutUnusedParts(readFileSync(process.argv[1], 'utf8')));`;
  return execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script, file],
    { encoding: 'utf8', maxBuffer: 1e7, stdio: 'pipe' },
  );
}

it('ends the build when React is written in another way', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tavoite-'));
  const changed = join(folder, 'changed.js');
  writeFileSync(changed, readFileSync(RENDERER, 'utf8').replace(/\bretryIfBlockedOn\b/g, 'retry'));
  expect(() => lighter(changed)).toThrow(/not found in it: retryIfBlockedOn/);
  rmSync(folder, { recursive: true });
});

const React: typeof ReactTypes = jest.requireActual(built('react', 'react.production.js'));
const modules: Record<string, unknown> = {
  react: React,
  scheduler: jest.requireActual(
    createRequire(require.resolve('react-dom/package.json')).resolve('scheduler'),
  ),
};
const load = (code: string): unknown => {
  const exports = {};
  new Function('exports', 'require', code)(exports, (name: string) => modules[name]);
  return exports;
};
const dom = load(readFileSync(built('react-dom', 'react-dom.production.js'), 'utf8'));
modules['react-dom'] = dom;
const { createPortal } = dom as typeof ReactDomTypes;
const client = load(lighter(RENDERER)) as { createRoot: typeof createRoot };
const h = React.createElement;

let arrive: (part: { default: () => ReactTypes.ReactNode }) => void = () => {};
const Late = React.lazy(
  () => new Promise<{ default: () => ReactTypes.ReactNode }>((then) => (arrive = then)),
);

/** Draws a late part and a number, which its button, elsewhere in the document, counts up. */
function Counter({ away, tell }: { away: Element; tell: (what: string) => void }) {
  const [count, setCount] = React.useState(0);
  React.useEffect(() => {
    tell(`shown ${count}`);
    return () => tell(`gone ${count}`);
  }, [count, tell]);
  return h(
    'main',
    { onMouseOver: () => tell('over') },
    h('output', null, React.useDeferredValue(count)),
    h(React.Suspense, { fallback: h('i', null, 'Waiting') }, h(Late)),
    createPortal(h('button', { onClick: () => setCount((now) => now + 1) }), away),
  );
}

class Catch extends React.Component<{ children?: ReactTypes.ReactNode }> {
  static getDerivedStateFromError = (error: Error) => ({ error });
  override state: { error?: Error } = {};
  override render() {
    return this.state.error ? h('strong', null, this.state.error.message) : this.props.children;
  }
}

const never = new Promise<string>(() => {});
const Waits = () => h('u', null, React.use(never));
const Fails = () => {
  throw new Error('Broken');
};
const CONTENT = { first: () => h('p', null, 'first'), waits: Waits, fails: Fails };

/** Shows one content after the other, each in a transition. */
function Changing({ take }: { take: (show: (kind: keyof typeof CONTENT) => void) => number }) {
  const [kind, setKind] = React.useState<keyof typeof CONTENT>('first');
  const [isPending, startTransition] = React.useTransition();
  take((next) => startTransition(() => setKind(next)));
  const content = h(React.Suspense, { fallback: 'Never' }, h(CONTENT[kind]));
  return h(Catch, null, content, h('q', null, `${isPending}`));
}

describe('the lighter renderer', () => {
  let container: HTMLElement;
  beforeEach(() => {
    container = document.createElement('div');
    document.body.append(container);
  });
  afterEach(() => container.remove());

  it('draws, waits for parts, answers events and cleans up', async () => {
    const effects: string[] = [];
    const tell = (what: string) => void effects.push(what);
    const root = client.createRoot(container.appendChild(document.createElement('section')));
    root.render(h(Counter, { away: container, tell }));
    await waitFor(() => expect(container.querySelector('i')).toHaveTextContent('Waiting'));
    arrive({ default: () => h('em', null, 'Here') });
    await waitFor(() => expect(container.querySelector('em')).toHaveTextContent('Here'));
    expect(container.querySelector('i')).toBeNull();
    container.querySelector('button')?.click();
    await waitFor(() => expect(container.querySelector('output')).toHaveTextContent('1'));
    container
      .querySelector('em')
      ?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true, relatedTarget: null }));
    root.unmount();
    await waitFor(() =>
      expect(effects).toEqual(['shown 0', 'gone 0', 'shown 1', 'over', 'gone 1']),
    );
    expect(container.querySelector('section')).toBeEmptyDOMElement();
  });

  it('hides what waits in a transition, and shows an error where one is caught', async () => {
    const shows: ((kind: keyof typeof CONTENT) => void)[] = [];
    const root = client.createRoot(container, { onCaughtError: () => {} });
    root.render(h(Changing, { take: (one) => shows.push(one) }));
    await waitFor(() => expect(container.querySelector('p')).toHaveTextContent('first'));
    shows.at(-1)?.('waits');
    await waitFor(() => expect(container.querySelector('q')).toHaveTextContent('true'));
    expect(container.querySelector('p')).toHaveTextContent('first');
    shows.at(-1)?.('fails');
    await waitFor(() => expect(container.querySelector('strong')).toHaveTextContent('Broken'));
    root.unmount();
  });

  it('says so when an element is made that it does not know', async () => {
    const errors: unknown[] = [];
    const root = client.createRoot(container, { onUncaughtError: (error) => errors.push(error) });
    root.render(h(React.Activity, { mode: 'visible', children: 'shown' }));
    await waitFor(() => expect(errors).toHaveLength(1));
    expect(String(errors[0])).toContain('#130');
  });
});
