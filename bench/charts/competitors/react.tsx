import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { BenchState, Mount } from '../data.js';

/** A React chart as a competitor. */
export const mountReact =
  (Chart: ComponentType<{ state: BenchState }>): Mount =>
  (element, first) => {
    const root = createRoot(element);
    const render = (state: BenchState) =>
      flushSync(() => root.render(createElement(Chart, { state })));
    render(first);
    return { update: render, unmount: () => root.unmount() };
  };
