import fc from 'fast-check';
import { cleanFileName } from './names.js';

it.each([
  ['raportti.pdf', 'raportti.pdf'],
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['C:\\Users\\Mikko\\raportti.pdf', 'raportti.pdf'],
  ['..\\..\\x.pdf', 'x.pdf'],
  ['a/b\\c/d.csv', 'd.csv'],
  ['Äänekosken ölly 2026.pdf', 'Äänekosken ölly 2026.pdf'],
  ['A\u0308a\u0308nekoski.pdf', 'Äänekoski.pdf'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['line\r\nbreak\t\u0000.pdf', 'linebreak.pdf'],
  ['\uFEFF\u200Freport\u2028.pdf ', 'report.pdf'],
  ['報告 📈 दस्तावेज़.pdf', '報告 📈 दस्तावेज़.pdf'],
  ['👩‍💻.png', '👩‍💻.png'],
  ['half \uD83D.pdf', 'half \uFFFD.pdf'],
  ['..', '..'],
  ['folder/', ''],
  ['', ''],
])('makes %j the name %j', (sent, name) => {
  expect(cleanFileName(sent)).toBe(name);
});

it('keeps 255 Finnish letters and the ending of longer names', () => {
  const longest = `${'ä'.repeat(251)}.pdf`;
  expect(cleanFileName(longest)).toBe(longest);
  expect(cleanFileName(`${'ö'.repeat(400)}.pdf`)).toBe(`${'ö'.repeat(251)}.pdf`);
  expect(cleanFileName(`${'😀'.repeat(400)}.pdf`)).toBe(`${'😀'.repeat(251)}.pdf`);
  expect(cleanFileName(`.${'x'.repeat(400)}`)).toHaveLength(255);
});

it('leaves nothing that leads out of a folder or cannot be stored, whatever is sent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (sent) => {
      const name = cleanFileName(sent);
      expect(name).not.toMatch(/[/\\\p{Cc}\u202E]/u);
      expect(Buffer.from(name).toString()).toBe(name);
      expect([...name].length).toBeLessThanOrEqual(255);
      expect(cleanFileName(name)).toBe(name);
    }),
  );
});
