import { stylesPart } from './styles.js';
import { MAIN, XML_HEAD, xmlText } from './xml.js';

/*
 * The parts of a workbook other than its sheets, as ECMA-376 (Office Open XML) has them. Everything that
 * Excel, LibreOffice and Numbers need to open a file without a warning, and nothing else.
 */

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const SHEET_HEAD = `${XML_HEAD}<worksheet xmlns="${MAIN}">`;

const relationships = (list: readonly (readonly [kind: string, target: string])[]): string =>
  `${XML_HEAD}<Relationships xmlns="${RELATIONSHIPS}">${list
    .map(
      ([kind, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const override = (path: string, kind: string): string =>
  `<Override PartName="/xl/${path}.xml" ContentType="${CONTENT}.${kind}+xml"/>`;

/** The parts by their paths in the archive. `titles` are those of the sheets. */
export function workbookParts(titles: readonly string[]): Record<string, string> {
  const numbers = titles.map((_, index) => index + 1);
  const names = sheetNames(titles);
  return {
    '[Content_Types].xml': [
      `${XML_HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">`,
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
      '<Default Extension="xml" ContentType="application/xml"/>',
      override('workbook', 'sheet.main'),
      override('styles', 'styles'),
      ...numbers.map((number) => override(`worksheets/sheet${number}`, 'worksheet')),
      '</Types>',
    ].join(''),
    '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': [
      `${XML_HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>`,
      ...numbers.map(
        (number, index) =>
          `<sheet name="${xmlText(names[index] ?? '')}" sheetId="${number}" r:id="rId${number}"/>`,
      ),
      '</sheets><definedNames>',
      // On paper each page begins with the headings.
      ...names.map(
        (name, index) =>
          `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${xmlText(`'${name.replaceAll("'", "''")}'!$1:$1`)}</definedName>`,
      ),
      '</definedNames></workbook>',
    ].join(''),
    'xl/_rels/workbook.xml.rels': relationships([
      ...numbers.map((number) => ['worksheet', `worksheets/sheet${number}.xml`] as const),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': stylesPart(),
  };
}

/** Excel allows no longer names. */
const MAX_SHEET_NAME = 31;

/** Titles as names of sheets: without what Excel forbids, not too long, never empty, never twice. */
export function sheetNames(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    const plain = title.replace(/[\\/?*[\]:]/g, ' ').trim();
    const name = plain.replace(/^'+|'+$/g, '').trim() || '-';
    for (let number = 1; ; number += 1) {
      const end = number === 1 ? '' : ` ${number}`;
      const unique = name.slice(0, MAX_SHEET_NAME - end.length).trimEnd() + end;
      if (taken.has(unique.toLowerCase())) continue;
      taken.add(unique.toLowerCase());
      return unique;
    }
  });
}
