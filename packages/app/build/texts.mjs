// Makes of the app's texts, ICU messages, what `src/i18n/format.ts` puts values into: the browser loads no parser.
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** The files with texts. */
export const TEXT_FILES = /\/src\/i18n\/(basics\/)?(en|fi)\.json$/;

function choice(element, kind) {
  const options = Object.entries(element.options).map(([name, { value }]) => [name, join(value)]);
  return { [kind]: element.value, options: Object.fromEntries(options) };
}

function compilePart(element) {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.argument:
      return { value: element.value };
    case TYPE.number:
      if (element.style) break;
      return { number: element.value };
    case TYPE.pound:
      return { count: true };
    case TYPE.select:
      return choice(element, 'select');
    case TYPE.plural:
      if (element.offset !== 0 || element.pluralType !== 'cardinal') break;
      return choice(element, 'plural');
  }
  throw new Error(
    'Texts hold values, plain numbers, selects and plurals; other parts of ICU are not there.',
  );
}

/** One piece of text as it is. */
function join(elements) {
  const parts = elements.map(compilePart);
  if (parts.length === 0) return '';
  return parts.length === 1 && typeof parts[0] === 'string' ? parts[0] : parts;
}

/** A text, compiled; throws where it is no ICU message. */
export const compileText = (text) => join(parse(text));

/** A file of texts by their keys, with each compiled. */
export const compileTexts = (json) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(JSON.parse(json)).map(([key, text]) => [key, compileText(text)]),
    ),
  );
