import * as icons from '../icons/index.js';
import type { IconDrawing } from './types.js';

/** `ChartLine` to `chart-line`. */
type Kebab<T extends string, Before extends string = ''> = T extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? '' : Before}${Lowercase<Head>}${Kebab<Tail, '-'>}`
  : '';

type Named<T> = T extends `${infer Name}Icon` ? Kebab<Name> : never;

/** Name of an icon in data, such as `chart-line` for `ChartLineIcon`. */
export type IconName = Named<keyof typeof icons>;

const nameOf = (exported: string) =>
  exported
    .replace(/Icon$/, '')
    .replace(/(?!^)[A-Z]/g, '-$&')
    .toLowerCase();

/** Every icon by its name. Only `namedIcon` loads this module, when the first name is to be shown. */
export const drawings: ReadonlyMap<string, IconDrawing> = new Map(
  Object.entries(icons).map(([exported, drawing]) => [nameOf(exported), drawing]),
);
