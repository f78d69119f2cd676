import { type Plugin, parseAst } from 'vite';

/**
 * React's renderer for the browser without the parts that this application never reaches: taking over
 * what a server has drawn (`hydrateRoot`), view transitions, activities, lists of suspended parts, handles
 * to fragments, and preloading by calls. No function of another part changes. Whoever begins to use one
 * of these gets an error that says so, and takes it off these lists; when React is written in another way,
 * the build ends with what was not found.
 */

/** Its file. */
const RENDERER = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/** Elements that are never made; making one ends with React's error for an unknown kind of element. */
const UNUSED_ELEMENTS = [
  'REACT_LEGACY_HIDDEN_TYPE',
  'REACT_ACTIVITY_TYPE',
  'REACT_SUSPENSE_LIST_TYPE',
  'REACT_VIEW_TRANSITION_TYPE',
];

/** Tags of what would be made of them: what a server drew, lists, view transitions, activities. */
const UNUSED_TAGS = new Set([18, 19, 30, 31]);

/** Variables and fields that are true only while one of these parts is at work. */
const NEVER_TRUE = new Set(['isHydrating', 'shouldStartViewTransition', 'isDehydrated']);

/** Statements, by how they begin. */
const UNUSED_STATEMENTS = [
  'exports.hydrateRoot = ',
  'FragmentInstance.prototype.',
  'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration = ',
  'ViewTransitionPseudoElement.prototype.',
];

/** Texts, by how they begin: the error of a form that is sent past React though its action is a function. */
const UNUSED_TEXTS = ["javascript:throw new Error('A React form"];

const FAILS = 'throw Error("See packages/app/build/lighterReact.ts");';

/** Functions that nothing calls any more, or that do nothing where nothing waits for a server's drawing. */
const BODIES: Readonly<Record<string, string>> = {
  FragmentInstance: FAILS,
  ReactDOMHydrationRoot: FAILS,
  accumulateOrCreateContinuousQueuedReplayableEvent: FAILS,
  applyViewTransitionToHostInstances: FAILS,
  attemptExplicitHydrationTarget: FAILS,
  clearIfContinuousEvent: '',
  commitActivityHydrationCallbacks: FAILS,
  commitAfterMutationEffectsOnFiber: FAILS,
  commitEnterViewTransitions: '',
  commitExitViewTransitions: '',
  commitNestedViewTransitions: '',
  commitNewChildToFragmentInstance: '',
  commitSuspenseHydrationCallbacks: '',
  deleteChildFromFragmentInstance: '',
  measureNestedViewTransitions: FAILS,
  popHydrationState: 'return !1;',
  preload: FAILS,
  preloadModule: FAILS,
  preinitModuleScript: FAILS,
  preinitScript: FAILS,
  preinitStyle: FAILS,
  queueIfContinuousEvent: 'return !1;',
  restoreEnterOrExitViewTransitions: '',
  restoreNestedViewTransitions: '',
  retryIfBlockedOn: '',
  startViewTransition: FAILS,
  trackEnterViewTransitions: '',
  updateDehydratedSuspenseComponent: FAILS,
};

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const isNamed = (node: unknown, names: { has(name: string): boolean }): boolean =>
  isNode(node) &&
  (node.type === 'Identifier'
    ? names.has(String(node.name))
    : node.type === 'MemberExpression' && isNamed(node.property, names));

const isTag = (node: unknown): boolean => isNamed(node, new Set(['tag']));

const isUnusedTag = (node: unknown): boolean =>
  isNode(node) && node.type === 'Literal' && UNUSED_TAGS.has(Number(node.value));

/** Whether what follows the statements is never reached from them. */
function ends(statements: readonly Node[]): boolean {
  const last = statements.at(-1);
  return (
    last !== undefined &&
    ['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement'].includes(last.type)
  );
}

/** Cases of a switch that can go: of these tags or elements, and no other case runs on into them. */
function unusedCases(node: Node): Set<unknown> {
  const cases = node.cases as readonly Node[];
  const unused = new Set<unknown>();
  const elements = new Set(UNUSED_ELEMENTS);
  let reachedFromAbove = false;
  for (const one of cases) {
    const statements = one.consequent as readonly Node[];
    const isUnused =
      (isTag(node.discriminant) && isUnusedTag(one.test)) || isNamed(one.test, elements);
    if (isUnused && (!reachedFromAbove || statements.length === 0)) unused.add(one);
    else reachedFromAbove = !ends(statements);
  }
  return unused;
}

/** What is put in the place of a node; null to look into it. */
function replacementOf(node: Node, code: string, found: Set<string>): string | null {
  const text = () => code.slice(node.start, node.end);
  switch (node.type) {
    case 'FunctionDeclaration': {
      const { name } = node.id as Node;
      const body = BODIES[String(name)];
      if (body === undefined) return null;
      found.add(String(name));
      return `${code.slice(node.start, (node.body as Node).start)}{${body}}`;
    }
    case 'ExpressionStatement': {
      const beginning = UNUSED_STATEMENTS.find((one) => code.startsWith(one, node.start));
      if (!beginning) return null;
      found.add(beginning);
      return '';
    }
    case 'AssignmentExpression':
      // Only false is ever written into them once the rest is gone.
      return isNamed(node.left, NEVER_TRUE) && (node.left as Node).type === 'Identifier'
        ? code.slice((node.right as Node).start, (node.right as Node).end)
        : null;
    case 'BinaryExpression':
      if (node.operator !== '===' && node.operator !== '!==') return null;
      if (!isTag(node.right) || !isUnusedTag(node.left)) return null;
      found.add('tag');
      return node.operator === '===' ? '!1' : '!0';
    case 'Literal': {
      const beginning = UNUSED_TEXTS.find((one) => String(node.value).startsWith(one));
      if (!beginning) return null;
      found.add(beginning);
      return '""';
    }
    case 'Identifier':
    case 'MemberExpression':
      if (!isNamed(node, NEVER_TRUE)) return null;
      found.add(text().replace(/^.*\./s, ''));
      return '!1';
    default:
      return null;
  }
}

/** Walks a tree and collects what changes in its text. */
function collect(node: Node, code: string, edits: Edit[], found: Set<string>): void {
  const text = replacementOf(node, code, found);
  if (text !== null) {
    edits.push({ start: node.start, end: node.end, text });
    return;
  }
  const unused = node.type === 'SwitchStatement' ? unusedCases(node) : null;
  for (const [field, value] of Object.entries(node)) {
    // Names that are declared, parameters, and names of fields are no reads.
    if (field === 'id' || field === 'params' || (field === 'key' && node.computed !== true))
      continue;
    if (field === 'property' && node.computed !== true) continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (!isNode(child)) continue;
      if (!unused?.has(child)) {
        collect(child, code, edits, found);
        continue;
      }
      edits.push({ start: child.start, end: child.end, text: '' });
      if (isNamed(child.test, new Set(UNUSED_ELEMENTS)))
        found.add(String((child.test as Node).name));
    }
  }
}

/**
 * The text of React's renderer without these parts.
 * @throws Error naming what it looks for and did not find
 */
export function withoutUnusedParts(code: string): string {
  const edits: Edit[] = [];
  const found = new Set<string>();
  collect(parseAst(code) as unknown as Node, code, edits, found);
  const expected = [
    ...UNUSED_ELEMENTS,
    ...NEVER_TRUE,
    ...UNUSED_STATEMENTS,
    ...UNUSED_TEXTS,
    ...Object.keys(BODIES),
    'tag',
  ];
  const missing = expected.filter((one) => !found.has(one));
  if (missing.length > 0)
    throw new Error(`React's renderer has changed; not found in it: ${missing.join(', ')}`);
  let lighter = '';
  let at = 0;
  for (const { start, end, text } of edits.sort((a, b) => a.start - b.start)) {
    lighter += code.slice(at, start) + text;
    at = end;
  }
  return lighter + code.slice(at);
}

export const lighterReact: Plugin = {
  name: 'lighter-react',
  apply: 'build',
  transform(code, id) {
    return RENDERER.test(id) ? { code: withoutUnusedParts(code), map: null } : null;
  },
};
