import { isBrokenDependency, wrapText } from '@tavoite/model';
import type { Drawing, Group, RoadmapPictureOptions } from './pictureTypes.js';
import { NOTE_LINE_PX, SMALL_FONT_PX, TITLE_PX } from './pictureTypes.js';
import { text } from './svgParts.js';

/** Above the notes. */
const NOTES_GAP_PX = 12;
/** Of a page's room for rows; what has no room in it is counted. */
export const MAX_NOTES_SHARE = 1 / 3;

/** What each page says of dependencies whose other task is on another page, in lines. */
function notesOf(pages: readonly Group[][], options: RoadmapPictureOptions, width: number) {
  const { dependencies = [], labels } = options;
  const places = new Map(
    pages.flatMap((groups, page) =>
      groups.flatMap(({ mainTask }) =>
        mainTask.tasks.map((task) => [task.id, { task, page }] as const),
      ),
    ),
  );
  const notes: string[][][] = pages.map(() => []);
  for (const { from, to } of dependencies) {
    const [first, second] = [places.get(from), places.get(to)];
    if (!first || !second || first.page === second.page) continue;
    const say = isBrokenDependency(first.task, second.task)
      ? labels.brokenDependency
      : labels.followsTask;
    const note = say(
      labels.taskOnPage(first.task.title, first.page + 1),
      labels.taskOnPage(second.task.title, second.page + 1),
    );
    const lines = wrapText(note, width, SMALL_FONT_PX);
    notes[first.page]?.push(lines);
    notes[second.page]?.push(lines);
  }
  return notes;
}

/** As many whole notes as have room, and how many more there are. */
function fitted(notes: readonly string[][], room: number, options: RoadmapPictureOptions) {
  const most = Math.floor((room * MAX_NOTES_SHARE) / NOTE_LINE_PX);
  const all = notes.flat();
  if (all.length <= most) return all;
  const kept: string[] = [];
  let shown = 0;
  for (const lines of notes) {
    if (kept.length + lines.length > most - 1) break;
    kept.push(...lines);
    shown++;
  }
  return [...kept, options.labels.moreLinks(notes.length - shown)];
}

const heightOf = (lines: readonly string[]): number =>
  lines.length === 0 ? 0 : NOTES_GAP_PX + lines.length * NOTE_LINE_PX;

export interface Page {
  groups: Group[];
  /** Lines below the rows. */
  notes: string[];
  /** Of those lines, in px. */
  notesHeight: number;
}

/**
 * Groups by pages, with what has to be said below their rows. Notes need room, which can move groups,
 * which changes notes: the room of each page only grows, so that it ends.
 */
export function inPages(
  groups: readonly Group[],
  room: number,
  options: RoadmapPictureOptions,
  width: number,
): Page[] {
  const reserved: number[] = [];
  for (;;) {
    const pages: Group[][] = [[]];
    let used = 0;
    for (const group of groups) {
      const free = room - (reserved[pages.length - 1] ?? 0);
      if (used > 0 && used + group.height > free) {
        pages.push([]);
        used = 0;
      }
      pages.at(-1)?.push(group);
      used += group.height;
    }
    const notes = notesOf(pages, options, width).map((one) => fitted(one, room, options));
    const grown = notes.filter((lines, page) => {
      const before = reserved[page] ?? 0;
      reserved[page] = Math.max(before, heightOf(lines));
      return reserved[page] > before;
    });
    if (grown.length === 0)
      return pages.map((one, page) => {
        const lines = notes[page] ?? [];
        return { groups: one, notes: lines, notesHeight: heightOf(lines) };
      });
  }
}

export const drawNotes = (notes: readonly string[], top: number, { values }: Drawing): string =>
  notes
    .map((line, index) =>
      text(line, {
        x: -TITLE_PX,
        y: top + NOTES_GAP_PX + index * NOTE_LINE_PX + SMALL_FONT_PX,
        fill: values['color-text'],
        'font-size': SMALL_FONT_PX,
      }),
    )
    .join('');
