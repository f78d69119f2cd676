import type { CSSProperties } from 'react';
import { barBox, barRow, type Sizes } from './geometry.js';
import type { RoadmapTask } from './types.js';
import { EDIT_KEYS } from './useBarKeys.js';

/** A late bar at least so wide says so; a narrower one has only the mark. */
const MIN_WORD_EM = 8;

export interface BarProps {
  task: RoadmapTask;
  /** Spoken name. */
  name: string;
  /** On a late bar, else empty. */
  late: string;
  firstMonth: number;
  sizes: Sizes;
  readOnly: boolean;
  isOpen: boolean;
  /** The bar that Tab reaches. */
  isTab: boolean;
  isChosen: boolean;
  /** Does not match the filter. */
  isDimmed: boolean;
  hintId: string;
}

/** A task on the timeline: a plain `<button>`, because a plan has hundreds of them. */
export function Bar({ task, name, late, firstMonth, sizes, ...state }: BarProps) {
  const { left, width } = barBox(task, firstMonth, sizes);
  return (
    <button
      className="bar"
      type="button"
      tabIndex={state.isTab ? 0 : -1}
      data-task={task.id}
      data-done={task.progress === 100 || undefined}
      data-late={late !== '' || undefined}
      data-chosen={state.isChosen || undefined}
      data-dimmed={state.isDimmed || undefined}
      aria-label={name}
      aria-haspopup="dialog"
      aria-expanded={state.isOpen}
      aria-describedby={state.isTab ? state.hintId : undefined}
      aria-keyshortcuts={state.isTab && !state.readOnly ? EDIT_KEYS : undefined}
      style={
        {
          left,
          width,
          ...barRow(task.rowIndex, sizes),
          '--progress': `${task.progress}%`,
        } as CSSProperties
      }
    >
      <span>
        {late !== '' && width >= MIN_WORD_EM * sizes.font && <b>{`${late} `}</b>}
        {task.title}
      </span>
    </button>
  );
}
