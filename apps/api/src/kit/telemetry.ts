import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PoolCounts } from '#kit/database/database.ts';

const metricsEveryMs = 60_000;
/** For an export with its tries: a server that stops waits no longer for a receiver that is away. */
const exportWithinMs = 3_000;

/** A span has method, route, status and the log's id: no text, no personal data. @returns how the rest is sent */
export async function startTelemetry(
  app: FastifyInstance,
  { poolCounts }: { poolCounts: () => PoolCounts },
  { endpoint }: { endpoint: string },
): Promise<{ close: () => Promise<void> }> {
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, traces, metrics, resources, spansOut, metricsOut] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/sdk-metrics'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/exporter-metrics-otlp-http'),
    ]);
  const resource = resources.resourceFromAttributes({ 'service.name': 'bandeja' });
  const spanExporter = new spansOut.OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: exportWithinMs });
  const tracing = new traces.TracerProvider({
    resource,
    spanProcessors: [new traces.BatchSpanProcessor({ exporter: spanExporter })],
  });
  const exporter = new metricsOut.OTLPMetricExporter({ url: `${endpoint}/v1/metrics`, timeoutMillis: exportWithinMs });
  const reader = new metrics.PeriodicExportingMetricReader({ exporter, exportIntervalMillis: metricsEveryMs });
  const metering = new metrics.MeterProvider({ resource, readers: [reader] });

  const tracer = tracing.getTracer('bandeja');
  const meter = metering.getMeter('bandeja');
  const durations = meter.createHistogram('http.server.request.duration', {
    unit: 's',
    advice: { explicitBucketBoundaries: [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10] },
  });
  meter.createObservableGauge('db.client.connection.count').addCallback((gauge) => {
    for (const [state, count] of Object.entries(poolCounts()))
      gauge.observe(count, { 'db.client.connection.state': state });
  });
  const attributesOf = (method: string, route: string, status: number) => ({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
  });
  app.readListeners.push(({ route, statusCode, elapsedMs }) =>
    durations.record(elapsedMs / 1_000, attributesOf('GET', route, statusCode)),
  );
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const seconds = reply.elapsedTime / 1_000;
    const attributes = attributesOf(request.method, route, reply.statusCode);
    const endTime = Date.now();
    const parent = parentOf(request);
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        startTime: endTime - reply.elapsedTime,
        attributes: { ...attributes, 'request.id': request.id },
      },
      parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT,
    );
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(endTime);
    durations.record(seconds, attributes);
    done();
  });
  return { close: async () => void (await Promise.allSettled([tracing.shutdown(), metering.shutdown()])) };
}

function parentOf({ headers }: FastifyRequest) {
  const [, traceId, spanId, flags] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(String(headers.traceparent)) ?? [];
  return traceId && spanId && flags
    ? { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
    : null;
}
