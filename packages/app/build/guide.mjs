// Turns the guide, Markdown in src/features/help/guide, into modules: data that React draws, never markup.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import MarkdownIt from 'markdown-it';

/** Files of the guide, with their language and their name. */
export const GUIDE_FILE = /[/\\]features[/\\]help[/\\]guide[/\\](en|fi)[/\\]([a-z-]+)\.md$/;

const ELEMENTS = new Set(
  'a blockquote code em h2 h3 hr img li ol p pre strong table tbody td th thead tr ul'.split(' '),
);
const THEMES = ['light', 'dark'];

// Markup in the text is text; only links of safe schemes become links.
const markdown = new MarkdownIt({ html: false, typographer: false });

/** @param {string} text */
const slugOf = (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Pages of the guide name each other as files; in the product they are addresses. */
function addressOf(href) {
  const page = /^([a-z-]+)\.md(#.*)?$/.exec(href);
  if (!page) return href;
  return `/help${page[1] === 'contents' ? '' : `/${page[1]}`}${page[2] ?? ''}`;
}

/** The text of a node and of what it holds. */
export function textOf(node) {
  return typeof node === 'string' ? node : node.slice(2).map(textOf).join('');
}

/** A node of the tree: text, or the element's name, its attributes and what it holds. */
function treeOf(tokens, file) {
  const root = [];
  const open = [root];
  const add = (node) => open.at(-1).push(node);
  for (const token of tokens) {
    const { type, nesting, content } = token;
    const tag = type === 'fence' ? 'pre' : token.tag;
    if (type === 'text') add(content);
    else if (type === 'softbreak') add(' ');
    else if (type === 'inline') for (const node of treeOf(token.children, file)) add(node);
    else if (token.hidden) continue;
    else if (nesting === -1) open.pop();
    else {
      if (!ELEMENTS.has(tag) && tag !== 'h1')
        throw new Error(`${file}: the guide does not draw <${tag}> (${type})`);
      const attributes = {};
      if (tag === 'a') attributes.href = addressOf(token.attrGet('href'));
      if (tag === 'img') {
        attributes.alt = token.children.map((child) => child.content).join('');
        attributes.src = token.attrGet('src');
      }
      const node = [tag, Object.keys(attributes).length > 0 ? attributes : null];
      if (content && tag !== 'img') node.push(content.replace(/\n$/, ''));
      add(node);
      if (nesting === 1) open.push(node);
    }
  }
  // Texts that stand beside each other, such as around the end of a line, are one.
  return root.reduce((joined, node) => {
    const last = joined.at(-1);
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] += node;
    else joined.push(node);
    return joined;
  }, []);
}

const isHeading = (node) => typeof node !== 'string' && /^h[1-3]$/.test(node[0]);

/**
 * What a file of the guide says. Its headings have the same ids in every language: those of the English
 * file, so that a link leads to the same place in each.
 */
export function readGuideFile(path) {
  const read = (file) => treeOf(markdown.parse(readFileSync(file, 'utf8'), {}), file);
  const [title, ...body] = read(path);
  if (title?.[0] !== 'h1') throw new Error(`${path}: a page of the guide begins with its title`);
  const english = join(dirname(path), '..', 'en', basename(path));
  const ids = read(english)
    .filter(isHeading)
    .map((heading) => slugOf(textOf(heading)))
    .slice(1);
  const headings = body.filter(isHeading).map((heading, place) => {
    const id = ids[place] ?? slugOf(textOf(heading));
    heading[1] = { id };
    return { id, level: Number(heading[0][1]), text: textOf(heading) };
  });
  return { title: textOf(title), headings, body };
}

/** The pages that `contents.md` links to, below a heading for each role. */
export function readContents(path) {
  const { title, body } = readGuideFile(path);
  const first = body.findIndex(isHeading);
  const roles = [];
  for (const node of body.slice(first)) {
    if (isHeading(node)) roles.push({ id: node[1].id, title: textOf(node), pages: [] });
    else
      for (const [, , link] of node.slice(2)) {
        const id = link[1].href.replace('/help/', '');
        const page = readGuideFile(join(dirname(path), `${id}.md`));
        roles.at(-1).pages.push({ id, title: page.title, headings: page.headings });
      }
  }
  return { title, body: body.slice(0, first), roles };
}

/** Width and height of a lossy WebP picture, as the browser that takes the pictures writes them. */
function sizeOfPicture(path) {
  const bytes = readFileSync(path);
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (kind === 'VP8X')
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  throw new Error(`${path} is not a lossy WebP picture`);
}

function pageModule(path) {
  const page = readGuideFile(path);
  const imports = [];
  for (const node of page.body.flatMap((block) => [block, ...block.slice(2)])) {
    if (typeof node === 'string' || node[0] !== 'img') continue;
    const [, attributes] = node;
    const { src } = attributes;
    Object.assign(attributes, sizeOfPicture(join(dirname(path), src)));
    attributes.src = Object.fromEntries(
      THEMES.map((theme) => {
        const file = theme === 'light' ? src : src.replace(/\.webp$/, `-${theme}.webp`);
        imports.push(file);
        return [theme, `picture:${imports.length - 1}`];
      }),
    );
  }
  const code = JSON.stringify(page).replace(/"picture:(\d+)"/g, 'picture$1');
  return [
    ...imports.map((file, place) => `import picture${place} from './${file}';`),
    `export default ${code};`,
  ].join('\n');
}

function contentsModule(path) {
  const contents = readContents(path);
  const ids = contents.roles.flatMap(({ pages }) => pages.map(({ id }) => id));
  const loaders = ids.map((id) => `${JSON.stringify(id)}: () => import('./${id}.md'),`);
  return [
    `export const contents = ${JSON.stringify(contents)};`,
    'export const pages = {',
    ...loaders,
    '};',
  ].join('\n');
}

/** The module that a file of the guide becomes: of `contents.md` the contents and how pages are loaded. */
export const guideModule = (path) =>
  basename(path) === 'contents.md' ? contentsModule(path) : pageModule(path);
