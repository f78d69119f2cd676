export { MonthsNote } from './MonthsNote.js';
