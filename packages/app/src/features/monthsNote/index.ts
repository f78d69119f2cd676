export { MonthsNote, type MonthsNoteProps } from './MonthsNote.js';
