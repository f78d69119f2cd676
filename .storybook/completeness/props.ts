import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

/** A member of a public interface: where it is written, and whether a comment says what it is. */
export interface PublicMember {
  file: string;
  interface: string;
  name: string;
  documented: boolean;
}

interface Node {
  type: string;
  span: { start: number; end: number };
  // biome-ignore lint/suspicious/noExplicitAny: the parser's own types have no common base.
  [key: string]: any;
}

/** The names that a folder's index hands out, `*` for a whole file. */
function exportsOf(folder: string): Map<string, Set<string>> {
  const index = join(folder, 'index.ts');
  const found = new Map<string, Set<string>>();
  if (!existsSync(index)) return found;
  const code = readFileSync(index, 'utf8');
  for (const [, names, file] of code.matchAll(
    /export (?:type )?(?:\*|\{([^}]*)\}) from '\.\/([\w/]+)\.js'/g,
  )) {
    const list = names?.split(',').map((one) => one.replace(/\btype\b/, '').trim()) ?? ['*'];
    const known = found.get(file ?? '') ?? new Set();
    for (const name of list) known.add(name);
    found.set(file ?? '', known);
  }
  return found;
}

/** The members of a file's exported interfaces that its folder hands out. */
function membersOf(path: string, file: string, names: ReadonlySet<string>): PublicMember[] {
  // A first statement of our own: the parser counts from the first token on, past any comments, and in
  // bytes, and goes on counting from file to file.
  const source = `0;\n${readFileSync(path, 'utf8')}`;
  const bytes = Buffer.from(source);
  const program = parseSync(source, { syntax: 'typescript', tsx: path.endsWith('x') });
  const before = (node: Node) =>
    bytes
      .subarray(0, node.span.start - program.span.start)
      .toString()
      .trimEnd();
  return (program.body as unknown as Node[])
    .filter(({ type }) => type === 'ExportDeclaration')
    .map(({ declaration }) => declaration as Node)
    .filter(({ type, id }) => {
      return type === 'TsInterfaceDeclaration' && (names.has('*') || names.has(id.value));
    })
    .flatMap(({ id, body }) =>
      (body.body as Node[])
        .filter(({ key }) => key)
        .map((member) => ({
          file,
          interface: id.value as string,
          name: (member.key.value ?? '') as string,
          documented: before(member).endsWith('*/'),
        })),
    );
}

/**
 * Every member of the interfaces that a package hands out: props of components, labels, shapes of data.
 *
 * @param sources the package's `src`
 */
export function publicMembers(sources: string): PublicMember[] {
  const membersIn = (folder: string) =>
    [...exportsOf(join(sources, folder))]
      // What an index hands on from a folder is that folder's own.
      .filter(([file]) => !file.endsWith('/index'))
      .flatMap(([file, names]) => {
        const path = [`${file}.tsx`, `${file}.ts`]
          .map((one) => join(sources, folder, one))
          .find(existsSync);
        return path ? membersOf(path, join(folder, file), names) : [];
      });
  const folders = readdirSync(sources, { withFileTypes: true }).filter((one) => one.isDirectory());
  return ['.', ...folders.map(({ name }) => name)].flatMap(membersIn);
}
