import type { RoadmapDensity, RoadmapZoom } from '@tavoite/ui';
import {
  Button,
  DropdownMenu,
  Icon,
  IconButton,
  MenuItem,
  MOBILE_QUERY,
  SegmentedControl,
  Select,
  TextField,
  Toolbar,
  useMediaQuery,
} from '@tavoite/ui';
import {
  ArchiveIcon,
  CalendarRangeIcon,
  EditIcon,
  ListIcon,
  ListNumberedIcon,
  MoreIcon,
  PlusIcon,
  RedoIcon,
  SearchIcon,
  UndoIcon,
} from '@tavoite/ui/icons';
import { type ReactNode, useState } from 'react';
import type { MessageKey } from '../../../i18n/message.js';
import { useText } from '../../../i18n/Texts.js';
import {
  DENSITIES,
  isFiltered,
  type Look,
  NO_FILTER,
  type RoadmapAddress,
  ZOOMS,
} from '../address.js';
import type { Step } from '../editing/history.js';
import type { PlanEditor } from '../useEditing.js';
import { nameOfUser, type PlanView } from '../view.js';
import { KeysHelp } from './KeysHelp.js';

const ZOOM_KEYS: Record<RoadmapZoom, MessageKey> = {
  month: 'zoom-months',
  quarter: 'zoom-quarters',
  year: 'zoom-years',
};
const DENSITY_KEYS: Record<RoadmapDensity, MessageKey> = {
  comfortable: 'density-comfortable',
  compact: 'density-compact',
};

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

export interface PlanToolbarProps {
  view: PlanView;
  address: RoadmapAddress;
  onChange: (change: Partial<RoadmapAddress>) => void;
  /** null for readers. */
  manager: ManagerTools | null;
  /** How many tasks the filter finds. */
  found: number;
  downloads: ReactNode;
}

const ANY = '';

/** How the plan is shown, which tasks stand out, and what can be done with all of it. */
export const PlanToolbar = ({
  view,
  address,
  onChange,
  manager,
  found,
  downloads,
}: PlanToolbarProps) => {
  const { text, messageText } = useText();
  const isNarrow = useMediaQuery(MOBILE_QUERY);
  const { look, zoom, density, filter } = address;
  const [isFilterOpen, setFilterOpen] = useState(isFiltered(filter));
  const { plan, usersById, targetsById } = view;
  const owners = [...new Set(plan.tasks.map(({ user }) => user))]
    .flatMap((id) => (id === null ? [] : (usersById.get(id) ?? [])))
    .sort((a, b) => nameOfUser(a).localeCompare(nameOfUser(b)));
  const targets = [...targetsById.values()].sort((a, b) => a.title.localeCompare(b.title));
  const nameOf = (key: MessageKey, step: Step | undefined) =>
    step ? text('with-what', { name: text(key), what: messageText(step.label) }) : text(key);
  const idOf = (value: string) => (value === ANY ? null : Number(value));
  const zooms = ZOOMS.map((value) => ({ value, label: text(ZOOM_KEYS[value]) }));
  return (
    <>
      <Toolbar align="between">
        <Toolbar>
          <SegmentedControl<Look>
            label={text('view')}
            size="sm"
            value={look}
            onValueChange={(next) => onChange({ look: next })}
            options={[
              {
                value: 'chart',
                label: text('plan-chart'),
                icon: <Icon icon={CalendarRangeIcon} size="sm" />,
              },
              {
                value: 'list',
                label: text('plan-list'),
                icon: <Icon icon={ListIcon} size="sm" />,
              },
            ]}
          />
          {look === 'chart' ? (
            <>
              {isNarrow ? (
                <Select
                  label={text('zoom')}
                  hideLabel
                  value={zoom}
                  options={zooms}
                  onChange={({ target }) =>
                    onChange({ zoom: ZOOMS.find((one) => one === target.value) ?? zoom })
                  }
                />
              ) : (
                <SegmentedControl<RoadmapZoom>
                  label={text('zoom')}
                  size="sm"
                  value={zoom}
                  onValueChange={(next) => onChange({ zoom: next })}
                  options={zooms}
                />
              )}
              {isNarrow ? null : (
                <SegmentedControl<RoadmapDensity>
                  label={text('density')}
                  size="sm"
                  value={density}
                  onValueChange={(next) => onChange({ density: next })}
                  options={DENSITIES.map((value) => ({ value, label: text(DENSITY_KEYS[value]) }))}
                />
              )}
            </>
          ) : null}
        </Toolbar>
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
                <Button
                  size="sm"
                  icon={<Icon icon={PlusIcon} size="sm" />}
                  onClick={manager.onAddTask}
                >
                  {text('add-task')}
                </Button>
              )}
            </>
          ) : null}
          {isNarrow ? (
            <IconButton
              label={text('filter')}
              size="sm"
              aria-expanded={isFilterOpen}
              onClick={() => setFilterOpen(!isFilterOpen)}
            >
              <Icon icon={SearchIcon} size="sm" />
            </IconButton>
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
              <MenuItem
                icon={<Icon icon={ListNumberedIcon} size="sm" />}
                onSelect={manager.onOrder}
              >
                {text('order-roadmaps')}
              </MenuItem>
              <MenuItem icon={<Icon icon={ArchiveIcon} size="sm" />} onSelect={manager.onDeletions}>
                {text('deletions')}
              </MenuItem>
            </DropdownMenu>
          ) : null}
        </Toolbar>
      </Toolbar>
      {isNarrow && !isFilterOpen ? null : (
        <Toolbar>
          <TextField
            label={text('find-task')}
            hideLabel
            type="search"
            placeholder={text('find-task')}
            value={filter.text}
            onChange={({ target }) => onChange({ filter: { ...filter, text: target.value } })}
          />
          <Select
            label={text('owner')}
            hideLabel
            value={filter.owner === null ? ANY : String(filter.owner)}
            options={[
              { value: ANY, label: text('any-owner') },
              ...owners.map((user) => ({ value: String(user.id), label: nameOfUser(user) })),
            ]}
            onChange={({ target }) =>
              onChange({ filter: { ...filter, owner: idOf(target.value) } })
            }
          />
          <Select
            label={text('target')}
            hideLabel
            value={filter.target === null ? ANY : String(filter.target)}
            options={[
              { value: ANY, label: text('any-target') },
              ...targets.map(({ id, title }) => ({ value: String(id), label: title })),
            ]}
            onChange={({ target }) =>
              onChange({ filter: { ...filter, target: idOf(target.value) } })
            }
          />
          {isFiltered(filter) ? (
            <>
              <span role="status">
                {text('tasks-found', { count: found, total: plan.tasks.length })}
              </span>
              <Button size="sm" variant="quiet" onClick={() => onChange({ filter: NO_FILTER })}>
                {text('clear-filter')}
              </Button>
            </>
          ) : null}
        </Toolbar>
      )}
    </>
  );
};
