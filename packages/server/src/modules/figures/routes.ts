import type { Handlers } from '../../http/route.js';
import type { Services } from '../../services.js';

/** What a figure is made of, and why it changed. */
export const figureRoutes = ({ figures }: Services) =>
  ({
    traceFigure: (request) => figures.trace(request, request.query),
    explainChange: (request) => figures.change(request, request.query),
  }) satisfies Partial<Handlers>;
