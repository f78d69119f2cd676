import { useEffect, useState } from 'react';
import type { PdfPage } from './pdfPages.js';

/** A file that was sent in Base64. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
}

export interface PdfPages {
  /** The last document whose pages are all drawn. */
  pages: readonly PdfPage[] | null;
  /** Newer pages are being drawn. */
  drawing: boolean;
  failed: boolean;
  /** An address of the file in this window. */
  href: string | null;
}

const NOTHING: PdfPages = { pages: null, drawing: false, failed: false, href: null };

/** The pages of a PDF as canvases. Those of the one before stay until all new ones are drawn. */
export function usePdfPages(pdf: string | null): PdfPages {
  const [shown, setShown] = useState(NOTHING);
  useEffect(() => {
    if (pdf === null) return;
    const controller = new AbortController();
    const bytes = bytesOf(pdf);
    const href = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
    const draw = async () => {
      const { drawPages } = await import('./pdfPages.js');
      const pages: PdfPage[] = [];
      await drawPages(bytes, controller.signal, (page, count) => {
        pages.push(page);
        if (pages.length === count) setShown({ pages, drawing: false, failed: false, href });
      });
    };
    setShown((before) => ({ ...before, drawing: true, failed: false }));
    draw().catch((error: unknown) => {
      if (controller.signal.aborted) return;
      console.error(error);
      setShown({ pages: null, drawing: false, failed: true, href });
    });
    return () => {
      controller.abort();
      URL.revokeObjectURL(href);
    };
  }, [pdf]);
  return shown;
}
