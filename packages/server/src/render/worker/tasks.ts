import type { ThemeName } from '@tavoite/tokens';
import type { ReportItem } from '../items/index.js';
import type { ReportDocument } from '../pdf/index.js';
import type { Picture } from '../pictures/png.js';

/** What the drawing thread can do; each loads its code when it is first asked for. */
export const drawingTasks = {
  async picture({ item, theme }: { item: ReportItem; theme: ThemeName }): Promise<Picture> {
    const { drawPicture } = await import('../pictures/index.js');
    return drawPicture(item, theme);
  },
  async plot({ item, theme }: { item: ReportItem; theme: ThemeName }): Promise<Picture> {
    const { drawPlot } = await import('../pictures/index.js');
    return drawPlot(item, theme);
  },
  async cover({ item, theme }: { item: ReportItem; theme: ThemeName }): Promise<Picture> {
    const { drawCover } = await import('../pictures/index.js');
    return drawCover(item, theme);
  },
  async report(document: ReportDocument): Promise<Uint8Array> {
    const { reportPdf } = await import('../pdf/index.js');
    return reportPdf(document);
  },
  async workbook(document: ReportDocument): Promise<Uint8Array> {
    const { reportWorkbook } = await import('../office/workbook.js');
    return reportWorkbook(document);
  },
  async slides(document: ReportDocument): Promise<Uint8Array> {
    const { reportSlides } = await import('../office/slides.js');
    return reportSlides(document);
  },
};

export type DrawingTasks = typeof drawingTasks;
export type DrawingTask = keyof DrawingTasks;
