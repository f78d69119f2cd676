import { createAction, createReducer } from '@reduxjs/toolkit';
import type { Comment } from '@tavoite/model';
import type { ApiFailure } from '../../api/errors.js';
import { createAsyncCall } from '../../core/asyncState.js';
import { createScreenActions } from '../../core/openScreen.js';

/** What comments are about: the months of a term, a target or a view. */
export type CommentSubject =
  | { readonly term: string }
  | { readonly target: number }
  | { readonly mapping: number };

/** Which comments are shown in a place; those about any of the subjects. */
export interface CommentScope {
  readonly keys?: readonly string[];
  readonly targets?: readonly number[];
  readonly mapping?: number;
  /** Those about terms alone, of all that the rest of the scope names. */
  readonly termsOnly?: true;
  /** Dates; both left out for all times. */
  readonly start_date?: string;
  readonly end_date?: string;
}

/** A place's comments, with the scope that they were read for. */
export interface LoadedComments {
  readonly scope: CommentScope;
  readonly comments: readonly Comment[];
}

/** A place that lists comments; they can be open over each other, each with its own scope. */
const createPlace = <Part extends string>(part: Part) => ({
  /** Its name in the state. */
  part,
  screen: createScreenActions<CommentScope>(part),
  call: createAsyncCall<LoadedComments, CommentScope>(part),
});

/** The page itself: marks in its graph or map, and the list behind its button. */
export const pagePlace = createPlace('pageComments');
/** A target, in its dialog. */
export const targetPlace = createPlace('targetComments');
/** One figure, in a dialog that can be open over a target's. */
export const figurePlace = createPlace('figureComments');
export type CommentPlace = typeof pagePlace | typeof targetPlace | typeof figurePlace;

export type CommentWrite =
  | {
      readonly kind: 'add';
      readonly subject: CommentSubject;
      readonly start_date: string;
      readonly end_date: string;
      readonly text: string;
    }
  | { readonly kind: 'edit'; readonly id: number; readonly text: string }
  | { readonly kind: 'resolve'; readonly id: number; readonly resolved: boolean }
  | { readonly kind: 'delete'; readonly id: number };

/** Identifies what a draft is about. */
export const draftKey = (subject: CommentSubject): string => JSON.stringify(subject);

/** Identifies the changes of a comment. */
export const editKey = (id: number): string => `edit/${id}`;

/** Of what is typed before it is written; null for what is not typed. */
export function keyOfWrite(write: CommentWrite): string | null {
  if (write.kind === 'add') return draftKey(write.subject);
  return write.kind === 'edit' ? editKey(write.id) : null;
}

export const commentWritten = createAction<CommentWrite>('comments/written');
export const writeStarted = createAction('comments/writeStarted');
export const writeEnded = createAction(
  'comments/writeEnded',
  (write: CommentWrite, error: ApiFailure | null) => ({ payload: { write, error } }),
);
export const draftTyped = createAction('comments/draftTyped', (key: string, text: string) => ({
  payload: { key, text },
}));

export interface CommentsState {
  /** Writes under way. */
  readonly pending: number;
  /** Why the last new comment was refused. */
  readonly addError: ApiFailure | null;
  /** What is typed and not sent, by what it is about. */
  readonly drafts: Readonly<Record<string, string>>;
}

export const comments = createReducer<CommentsState>(
  { pending: 0, addError: null, drafts: {} },
  (builder) =>
    builder
      .addCase(writeStarted, (state) => ({ ...state, pending: state.pending + 1, addError: null }))
      .addCase(writeEnded, (state, { payload: { write, error } }) => {
        const key = keyOfWrite(write);
        // What was typed on while it was sent stays.
        const isSent =
          key !== null &&
          'text' in write &&
          !error &&
          state.drafts[key]?.trim() === write.text.trim();
        return {
          pending: state.pending - 1,
          addError: write.kind === 'add' ? error : state.addError,
          drafts: isSent ? { ...state.drafts, [key]: '' } : state.drafts,
        };
      })
      .addCase(draftTyped, (state, { payload: { key, text } }) => ({
        ...state,
        addError: null,
        drafts: { ...state.drafts, [key]: text },
      })),
);
export const pageComments = pagePlace.call.reducer;
export const targetComments = targetPlace.call.reducer;
export const figureComments = figurePlace.call.reducer;
