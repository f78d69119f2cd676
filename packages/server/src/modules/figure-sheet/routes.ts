import type { Handlers } from '../../http/route.js';
import type { Services } from '../../services.js';

/** The figures that are entered, and their months. */
export const figureSheetRoutes = ({ figureSheet }: Services) =>
  ({
    getFigureSheet: (request) => figureSheet.sheet(request, request.query),
    changeFigures: (request) => figureSheet.change(request, request.body),
    readFigureFile: (request) => figureSheet.readFile(request, request.upload),
    checkMonth: (request) => figureSheet.checkMonth(request, request.params.month),
    closeMonth: (request) => figureSheet.closeMonth(request, request.params.month),
    reopenMonth: (request) =>
      figureSheet.reopenMonth(request, request.params.month, request.body.reason),
  }) satisfies Partial<Handlers>;
