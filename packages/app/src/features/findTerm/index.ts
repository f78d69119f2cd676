export { FindTerm } from './FindTerm.js';
