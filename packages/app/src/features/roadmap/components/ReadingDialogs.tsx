import { barOfTask, type MonthNumber, monthOfDate, taskAtPlace } from '@tavoite/model';
import { Modal, monthAndYear } from '@tavoite/ui';
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../../core/hooks.js';
import { toastShown } from '../../../core/toasts.js';
import { useText } from '../../../i18n/Texts.js';
import type { PlanDialog } from '../dialogs.js';
import { deletionOf } from '../questions.js';
import type { PlanEditor } from '../useEditing.js';
import { nameOfUser, type PlanView } from '../view.js';
import { PlanTask } from './PlanTask.js';

export interface TaskDialogProps {
  view: PlanView;
  /** Of a task or an idea; an unknown one closes the dialog and says why. */
  id: number;
  now: MonthNumber;
  readOnly: boolean;
  editor: PlanEditor;
  onOpen: (dialog: PlanDialog) => void;
  onClose: () => void;
}

/** The task that the address names. */
export const TaskDialog = ({
  view,
  id,
  now,
  readOnly,
  editor,
  onOpen,
  onClose,
}: TaskDialogProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const task = view.tasksById.get(id);
  const isMissing = task === undefined;
  useEffect(() => {
    if (!isMissing) return;
    dispatch(toastShown('error', { key: 'task-not-found' }));
    onClose();
  }, [isMissing, dispatch, onClose]);
  if (!task) return null;
  const bar = barOfTask(task);
  const open = (dialog: PlanDialog) => {
    onClose();
    onOpen(dialog);
  };
  return (
    <Modal
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={text(bar ? 'task' : 'idea')}
      closeLabel={text('close')}
      size="sm"
    >
      <PlanTask
        view={view}
        id={id}
        readOnly={readOnly}
        now={now}
        {...(bar && {
          onResize: (edge: 'start' | 'end', months: number) =>
            editor.issue(() => ({
              kind: 'change-tasks',
              changes: [
                {
                  id,
                  fields: taskAtPlace({
                    ...bar,
                    startMonth: bar.startMonth + (edge === 'start' ? months : 0),
                    endMonth: bar.endMonth + (edge === 'end' ? months : 0),
                  }),
                },
              ],
            })),
        })}
        onProgress={(progress) =>
          editor.issue(() => ({ kind: 'change-tasks', changes: [{ id, fields: { progress } }] }))
        }
        onEdit={() => open({ kind: 'task', id, at: null })}
        onDelete={() => {
          const question = deletionOf(view.plan, 'task', [id]);
          if (question) open({ kind: 'delete', ...question });
        }}
      />
    </Modal>
  );
};

export interface MilestoneDialogProps {
  view: PlanView;
  id: number;
  onClose: () => void;
}

/** A milestone, for those who only read. */
export const MilestoneDialog = ({ view, id, onClose }: MilestoneDialogProps) => {
  const { text } = useText();
  const locale = useAppSelector((state) => state.preferences.language);
  const milestone = view.plan.milestones.find((one) => one.id === id);
  if (!milestone) return null;
  const month = monthOfDate(milestone.end_date);
  const owner = milestone.user === null ? undefined : view.usersById.get(milestone.user);
  return (
    <Modal
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={milestone.title}
      closeLabel={text('close')}
      size="sm"
    >
      <p>{month === null ? milestone.end_date : monthAndYear(month, locale)}</p>
      <p>{owner ? nameOfUser(owner) : text('no-owner')}</p>
    </Modal>
  );
};
