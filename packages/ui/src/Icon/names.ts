import type * as icons from '../icons/index.js';
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

/** Icons by their names in data. */
export const byName = (
  drawings: Readonly<Record<string, IconDrawing>>,
): ReadonlyMap<string, IconDrawing> =>
  new Map(Object.entries(drawings).map(([exported, drawing]) => [nameOf(exported), drawing]));
