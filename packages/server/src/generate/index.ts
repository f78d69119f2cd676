export { type GenerateOptions, generateFolder } from './folder.js';
export { SIGN_IN } from './people.js';
