import type { ComponentPropsWithRef } from 'react';
import { Button, type ButtonLook } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { ChevronDownIcon, DownloadIcon } from '../icons/index.js';
import { deferred } from '../utils/deferred.js';
import { useDeferredPanel } from '../utils/useDeferredPanel.js';
import type { DownloadMenuPanelProps } from './DownloadMenuPanel.js';
import type { DownloadItem } from './item.js';

export interface DownloadMenuProps<Format extends string>
  extends Pick<ButtonLook, 'variant' | 'size'>,
    Omit<ComponentPropsWithRef<'button'>, 'children' | 'onSelect'> {
  /** Text of the button: "Download". */
  label: string;
  /** The files to choose from, in this order. */
  items: readonly DownloadItem<Format>[];
  /** Called with the format that is chosen. */
  onSelect: (format: Format) => void;
  /** Only the icon, where there is little room; the label is spoken. */
  compact?: boolean;
  /** A file is being made: a spinner in the button, which keeps its place. */
  loading?: boolean;
  /** Spoken while loading. */
  loadingLabel: string;
}

const deferredPanel = deferred<DownloadMenuPanelProps>(() =>
  import('./DownloadMenuPanel.js').then((module) => module.DownloadMenuPanel),
);

/** Offers the files in which something can be downloaded. Renders a `<button>` that opens a menu. */
export const DownloadMenu = <Format extends string>({
  label,
  items,
  onSelect,
  compact = false,
  loading = false,
  loadingLabel,
  ...rest
}: DownloadMenuProps<Format>) => {
  const { Panel, anchored, button } = useDeferredPanel(deferredPanel, 'menu');
  return (
    <>
      {compact ? (
        <IconButton {...button(rest)} label={loading ? loadingLabel : label} loading={loading}>
          <Icon icon={DownloadIcon} size="sm" />
        </IconButton>
      ) : (
        <Button
          icon={<Icon icon={DownloadIcon} size="sm" />}
          iconEnd={<Icon icon={ChevronDownIcon} size="sm" />}
          {...button(rest)}
          loading={loading}
          loadingLabel={loadingLabel}
        >
          {label}
        </Button>
      )}
      {Panel ? (
        <Panel
          {...anchored}
          label={label}
          items={items}
          onSelect={(format) => onSelect(format as Format)}
        />
      ) : null}
    </>
  );
};
