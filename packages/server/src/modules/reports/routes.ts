import type { Handlers } from '../../http/route.js';
import type { Services } from '../../services.js';

/** Reports; their files are read by signed addresses and tickets, `http/serve-reports.ts`. */
export const reportRoutes = ({ reports: service }: Services) => {
  const { reports, pdfs, sending, schedules } = service;
  const { graphs, dataMaps } = service.items;
  const nothing = async (done: Promise<void>): Promise<''> => {
    await done;
    return '';
  };
  return {
    listReportGraphs: (request) => graphs.list(request),
    createReportGraph: (request) => graphs.create(request, request.body),
    getReportGraph: (request) => graphs.get(request, request.params.id),
    getReportGraphSentence: (request) => service.items.sentence(request, request.params.id),
    updateReportGraph: (request) => graphs.update(request, request.params.id, request.body),
    deleteReportGraph: (request) => nothing(graphs.remove(request, request.params.id)),
    refreshReportGraph: (request) =>
      graphs.refresh(request, request.params.id, request.query.theme),

    listReportDataMaps: (request) => dataMaps.list(request),
    createReportDataMap: (request) => dataMaps.create(request, request.body),
    getReportDataMap: (request) => dataMaps.get(request, request.params.id),
    updateReportDataMap: (request) => dataMaps.update(request, request.params.id, request.body),
    deleteReportDataMap: (request) => nothing(dataMaps.remove(request, request.params.id)),
    refreshReportDataMap: (request) =>
      dataMaps.refresh(request, request.params.id, request.query.theme),

    listReports: (request) => reports.list(request, request.query),
    createReport: (request) => reports.create(request, request.body),
    getReport: (request) => reports.get(request, request.params.id),
    updateReport: (request) => reports.update(request, request.params.id, request.body),
    deleteReport: (request) => nothing(reports.remove(request, request.params.id)),
    refreshReport: (request) => reports.refresh(request, request.params.id, request.query.theme),
    postRefreshReport: (request) =>
      reports.refresh(request, request.params.id, request.query.theme),

    createReportTicket: (request) => pdfs.createTicket(request, request.params.id),
    previewReportPdf: (request) => pdfs.preview(request, request.body),

    sendReport: (request) => sending.sendNow(request, request.params.id, request.body),
    listReportSends: (request) => sending.list(request, request.params.id),
    listReportDeliveries: (request) => sending.deliveries(request, request.params.id),
    resendReport: (request) => sending.resend(request, request.params.id, request.body),

    listReportSchedules: (request) => schedules.list(request, request.query.report),
    createReportSchedule: (request) => schedules.create(request, request.body),
    updateReportSchedule: (request) => schedules.update(request, request.params.id, request.body),
    deleteReportSchedule: (request) => nothing(schedules.remove(request, request.params.id)),
    listReportScheduleRuns: (request) => schedules.runs(request, request.params.id),
  } satisfies Partial<Handlers>;
};
