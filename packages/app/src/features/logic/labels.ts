import type { DateSelectorLabels, TermTreeLabels } from '@tavoite/ui';
import type { TextFunctions } from '../../i18n/Texts.js';
import { dateSelectorLabels } from '../strategy/labels.js';

type TextOf = TextFunctions['text'];

export const termTreeLabels = (text: TextOf): TermTreeLabels => ({
  tree: text('term-tree'),
  tools: text('tree-tools'),
  expand: text('expand-term'),
  collapse: text('collapse-term'),
  zoomIn: text('zoom-in'),
  zoomOut: text('zoom-out'),
  fit: text('show-whole-tree'),
  expandAll: text('expand-all'),
  collapseAll: text('collapse-all'),
  panLeft: text('pan-left'),
  panRight: text('pan-right'),
  panUp: text('pan-up'),
  panDown: text('pan-down'),
});

export const periodLabels = (text: TextOf): DateSelectorLabels => ({
  ...dateSelectorLabels(text),
  label: text('period'),
  none: text('no-period'),
});
