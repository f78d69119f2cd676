import type { TermUser } from '@tavoite/model';
import type { MessageKey } from '../../i18n/message.js';
import { useText } from '../../i18n/Texts.js';

/** Terms that only stand below it do not compute with it. */
const WORDS = {
  term: 'term-used-by-term',
  target: 'term-used-by-target',
  page: 'term-used-by-page',
  report: 'term-used-by-report',
} as const satisfies Partial<Record<TermUser['kind'], MessageKey>>;

/** What computes with a term or shows it, a line for each kind. */
export const TermUsers = ({ users }: { users: readonly TermUser[] }) => {
  const { text } = useText();
  return Object.entries(WORDS).map(([kind, key]) => {
    const titles = users
      .filter((user) => user.kind === kind)
      .map(({ title }) => title || text('untitled'));
    return titles.length === 0 ? null : (
      <p key={kind}>{text(key, { users: [...new Set(titles)].join(', ') })}</p>
    );
  });
};
