export { selectTermById, selectTermByKey, selectTerms, selectViewsOfTerm } from './selectors.js';
export { termsCall, termsNeeded } from './slice.js';
