import type { ThemeName } from '@tavoite/tokens';
import type { TextKey } from '../messages/texts.js';
import { ItemError, type ReportItem } from './items/index.js';
import type { ReportDocument } from './pdf/index.js';
import type { Picture } from './pictures/png.js';
import { TaskError, WorkerPool } from './worker/pool.js';
import type { DrawingTask, DrawingTasks } from './worker/tasks.js';
import { drawingThread } from './worker/thread-file.js';

export type { Picture } from './pictures/png.js';

/** Drawing has half of a small machine at most: requests have the rest. */
const THREADS = 1;
const MAX_TASK_MS = 60_000;
const MAX_WAITING = 500;
const IDLE_MS = 30_000;
const MAX_HEAP_MB = 512;

const REASONS: Record<TaskError['kind'], TextKey> = {
  failed: 'report_picture_failed',
  crashed: 'report_picture_failed',
  timeout: 'report_picture_slow',
  closed: 'report_drawing_stopped',
};

/** Draws what reports show, off the thread that serves requests. */
export function createRender() {
  let pool: WorkerPool | null = null;
  let isClosed = false;

  function threads(): WorkerPool {
    pool ??= new WorkerPool({
      thread: drawingThread(),
      size: THREADS,
      timeoutMs: MAX_TASK_MS,
      maxWaiting: MAX_WAITING,
      idleMs: IDLE_MS,
      maxHeapMb: MAX_HEAP_MB,
    });
    if (isClosed) pool.close();
    return pool;
  }

  async function run<Name extends DrawingTask>(
    name: Name,
    input: Parameters<DrawingTasks[Name]>[0],
  ): Promise<Awaited<ReturnType<DrawingTasks[Name]>>> {
    try {
      // The thread answers with what the task of this name gives.
      return (await threads().run(name, input)) as Awaited<ReturnType<DrawingTasks[Name]>>;
    } catch (error) {
      if (!(error instanceof TaskError)) throw error;
      throw new ItemError(REASONS[error.kind], { cause: error });
    }
  }

  return {
    /**
     * An item as a picture with its title and period.
     * @throws ItemError when it cannot be drawn, with the cause for the log; BusyError when too much waits
     */
    drawPicture: (item: ReportItem, theme: ThemeName): Promise<Picture> =>
      run('picture', { item, theme }),

    /**
     * For a small place: the marks of a graph with their scales, or the last months of a data map.
     * @throws as `drawPicture` does
     */
    drawPlot: (item: ReportItem, theme: ThemeName): Promise<Picture> =>
      run('plot', { item, theme }),

    /**
     * For a place where no letter could be read: the marks of a graph alone, or the rows of a data map as lines.
     * @throws as `drawPicture` does
     */
    drawCover: (item: ReportItem, theme: ThemeName): Promise<Picture> =>
      run('cover', { item, theme }),

    /**
     * A report as a tagged PDF.
     * @throws ItemError when it cannot be drawn, with the cause for the log; BusyError when too much waits
     */
    drawReport: (document: ReportDocument): Promise<Uint8Array> => run('report', document),

    /** The figures of a report as a workbook. @throws as `drawReport` does */
    writeWorkbook: (document: ReportDocument): Promise<Uint8Array> => run('workbook', document),

    /** A report as slides. @throws as `drawReport` does */
    writeSlides: (document: ReportDocument): Promise<Uint8Array> => run('slides', document),

    /** Stops drawing; what is being drawn fails. */
    close(): void {
      isClosed = true;
      pool?.close();
    },
  };
}

export type Render = ReturnType<typeof createRender>;
