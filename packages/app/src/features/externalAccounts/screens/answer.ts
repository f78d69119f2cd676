export { AnswerPage as Page } from '../AnswerPage.js';
export { part } from '../part.js';
