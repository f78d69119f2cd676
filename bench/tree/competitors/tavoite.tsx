import '@tavoite/tokens/tokens.css';
import { GlobalStyle, TermTree } from '@tavoite/ui';
import type { Mount } from '../../lib/inPage.js';
import { drawNow } from '../../lib/react.js';
import { everyPath, terms } from '../data.js';
import { card } from './card.js';

const roots = terms();
const expanded = everyPath();
const LABELS = {
  tree: 'Terms',
  form: 'View',
  cards: 'Cards',
  list: 'List',
  map: 'Map',
  tools: 'Tools of the tree',
  expand: 'Expand',
  collapse: 'Collapse',
  zoomIn: 'Zoom in',
  zoomToFull: 'Zoom to 100 %',
  zoomOut: 'Zoom out',
  fit: 'Show all',
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  pan: 'Move the view',
  panLeft: 'Move left',
  panRight: 'Move right',
  panUp: 'Move up',
  panDown: 'Move down',
  search: 'Search',
  nothingFound: 'Nothing found',
  found: (count: number) => String(count),
};

export const mount: Mount = (element, scale) => {
  drawNow(
    element,
    <>
      <GlobalStyle />
      <TermTree
        roots={roots}
        expanded={expanded}
        onExpandedChange={() => undefined}
        form={null}
        onFormChange={() => undefined}
        renderNode={card}
        defaultView={{ x: 620 - 150 * scale, y: 24, scale }}
        labels={LABELS}
      />
    </>,
  );
  return {};
};
