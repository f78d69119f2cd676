import { contract } from '@tavoite/model';
import type { RouteModule } from '../../services.js';
import { createFigureService } from './service.js';

export const figureRoutes: RouteModule = (route, { series }) => {
  const figures = createFigureService(series);

  route(contract.traceFigure, (request) => figures.trace(request, request.query));

  route(contract.explainChange, (request) => figures.change(request, request.query));
};
