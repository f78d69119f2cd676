import { formatRange, MAX_COMMENT_CHARACTERS, monthsOfDates } from '@tavoite/model';
import { CommentThread, ConfirmDialog } from '@tavoite/ui';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch } from '../../core/hooks.js';
import { LoadFailure } from '../../core/page/LoadFailure.js';
import type { AppState } from '../../core/state.js';
import { useLabels } from '../../i18n/labels.js';
import { useText } from '../../i18n/Texts.js';
import { keptComment } from './kept.js';
import {
  type CommentPlace,
  type CommentScope,
  type CommentSubject,
  commentWritten,
  draftKey,
  draftTyped,
  editKey,
} from './slice.js';
import { useCommentsSelector } from './state.js';
import { type TitleOf, useThreadComments } from './useThreadComments.js';

/** What a new comment is about, and on which months. */
export interface NewComment {
  readonly subject: CommentSubject;
  readonly start_date: string;
  readonly end_date: string;
}

export interface CommentListProps {
  place: CommentPlace;
  scope: CommentScope;
  /** Left out where none can be written. */
  about?: NewComment | undefined;
  titleOf: TitleOf | null;
}

/** The comments of a place, with what can be done with them. */
export const CommentList = ({ place, scope, about, titleOf }: CommentListProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const labels = useLabels();
  const { data, error } = useCommentsSelector((state) => state[place.part]);
  const { pending, addError, drafts } = useCommentsSelector((state) => state.comments);
  const [deleting, setDeleting] = useState<number | null>(null);
  // Those of the scope before are not this one's.
  const isOwn = JSON.stringify(data?.scope) === JSON.stringify(scope);
  const comments = useThreadComments(data && isOwn ? data.comments : null, titleOf);
  const key = about ? draftKey(about.subject) : '';
  const close = () => setDeleting(null);

  const store = useStore<AppState>();
  const isNew = key !== '' && drafts[key] === undefined;
  useEffect(() => {
    const kept = isNew ? keptComment(store.getState(), key) : '';
    if (kept !== '') dispatch(draftTyped(key, kept));
  }, [dispatch, store, isNew, key]);
  return (
    <>
      <CommentThread
        comments={comments}
        problem={
          error && !comments ? (
            <LoadFailure
              title={text('comments-failed')}
              error={error}
              onRetry={() => dispatch(place.call.request(scope))}
            />
          ) : undefined
        }
        {...(about && {
          draft: drafts[key] ?? '',
          onDraftChange: (draft: string) => dispatch(draftTyped(key, draft)),
          onAdd: (written: string) =>
            dispatch(commentWritten({ kind: 'add', ...about, text: written })),
          errors: addError ? (addError.messages.text ?? []) : [],
        })}
        onEdit={(id, changed) => dispatch(commentWritten({ kind: 'edit', id, text: changed }))}
        onEditTyped={(id, changed) => dispatch(draftTyped(editKey(id), changed ?? ''))}
        onResolve={(id, resolved) => dispatch(commentWritten({ kind: 'resolve', id, resolved }))}
        onDelete={setDeleting}
        pending={pending > 0}
        maxLength={MAX_COMMENT_CHARACTERS}
        labels={{
          ...labels.commentThread,
          ...(about && {
            write: text('write-comment-on', { period: formatRange(monthsOfDates(about)) }),
          }),
        }}
      />
      <ConfirmDialog
        {...labels.modal}
        open={deleting !== null}
        onOpenChange={close}
        tone="danger"
        title={text('delete-comment')}
        message={text('delete-comment-question')}
        confirmLabel={text('yes-delete')}
        cancelLabel={text('no-keep')}
        onConfirm={() => {
          if (deleting !== null) dispatch(commentWritten({ kind: 'delete', id: deleting }));
          close();
        }}
      />
    </>
  );
};
