export { type LoginLocationState, safeReturnPath } from './returnPath.js';
export { loginCall } from './slice.js';
