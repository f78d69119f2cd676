import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

/** A prop as its interface writes it. */
export interface WrittenProp {
  name: string;
  /** As in the source, on one line. */
  type: string;
  /** The comment before it, without its signs. */
  description: string;
  required: boolean;
}

interface Node {
  type: string;
  span: { start: number; end: number };
  // biome-ignore lint/suspicious/noExplicitAny: the parser's own types have no common base.
  [key: string]: any;
}

interface Interface {
  props: WrittenProp[];
  /** Interfaces of the packages that it extends, and the props that it takes or leaves of each. */
  bases: { name: string; only?: string[]; without?: string[] }[];
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const commentOf = (before: string): string => {
  const [, text = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(before) ?? [];
  return oneLine(text.replace(/^\s*\* ?/gm, ''));
};

/** The names in `'a' | 'b'`. */
const namesIn = (node: Node | undefined): string[] =>
  node?.type === 'TsLiteralType'
    ? [String(node.literal.value)]
    : ((node?.types ?? []) as Node[]).flatMap(namesIn);

function baseOf(node: Node): Interface['bases'] {
  const name = (node.expression ?? node.typeName)?.value as string | undefined;
  const [first, second] = (node.typeArguments ?? node.typeParams)?.params ?? [];
  if (name === 'Omit' && first) {
    return baseOf(first).map((base) => ({ ...base, without: namesIn(second) }));
  }
  if (name === 'Pick' && first) {
    return baseOf(first).map((base) => ({ ...base, only: namesIn(second) }));
  }
  return name ? [{ name }] : [];
}

function interfacesOf(path: string): [string, Interface][] {
  // A first statement of our own: the parser counts from the first token on, past any comments, and in
  // bytes, and goes on counting from file to file.
  const source = `0;\n${readFileSync(path, 'utf8')}`;
  const bytes = Buffer.from(source);
  const program = parseSync(source, { syntax: 'typescript', tsx: path.endsWith('x') });
  const text = (start: number, end: number) =>
    bytes.subarray(start - program.span.start, end - program.span.start).toString();
  return (program.body as unknown as Node[])
    .map((node) => (node.type === 'ExportDeclaration' ? (node.declaration as Node) : node))
    .filter(({ type }) => type === 'TsInterfaceDeclaration')
    .map(({ id, body, extends: bases }) => {
      const members = (body.body as Node[]).filter(
        ({ type, key }) => type === 'TsPropertySignature' && key,
      );
      const props = members.map((member) => ({
        name: String(member.key.value),
        type: oneLine(
          text(member.typeAnnotation.typeAnnotation.span.start, member.typeAnnotation.span.end),
        ),
        description: commentOf(text(program.span.start, member.span.start)),
        required: !member.optional,
      }));
      return [String(id.value), { props, bases: (bases as Node[]).flatMap(baseOf) }];
    });
}

/**
 * The props of every component of a package by its name, those included that come from other
 * interfaces of the package, in other files too.
 *
 * @param sources the package's `src`
 */
export function writtenProps(sources: string): Record<string, WrittenProp[]> {
  const interfaces = new Map(
    readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(?:stories|test)\.|\.d\.ts$/.test(name))
      .flatMap((name) => interfacesOf(join(sources, name))),
  );
  const propsOf = (name: string): WrittenProp[] => {
    const { props, bases } = interfaces.get(name) ?? { props: [], bases: [] };
    const inherited = bases.flatMap(({ name: base, only, without }) =>
      propsOf(base)
        .filter((prop) => !only || only.includes(prop.name))
        .filter((prop) => !without?.includes(prop.name)),
    );
    return [...inherited.filter((one) => !props.some((own) => own.name === one.name)), ...props];
  };
  return Object.fromEntries(
    [...interfaces.keys()]
      .filter((name) => name.endsWith('Props'))
      .map((name) => [name.slice(0, -'Props'.length), propsOf(name)]),
  );
}
