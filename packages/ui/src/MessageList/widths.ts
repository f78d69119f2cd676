/** Little wider than the lines of the messages, which have a length that can be read. */
export const LIST_WIDTH = '60rem';
/** And than what is beside these. */
export const WIDE_LIST_WIDTH = '80rem';
