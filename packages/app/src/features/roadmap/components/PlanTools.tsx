import {
  Button,
  DropdownMenu,
  Icon,
  IconButton,
  MenuItem,
  MOBILE_QUERY,
  Toolbar,
  useMediaQuery,
} from '@tavoite/ui';
import {
  ArchiveIcon,
  EditIcon,
  ListNumberedIcon,
  MoreIcon,
  PlusIcon,
  RedoIcon,
  UndoIcon,
} from '@tavoite/ui/icons';
import type { ReactNode } from 'react';
import type { MessageKey } from '../../../i18n/message.js';
import { useText } from '../../../i18n/Texts.js';
import type { Look } from '../address.js';
import type { Step } from '../editing/history.js';
import type { PlanEditor } from '../useEditing.js';
import { KeysHelp } from './KeysHelp.js';

/** What managers do beside the drawing. */
export interface ManagerTools {
  editor: PlanEditor;
  /** The steps that would be taken back and made again. */
  undo: Step | undefined;
  redo: Step | undefined;
  onAddTask: () => void;
  onEditRoadmap: () => void;
  onOrder: () => void;
  onDeletions: () => void;
}

export interface PlanToolsProps {
  look: Look;
  /** null for readers. */
  manager: ManagerTools | null;
  downloads: ReactNode;
}

/** What can be done with the whole plan. */
export const PlanTools = ({ look, manager, downloads }: PlanToolsProps) => {
  const { text, messageText } = useText();
  const isNarrow = useMediaQuery(MOBILE_QUERY);
  const nameOf = (key: MessageKey, step: Step | undefined) =>
    step ? text('with-what', { name: text(key), what: messageText(step.label) }) : text(key);
  return (
    <Toolbar>
      {manager ? (
        <>
          <IconButton
            label={nameOf('undo', manager.undo)}
            size="sm"
            disabled={!manager.undo}
            onClick={manager.editor.undo}
          >
            <Icon icon={UndoIcon} size="sm" />
          </IconButton>
          <IconButton
            label={nameOf('redo', manager.redo)}
            size="sm"
            disabled={!manager.redo}
            onClick={manager.editor.redo}
          >
            <Icon icon={RedoIcon} size="sm" />
          </IconButton>
          {isNarrow ? (
            <IconButton label={text('add-task')} size="sm" onClick={manager.onAddTask}>
              <Icon icon={PlusIcon} size="sm" />
            </IconButton>
          ) : (
            <Button size="sm" icon={<Icon icon={PlusIcon} size="sm" />} onClick={manager.onAddTask}>
              {text('add-task')}
            </Button>
          )}
        </>
      ) : null}
      {look === 'chart' && !isNarrow ? <KeysHelp readOnly={manager === null} /> : null}
      {downloads}
      {manager ? (
        <DropdownMenu
          align="end"
          trigger={
            <IconButton label={text('roadmap-actions')} size="sm">
              <Icon icon={MoreIcon} size="sm" />
            </IconButton>
          }
        >
          <MenuItem icon={<Icon icon={EditIcon} size="sm" />} onSelect={manager.onEditRoadmap}>
            {text('edit-roadmap')}
          </MenuItem>
          <MenuItem icon={<Icon icon={ListNumberedIcon} size="sm" />} onSelect={manager.onOrder}>
            {text('order-roadmaps')}
          </MenuItem>
          <MenuItem icon={<Icon icon={ArchiveIcon} size="sm" />} onSelect={manager.onDeletions}>
            {text('deletions')}
          </MenuItem>
        </DropdownMenu>
      ) : null}
    </Toolbar>
  );
};
