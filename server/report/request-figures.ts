import type { RequestFigures } from '../../domain/operations/server-report.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** What people wait for; pictures and files would hide it. */
const waitedFor: ReadonlySet<unknown> = new Set(['page', 'page-data', 'operation']);

/** From the numbers that /metrics tells, too. */
export async function readRequestFigures({
  requests,
}: Pick<Metrics, 'requests'>): Promise<RequestFigures> {
  const { values } = await requests.get();
  const counts = values.filter(({ metricName }) => metricName?.endsWith('_count'));
  const buckets = new Map<number, number>();
  for (const { metricName, labels, value } of values) {
    if (!metricName?.endsWith('_bucket') || !waitedFor.has(labels.kind)) continue;
    const { le } = labels as { le?: string | number };
    const seconds = Number(le === '+Inf' ? Infinity : le);
    buckets.set(seconds, (buckets.get(seconds) ?? 0) + value);
  }
  return {
    count: sumOf(counts),
    failed: sumOf(counts.filter(({ labels }) => labels.status === '5xx')),
    middleMs: quantileMs(buckets, 0.5),
    slowMs: quantileMs(buckets, 0.99),
  };
}

function sumOf(values: readonly { value: number }[]): number {
  return values.reduce((sum, { value }) => sum + value, 0);
}

/** The upper end of the bucket it falls into: at most so long. */
function quantileMs(buckets: ReadonlyMap<number, number>, share: number): number | null {
  const total = buckets.get(Infinity) ?? 0;
  if (total === 0) return null;
  const ends = [...buckets].toSorted(([one], [other]) => one - other);
  const found = ends.find(([, count]) => count >= total * share)?.[0] ?? Infinity;
  const longest = ends.at(-2)?.[0] ?? 0;
  return Math.round(Math.min(found, longest) * 1000);
}
