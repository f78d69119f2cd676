import { jsxDEV as element, type JSX, type JSXSource } from 'react/jsx-dev-runtime';
import { say } from './translate.js';

/** As React's own, with the texts in the language that is shown. */
export const jsxDEV: typeof element = (type, props, ...rest) => element(type, say(props), ...rest);
export { Fragment } from 'react/jsx-dev-runtime';
export type { JSX, JSXSource };
