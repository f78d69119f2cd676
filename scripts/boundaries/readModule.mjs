import { parseSync } from '@swc/core';

/** @typedef {{ specifier: string, line: number, typeOnly: boolean }} Import */

const MOCK_METHODS = new Set(['mock', 'unmock', 'doMock', 'requireActual', 'requireMock']);

/** What a syntax node imports, as `[string literal node, typeOnly]`, or nothing. */
function importedBy(node) {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      return node.source ? [node.source, node.typeOnly === true] : undefined;
    case 'TsImportType':
      return [node.argument, true];
    case 'TsExternalModuleReference':
      return [node.expression, false];
    case 'CallExpression': {
      const [first] = node.arguments;
      if (first?.expression.type !== 'StringLiteral' || !loadsModules(node.callee))
        return undefined;
      return [first.expression, false];
    }
    default:
      return undefined;
  }
}

function loadsModules(callee) {
  if (callee.type === 'Import') return true;
  if (callee.type === 'Identifier') return callee.value === 'require';
  return (
    callee.type === 'MemberExpression' &&
    callee.object.value === 'jest' &&
    MOCK_METHODS.has(callee.property.value)
  );
}

/** The parser's spans do not start at the file, so the line is found by the text itself. */
function lineOf(source, text) {
  return source.slice(0, Math.max(0, source.indexOf(text))).split('\n').length;
}

/**
 * Reads one TypeScript or JavaScript source: what it imports (also by `import()`, `import('…')` in
 * a type, `require` and `jest.mock`) and the lines that hand unescaped HTML to React.
 *
 * @param {string} source
 * @param {string} path tells TypeScript from JavaScript and with or without JSX
 * @returns {{ imports: Import[], unsafeHtmlLines: number[] }}
 */
export function readModule(source, path) {
  const typescript = /\.[cm]?tsx?$/.test(path);
  const jsx = /\.[jt]sx$/.test(path);
  const tree = parseSync(
    source,
    typescript
      ? { syntax: 'typescript', tsx: jsx, decorators: false, target: 'es2022' }
      : { syntax: 'ecmascript', jsx, target: 'es2022' },
  );
  const imports = [];
  const unsafeHtmlLines = [];
  const visit = (node) => {
    if (Array.isArray(node)) {
      for (const item of node) visit(item);
      return;
    }
    if (node === null || typeof node !== 'object') return;
    const found = importedBy(node);
    if (found) {
      const [literal, typeOnly] = found;
      imports.push({ specifier: literal.value, line: lineOf(source, literal.raw), typeOnly });
    }
    if (node.type === 'Identifier' && node.value === 'dangerouslySetInnerHTML') {
      unsafeHtmlLines.push(lineOf(source, 'dangerouslySetInnerHTML'));
    }
    for (const value of Object.values(node)) visit(value);
  };
  visit(tree.body);
  return { imports, unsafeHtmlLines };
}
