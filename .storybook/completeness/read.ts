import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { CHARTS, type ShownBy, STATES, type State, UI } from './states.ts';

/** What there is of one exported component. */
export interface ComponentRow {
  readonly name: string;
  readonly package: 'ui' | 'charts';
  /** Title of its stories in the side bar, such as `UI/Actions/Button`; null without stories. */
  readonly title: string | null;
  /** Stories on its page. */
  readonly stories: number;
  /** Ids of the stories that show each state; null where the component has no such state. */
  readonly states: Readonly<Record<State, string | null>>;
  /** Named stories that do not exist. */
  readonly lost: readonly string[];
  /** Play functions of these. */
  readonly plays: number;
  /** Titles of visual stories that show it. */
  readonly visuals: readonly string[];
  /** Whether a comment says what it is. */
  readonly described: boolean;
  /** Text of the file that it is in. */
  readonly code: string;
}

interface StoriesFile {
  readonly folder: string;
  readonly title: string;
  readonly names: readonly string[];
  readonly text: string;
  readonly visual: boolean;
}

/** As Storybook makes ids of titles and names. */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const spaced = (name: string): string =>
  name.replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2');

function filesBelow(folder: string, end: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => join(folder, name));
}

function readStories(folder: string, prefix: string): StoriesFile[] {
  return filesBelow(folder, '.stories.tsx').map((file) => {
    const text = readFileSync(file, 'utf8');
    const [, title = ''] = /^(?:export default \{ )?\s*title: '([^']+)'/m.exec(text) ?? [];
    return {
      folder: relative(folder, dirname(file)) || basename(file, '.visual.stories.tsx'),
      title: `${prefix}/${title}`,
      names: [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name),
      text,
      visual: file.includes('.visual.'),
    };
  });
}

function storyId(stories: readonly StoriesFile[], folder: string, reference: string) {
  const [story = '', other] = reference.split('/').reverse();
  const file = stories.find(
    (one) => one.folder === (other ?? folder) && !one.visual && one.names.includes(story),
  );
  return file ? `${slug(file.title)}--${slug(spaced(story))}` : undefined;
}

function readPackage(root: string, name: 'ui' | 'charts', table: Record<string, ShownBy>) {
  const source = join(root, 'packages', name, 'src');
  const prefix = name === 'ui' ? 'UI' : 'Charts';
  const stories = [
    ...readStories(source, prefix),
    ...readStories(join(root, 'packages', name, 'test/visual'), prefix),
  ];
  const modules = filesBelow(source, '.tsx')
    .filter((file) => !/\.(stories|test)\.tsx$/.test(file))
    .map((file) => ({ folder: relative(source, dirname(file)), text: readFileSync(file, 'utf8') }));

  return Object.entries(table).map(([component, shownBy]): ComponentRow => {
    const declaration = `export (?:const|function) ${component}\\b`;
    const own = modules.find(({ text }) => new RegExp(`^${declaration}`, 'm').test(text));
    const mention = new RegExp(`<${component}[\\s/>]|component: ${component}\\b`);
    const mentions = stories.filter(({ text }) => mention.test(text));
    const shows = mentions.filter(({ visual }) => !visual);
    const main = shows.find(({ folder }) => folder === own?.folder) ?? shows[0];
    const ids = shownBy.map((reference) =>
      reference === null ? null : storyId(stories, own?.folder ?? '', reference),
    );
    const sampled = new RegExp(`/src/${own?.folder}/`);
    return {
      name: component,
      package: name,
      title: main?.title ?? null,
      stories: main?.names.length ?? 0,
      states: Object.fromEntries(STATES.map((state, at) => [state, ids[at] ?? null])) as Record<
        State,
        string | null
      >,
      lost: shownBy.filter(
        (reference, at) => reference !== null && ids[at] === undefined,
      ) as string[],
      plays: main?.text.match(/\bplay:/g)?.length ?? 0,
      visuals: stories
        .filter(
          ({ visual, folder, text }) =>
            visual && (folder === own?.folder || mention.test(text) || sampled.test(text)),
        )
        .map(({ title }) => title),
      described: new RegExp(`\\*/\\n${declaration}`).test(own?.text ?? ''),
      code: own?.text ?? '',
    };
  });
}

/**
 * Reads from the sources what there is of every exported component: the page in Storybook shows it,
 * and the tests of the kit fail for what is missing.
 *
 * @param root folder of the repository
 */
export const readCompleteness = (root: string): ComponentRow[] => [
  ...readPackage(root, 'ui', UI),
  ...readPackage(root, 'charts', CHARTS),
];
