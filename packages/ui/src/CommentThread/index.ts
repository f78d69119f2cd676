export { CommentThread, type CommentThreadProps } from './CommentThread.js';
export type { CommentThreadLabels, ThreadComment } from './comment.js';
