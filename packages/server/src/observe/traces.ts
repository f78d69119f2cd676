import {
  type Context,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { statementKind } from './statement-kind.js';
import { jobDone, mailDone, queryDone, requestDone, workBegun } from './topics.js';
import type { Work } from './work.js';

/** Traces on their way to a collector. */
export interface Traces {
  /** Sends what is left, as long as that takes no longer than the collector is waited for. */
  close(): Promise<void>;
}

const SERVICE = 'tavoite';
const SERVER_ERROR = 500;

/** The span of the client or proxy, if it has told one. */
function contextOf(traceparent: string | undefined): Context {
  const parent = traceparent === undefined ? null : parseTraceParent(traceparent);
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}

const spanOf = (work: Work | undefined) => work?.trace as Span | undefined;

const failedIf = (hasFailed: boolean) =>
  hasFailed ? { code: SpanStatusCode.ERROR } : { code: SpanStatusCode.UNSET };

/**
 * Sends a span for each request, job, statement and mail to the collector that the variables of
 * OpenTelemetry name. Spans hold routes and statements, never values, bodies or addresses.
 */
export function startTraces(onProblem: (message: string) => void): Traces {
  const ignore = () => undefined;
  diag.setLogger(
    { error: onProblem, warn: onProblem, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': SERVICE }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer(SERVICE);

  /** A span of what has just ended. */
  function addSpan(
    name: string,
    { work, ms }: { readonly work: Work | undefined; readonly ms: number },
    attributes: Record<string, string>,
    hasFailed: boolean,
  ): void {
    const parent = spanOf(work);
    const end = Date.now();
    const span = tracer.startSpan(
      name,
      { kind: SpanKind.CLIENT, startTime: end - ms, attributes },
      parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT,
    );
    span.setStatus(failedIf(hasFailed));
    span.end(end);
  }

  const stops = [
    workBegun.hear(({ work, kind, parent }) => {
      work.trace = tracer.startSpan(
        kind,
        {
          kind: kind === 'request' ? SpanKind.SERVER : SpanKind.CONSUMER,
          attributes: { 'tavoite.request': work.id },
        },
        contextOf(parent),
      );
    }),
    requestDone.hear(({ work, method, route, status }) => {
      const span = spanOf(work);
      span?.updateName(`${method} ${route}`);
      span?.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      });
      span?.setStatus(failedIf(status >= SERVER_ERROR));
      span?.end();
    }),
    jobDone.hear(({ work, queue, hasFailed }) => {
      const span = spanOf(work);
      span?.updateName(`job ${queue}`);
      span?.setAttribute('messaging.destination.name', queue);
      span?.setStatus(failedIf(hasFailed));
      span?.end();
    }),
    queryDone.hear((query) => {
      const kind = statementKind(query.statement);
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': kind,
        'db.query.text': query.statement,
      };
      addSpan(kind, query, attributes, query.hasFailed);
    }),
    mailDone.hear((mail) => {
      const attributes = { 'tavoite.mail.kind': mail.kind, 'tavoite.mail.status': mail.status };
      addSpan('mail', mail, attributes, mail.status !== 'sent');
    }),
  ];
  return {
    async close() {
      for (const stop of stops) stop();
      await provider.shutdown().catch(({ message }: Error) => onProblem(message));
    },
  };
}
