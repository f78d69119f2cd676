export { ClosingDialog } from './ClosingDialog.js';
export { type Draft, type DraftStorage, hasDraft, removeDraft, useDraft } from './useDraft.js';
