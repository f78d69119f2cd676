/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { conforming } from './table.js';

test('there is no DOM here', () => {
  expect(typeof document).toBe('undefined');
});

test.each(conforming)('$name renders on the server', ({ element, portal }) => {
  const html = renderToString(element({ className: 'given' }));
  if (!portal) expect(html).toMatch(/class="[^"]*\bgiven\b/);
});
