import type { Call } from '../lib/load.js';
import { tokenOf } from './organizations.js';

/** What users ask for, over and over. */
export type Kind = 'poll' | 'strategy' | 'graph' | 'dataMap' | 'edit';

export const KINDS: Readonly<Record<Kind, string>> = {
  poll: 'the question every 15 seconds',
  strategy: 'strategy: groups, targets, trends',
  graph: 'graph: 20 terms × 24 months',
  dataMap: 'data map: all terms × 24 months',
  edit: 'a figure is saved',
};

/** What a screen asks for; each is looked at equally often. */
export const SCREENS: readonly Kind[] = ['strategy', 'graph', 'dataMap'];

/** Of the generated data. */
export interface Period {
  readonly start: string;
  readonly end: string;
  readonly month: string;
}

const GRAPH_KEYS = 20;

/** One request of a kind, or those that a screen sends. `turn` makes others of the same kind. */
export function callsOf(
  kind: Kind,
  {
    url,
    organization,
    keys,
    entered,
    period,
    turn,
  }: {
    readonly url: string;
    readonly organization: number;
    readonly keys: readonly string[];
    /** A term whose figures are entered. */
    readonly entered: string;
    readonly period: Period;
    readonly turn: number;
  },
): Call[] {
  const headers = { authorization: `Token ${tokenOf(organization)}` };
  const get = (path: string): Call => ({ url: `${url}${path}`, headers });
  const post = (path: string, body: unknown): Call => ({
    url: `${url}${path}`,
    method: 'POST',
    headers,
    body,
  });
  const dates = `start_date=${period.start}&end_date=${period.end}`;
  switch (kind) {
    case 'poll':
      return [get('/api/user/activate_organization/')];
    case 'strategy':
      return [
        get(`/api/target_group/?all=true&${dates}`),
        get(`/api/target/trends/?end_date=${period.end}`),
      ];
    case 'graph':
      return [
        post('/api/data/', {
          keys: Array.from(
            { length: GRAPH_KEYS },
            (_, i) => keys[(turn * GRAPH_KEYS + i) % keys.length],
          ),
          start_date: period.start,
          end_date: period.end,
          format: 'columns',
          with_percentage: true,
        }),
      ];
    case 'dataMap':
      return [get(`/api/data/get_data_map/?format=columns&${dates}`)];
    case 'edit':
      return [
        post('/api/figure/', {
          cells: [{ key: entered, month: period.month, value: turn + 0.25 }],
        }),
      ];
  }
}
