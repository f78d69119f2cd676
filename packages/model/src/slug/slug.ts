/** First path parts that the application and its server keep for themselves. */
export const RESERVED_SLUGS: readonly string[] = [
  'account',
  'api',
  'assets',
  'change-password',
  'connect-azure',
  'connect-google',
  'connect-oidc',
  'data-map',
  'help',
  'login',
  'logic',
  'notifications',
  'reports',
  'reset-password',
  'roadmap',
  'storybook',
  'system-messages',
];

const PLAIN_LETTERS: Record<string, string> = { ä: 'a', å: 'a', ö: 'o' };

/** Lower-cases and takes ä, ö and å to a, o and a; also when they are written in two code points. */
export function plainLowerCase(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äåö]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/**
 * The route name of a view title: lower-case, ä/ö/å as a/o/a, every whitespace and every other
 * character that is no letter a–z or digit a hyphen. Empty for an empty title.
 */
export function slugOfTitle(title: string): string {
  return plainLowerCase(title.trim()).replace(/[^a-z0-9]/gu, '-');
}

/** What a slug is made for. */
export interface SluggedView {
  readonly id: number;
  readonly view_title: string;
}

/**
 * One slug per view id. Reserved names win over titles; a double gets `-2`, `-3` and so on in the
 * order of `views`, skipping names that come directly from another title; a title that gives
 * nothing becomes `view-{id}`.
 */
export function assignSlugs(
  views: readonly SluggedView[],
  reserved: readonly string[] = RESERVED_SLUGS,
): Map<number, string> {
  const ownSlug = (view: SluggedView): string => slugOfTitle(view.view_title) || `view-${view.id}`;
  const taken = new Set([...reserved, ...views.map(ownSlug)]);
  const given = new Set(reserved);
  const slugs = new Map<number, string>();
  for (const view of views) {
    const own = ownSlug(view);
    let slug = own;
    for (let n = 2; given.has(slug) || (slug !== own && taken.has(slug)); n += 1) {
      slug = `${own}-${n}`;
    }
    given.add(slug);
    slugs.set(view.id, slug);
  }
  return slugs;
}
