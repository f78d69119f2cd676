export { DefinitionDialog } from './DefinitionDialog.js';
export { FoldButtons } from './FoldButtons.js';
export { fieldWords, valueWords } from './fieldWords.js';
export type { FoldableNode } from './folding.js';
export { formulaWithNames } from './formulaWithNames.js';
export { indent } from './indent.js';
export { MoreFields } from './MoreFields.js';
export { type ToSave, useDefinition } from './useDefinition.js';
export { useFolding } from './useFolding.js';
