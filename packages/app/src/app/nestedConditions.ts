/** As much of a node of stylis' syntax tree as is needed here. */
interface StyleNode {
  type: string;
  /** What is written; of a rule read for `&`, which then stands for its component. */
  value: string;
  /** The selectors of a rule. */
  props: string[] | string;
  /** What is in it; the text of a declaration. */
  children: StyleNode[] | string;
  /** What it is within; null at the top. */
  root: StyleNode | null;
}

const CONDITIONS: ReadonlySet<string> = new Set(['@media', '@container', '@supports']);
/** A class: most often the one of the component's styles, which is no component's id. */
const CLASSES = [/\.(?!sc-)[\w-]+/, /\.[\w-]+/];

/** More than one `&`, in different places; stylis marks each with a form feed. */
const SEVERAL = /&\f[^&,]+&/;

const rulesIn = ({ children }: StyleNode): StyleNode[] =>
  typeof children === 'string'
    ? []
    : children.flatMap((child) =>
        child.type === 'rule' ? [child] : CONDITIONS.has(child.type) ? rulesIn(child) : [],
      );

/**
 * For styled-components: writes `.card { @media … { & {…} } }` instead of `@media … { .card {…} }`, which means
 * the same. Browsers that learn of a new rule find the style of those elements again that it is for; of a
 * condition at the top they do not know, and find that of the whole page again: some 30 ms of a
 * thousand elements whenever something opens for the first time.
 */
export function nestedConditions(node: StyleNode): void {
  if (node.root || !CONDITIONS.has(node.type)) return;
  const rules = rulesIn(node);
  const selectors = rules.flatMap(({ props }) => props);
  const name = CLASSES.map((one) => selectors[0]?.match(one)?.[0]).find((one) => one !== undefined);
  if (name === undefined) return;
  const own = new RegExp(`\\${name}(?![\\w-])`, 'g');
  if (!selectors.every((selector) => selector.search(own) >= 0)) return;
  // Of `& + &` styled-components makes one of its own.
  if (rules.some(({ value }) => SEVERAL.test(value))) return;
  for (const rule of rules) {
    rule.value = '';
    rule.props = [rule.props].flat().map((selector) => selector.replace(own, '&'));
  }
  const condition = { ...node, root: node };
  Object.assign(node, { type: 'rule', value: name, props: [name], children: [condition] });
}
