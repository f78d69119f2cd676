import {
  Button,
  DownloadMenu,
  DropdownMenu,
  Icon,
  IconButton,
  type IconDrawing,
  MenuItem,
  MenuSeparator,
  MOBILE_QUERY,
  Toolbar,
  useMediaQuery,
} from '@tavoite/ui';
import {
  ArchiveIcon,
  EditIcon,
  HelpIcon,
  ListNumberedIcon,
  PlusIcon,
  RedoIcon,
  RoadmapIcon,
  UndoIcon,
} from '@tavoite/ui/icons';
import { useState } from 'react';
import type { MessageKey } from '../../../i18n/message.js';
import { useText } from '../../../i18n/Texts.js';
import type { RoadmapAddress } from '../address.js';
import { OVERVIEW } from '../constants.js';
import type { Step } from '../editing/history.js';
import type { PlanEditor } from '../useEditing.js';
import { type DownloadedPlan, usePlanDownloads } from '../usePlanDownloads.js';
import { KeysHelp } from './KeysHelp.js';
import { PlanMenu, type PlanMenuItem } from './PlanMenu.js';

/** What managers do beside the drawing. */
export interface ManagerTools {
  editor: PlanEditor;
  /** The steps that would be taken back and made again. */
  undo: Step | undefined;
  redo: Step | undefined;
  onAddTask: () => void;
  onAddMainTask: () => void;
  onAddMilestone: () => void;
  onAddRoadmap: () => void;
  onEditRoadmap: () => void;
  onOrder: () => void;
  onDeletions: () => void;
}

export interface PlanToolsProps {
  address: RoadmapAddress;
  onChange: (change: Partial<RoadmapAddress>) => void;
  /** null for readers. */
  manager: ManagerTools | null;
  /** What is downloaded. */
  plan: DownloadedPlan;
}

/** What can be done with the whole plan: what is used most in sight, all the rest in one menu. */
export const PlanTools = ({ address, onChange, manager, plan }: PlanToolsProps) => {
  const { text, messageText } = useText();
  const isNarrow = useMediaQuery(MOBILE_QUERY);
  const [showsKeys, setShowsKeys] = useState(false);
  const { items, save, isMaking, printed } = usePlanDownloads(plan);
  const { look, density } = address;
  const isChart = look === 'chart' && !isNarrow;

  const item = (label: string, icon: IconDrawing, act: PlanMenuItem['act']): PlanMenuItem => ({
    label,
    icon: <Icon icon={icon} size="sm" />,
    act,
  });
  const nameOf = (key: MessageKey, step: Step | undefined) =>
    step ? text('with-what', { name: text(key), what: messageText(step.label) }) : text(key);
  const steps = [
    { key: 'undo', step: manager?.undo, icon: UndoIcon, act: manager?.editor.undo },
    { key: 'redo', step: manager?.redo, icon: RedoIcon, act: manager?.editor.redo },
  ] as const;
  // Both as long as there is either: a button that someone has just pressed does not go away.
  const hasSteps = steps.some(({ step }) => step);
  const isCompact = density === 'compact';

  const groups = [
    {
      items: isNarrow
        ? steps.flatMap(({ key, step, icon, act }) =>
            step && act ? item(nameOf(key, step), icon, act) : [],
          )
        : [],
    },
    {
      items: isChart
        ? [
            {
              label: text('compact-rows'),
              checked: isCompact,
              act: () => onChange({ density: isCompact ? 'comfortable' : 'compact' }),
            },
            item(text('plan-keys'), HelpIcon, () => setShowsKeys(true)),
          ]
        : [],
    },
    {
      items: [
        // Elsewhere it is in the head of the page.
        ...(isNarrow ? [item(text('all-roadmaps'), RoadmapIcon, OVERVIEW)] : []),
        ...(manager
          ? [
              item(text('edit-roadmap'), EditIcon, manager.onEditRoadmap),
              item(text('order-roadmaps'), ListNumberedIcon, manager.onOrder),
              item(text('deletions'), ArchiveIcon, manager.onDeletions),
            ]
          : []),
      ],
    },
    {
      heading: text('download'),
      items:
        manager || isNarrow
          ? items.map(({ format, label, icon }) => item(label, icon, () => save(format)))
          : [],
    },
  ];
  return (
    <Toolbar>
      {hasSteps && !isNarrow
        ? steps.map(({ key, step, icon, act }) => (
            <IconButton
              key={key}
              label={nameOf(key, step)}
              size="sm"
              disabled={!step}
              onClick={act}
            >
              <Icon icon={icon} size="sm" />
            </IconButton>
          ))
        : null}
      {manager && isNarrow ? (
        // Instead of a button in each place, which would take what little room there is.
        <DropdownMenu
          align="end"
          trigger={
            <IconButton label={text('add-to-plan')} size="sm" variant="primary">
              <Icon icon={PlusIcon} size="sm" />
            </IconButton>
          }
        >
          <MenuItem onSelect={manager.onAddTask}>{text('add-task')}</MenuItem>
          <MenuItem onSelect={manager.onAddMainTask}>{text('add-main-task')}</MenuItem>
          <MenuItem onSelect={manager.onAddMilestone}>{text('add-milestone')}</MenuItem>
          <MenuSeparator />
          <MenuItem onSelect={manager.onAddRoadmap}>{text('add-roadmap')}</MenuItem>
        </DropdownMenu>
      ) : null}
      {manager && !isNarrow ? (
        <Button
          size="sm"
          variant="primary"
          icon={<Icon icon={PlusIcon} size="sm" />}
          onClick={manager.onAddTask}
        >
          {text('add-task')}
        </Button>
      ) : null}
      {manager || isNarrow ? null : (
        <DownloadMenu
          size="sm"
          label={text('download')}
          items={items}
          onSelect={save}
          loading={isMaking}
          loadingLabel={text('making-file')}
        />
      )}
      <PlanMenu
        label={text(manager ? 'roadmap-actions' : 'plan-more')}
        isMaking={isMaking && (manager !== null || isNarrow)}
        groups={groups}
      />
      {isChart ? (
        <KeysHelp readOnly={manager === null} open={showsKeys} onOpenChange={setShowsKeys} />
      ) : null}
      {printed}
    </Toolbar>
  );
};
