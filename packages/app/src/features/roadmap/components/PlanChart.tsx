import type { FiscalStart, MonthNumber, MonthRange } from '@tavoite/model';
import {
  MOBILE_QUERY,
  Roadmap,
  type RoadmapActions,
  type RoadmapProps,
  useMediaQuery,
} from '@tavoite/ui';
import { useMemo } from 'react';
import type { ApiFailure } from '../../../api/errors.js';
import { useAppSelector } from '../../../core/hooks.js';
import { LoadFailure } from '../../../core/page/LoadFailure.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import type { RoadmapAddress } from '../address.js';
import { commandOf } from '../changes.js';
import type { PlanDialog } from '../dialogs.js';
import { deletionOf, rowDeletionOf } from '../questions.js';
import type { PlanEditor } from '../useEditing.js';
import type { PlanView } from '../view.js';
import { PlanTask, PlanTaskHint } from './PlanTask.js';

export interface PlanChartProps {
  /** null while it is loading, and when it could not be. */
  view: PlanView | null;
  error: ApiFailure | null;
  onRetry: () => void;
  range: MonthRange;
  now: MonthNumber;
  currentDay: number;
  fiscalStart: FiscalStart;
  address: RoadmapAddress;
  matches: RoadmapProps['matches'];
  readOnly: boolean;
  editor: PlanEditor;
  onOpen: (dialog: PlanDialog) => void;
  onOpenTask: (id: number) => void;
  onOpenMilestone: (id: number) => void;
  onOpenRoadmap: (id: number) => void;
}

/** The head stays in sight while rows scroll below it: no higher than the window below the top bar. */
const FRAME = { maxBlockSize: 'max(26rem, calc(100dvh - 9rem))' };
const NONE: readonly never[] = [];

/** The plan on its timeline. */
export const PlanChart = ({
  view,
  error,
  onRetry,
  range,
  now,
  currentDay,
  fiscalStart,
  address,
  matches,
  readOnly,
  editor,
  onOpen,
  onOpenTask,
  onOpenMilestone,
  onOpenRoadmap,
}: PlanChartProps) => {
  const { text } = useText();
  const labels = useLabels();
  const locale = useAppSelector((state) => state.preferences.language);
  const plan = view?.plan ?? null;
  // On a phone there is one button for all that can be added; an empty plan says what comes first.
  const isNarrow = useMediaQuery(MOBILE_QUERY);
  const addsInHead = !isNarrow || view?.mainTasks.length === 0;

  const change: NonNullable<RoadmapProps['onPlanChange']> = (asked) => {
    if (!plan) return;
    if (asked.kind === 'create') {
      onOpen({ kind: 'task', id: null, at: asked.at });
      return;
    }
    if (asked.kind === 'delete') {
      const question = deletionOf(plan, 'task', asked.tasks);
      if (question) onOpen({ kind: 'delete', ...question });
      return;
    }
    if (asked.kind === 'reconnect') {
      const { dependency, from, to } = asked;
      const batch = editor.nextBatch();
      // The old one first: with it, the new one could close a circle.
      editor.issue((id) => commandOf({ kind: 'disconnect', dependency }, plan, id), batch);
      editor.issue((id) => commandOf({ kind: 'connect', from, to }, plan, id), batch);
      return;
    }
    editor.issue((id) => commandOf(asked, plan, id));
  };

  const actions = useMemo<RoadmapActions>(
    () => ({
      ...(addsInHead && {
        onAddMainTask: () => onOpen({ kind: 'main-task', id: null }),
        onAddMilestone: () => onOpen({ kind: 'milestone', id: null }),
      }),
      onEditMainTask: ({ id }) => onOpen({ kind: 'main-task', id }),
      onDeleteMainTask: ({ id }) => {
        const question = plan && deletionOf(plan, 'main-task', [id]);
        if (question) onOpen({ kind: 'delete', ...question });
      },
      onAddRow: ({ id, rowCount }) =>
        editor.issue(() => ({
          kind: 'change-main-task',
          change: { id, fields: { row_count: rowCount + 1 } },
        })),
      onDeleteRow: ({ id }, row) => {
        if (plan) onOpen({ kind: 'delete', ...rowDeletionOf(plan, id, row) });
      },
      onOpenMilestone: ({ id }) => onOpenMilestone(id),
      onOpenRoadmap,
      onAddIdea: () => onOpen({ kind: 'task', id: null, at: null }),
      onOpenIdea: ({ id }) => onOpenTask(id),
    }),
    [plan, addsInHead, editor, onOpen, onOpenTask, onOpenMilestone, onOpenRoadmap],
  );

  const { ideas } = view ?? { ideas: NONE };
  return (
    <Roadmap
      mainTasks={view?.mainTasks ?? NONE}
      milestones={view?.milestones ?? NONE}
      dependencies={view?.dependencies ?? NONE}
      // Readers see the ideas there are, not an empty place for them.
      ideas={readOnly && ideas.length === 0 ? undefined : ideas}
      style={FRAME}
      firstMonth={range.start}
      lastMonth={range.end}
      currentMonth={now}
      currentDay={currentDay}
      fiscalStart={fiscalStart}
      zoom={address.zoom}
      density={address.density}
      matches={matches}
      readOnly={readOnly}
      loading={!view && !error}
      error={
        error && !view ? (
          <LoadFailure title={text('roadmap-failed')} error={error} onRetry={onRetry} />
        ) : undefined
      }
      onPlanChange={change}
      actions={actions}
      locale={locale}
      labels={labels.roadmap}
      renderTaskHint={(task, warnings) =>
        view && <PlanTaskHint view={view} task={task} warnings={warnings} />
      }
      renderTaskDetails={(task, { resize, setProgress, close, ...links }) =>
        view && (
          <PlanTask
            view={view}
            id={task.id}
            readOnly={readOnly}
            now={now}
            wide
            onResize={resize}
            links={links}
            onClose={close}
            onProgress={setProgress}
            onEdit={() => {
              close();
              onOpen({ kind: 'task', id: task.id, at: null });
            }}
            onDelete={() => {
              close();
              const question = plan && deletionOf(plan, 'task', [task.id]);
              if (question) onOpen({ kind: 'delete', ...question });
            }}
          />
        )
      }
    />
  );
};
