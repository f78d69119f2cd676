import { useSelector } from 'react-redux';
import type { AppState } from '../../core/state.js';
import type { comments, figureComments, pageComments, targetComments } from './slice.js';

/** The state of the app while this part is in it. */
export interface CommentsAppState extends AppState {
  comments: ReturnType<typeof comments>;
  pageComments: ReturnType<typeof pageComments>;
  targetComments: ReturnType<typeof targetComments>;
  figureComments: ReturnType<typeof figureComments>;
}

export const useCommentsSelector = useSelector.withTypes<CommentsAppState>();

/** Before the code of comments has been loaded there is no state of theirs. */
export const useMaybeCommentsSelector = useSelector.withTypes<Partial<CommentsAppState>>();
