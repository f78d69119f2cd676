import { render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import * as icons from '../icons/index.js';
import { drawings } from './drawings.js';
import { Icon, namedIcon, viewIcon } from './index.js';
import { otherDrawings } from './otherDrawings.js';

test('every icon has a name of its own', () => {
  const all = new Map([...drawings, ...otherDrawings]);
  expect(all.size).toBe(Object.keys(icons).length);
  expect(drawings.size + otherDrawings.size).toBe(all.size);
  expect(all.get('file-spreadsheet')).toBe(icons.FileSpreadsheetIcon);
  expect(all.get('euro')).toBe(icons.EuroIcon);
});

test('a named icon keeps its place until it is loaded', async () => {
  const { container } = render(<Icon icon={namedIcon('piggy-bank')} size="sm" />);
  const svg = () => container.querySelector('svg');
  expect(svg()?.getAttribute('width')).toBe('16');
  expect(svg()?.childElementCount).toBe(0);
  await waitFor(() => expect(svg()?.classList).toContain('lucide-piggy-bank'));
  expect(svg()?.getAttribute('width')).toBe('16');
});

test('an icon of a tool can be named, too', async () => {
  const { container } = render(<Icon icon={namedIcon('paperclip')} />);
  await waitFor(() =>
    expect(container.querySelector('svg')?.classList).toContain('lucide-paperclip'),
  );
});

test.each(['no-such-icon', 'constructor', '', null, undefined])(
  'a view icon called %p is a line chart',
  async (name) => {
    const { container } = render(<Icon icon={viewIcon(name)} />);
    await waitFor(() =>
      expect(container.querySelector('svg')?.classList).toContain('lucide-chart-line'),
    );
  },
);

test('a named icon is one component however often it is asked for', () => {
  expect(viewIcon('users')).toBe(namedIcon('users'));
});

test('on the server a named icon keeps its place', () => {
  expect(renderToString(<Icon icon={namedIcon('users')} />)).toBe(
    '<svg width="20" height="20" focusable="false" aria-hidden="true"></svg>',
  );
});
