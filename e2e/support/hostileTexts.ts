import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';

const require = createRequire(import.meta.url);

/** The Big List of Naughty Strings (MIT): its markup and addresses that run, as cells can hold them. */
const LISTED = (require('big-list-of-naughty-strings/blns.json') as string[]).filter(
  (text) => /<|javascript:|on\w+\s*=|data:/i.test(text) && text.length <= 200,
);
const OWN = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '"><img src=x onerror=alert(1)>',
  '</title></textarea></style><script>alert(1)</script>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '</svg><foreignObject><body onload=alert(1)>',
  'url(javascript:alert(1))',
  "';alert(1);//",
];
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
export const HOSTILE_TEXTS = [...new Set([...OWN, ...LISTED].map(oneLine))].filter(
  (text) => text !== '',
);

const KEY = 'e2e-hostile';
export const HOSTILE_USER = { email: 'hostile@e2e.example', password: 'all-names-are-programs' };

/** An import folder of an organisation in which everything is named by such texts. */
export function writeHostileFolder(folder: string): void {
  const organization = KEY;
  const some = (count: number) => HOSTILE_TEXTS.slice(0, count);
  const files: Record<string, object[]> = {
    organizations: [{ key: KEY, name: HOSTILE_TEXTS[0], name_fi: HOSTILE_TEXTS[1] }],
    users: [
      {
        ...HOSTILE_USER,
        name: HOSTILE_TEXTS[1],
        full_name: HOSTILE_TEXTS[2],
        language: 'en',
        active_organization: KEY,
      },
    ],
    memberships: [
      {
        organization,
        user: HOSTILE_USER.email,
        report_manager: true,
        notification_manager: true,
        roadmap_manager: true,
      },
    ],
    objectives: some(6).map((title, n) => ({
      organization,
      key: `o${n}`,
      title,
      description: title,
    })),
    terms: HOSTILE_TEXTS.map((title, n) => ({
      organization,
      key: `t${n}`,
      title,
      // The tree begins with terms that have others below them.
      parent: n % 8 === 0 ? '' : `t${n - (n % 8)}`,
      unit: '€',
    })),
    data: HOSTILE_TEXTS.map((_, n) => ({
      organization,
      term: `t${n}`,
      'M-2': 1 + n,
      'M-1': 2 + n,
      M: 3 + n,
    })),
    target_groups: some(12).map((title, n) => ({
      organization,
      key: `g${n}`,
      title,
      user: HOSTILE_USER.email,
    })),
    targets: HOSTILE_TEXTS.map((title, n) => ({
      organization,
      key: `a${n}`,
      target_group: `g${n % 12}`,
      title,
      start_date: 'M-24',
      end_date: 'M+24',
      formula: `t${n}`,
      target_formula: '100',
      unit: '€',
    })),
    mappings: some(12).map((view_title, n) => ({
      organization,
      key: `v${n}`,
      view_title,
      sort_order: n,
      unit: '€',
    })),
    mapping_terms: some(12).flatMap((_, n) =>
      [0, 1, 2, 3].map((k) => ({
        organization,
        mapping: `v${n}`,
        term: `t${n * 4 + k}`,
        type: 'line',
      })),
    ),
  };
  mkdirSync(folder, { recursive: true });
  for (const [name, rows] of Object.entries(files))
    writeFileSync(join(folder, `${name}.csv`), stringify(rows, { header: true }));
}
