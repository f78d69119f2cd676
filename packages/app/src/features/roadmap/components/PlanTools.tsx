import {
  Button,
  DownloadMenu,
  DropdownMenu,
  Icon,
  IconButton,
  MenuItem,
  MenuSeparator,
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
import { type DownloadedPlan, usePlanDownloads } from '../usePlanDownloads.js';
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
  /** What is downloaded. */
  plan: DownloadedPlan;
}

/** What can be done with the whole plan. Where there is little room, most of it is in one menu. */
export const PlanTools = ({ look, manager, plan }: PlanToolsProps) => {
  const { text, messageText } = useText();
  const isNarrow = useMediaQuery(MOBILE_QUERY);
  const { items, save, isMaking, printed } = usePlanDownloads(plan);
  const nameOf = (key: MessageKey, step: Step | undefined) =>
    step ? text('with-what', { name: text(key), what: messageText(step.label) }) : text(key);
  const steps = manager
    ? ([
        { key: 'undo', step: manager.undo, icon: UndoIcon, act: manager.editor.undo },
        { key: 'redo', step: manager.redo, icon: RedoIcon, act: manager.editor.redo },
      ] as const)
    : [];
  const downloads = (
    <DownloadMenu
      size="sm"
      label={text('download')}
      items={items}
      onSelect={save}
      compact={isNarrow}
      loading={isMaking}
      loadingLabel={text('making-file')}
    />
  );
  const menuOf = (folded: ReactNode) =>
    manager ? (
      <DropdownMenu
        align="end"
        trigger={
          <IconButton
            label={isMaking && isNarrow ? text('making-file') : text('roadmap-actions')}
            size="sm"
            loading={isMaking && isNarrow}
          >
            <Icon icon={MoreIcon} size="sm" />
          </IconButton>
        }
      >
        {folded}
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
    ) : null;
  if (isNarrow)
    return (
      <>
        {manager ? (
          <IconButton label={text('add-task')} size="sm" onClick={manager.onAddTask}>
            <Icon icon={PlusIcon} size="sm" />
          </IconButton>
        ) : (
          downloads
        )}
        {menuOf(
          <>
            {steps.map(({ key, step, icon, act }) => (
              <MenuItem
                key={key}
                icon={<Icon icon={icon} size="sm" />}
                disabled={!step}
                onSelect={act}
              >
                {nameOf(key, step)}
              </MenuItem>
            ))}
            <MenuSeparator />
            {items.map(({ format, label, icon }) => (
              <MenuItem
                key={format}
                icon={<Icon icon={icon} size="sm" />}
                onSelect={() => save(format)}
              >
                {label}
              </MenuItem>
            ))}
            <MenuSeparator />
          </>,
        )}
        {printed}
      </>
    );
  return (
    <Toolbar>
      {steps.map(({ key, step, icon, act }) => (
        <IconButton key={key} label={nameOf(key, step)} size="sm" disabled={!step} onClick={act}>
          <Icon icon={icon} size="sm" />
        </IconButton>
      ))}
      {manager ? (
        <Button size="sm" icon={<Icon icon={PlusIcon} size="sm" />} onClick={manager.onAddTask}>
          {text('add-task')}
        </Button>
      ) : null}
      {look === 'chart' ? <KeysHelp readOnly={manager === null} /> : null}
      {downloads}
      {menuOf(null)}
      {printed}
    </Toolbar>
  );
};
