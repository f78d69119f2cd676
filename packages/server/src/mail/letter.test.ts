import { paragraphsOf, writeLetter } from './letter.js';

const LINK = 'https://tavoite.example/reset-password/1/a&b';
const words = {
  language: 'fi',
  subject: 'Kutsu: <Öljy & Kaasu>',
  text: `Hei,\n\n<img src=x> kutsuu\nsinut.\n\n${LINK}\n\nTerveisin https://evil.example/\n`,
  link: LINK,
  action: 'Valitse "salasana"',
} as const;

it('leaves the text as it is, and says the same in HTML, escaped', () => {
  const { subject, text, html = '' } = writeLetter(words);
  expect({ subject, text }).toEqual({ subject: words.subject, text: words.text });
  expect(html).toContain('<html lang="fi">');
  expect(html).toContain('Kutsu: &lt;Öljy &amp; Kaasu&gt;</h1>');
  expect(html).toContain('&lt;img src=x&gt; kutsuu<br>sinut.</p>');
  expect(html).not.toContain('<img');
});

it('makes a button of the address that it was given, and of no other', () => {
  const { html = '' } = writeLetter(words);
  const links = [...html.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, ...found]) => found);
  expect(links).toEqual([
    ['https://tavoite.example/reset-password/1/a&amp;b', 'Valitse &quot;salasana&quot;'],
  ]);
  // Seen, too, before it is followed.
  expect(html).toContain('>https://tavoite.example/reset-password/1/a&amp;b</p>');
});

it('follows the theme of the mail program', () => {
  const { html } = writeLetter(words);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toMatch(/prefers-color-scheme:dark\)\{[^}]*background:#[\da-f]{6}!important/);
  expect(html).not.toContain('undefined');
});

it('parts paragraphs at empty lines only', () => {
  expect(paragraphsOf('\r\n a\r\nb\r\n \t\r\nc\n\n\n')).toEqual(['a\r\nb', 'c']);
});
