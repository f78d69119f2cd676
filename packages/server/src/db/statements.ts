/**
 * What ends a statement is a semicolon that stands in none of these: comments, texts, quoted names, and the
 * bodies of functions between dollars.
 */
const TOKEN =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|;|[^-/'"$;]+|[-/$]/g;

/** The statements of a migration one by one, for where they cannot be run together. */
export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let current = '';
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === ';') {
      statements.push(current);
      current = '';
    } else current += token.startsWith('--') || token.startsWith('/*') ? ' ' : token;
  }
  statements.push(current);
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '');
}
