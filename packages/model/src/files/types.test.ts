import {
  ACCEPTED_FILES,
  FILE_TYPE_NAMES,
  fileProblem,
  fileTypeOfName,
  MAX_FILE_BYTES,
} from './types.js';

it.each([
  ['report.pdf', 'application/pdf'],
  ['REPORT.PDF', 'application/pdf'],
  ['kuva.jpg', 'image/jpeg'],
  ['kuva.jpeg', 'image/jpeg'],
  ['archive.tar.zip', 'application/zip'],
])('takes %s for %s', (name, mediaType) => {
  expect(fileTypeOfName(name)?.mediaType).toBe(mediaType);
});

it.each([
  'macro.docm',
  'macro.xlsm',
  'page.html',
  'drawing.svg',
  'program.exe',
  'pdf',
  '.pdf',
  'pdf.',
  '',
  'report.pdf ',
  'report.pdf:stream',
  'report.pdf.exe',
  'report.p\u0064f\u202E',
])('takes %j for no kind of file', (name) => {
  expect(fileTypeOfName(name)).toBeUndefined();
});

it('names what is allowed in sentences and in fields', () => {
  expect(FILE_TYPE_NAMES).toBe('pdf, docx, xlsx, pptx, csv, txt, png, jpeg, gif, webp, zip');
  expect(ACCEPTED_FILES).toContain('.jpeg,.jpg,');
});

it('finds what a name and a size tell before the upload', () => {
  expect(fileProblem({ name: 'a.pdf', size: 1 })).toBeNull();
  expect(fileProblem({ name: 'a.pdf', size: MAX_FILE_BYTES })).toBeNull();
  expect(fileProblem({ name: 'a.pdf', size: MAX_FILE_BYTES + 1 })).toBe('too_large');
  expect(fileProblem({ name: 'a.pdf', size: 0 })).toBe('empty');
  expect(fileProblem({ name: 'a.xlsm', size: 0 })).toBe('type');
});
