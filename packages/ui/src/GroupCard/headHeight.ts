/** Of a title with a line above or below it: the targets of neighbours begin side by side. */
export const HEAD_HEIGHT = '58px';
