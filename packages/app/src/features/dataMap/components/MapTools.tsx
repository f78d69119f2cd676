import {
  DownloadMenu,
  Icon,
  MenuButton,
  MenuItem,
  MOBILE_QUERY,
  Toolbar,
  useMediaQuery,
} from '@tavoite/ui';
import { CollapseAllIcon, CommentIcon, ExpandAllIcon, WarningIcon } from '@tavoite/ui/icons';
import { useState } from 'react';
import { useText } from '../../../i18n/Texts.js';
import { SaveForReport, type SaveForReportProps } from '../../saveForReport/index.js';
import type { MapColumn } from '../columns.js';
import { type ShownMap, useMapDownloads } from '../useMapDownloads.js';
import { ColumnsMenu } from './ColumnsMenu.js';
import { MapComments } from './MapComments.js';

export interface MapToolsProps extends ShownMap {
  onToggleColumn: (column: MapColumn) => void;
  /** Whether all rows are open; null where none can be opened. */
  allOpen: boolean | null;
  onToggleAll: () => void;
  /** How many figures are unusual, and what shows the next one; null where none is. */
  unusual: { text: string; onShow: () => void } | null;
  /** What is kept for a report. */
  shown: SaveForReportProps['shown'];
}

/** What can be done with the map. On a phone only its columns are a button, and the rest a menu. */
export const MapTools = ({
  onToggleColumn,
  allOpen,
  onToggleAll,
  unusual,
  shown,
  ...content
}: MapToolsProps) => {
  const { text } = useText();
  const isNarrow = useMediaQuery(MOBILE_QUERY);
  const [hasComments, setComments] = useState(false);
  const { files, isMaking, save } = useMapDownloads(content);
  const columnsMenu = <ColumnsMenu columns={content.columns} onToggle={onToggleColumn} />;
  const comments = (
    <MapComments
      map={content.map}
      range={content.range}
      hasButton={!isNarrow}
      open={hasComments}
      onOpenChange={setComments}
    />
  );
  if (!isNarrow)
    return (
      <Toolbar>
        {columnsMenu}
        {comments}
        <SaveForReport shown={shown} />
        <DownloadMenu
          label={text('download')}
          items={files}
          onSelect={save}
          loading={isMaking}
          loadingLabel={text('making-file')}
        />
      </Toolbar>
    );
  return (
    <Toolbar>
      {columnsMenu}
      <MenuButton label={text('actions')} loading={isMaking}>
        {allOpen === null ? null : (
          <MenuItem
            icon={<Icon icon={allOpen ? CollapseAllIcon : ExpandAllIcon} size="sm" />}
            onSelect={onToggleAll}
          >
            {text(allOpen ? 'collapse-all' : 'expand-all')}
          </MenuItem>
        )}
        {unusual ? (
          <MenuItem icon={<Icon icon={WarningIcon} size="sm" />} onSelect={unusual.onShow}>
            {unusual.text}
          </MenuItem>
        ) : null}
        <MenuItem icon={<Icon icon={CommentIcon} size="sm" />} onSelect={() => setComments(true)}>
          {text('comments')}
        </MenuItem>
        <SaveForReport shown={shown} inMenu />
        {files.map(({ format, label, icon }) => (
          <MenuItem
            key={format}
            icon={<Icon icon={icon} size="sm" />}
            onSelect={() => save(format)}
          >
            {label}
          </MenuItem>
        ))}
      </MenuButton>
      {comments}
    </Toolbar>
  );
};
