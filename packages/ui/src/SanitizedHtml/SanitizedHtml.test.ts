import { sanitizeHtml } from './SanitizedHtml.js';

it('keeps plain formatting', () => {
  expect(sanitizeHtml('<h2>Break</h2><p>On <strong>Sunday</strong><br>at 6</p>')).toBe(
    '<h2>Break</h2><p>On <strong>Sunday</strong><br>at 6</p>',
  );
});

it('opens links elsewhere without telling where from', () => {
  expect(sanitizeHtml('<a href="https://example.com/">x</a>')).toBe(
    '<a href="https://example.com/" target="_blank" rel="noopener noreferrer">x</a>',
  );
});

it.each([
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jAvA&#115;cript:alert(1)">x</a>',
  '<p style="position:fixed;inset:0">x</p>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<form action="https://evil.example"><input name=q></form>',
  '<p data-x="1" aria-label="x" id="login" class="overlay">x</p>',
  '<template><script>alert(1)</script></template>',
])('takes the teeth out of %s', (html) => {
  const clean = sanitizeHtml(html);
  expect(clean).not.toMatch(
    /<(?:img|svg|iframe|script|style|form|input|math|template)|on\w+=|javascript:|style=|data-|aria-|id=|class=/i,
  );
});
