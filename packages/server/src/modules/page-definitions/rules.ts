import { type PageDefinition, type PageFields, RESERVED_SLUGS, slugOfTitle } from '@tavoite/model';
import { seriesColorNames } from '@tavoite/tokens';
import type { Message } from '../../messages/errors.js';

type Problems = Record<string, Message[]>;

const HEX_COLOR = /^#[0-9a-f]{6}$/i;

const isColor = (color: string): boolean =>
  (seriesColorNames as readonly string[]).includes(color) || HEX_COLOR.test(color);

const isBackwards = (from: number | undefined, to: number | undefined): boolean =>
  from !== undefined && to !== undefined && from >= to;

function judgeTitle(
  { title }: PageFields,
  before: PageDefinition | undefined,
  others: readonly PageDefinition[],
): Message[] {
  // What has been so for long must not stand in the way of other changes.
  if (title === before?.title) return [];
  if (others.some((other) => other.title === title))
    return [{ key: 'page_exists', values: { title } }];
  const slug = slugOfTitle(title);
  if (RESERVED_SLUGS.includes(slug)) return ['page_address_taken'];
  return /^-*$/.test(slug) ? ['title_without_letters'] : [];
}

function judgeParent(
  { parent }: PageFields,
  before: PageDefinition | undefined,
  pages: readonly PageDefinition[],
): Message[] {
  const parents = new Map(pages.map((page) => [page.id, page.parent]));
  if (parent === null) return [];
  if (!parents.has(parent)) return [{ key: 'no_such_page', values: { title: `#${parent}` } }];
  const passed = new Set<number>();
  for (let at: number | null = parent; at !== null && !passed.has(at); ) {
    if (at === before?.id) return ['page_under_itself'];
    passed.add(at);
    at = parents.get(at) ?? null;
  }
  return [];
}

function judgeTerms({ terms }: PageFields, isTerm: (key: string) => boolean): Message[] {
  const seen = new Set<string>();
  const problems: Message[] = [];
  for (const { key, color } of terms) {
    if (!isTerm(key)) problems.push({ key: 'no_such_term', values: { term: key } });
    else if (seen.has(key)) problems.push({ key: 'term_twice', values: { term: key } });
    if (color !== undefined && !isColor(color))
      problems.push({ key: 'unknown_color', values: { color } });
    seen.add(key);
  }
  return problems;
}

function judgeProperties(
  { properties }: PageFields,
  before: PageDefinition | undefined,
  others: readonly PageDefinition[],
): Message[] {
  const problems: Message[] = [];
  const { target, y_axis_min, y_axis_max, y_axis_2_min, y_axis_2_max } = properties;
  if (isBackwards(y_axis_min, y_axis_max) || isBackwards(y_axis_2_min, y_axis_2_max))
    problems.push('axis_backwards');
  if (target?.color !== undefined && !isColor(target.color))
    problems.push({ key: 'unknown_color', values: { color: target.color } });
  const known = new Set([
    ...others.flatMap(({ title, title_fi }) => [title, title_fi]),
    ...(before?.properties.related_pages ?? []),
  ]);
  for (const title of properties.related_pages ?? [])
    if (!known.has(title)) problems.push({ key: 'no_such_page', values: { title } });
  return problems;
}

/** What is wrong with a page, by field: with the one that is there already, or with a new one. */
export function judgePage(
  fields: PageFields,
  before: PageDefinition | undefined,
  pages: readonly PageDefinition[],
  isTerm: (key: string) => boolean,
): Problems {
  const others = pages.filter((page) => page !== before);
  const problems = {
    title: judgeTitle(fields, before, others),
    parent: judgeParent(fields, before, pages),
    terms: judgeTerms(fields, isTerm),
    properties: judgeProperties(fields, before, others),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, messages]) => messages.length > 0));
}
