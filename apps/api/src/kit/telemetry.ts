import type { FastifyInstance, FastifyRequest } from 'fastify';

/** For an export with its tries: a server that stops waits no longer for a receiver that is away. */
const exportWithinMs = 3_000;

/** A span has method, route, status and the log's id: no text, no personal data. @returns how the rest is sent */
export async function startTelemetry(
  app: FastifyInstance,
  { endpoint }: { endpoint: string },
): Promise<{ close: () => Promise<void> }> {
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, traces, resources, spansOut] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const resource = resources.resourceFromAttributes({ 'service.name': 'bandeja' });
  const spanExporter = new spansOut.OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: exportWithinMs });
  const tracing = new traces.TracerProvider({
    resource,
    spanProcessors: [new traces.BatchSpanProcessor({ exporter: spanExporter })],
  });
  const tracer = tracing.getTracer('bandeja');
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': reply.statusCode,
      'request.id': request.id,
    };
    const endTime = Date.now();
    const parent = parentOf(request);
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        startTime: endTime - reply.elapsedTime,
        attributes,
      },
      parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT,
    );
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(endTime);
    done();
  });
  return { close: () => tracing.shutdown().catch(() => {}) };
}

function parentOf({ headers }: FastifyRequest) {
  const [, traceId, spanId, flags] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(String(headers.traceparent)) ?? [];
  return traceId && spanId && flags
    ? { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
    : null;
}
