export { ClosingDialog } from './ClosingDialog.js';
export { hasDraft, removeDraft, useDraft } from './useDraft.js';
