// Names only: a bundler that takes one of them then leaves the others where they are needed.
export * from './color.js';
export * from './contrastPairs.js';
export { type TokenName, tokenNames } from './generated/names.js';
export { onTextScaleChange, rem, textScale } from './textScale.js';
export * from './themeValues.js';
export * from './token.js';
