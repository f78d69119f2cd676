import type { DateSelectionOptions, MonthNumber, Roadmap } from '@tavoite/model';
import { ConfirmDialog } from '@tavoite/ui';
import { useAppDispatch } from '../../../core/hooks.js';
import { useText } from '../../../i18n/Texts.js';
import { OrderDialog } from '../../orderDialog/index.js';
import type { PlanDialog } from '../dialogs.js';
import { MainTaskForm } from '../forms/MainTaskForm.js';
import { MilestoneForm } from '../forms/MilestoneForm.js';
import { RoadmapForm } from '../forms/RoadmapForm.js';
import { TaskForm } from '../forms/TaskForm.js';
import { deletionOf } from '../questions.js';
import { roadmapWriteCall } from '../slice.js';
import type { PlanEditor } from '../useEditing.js';
import type { PlanView } from '../view.js';
import { DeletionsDialog } from './DeletionsDialog.js';

export interface PlanDialogsProps {
  dialog: PlanDialog;
  /** null while no plan is loaded. */
  view: PlanView | null;
  roadmaps: readonly Roadmap[];
  editor: PlanEditor;
  period: DateSelectionOptions;
  now: MonthNumber;
  onOpen: (dialog: PlanDialog) => void;
  onClose: () => void;
  onChooseRoadmap: (id: number) => void;
}

/** The form or question that is open. */
export const PlanDialogs = ({
  dialog,
  view,
  roadmaps,
  editor,
  period,
  now,
  onOpen,
  onClose,
  onChooseRoadmap,
}: PlanDialogsProps) => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const ask = (kind: 'task' | 'milestone', id: number) => {
    const question = view && deletionOf(view.plan, kind, [id]);
    if (question) onOpen({ kind: 'delete', ...question });
  };
  const roadmapOf = (id: number | null) => roadmaps.find((one) => one.id === id) ?? null;
  const confirm = {
    open: true,
    onOpenChange: (open: boolean) => {
      if (!open) onClose();
    },
    confirmLabel: text('yes-delete'),
    cancelLabel: text('cancel'),
    closeLabel: text('close'),
    tone: 'danger',
  } as const;
  switch (dialog.kind) {
    case 'task':
      return view ? (
        <TaskForm
          key={dialog.id}
          view={view}
          id={dialog.id}
          at={dialog.at}
          editor={editor}
          period={period}
          now={now}
          onDelete={(id) => ask('task', id)}
          onClose={onClose}
        />
      ) : null;
    case 'main-task':
      return view ? (
        <MainTaskForm
          view={view}
          id={dialog.id}
          roadmaps={roadmaps}
          editor={editor}
          onClose={onClose}
        />
      ) : null;
    case 'milestone':
      return view ? (
        <MilestoneForm
          view={view}
          id={dialog.id}
          editor={editor}
          period={period}
          now={now}
          onDelete={(id) => ask('milestone', id)}
          onClose={onClose}
        />
      ) : null;
    case 'roadmap':
      return (
        <RoadmapForm
          roadmap={roadmapOf(dialog.id)}
          onDelete={({ id }) => onOpen({ kind: 'delete-roadmap', id })}
          onClose={(saved) => {
            onClose();
            if (saved !== null && dialog.id === null) onChooseRoadmap(saved);
          }}
        />
      );
    case 'order':
      return (
        <OrderDialog
          title={text('order-roadmaps')}
          items={roadmaps}
          nameOf={({ title }) => title}
          onSave={(order, was) =>
            dispatch(roadmapWriteCall.request({ kind: 'order', roadmaps: order, based_on: was }))
          }
          onClose={onClose}
        />
      );
    case 'deletions':
      return <DeletionsDialog onClose={onClose} />;
    case 'delete':
      return (
        <ConfirmDialog
          {...confirm}
          title={text('delete-title')}
          message={messageText(dialog.question)}
          onConfirm={() => {
            editor.issue(dialog.make);
            onClose();
          }}
        />
      );
    case 'delete-roadmap':
      return (
        <ConfirmDialog
          {...confirm}
          title={text('delete-title')}
          message={text('delete-roadmap-question', { title: roadmapOf(dialog.id)?.title ?? '' })}
          onConfirm={() => {
            dispatch(roadmapWriteCall.request({ kind: 'delete', id: dialog.id }));
            onClose();
          }}
        />
      );
  }
};
