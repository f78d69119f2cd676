import { contract } from '@tavoite/model';
import type { RouteModule } from '../../services.js';

export const figureRoutes: RouteModule = (route, { figures }) => {
  route(contract.traceFigure, (request) => figures.trace(request, request.query));

  route(contract.explainChange, (request) => figures.change(request, request.query));
};
