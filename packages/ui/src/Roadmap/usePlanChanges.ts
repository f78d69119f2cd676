import type { Locale } from '@tavoite/model';
import { useCallback, useEffect, useRef, useState } from 'react';
import { monthAndYear } from '../dates/monthNames.js';
import { limitResize } from './geometry.js';
import type {
  RoadmapActions,
  RoadmapLabels,
  RoadmapMainTask,
  RoadmapTask,
  TaskEdge,
  TaskSpan,
} from './types.js';

interface Options {
  mainTasks: readonly RoadmapMainTask[];
  actions: RoadmapActions;
  labels: RoadmapLabels;
  locale: Locale;
}

/** Appended in turns, so that the same sentence is spoken again. */
const AGAIN = '\u00a0';

/** Requests changes of the plan and announces the result once the plan shows it. */
export function usePlanChanges(options: Options) {
  const [message, setMessage] = useState('');
  const say = useCallback(
    (text: string) => setMessage((before) => (before === text ? text + AGAIN : text)),
    [],
  );
  const latest = useRef(options);
  latest.current = options;
  const asked = useRef<{ mainTask: number; task: number; span: TaskSpan } | null>(null);
  const move = useRef<number | null>(null);

  const resize = useCallback(
    (mainTask: number, task: RoadmapTask, edge: TaskEdge, months: number) => {
      const { mainTasks, actions, labels } = latest.current;
      const tasks = mainTasks.find(({ id }) => id === mainTask)?.tasks ?? [];
      const { span, refusal } = limitResize(task, edge, months, tasks);
      if (refusal) {
        say(labels.refused[refusal](task.title));
        actions.onRefuse(task, refusal);
      }
      if (span.startMonth === task.startMonth && span.endMonth === task.endMonth) return;
      asked.current = { mainTask, task: task.id, span };
      actions.onResizeTask(task, span);
    },
    [say],
  );
  const moveMainTask = useCallback((from: number, to: number) => {
    const { mainTasks, actions } = latest.current;
    move.current = mainTasks[from]?.id ?? null;
    actions.onMoveMainTask(from, to);
  }, []);

  const { mainTasks } = options;
  const shown = useRef(mainTasks);
  useEffect(() => {
    if (shown.current === mainTasks) return;
    shown.current = mainTasks;
    const { labels, locale } = latest.current;
    const { mainTask, task: taskId, span } = asked.current ?? {};
    const task = mainTasks.find(({ id }) => id === mainTask)?.tasks.find(({ id }) => id === taskId);
    if (task && span && task.startMonth === span.startMonth && task.endMonth === span.endMonth) {
      asked.current = null;
      const [start, end] = [task.startMonth, task.endMonth].map((m) => monthAndYear(m, locale));
      say(labels.resized(task.title, start ?? '', end ?? ''));
    }
    const place = mainTasks.findIndex(({ id }) => id === move.current);
    if (place !== -1) {
      move.current = null;
      say(labels.moved(mainTasks[place]?.title ?? '', place + 1, mainTasks.length));
    }
  }, [mainTasks, say]);

  return { message, resize, moveMainTask };
}
