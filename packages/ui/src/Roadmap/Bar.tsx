import type { CSSProperties } from 'react';
import { barBox, barRow, type Sizes } from './geometry.js';
import { nameWidth, twoLinesWidth, widthWithWords } from './late.js';
import { initialsOf } from './owner.js';
import { canHaveInitials } from './titleRoom.js';
import type { RoadmapTask } from './types.js';
import { EDIT_KEYS } from './useBarKeys.js';

export interface BarProps {
  task: RoadmapTask;
  /** Spoken name. */
  name: string;
  /** On a late bar, else empty. */
  late: string;
  /** On a bar that starts before one that it waits for has ended, else empty. */
  early: string;
  /** Free behind the bar, in px: its name may stand there. */
  room: number;
  firstMonth: number;
  sizes: Sizes;
  readOnly: boolean;
  isOpen: boolean;
  /** The bar that Tab reaches. */
  isTab: boolean;
  isChosen: boolean;
  /** Its months go over the current one. */
  isNow: boolean;
  /** Does not match the filter. */
  isDimmed: boolean;
  hintId: string;
}

/** Width of the mark that stands for words in a narrow frame, and of the gap after it. */
const MARK_PX = 16;

/** A task on the timeline: a plain `<button>`, because a plan has hundreds of them. */
export function Bar({ task, name, late, early, room, firstMonth, sizes, ...state }: BarProps) {
  const { left, width } = barBox(task, firstMonth, sizes);
  const words = [late, early].filter(Boolean).join(', ');
  const needed = nameWidth(task, words, sizes.font);
  const marked = words === '' ? 0 : MARK_PX;
  const twoLines = sizes.lines > 1 ? twoLinesWidth(task, words, sizes.font) : undefined;
  const isWorded =
    words !== '' &&
    (width >= widthWithWords(words, sizes.font) ||
      Math.min(needed, twoLines ?? needed) <= width ||
      needed <= room);
  return (
    <button
      className="bar"
      type="button"
      tabIndex={state.isTab ? 0 : -1}
      data-task={task.id}
      data-done={task.progress === 100 || undefined}
      data-late={late !== '' || undefined}
      data-worded={isWorded || undefined}
      data-counted={task.late !== undefined || task.early !== undefined || undefined}
      data-early={early !== '' || undefined}
      data-chosen={state.isChosen || undefined}
      // For `usePinnedTitles`, which knows how much of the bar is seen.
      data-needed={needed}
      data-marked={nameWidth(task, '', sizes.font) + marked}
      data-two-lines={twoLines}
      data-two-lines-marked={twoLines && twoLinesWidth(task, '', sizes.font) + marked}
      data-room={room}
      data-now={state.isNow || undefined}
      data-own={task.color ? '' : undefined}
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
          '--room': `${room}px`,
          ...(task.color && { '--bar-color': task.color, '--bar-color-dark': task.darkColor }),
        } as CSSProperties
      }
    >
      <span>
        {isWorded && <b>{`${words} `}</b>}
        {task.title}
      </span>
      {task.owner && canHaveInitials(width, sizes.font) ? (
        // Until it is known how much of the bar is in view.
        <i aria-hidden="true" hidden>
          {initialsOf(task.owner)}
        </i>
      ) : null}
    </button>
  );
}
