export { DefinitionDialog } from './DefinitionDialog.js';
export { indent } from './indent.js';
export { type ToSave, useDefinition } from './useDefinition.js';
