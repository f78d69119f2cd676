export { DefinitionDialog } from './DefinitionDialog.js';
export { type ToSave, useDefinition } from './useDefinition.js';
