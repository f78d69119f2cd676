export { CodeList, type CodeListProps } from './CodeList.js';
