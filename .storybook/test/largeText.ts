import type { Page } from '@playwright/test';

/** Something that measures itself is drawn again a moment after its text has grown. */
const SETTLE_MS = 700;

interface PageWindow {
  /** What the texts of the page were like before they grew. */
  beforeLargeText?: { sizes: WeakMap<Node, number>; problems: Set<string> };
}

type Phase = 'before' | 'after';

/** Runs in the page. What is wrong with the texts in sight, those that are kept out of sight aside. */
function look(phase: Phase): string[] {
  const pageWindow = window as unknown as PageWindow;
  /** The ends of a letter reach beyond the line that it is on. */
  const slack = (size: number) => 2 + size * 0.3;

  const isSeen = (element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    // For screen readers only: a pixel, or clipped away.
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { position, clipPath, clip } = getComputedStyle(one);
      if (clipPath === 'inset(50%)' || clip === 'rect(0px, 0px, 0px, 0px)') return false;
      const { width, height } = one.getBoundingClientRect();
      if (position === 'absolute' && width <= 1 && height <= 1) return false;
    }
    return true;
  };
  /** What lies above the page, or stays while the page scrolls, may cover it. */
  const layerOf = (element: Element) => {
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { position, zIndex } = getComputedStyle(one);
      if (position === 'fixed' || position === 'sticky') return one;
      if (position === 'absolute' && zIndex !== 'auto') return one;
    }
    return document.body;
  };
  const hides = (value: string) => value === 'hidden' || value === 'clip';
  const isAlpha = (color: string) => color === 'transparent' || /, 0\)$|\/ 0\)$/.test(color);
  const hasGround = (one: Element) => {
    const { backgroundColor, borderTopWidth, borderBottomWidth, display } = getComputedStyle(one);
    if (display === 'inline' || one instanceof SVGElement) return false;
    return !isAlpha(backgroundColor) || (borderTopWidth !== '0px' && borderBottomWidth !== '0px');
  };

  const texts: { node: Node; element: Element; text: string; size: number; rects: DOMRect[] }[] =
    [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '' || /^(SCRIPT|STYLE|NOSCRIPT|OPTION)$/i.test(element.tagName)) {
      continue;
    }
    if (element.closest('.sb-wrapper, .sb-errordisplay') || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(
      ({ width, height }) => width > 1 && height > 1,
    );
    if (rects.length === 0) continue;
    // In a drawing, a unit is what the drawing makes of it.
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    texts.push({ node, element, text, size, rects });
  }

  const name = (text: string) => `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
  const found = new Set<string>();

  for (const { node, element, text, size } of texts) {
    const before = pageWindow.beforeLargeText?.sizes.get(node);
    const least = before === undefined ? 20 : before * 1.5;
    if (phase === 'after' && size < least && !element.closest('[data-text-of-fixed-size]')) {
      found.add(`${name(text)} does not grow: ${size} px.`);
    }
  }

  for (const { element, text, size, rects } of texts) {
    let inGround = false;
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      const box = one.getBoundingClientRect();
      const play = slack(size);
      const beyondX = rects.some(({ left, right }) => left < box.left - 2 || right > box.right + 2);
      const beyondY = rects.some(
        ({ top, bottom }) => top < box.top - play || bottom > box.bottom + play,
      );
      const cutsX = hides(style.overflowX) && beyondX;
      const cutsY = hides(style.overflowY) && beyondY;
      if (cutsX || cutsY) {
        // What is shortened on purpose says the whole text when it is pointed at.
        const said = [element, one, element.closest('[title]')].some((candidate) => {
          const title = candidate?.getAttribute('title') ?? '';
          return title.includes(text) || (candidate?.hasAttribute('data-shortened') ?? false);
        });
        if (!said) found.add(`${name(text)} is cut.`);
        break;
      }
      // Beyond what scrolls, nothing is lost.
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') break;
      if (!inGround && style.display !== 'inline' && hasGround(one)) {
        inGround = true;
        if (beyondX || beyondY) found.add(`${name(text)} sticks out of its box.`);
      }
      if (style.position === 'fixed') break;
    }
  }

  /** What is seen of a text: the rest is scrolled or cut away. */
  const shownRects = (element: Element, rects: readonly DOMRect[]) => {
    let shown = rects;
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(one);
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        const box = one.getBoundingClientRect();
        shown = shown.map((rect) => {
          const [left, top] = [Math.max(rect.left, box.left), Math.max(rect.top, box.top)];
          const width = Math.max(0, Math.min(rect.right, box.right) - left);
          return new DOMRect(
            left,
            top,
            width,
            Math.max(0, Math.min(rect.bottom, box.bottom) - top),
          );
        });
      }
      if (position === 'fixed') break;
    }
    return shown;
  };
  const seen = texts.map((one) => ({ ...one, rects: shownRects(one.element, one.rects) }));

  const layers = new Map(texts.map(({ element }) => [element, layerOf(element)]));
  // Under something else, such as a panel.
  const inSight = (element: Element, x: number, y: number) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (top.contains(element) || element.contains(top));
  };
  for (const [at, one] of seen.entries()) {
    for (const other of seen.slice(at + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (layers.get(one.element) !== layers.get(other.element)) continue;
      const over = one.rects.some((a) =>
        other.rects.some((b) => {
          const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (width <= 3 || height <= slack(Math.max(one.size, other.size)) + 2) return false;
          const x = Math.max(a.left, b.left) + width / 2;
          const y = Math.max(a.top, b.top) + height / 2;
          return inSight(one.element, x, y) || inSight(other.element, x, y);
        }),
      );
      if (over) found.add(`${name(one.text)} and ${name(other.text)} lie over each other.`);
    }
  }

  if (phase === 'before') {
    const sizes = new WeakMap(texts.map(({ node, size }) => [node, size]));
    pageWindow.beforeLargeText = { sizes, problems: found };
    return [];
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    found.add(`The page is ${scrollWidth - clientWidth} px wider than the screen.`);
  }
  const fresh = [...found].filter((one) => !pageWindow.beforeLargeText?.problems.has(one));
  return fresh.length > 12 ? [...fresh.slice(0, 12), `${fresh.length - 12} more.`] : fresh;
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate(
    (given) =>
      new Promise<void>((resolve) => {
        document.documentElement.style.fontSize = given;
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
    size,
  );

/**
 * What goes wrong when the reader doubles the text (WCAG 1.4.4): a text that stays small, that is cut,
 * that sticks out of its box or lies over another one. What is so at normal size, too, is left to the
 * other checks. The page is left as it was.
 *
 * @returns one line for each problem
 */
export async function problemsOfLargeText(page: Page): Promise<string[]> {
  const size = await page.evaluate(() => document.documentElement.style.fontSize);
  await setTextSize(page, '100%');
  await page.evaluate(look, 'before' as Phase);
  try {
    await setTextSize(page, '200%');
    const problems = await page.evaluate(look, 'after' as Phase);
    if (problems.length === 0) return problems;
    await page.waitForTimeout(SETTLE_MS);
    return await page.evaluate(look, 'after' as Phase);
  } finally {
    await setTextSize(page, size);
  }
}
