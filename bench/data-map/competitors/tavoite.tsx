import '@tavoite/tokens/tokens.css';
import { DataMap, expandablePaths, GlobalStyle } from '@tavoite/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Mount } from '../../lib/inPage.js';
import { drawNow } from '../../lib/react.js';
import { formatValue, months, terms } from '../data.js';

const roots = terms();
const LABELS = {
  table: 'Data map',
  term: 'Term',
  expand: 'Expand',
  collapse: 'Collapse',
  actual: 'Actual',
  estimate: 'Estimate',
};

// The page's ground, as the style sheets of the others: there before anything is mounted.
drawNow(document.head.appendChild(document.createElement('meta')), <GlobalStyle />);

export const mount: Mount = (element) => {
  let open: (paths: ReadonlySet<string>) => void = () => undefined;
  const Screen = () => {
    const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
    open = setExpanded;
    return (
      <DataMap
        roots={roots}
        months={months}
        expanded={expanded}
        onExpandedChange={setExpanded}
        formatValue={formatValue}
        decimalMark="."
        labels={LABELS}
      />
    );
  };
  drawNow(element, <Screen />);
  return {
    act: () => flushSync(() => open(expandablePaths(roots))),
    scroller: () => element.querySelector('[role="treegrid"]'),
  };
};
