import { cleanUpSends } from './clean-up.js';
import type { ReportFoundation } from './context.js';
import { createDeliveries } from './deliveries.js';
import { createFileOpening } from './file-opening.js';
import { createReadItem } from './item-reading.js';
import { createItems } from './items.js';
import { createPdfs } from './pdfs.js';
import { createPictures } from './pictures.js';
import { createReports } from './reports.js';
import { runSchedules } from './schedule-runs.js';
import { createSchedules } from './schedules.js';
import { createSending } from './sending.js';

/** Saved graphs and data maps, the reports that are made of them, and how those are sent. */
export function createReportService(foundation: ReportFoundation) {
  const readItem = createReadItem(foundation);
  const pictures = createPictures(foundation, readItem);
  const pdfs = createPdfs(foundation, readItem);
  const sending = createSending(foundation, pdfs, createDeliveries(foundation));
  runSchedules(foundation, pictures, sending);
  cleanUpSends(foundation);
  return {
    items: createItems(foundation, pictures, readItem),
    reports: createReports(foundation, pictures),
    pdfs,
    sending,
    schedules: createSchedules(foundation),
    openFile: createFileOpening(foundation),
    open: pdfs.open,
  };
}

export type ReportService = ReturnType<typeof createReportService>;
