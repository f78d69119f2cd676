import type { Mount } from '../../lib/inPage.js';

/** A line of text: what the page, its frame and its paint take of every competitor's time. */
export const mount: Mount = (element) => {
  element.textContent = 'Roadmap';
  return {};
};
