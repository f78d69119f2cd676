import { type Comment, formatRange, monthsOfDates } from '@tavoite/model';
import { relativeTime, type ThreadComment } from '@tavoite/ui';
import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { useAppSelector } from '../../core/hooks.js';
import type { AppState } from '../../core/state.js';
import { useText } from '../../i18n/Texts.js';
import { keptComment } from './kept.js';
import { editKey } from './slice.js';
import { useCommentsSelector } from './state.js';

/** The title of what a comment is about; null where the place says it. */
export type TitleOf = (comment: Comment) => string | null;

/** Comments as the thread shows them, in the reader's words. */
export function useThreadComments(
  list: readonly Comment[] | null,
  titleOf: TitleOf | null,
): ThreadComment[] | null {
  const { text } = useText();
  const locale = useAppSelector((state) => state.preferences.language);
  const user = useAppSelector((state) => state.user.data);
  const drafts = useCommentsSelector((state) => state.comments.drafts);
  const store = useStore<AppState>();
  return useMemo(() => {
    if (list === null) return null;
    const when = (moment: string) => relativeTime(moment, locale) ?? moment;
    const nameOf = (person: Comment['author']) =>
      person === null ? text('former-user') : person.full_name || person.username;
    return list.map((comment): ThreadComment => {
      const isOwn = comment.author !== null && comment.author.id === user?.id;
      const period = formatRange(monthsOfDates(comment));
      const draft = editKey(comment.id);
      const changed = isOwn ? (drafts[draft] ?? keptComment(store.getState(), draft)) : '';
      const title = titleOf?.(comment) ?? null;
      return {
        id: comment.id,
        text: comment.text,
        author: nameOf(comment.author),
        when: when(comment.created),
        dateTime: comment.created,
        edited: comment.edited !== null,
        about: title === null ? period : `${title} · ${period}`,
        resolved:
          comment.resolved === null
            ? null
            : text('comment-resolved', {
                name: nameOf(comment.resolved_by),
                when: when(comment.resolved),
              }),
        changed: changed === '' ? undefined : changed,
        mayEdit: isOwn,
        mayDelete: isOwn || user?.report_manager === true,
      };
    });
  }, [list, titleOf, text, locale, user, drafts, store]);
}
