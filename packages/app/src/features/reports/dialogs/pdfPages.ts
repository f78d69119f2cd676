import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = worker;

/** Pages are drawn this much larger than they are on paper at 72 dots an inch: sharp at the width of the preview. */
const SCALE = 2;

export interface PdfPage {
  canvas: HTMLCanvasElement;
  /** Its words, for whoever cannot see the picture. */
  words: string;
}

/**
 * Draws the pages of a PDF one after the other.
 * @param onPage called with each page when it is drawn, and with how many there are
 * @throws what pdf.js throws for a file that it cannot read
 */
export async function drawPages(
  data: Uint8Array,
  signal: AbortSignal,
  onPage: (page: PdfPage, count: number) => void,
): Promise<void> {
  const task = getDocument({ data, isEvalSupported: false, useWasm: false });
  try {
    const document = await task.promise;
    for (let number = 1; number <= document.numPages && !signal.aborted; number += 1) {
      const page = await document.getPage(number);
      const viewport = page.getViewport({ scale: SCALE });
      const canvas = globalThis.document.createElement('canvas');
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      const context = canvas.getContext('2d', { alpha: false });
      if (!context) return;
      await page.render({ canvas, canvasContext: context, viewport }).promise;
      const { items } = await page.getTextContent();
      const words = items.map((item) => ('str' in item ? item.str : '')).join(' ');
      if (!signal.aborted)
        onPage({ canvas, words: words.replace(/\s+/g, ' ').trim() }, document.numPages);
    }
  } finally {
    await task.destroy();
  }
}
