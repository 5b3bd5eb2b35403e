import type { Settings } from '../settings/config.ts';
import { Traces } from './traces.ts';

/** Loads the SDK only where the operator says who collects. */
export async function openTraces(settings: Settings): Promise<Traces | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  if (endpoint === undefined) return null;
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: settings.OTEL_EXPORTER_OTLP_HEADERS,
  });
  const share = new sdk.TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': settings.OTEL_SERVICE_NAME }),
    sampler: new sdk.ParentBasedSampler({ root: share }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  return new Traces(provider);
}
