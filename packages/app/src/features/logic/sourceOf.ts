import type { Term } from '@tavoite/model';
import type { TextFunctions } from '../../i18n/Texts.js';

/** Where the figures of a term without a formula come from. */
export const sourceOf = ({ data_source }: Term, text: TextFunctions['text']): string =>
  data_source ? text('source-of-figures', { source: data_source }) : text('figures-entered');
