import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { hideArrowsOutside } from './Arrows.js';
import { TICK, widthWithWords } from './late.js';
import { AIR_PX, titleRoom } from './titleRoom.js';

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
 * the right edge would end within a letter. Initials stand at the end of what is seen. Where hardly a title
 * has room, the words and the tick before it go first; `titleRoom` has the other rules. Arrows that have no
 * end in view are hidden. Set without React, at each step of a scroll; places come from the bars' own styles,
 * so nothing is measured but the frame.
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
      const isCut = (left < from || right > to) && seen > 0;
      const words = title.firstElementChild;
      // Drawn again, they are in sight again.
      if (words instanceof HTMLElement)
        words.hidden = isCut && seen < widthWithWords(words.textContent ?? '', font);
      const isTickless = isCut && seen - AIR_PX < widthWithWords(TICK, font);
      title.toggleAttribute('data-tickless', isTickless);
      const tick = dataset.done === undefined || isTickless ? '' : TICK;
      const initials = title.nextElementSibling;
      const look = titleRoom({
        title: tick + nameIn(title),
        seen,
        isCut,
        needed,
        twoLines,
        free: Math.min(Number(dataset.room), to - right),
        isOwned: initials !== null,
        font,
      });
      if (words instanceof HTMLElement) {
        if (look.isBeside) words.hidden = false;
        // Without them the bar is marked in another way.
        bar.toggleAttribute('data-worded', !words.hidden);
      }
      bar.toggleAttribute('data-beside', look.isBeside);
      if (look.isBeside) bar.style.setProperty('--seen', `${seen}px`);
      if (initials instanceof HTMLElement) {
        initials.hidden = !look.hasInitials;
        const shift = look.hasInitials && right > to ? `${to - right}px` : '';
        if (initials.style.translate !== shift) initials.style.translate = shift;
      }
      title.toggleAttribute('data-folded', look.isFolded);
      const room = look.width === null ? '' : `${look.width}px`;
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
