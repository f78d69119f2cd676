import * as chartLabels from '../../packages/charts/src/labels/en.js';
import * as icons from '../../packages/ui/src/icons/index.js';
import * as uiLabels from '../../packages/ui/src/labels/en.js';

const OPENING = '([{';
const CLOSING = ')]}';

/** Our names of icons by those of lucide, whose drawings they are. */
const ICONS = new Map(
  Object.entries(icons).map(([name, icon]) => [
    (icon as { displayName?: string }).displayName ?? name,
    name,
  ]),
);

/** Names of the ready texts, one object for each component. */
const READY_LABELS = new Set([...Object.keys(uiLabels), ...Object.keys(chartLabels)]);

/** Where the bracket at `start` is closed, after it; texts in quotes are passed over. */
function endOf(code: string, start: number): number {
  let depth = 0;
  for (let i = start; i < code.length; i += 1) {
    const sign = code[i] ?? '';
    if (sign === "'" || sign === '"' || sign === '`') {
      i += 1;
      while (i < code.length && code[i] !== sign) i += code[i] === '\\' ? 2 : 1;
    } else if (OPENING.includes(sign)) depth += 1;
    else if (CLOSING.includes(sign)) {
      depth -= 1;
      if (depth === 0) return i + 1;
    }
  }
  return code.length;
}

/** Replaces each part that begins with the pattern, which ends in an opening bracket, up to its end. */
function replaceParts(
  code: string,
  pattern: RegExp,
  replacement: (part: string, before: string) => string,
): string {
  let written = '';
  let rest = code;
  for (let found = pattern.exec(rest); found; found = pattern.exec(rest)) {
    const end = endOf(rest, found.index + found[0].length - 1);
    const before = rest.slice(0, found.index);
    written += before + replacement(rest.slice(found.index, end), written + before);
    rest = rest.slice(end);
  }
  return written + rest;
}

const camelCase = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** `labels.modal` in place of the texts that a component's `labels` hold, where they are ready. */
function nameLabels(code: string): string {
  return replaceParts(code, /\blabels=\{(?=\{)/, (part, before) => {
    // The innermost that is open, or the outermost, whose props may hold others.
    const open = [...before.matchAll(/<([A-Z]\w*)/g)].map(([, tag = '']) => camelCase(tag));
    const name = [open.at(-1), open[0]].find((tag) => tag && READY_LABELS.has(tag));
    return name ? `labels={labels.${name}}` : part;
  });
}

function nameIcons(code: string): string {
  return replaceParts(code, /\{(?=\s*\$\$typeof: Symbol)/, (part) => {
    const name = /displayName: '(\w+)'/.exec(part)?.[1] ?? '';
    return ICONS.get(name) ?? name;
  });
}

/**
 * The ready texts spread, in place of single props that hold them: of the outermost component, each
 * prop on a line of its own.
 */
function spreadLabels(code: string): string {
  const component = /^<([A-Z]\w*)\n/.exec(code)?.[1];
  const ready = component && (uiLabels as Record<string, unknown>)[camelCase(component)];
  if (!component || !ready || code.includes('labels={')) return code;
  const names = new Set(Object.keys(ready));
  const lines = code.split('\n');
  const left = lines.filter((line) => !names.has(/^ {2}(\w+)=/.exec(line)?.[1] ?? ''));
  if (left.length === lines.length) return code;
  return [left[0], `  {...labels.${camelCase(component)}}`, ...left.slice(1)].join('\n');
}

/** Of a story as its file has it: without the steps by which it is tested. */
function withoutTest(code: string): string {
  const found = /,?\s*\bplay: async \(/.exec(code);
  if (!code.startsWith('{') || !found) return code;
  const body = code.indexOf('{', endOf(code, found.index + found[0].length - 1));
  return code.slice(0, found.index) + code.slice(endOf(code, body));
}

/** What a prop would be called in the code around: `setValue` for `onValueChange`. */
function variableFor(name: string): string {
  const [, state] = /^on([A-Z]\w*)Change$/.exec(name) ?? [];
  return state ? `set${state}` : name;
}

/** The props that a component requires and that the story keeps to itself, with values from outside. */
function addRequired(code: string, { name, required }: Component): string {
  const opening = `<${name}`;
  if (!code.startsWith(opening)) return code;
  const isThere = (prop: string) => new RegExp(`\\b${prop}(=|\\s|$)`, 'm').test(code);
  const isSpread = code.includes(`{...labels.${camelCase(name)}}`);
  const ready = isSpread
    ? Object.keys((uiLabels as Record<string, object>)[camelCase(name)] ?? {})
    : [];
  const lacking = required.filter(
    (prop) => prop !== 'children' && !ready.includes(prop) && !isThere(prop),
  );
  const lines = lacking.map((prop) => `\n  ${prop}={${variableFor(prop)}}`);
  return `${opening}${lines.join('')}${code.slice(opening.length)}`;
}

export interface Component {
  readonly name: string;
  /** Names of the props that it must have. */
  readonly required: readonly string[];
}

/**
 * What a reader would paste, of what Storybook has read from a drawn story: functions, icons and
 * texts as they are written and not as they are in memory, and every prop that is required.
 */
export function pasteable(code: string, component?: Component): string {
  const written = code
    // What a bundler adds, and what stories wrap a component in that keeps its state there.
    .replace(/(<\/?[A-Z]\w*)\$\d+/g, '$1')
    .replace(/(<\/?[A-Z]\w+)Example\b/g, '$1')
    .replace(/(<\/?)(?:Example|Demo)\b/g, `$1${component?.name ?? 'Example'}`)
    .replace(/<(\/?)React\.Fragment(?: key="[^"]*")?>/g, '<$1>')
    .replace(/^\s*key="(?:en|fi)"\n/gm, '');
  const named = nameIcons(nameLabels(withoutTest(written)));
  const short = spreadLabels(
    named
      .replace(/function \w*\([^()]*\) ?\{\s*\}/g, '() => {}')
      // Only events answer nothing.
      .replace(/\b(?!on[A-Z])(\w+)=\{\(\) => \{\}\}/g, '$1={$1}'),
  );
  return component ? addRequired(short, component) : short;
}
