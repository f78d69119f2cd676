import { mkdir, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { extended, problemsOf, soundFolder, TODAY, withFolder } from '../../test/import-folders.js';
import { checkFolder } from './check.js';
import { MAX_PROBLEMS, problemText } from './problems.js';

describe('folder and files', () => {
  test('a folder that is not there', async () => {
    const { problems } = await checkFolder('/nowhere/at/all', { today: TODAY });
    expect(problems.map(problemText)).toEqual(['/nowhere/at/all: There is no such folder.']);
  });

  test('an empty folder', async () => {
    const [problem, ...others] = await problemsOf({ 'README.md': 'hello' });
    expect(problem).toContain('The folder holds nothing to import');
    expect(others).toEqual([]);
  });

  test('a CSV file that no one reads', async () => {
    expect(await problemsOf({ ...soundFolder, 'target.csv': 'x\n' })).toEqual([
      'target.csv: An import folder has no such file. Did you mean "targets.csv"?',
    ]);
  });

  test('an empty file, and a file of blank lines', async () => {
    const empty = 'The file is empty. Its first line names the columns.';
    expect(await problemsOf({ ...soundFolder, 'settings.csv': '' })).toEqual([
      `settings.csv: ${empty}`,
    ]);
    expect(await problemsOf({ ...soundFolder, 'data.csv': '\n\n' })).toEqual([
      `data.csv: ${empty}`,
    ]);
  });

  test('a folder in the place of a file', async () => {
    const { problems } = await withFolder({}, async (folder) => {
      await mkdir(join(folder, 'users.csv'));
      return checkFolder(folder, { today: TODAY });
    });
    expect(problems.map(problemText)).toEqual(['users.csv: This is not a file.']);
  });

  test('a file that is too large is refused unread', async () => {
    const { problems } = await withFolder({ 'data.csv': '' }, async (folder) => {
      await truncate(join(folder, 'data.csv'), 300 * 1024 * 1024);
      return checkFolder(folder, { today: TODAY });
    });
    expect(problems.map(problemText)).toEqual([
      'data.csv: The file has 300 MB; 256 MB are allowed. Import it in parts.',
    ]);
  });

  test('text that is not UTF-8', async () => {
    const latin1 = Buffer.from('email,name\na@b.example,Äiti\nb@b.example,Öljy\n', 'latin1');
    expect(await problemsOf({ 'users.csv': latin1 })).toEqual([
      'users.csv, line 2: The byte 0xC4 is not UTF-8; in Windows-1252 it would be “Ä”. Save the file as UTF-8 (in a spreadsheet program: “CSV UTF-8”).',
    ]);
    const utf16 = Buffer.from('\uFEFFemail\na@b.example\n', 'utf16le');
    expect(await problemsOf({ 'users.csv': utf16 })).toEqual([
      'users.csv, line 1: The file is UTF-16, not UTF-8. Save the file as UTF-8 (in a spreadsheet program: “CSV UTF-8”).',
    ]);
  });

  test('a byte order mark, Windows line ends, blank lines and spaces around cells are fine', async () => {
    const users = '\uFEFFemail , name\r\n\r\n a@b.example , Äiti \r\n';
    expect(await problemsOf({ 'users.csv': users })).toEqual([]);
  });

  test('quotation marks', async () => {
    expect(
      await problemsOf({ 'users.csv': 'email,name\na@b.example,"Ann\nb@b.example,Ben\n' }),
    ).toEqual(['users.csv, line 2: A quotation mark is opened in this record and never closed.']);
    expect(await problemsOf({ 'users.csv': 'email,name\na@b.example,Ann "A" Aalto\n' })).toEqual([
      'users.csv, line 2: A quotation mark stands inside a cell. Put the whole cell in quotation marks and write those inside it twice ("").',
    ]);
  });
});

describe('header and rows', () => {
  test('unknown, missing and repeated columns', async () => {
    expect(
      await problemsOf({
        ...soundFolder,
        'objectives.csv': 'organization,key,titel,key\n*,a,b,c\n',
      }),
    ).toEqual([
      'objectives.csv, line 1: The column "title" is missing.',
      'objectives.csv, line 1, column 3 (titel): There is no column "titel". Did you mean "title"?',
      'objectives.csv, line 1, column 4 (key): The column "key" is there twice.',
    ]);
  });

  test('semicolons between the columns', async () => {
    expect(await problemsOf({ 'users.csv': 'email;name\na@b.example;Ann\n' })).toEqual([
      'users.csv, line 1: The columns are separated by ";". Save the file with commas between the columns.',
    ]);
  });

  test('rows with too few and too many cells', async () => {
    expect(await problemsOf(extended('settings.csv', 'group', 'group,logic,data-map'))).toEqual([
      'settings.csv, line 3: The row has 1 cells, the header 2: "restricted_views" and what follows is missing. Write a comma for an empty cell, too.',
      'settings.csv, line 4: The row has 3 cells, the header only 2. Put text that holds a comma in quotation marks.',
    ]);
  });

  test('an empty cell where a value is needed', async () => {
    expect(await problemsOf(extended('objectives.csv', '*,trust,,'))).toEqual([
      'objectives.csv, line 3, column 3 (title): The cell is empty; a value is needed here.',
    ]);
  });

  test('the line is the one on which the cell begins, inside multi-line records, too', async () => {
    const objectives =
      'organization,key,title,description,ordering\n*,a,"One\nline",x,1\n\n*,b,"Two\nmore\nlines","y\nz",first\n';
    expect(await problemsOf({ ...soundFolder, 'objectives.csv': objectives })).toEqual([
      'objectives.csv, line 8, column 5 (ordering): "first" is not a whole number from -1000000 to 1000000.',
    ]);
  });

  test('at most a hundred problems are kept, all are counted', async () => {
    const lines = Array.from({ length: 250 }, (_, i) => `a@b.example,not-a-status-${i}`);
    const contents = { 'users.csv': `email,status\n${lines.join('\n')}\n` };
    const result = await withFolder(contents, (folder) => checkFolder(folder, { today: TODAY }));
    expect(result.problems).toHaveLength(MAX_PROBLEMS);
    expect(result.errorCount).toBe(250 + 249);
  });
});
