export { ClosingDialog } from './ClosingDialog.js';
export { hasDraft, keepDraft, keptDraft, removeDraft, useDraft } from './useDraft.js';
