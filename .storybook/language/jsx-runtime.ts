import { jsx as element, jsxs as elements, type JSX } from 'react/jsx-runtime';
import { say } from './translate.js';

/** As React's own, with the texts in the language that is shown. */
export const jsx: typeof element = (type, props, key) => element(type, say(props), key);
export const jsxs: typeof elements = (type, props, key) => elements(type, say(props), key);
export { Fragment } from 'react/jsx-runtime';
export type { JSX };
