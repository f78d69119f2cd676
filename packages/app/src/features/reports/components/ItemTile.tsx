import type { ReportTheme } from '@tavoite/model';
import {
  Icon,
  MenuButton,
  MenuItem,
  MenuSeparator,
  ReportGraphTile,
  type ReportPicture,
} from '@tavoite/ui';
import { DeleteIcon, EditIcon, FileTextIcon, RefreshIcon } from '@tavoite/ui/icons';
import { useAppDispatch, useAppSelector } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import { useShownLanguage, useText } from '../../../i18n/Texts.js';
import { shownTheme } from '../../preferences/index.js';
import type { OpenDialog } from '../address.js';
import { hasSmallPicture, type ReportItem, smallPictureIn } from '../items.js';
import { redrawRequested } from '../slice.js';
import { notesOfItem, reportsNote } from '../tileNotes.js';
import type { Deletion } from '../useDeletion.js';
import { useDrawnTerms } from '../useDrawnTerms.js';
import { usePictureRenewal } from '../usePictureRenewal.js';
import {
  isRolling,
  monthsOfItem,
  rollingText,
  savedText,
  titleOfItem,
  waysOfItem,
} from '../words.js';
import { ItemIcon } from './ItemIcon.js';

function pictureOf(item: ReportItem, theme: ReportTheme): ReportPicture {
  const { state, image_text, image_width, image_height, error } = item;
  if (state === 'failed') return { state, ...(error ? { reason: error } : {}) };
  const src = smallPictureIn(theme, item);
  if (src === null) return { state: 'processing' };
  return {
    state: 'ready',
    src,
    ...(image_text ? { alt: image_text } : {}),
    ...(image_width && image_height ? { width: image_width, height: image_height } : {}),
  };
}

export interface ItemTileProps {
  item: ReportItem;
  /** Titles of the reports of the period that it is in; null where they are not known. */
  reports: readonly string[] | null;
  onOpen: (dialog: OpenDialog) => void;
  onDelete: (deletion: Deletion) => void;
}

/** A saved graph or data map with its picture. */
export const ItemTile = ({ item, reports, onOpen, onDelete }: ItemTileProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const language = useShownLanguage();
  const { reportGraphTile } = useLabels();
  const { id, type } = item;
  const title = titleOfItem(item, text);
  const terms = useDrawnTerms(item);
  const theme = useAppSelector((state) => shownTheme(state.preferences));
  const redraw = () => dispatch(redrawRequested({ id, type }));
  const renew = usePictureRenewal(smallPictureIn(theme, item));
  return (
    <ReportGraphTile
      title={title}
      icon={<ItemIcon type={type} />}
      details={
        <span>
          <span title={savedText(item, text, language)}>{monthsOfItem(item)}</span>
          {isRolling(item) && (
            <span title={text('closed-months-hint', { months: monthsOfItem(item) })}>
              {' · '}
              {rollingText(item, text)}
            </span>
          )}
          {waysOfItem(item, text).map((way) => ` · ${way}`)}
        </span>
      }
      notes={[
        ...notesOfItem(item, terms, text),
        ...(reports
          ? [{ ...reportsNote(reports, text), icon: <Icon icon={FileTextIcon} size="sm" /> }]
          : []),
      ]}
      part={hasSmallPicture(theme, item) ? 'whole' : 'start'}
      picture={pictureOf(item, theme)}
      onRetry={redraw}
      onPictureError={renew}
      labels={reportGraphTile}
      actions={
        <MenuButton size="sm" label={text('action-of', { action: text('actions'), name: title })}>
          <MenuItem
            icon={<Icon icon={EditIcon} size="sm" />}
            onSelect={() => onOpen({ kind: 'content', item: { id, type } })}
          >
            {text('edit')}
          </MenuItem>
          <MenuItem icon={<Icon icon={RefreshIcon} size="sm" />} onSelect={redraw}>
            {text('update-figures')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem
            tone="danger"
            icon={<Icon icon={DeleteIcon} size="sm" />}
            onSelect={() => onDelete({ request: { kind: 'item', item: { id, type } }, title })}
          >
            {text('delete')}
          </MenuItem>
        </MenuButton>
      }
    />
  );
};
