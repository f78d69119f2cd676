import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import * as index from '../../src/index.js';
import { RichTextEditor } from '../../src/RichTextEditor/index.js';
import { conforming, WITHOUT_ELEMENT } from './table.js';

/** Floating panels watch their size, which jsdom does not know. */
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeAll(() => {
  globalThis.ResizeObserver ??= NoResizeObserver;
});

afterEach(cleanup);

/** Draws and waits until floating panels have found their place. */
const draw = async (element: ReactElement) => {
  await act(async () => {
    render(element);
  });
};

const focusFirstButton = async () => {
  await act(async () => screen.getAllByRole('button')[0]?.focus());
};

/** The editor has its own entry because of its size. */
const ui = { ...index, RichTextEditor };

test('every exported component is in the table', () => {
  const components = Object.entries(ui)
    .filter(([name, value]) => {
      const drawable =
        typeof value === 'function' || (typeof value === 'object' && '$$typeof' in value);
      return drawable && /^[A-Z][a-z]/.test(name);
    })
    .map(([name]) => name)
    .filter((name) => !WITHOUT_ELEMENT.includes(name));
  expect(conforming.map(({ name }) => name).sort()).toEqual(components.sort());
});

describe.each(conforming)('$name', ({ element, classOn = 'same', opensOnFocus, states = [] }) => {
  test('takes rest props, ref and className', async () => {
    const nodes: (Element | null)[] = [];
    await draw(
      element({
        ref: (node) => {
          nodes.push(node);
        },
        className: 'given',
        'data-conformance': 'given',
      }),
    );
    if (opensOnFocus) await focusFirstButton();
    const [found, ...others] = document.querySelectorAll('[data-conformance="given"]');
    expect(others).toEqual([]);
    expect(found).toBeInstanceOf(Element);
    expect(nodes.at(-1)).toBe(found);
    const classed = document.querySelector('.given');
    if (classOn === 'same') expect(classed).toBe(found);
    else expect(classed?.contains(found ?? null)).toBe(true);
  });

  if (states.length > 0) {
    test.each(states)('shows its state as %s', async (selector, drawn) => {
      await draw(drawn);
      expect(document.querySelector(selector)).not.toBeNull();
    });
  }
});
