import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { hideArrowsOutside } from './Arrows.js';
import { isFoldable } from './fold.js';
import { widthWithWords } from './late.js';
import { hasInitials } from './owner.js';

/** Before and after a title, in px. */
const AIR_PX = 16;
/** Eight letters, about: with less room than this, nothing of a longer title could be understood. */
const LEAST_EM = 4.4;
/** Widths of names are rather too large: so much wider than its room, one is cut. */
const SURELY = 1.05;
/** Bars that begin this near to the part in view, in px, are ready for it: a scroll is followed a frame late. */
export const READY_PX = 160;

interface Track {
  /** Where the timeline ends, in px. */
  end: number;
  /** Width of what covers the timeline on the left, in px. */
  titleWidth: number;
  /** Size of the text in px. */
  font: number;
}

/** What is written in a title. */
const nameIn = (title: HTMLElement): string =>
  [...title.childNodes]
    .map((part) => (part instanceof HTMLElement && part.hidden ? '' : part.textContent))
    .join('');

/**
 * Keeps the title of a bar within the part of the bar that is seen, where it begins before the part in
 * view or ends after it; a title that sticks would else be pushed out with the end of its bar, and one at
 * the right edge would end within a letter. Where hardly a title has room, the words before it go first.
 * A name that would be cut there is in two lines; one that would be cut in two, but has room in what is free
 * behind the bar, stands there; where only a few letters of it would be left, nothing is written. Arrows that
 * have no end in view are hidden. Set without React, at each step of a scroll; places come from the bars' own
 * styles, so nothing is measured but the frame.
 *
 * @param frame what scrolls
 * @param body what holds the bars
 */
export function usePinnedTitles(
  frame: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  { end, titleWidth, font }: Track,
): void {
  const inView = () => {
    const { scrollLeft: from = 0, clientWidth = 0 } = frame.current ?? {};
    return { from, to: Math.min(end, from + clientWidth - titleWidth) };
  };
  // What was in view when titles were pinned last: it opens scrolled after they are.
  const pinnedIn = useRef({ from: 0, to: 0 });
  const pin = () => {
    const { from, to } = inView();
    pinnedIn.current = { from, to };
    if (body.current) hideArrowsOutside(body.current, from, to);
    for (const bar of body.current?.querySelectorAll<HTMLElement>('.bar') ?? []) {
      const left = Number.parseFloat(bar.style.left);
      const right = left + Number.parseFloat(bar.style.width);
      const title = bar.firstElementChild;
      if (!(title instanceof HTMLElement)) continue;
      const seen = Math.min(right, to) - Math.max(left, from);
      title.toggleAttribute('data-sticky', left < from + READY_PX && right > from);
      // In a narrow frame marks stand for the words before a name.
      const { dataset } = bar;
      const needed = Number(titleWidth > 0 ? dataset.needed : dataset.marked);
      const twoLines = Number(titleWidth > 0 ? dataset.twoLines : dataset.twoLinesMarked);
      const free = Math.min(Number(dataset.room), to - right);
      const isCutInside = needed > seen * SURELY && !(twoLines <= seen);
      const isBeside = seen > 0 && isCutInside && needed <= free;
      bar.toggleAttribute('data-beside', isBeside);
      if (isBeside) bar.style.setProperty('--seen', `${seen}px`);
      const isCut = (left < from || right > to) && seen > 0 && !isBeside;
      // Drawn again, they are in sight again.
      const words = title.firstElementChild;
      if (words instanceof HTMLElement) {
        words.hidden = isCut && seen < widthWithWords(words.textContent ?? '', font);
        // Without them the bar is marked in another way.
        bar.toggleAttribute('data-worded', !words.hidden);
      }
      const initials = title.nextElementSibling;
      if (initials instanceof HTMLElement) initials.hidden = !hasInitials(seen, needed, font);
      const isTooLong = needed > seen * SURELY;
      const isFolded =
        seen > 0 && !isBeside && isTooLong && isFoldable(nameIn(title), seen - AIR_PX, font);
      const isStub = isTooLong && !isFolded && seen - AIR_PX < LEAST_EM * font;
      const width = isStub ? 0 : Math.max(0, seen - AIR_PX);
      title.toggleAttribute('data-folded', isFolded);
      const room = isCut ? `${width}px` : '';
      if (title.style.maxInlineSize !== room) title.style.maxInlineSize = room;
      // The hint on the bar says it in full; out of view it says nothing.
      title.toggleAttribute('data-shortened', room !== '' || seen <= 0);
    }
  };
  // Bars come and go with what is drawn.
  useLayoutEffect(pin);
  // biome-ignore lint/correctness/useExhaustiveDependencies: besides these it reads nothing but the document
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const follow = () => {
      const { from, to } = inView();
      if (from !== pinnedIn.current.from || to !== pinnedIn.current.to) pin();
    };
    element.addEventListener('scroll', follow, { passive: true });
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', follow);
      observer.disconnect();
    };
  }, [frame, end, titleWidth, font]);
}
