import { createTextCheck } from './text-check.js';

function isText(bytes: Buffer | string, pieceBytes = bytes.length): boolean {
  const check = createTextCheck();
  const content = Buffer.from(bytes as string);
  for (let at = 0; at < content.length; at += pieceBytes) {
    check.update(content.subarray(at, at + pieceBytes));
  }
  return check.isText();
}

const windows1252 = (text: string) => Buffer.from(text.replace('€', '\x80'), 'latin1');

it.each([
  ['UTF-8', 'Päivä;Liikevaihto €\r\n1.1.2026;12 000\r\n'],
  ['UTF-8 with a byte order mark', '\uFEFFKuukausi;Arvo\n'],
  ['Windows-1252, as Excel writes', windows1252('Päivä;Liikevaihto €\r\nÄänekoski;12\r\n')],
  ['a heading that begins like a picture', 'BMW;Mazda\n1;2\n'],
  ['angle brackets in a text', 'if a < b and c > d\n<0.5;<1\n'],
  ['markup in a later cell', 'name,text\na,<script>alert(1)</script>\n'],
  ['page breaks and tabs', 'a\tb\f\r\n'],
  ['characters of four bytes', '📈;1\n'],
])('takes %s for a text, however it is cut', (_, content) => {
  expect(isText(content)).toBe(true);
  for (const pieceBytes of [1, 2, 3, 5]) expect(isText(content, pieceBytes)).toBe(true);
});

it.each([
  ['NUL', 'a;b\u0000\n'],
  ['UTF-16', Buffer.from('\uFEFFa;b\n', 'utf16le')],
  ['an escape sequence', '\u001B[31mred\n'],
  ['neither UTF-8 nor Windows-1252', Buffer.from([0x61, 0x81, 0x0a])],
  ['a page', '<!DOCTYPE html><html><script>alert(1)</script>'],
  ['a page after blanks', '  \r\n\t<HTML>'],
  ['a page after a byte order mark', '\uFEFF<html>'],
  ['a script', '<script>alert(1)</script>'],
  ['a picture with a program', '<svg onload="alert(1)">'],
  ['XML', '<?xml version="1.0"?><svg/>'],
  ['a comment before a page', '<!-- --><html>'],
])('refuses %s, however it is cut', (_, content) => {
  expect(isText(content)).toBe(false);
  for (const pieceBytes of [1, 2, 3, 5]) expect(isText(content, pieceBytes)).toBe(false);
});
