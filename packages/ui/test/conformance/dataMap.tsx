import { FileTextIcon } from '../../src/icons/index.js';
import { DataMapPanel, DataMapSkeleton, DownloadMenu, FigureKey } from '../../src/index.js';
import { labelsOf } from '../fixtures/labels.js';
import type { Conforming } from './types.js';

const download = {
  ...labelsOf('en').downloadMenu,
  items: [{ format: 'csv', label: 'Table (CSV)', icon: FileTextIcon }],
  onSelect: () => {},
} as const;

export const dataMap: readonly Conforming[] = [
  {
    name: 'DataMapPanel',
    element: (extra) => (
      <DataMapPanel labels={labelsOf('en').dataMapPanel} {...extra}>
        The map
      </DataMapPanel>
    ),
  },
  {
    name: 'FigureKey',
    element: (extra) => <FigureKey labels={labelsOf('en').figureKey} {...extra} />,
  },
  {
    name: 'DataMapSkeleton',
    element: (extra) => <DataMapSkeleton label="Loading" {...extra} />,
    states: [['[aria-busy="true"]', <DataMapSkeleton key="1" label="Loading" />]],
  },
  {
    name: 'DownloadMenu',
    element: (extra) => <DownloadMenu {...download} {...extra} />,
    states: [['button[data-loading]', <DownloadMenu key="1" {...download} loading />]],
  },
];
