import { annotate, type Flow, widthOf } from '../flow.js';
import { look, MARGIN } from '../look.js';
import { artifact, type Tag } from '../output/tags.js';
import { pdfTexts } from '../texts.js';

/** A heading and where it came to stand. */
export interface Entry {
  readonly title: string;
  readonly page: number;
  /** From the top of its page. */
  readonly y: number;
}

const SIZE = 10.5;
const LEADING = 1.35;
const GAP = 7;
const NUMBER_WIDTH = 40;
const BEFORE_TEXT = 44;
/** Of a page, which contents may take for the text to begin below them. */
const SHORT_SHARE = 0.5;
const HEADING_HEIGHT = 46;
const DOT_EVERY = 5;
/** They are painted last, when the flow may be on a wide page. */
const { left } = MARGIN;
const width = widthOf('upright');

/** The table of contents: its pages are kept free first, and filled when all headings have theirs. */
export class Contents {
  readonly #first: number;
  readonly #chunks: readonly (readonly string[])[];

  /** Begins the pages that the headings take, and leaves the flow where the text begins. */
  constructor(
    readonly flow: Flow,
    readonly root: Tag,
    titles: readonly string[],
  ) {
    flow.newPage('upright');
    this.#first = flow.pageNumber;
    const chunks: string[][] = [[]];
    let room = flow.room - HEADING_HEIGHT;
    for (const title of titles) {
      const height = this.#height(title);
      if (room < height) {
        chunks.push([]);
        flow.newPage('upright');
        room = flow.room;
      }
      room -= height;
      chunks.at(-1)?.push(title);
    }
    this.#chunks = chunks;
    // Few headings do not fill a page: what follows begins below them.
    const used = flow.bottom - MARGIN.top - room;
    if (chunks.length === 1 && used < (flow.bottom - MARGIN.top) * SHORT_SHARE)
      flow.y = MARGIN.top + used + BEFORE_TEXT;
    else flow.newPage('upright');
  }

  /** @param entries one for each title, in their order */
  paint(entries: readonly Entry[]): void {
    const { flow, root } = this;
    const { colors } = flow;
    const heading = root.add('H2');
    const list = root.add('TOC');
    let index = 0;
    for (const [page, chunk] of this.#chunks.entries()) {
      flow.onPage(this.#first + page, () => {
        const kept = flow.y;
        let y: number = MARGIN.top;
        if (page === 0) {
          const title = pdfTexts[flow.language].contents;
          heading.mark(() =>
            flow.painter.text(title, left, y + 20, look('semibold', 20, colors.text)),
          );
          y += HEADING_HEIGHT;
        }
        for (const _ of chunk) {
          const entry = entries[index++];
          if (entry) y = this.#paintEntry(list, entry, y);
        }
        flow.y = kept;
      });
    }
  }

  #lines(title: string) {
    const { flow } = this;
    const text = { text: title, look: look('regular', SIZE, flow.colors.text) };
    return flow.lines([text], width - NUMBER_WIDTH);
  }

  #height(title: string): number {
    return this.flow.heightOf(this.#lines(title), LEADING) + GAP;
  }

  #paintEntry(list: Tag, { title, page, y: targetY }: Entry, top: number): number {
    const { flow } = this;
    const { painter, colors, file } = flow;
    const lines = this.#lines(title);
    const link = list.add('TOCI').add('Reference').add('Link');
    let y = top;
    link.mark(() => {
      for (const line of lines) {
        const baseline = y + SIZE;
        for (const { text, x, look: textLook } of line.fragments)
          painter.text(text, left + x, baseline, textLook);
        y += SIZE * LEADING;
      }
      painter.textTo(
        ` ${page}`,
        left + width,
        y - SIZE * LEADING + SIZE,
        look('semibold', SIZE, colors.muted, true),
      );
    });
    const last = lines.at(-1)?.width ?? 0;
    artifact(file, 'Layout', () => {
      painter.fill(colors.border);
      const baseline = y - SIZE * LEADING + SIZE - 1;
      // On one grid, so that the dots of all lines are below each other.
      const begin = Math.ceil((left + last + 6) / DOT_EVERY) * DOT_EVERY;
      for (let x = begin; x < left + width - NUMBER_WIDTH + 14; x += DOT_EVERY)
        painter.rect(x, baseline, 1, 1, colors.border);
    });
    const target = flow.destination(page, targetY);
    annotate(file, link, [left, top - 2, width, y - top + 2], {
      target: { S: 'GoTo', D: target },
      contents: pdfTexts[flow.language].toPage(title, page),
    });
    return y + GAP;
  }
}
