import type { Services } from '../../api/context.ts';
import { followed } from '../traces/traces.ts';
import { pause } from './pause.ts';

/** Work that is done again and again, by every server: each run takes only what no other has taken. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<void>;
}

/** Runs each job now and then again, never twice at once. Resolves `stop` when none runs any more. */
export function startJobs(
  jobs: readonly Job[],
  { log, metrics, traces }: Pick<Services, 'log' | 'metrics' | 'traces'>,
) {
  const stopping = new AbortController();
  const loops = jobs.map((job) => repeat({ job, log, metrics, traces, signal: stopping.signal }));
  return {
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

interface Repetition {
  job: Job;
  log: Services['log'];
  metrics: Services['metrics'];
  traces: Services['traces'];
  signal: AbortSignal;
}

async function repeat({ job, log, metrics, traces, signal }: Repetition): Promise<void> {
  while (!signal.aborted) {
    const end = metrics.jobs.startTimer({ job: job.name });
    try {
      await followed(traces, { name: `job ${job.name}` }, job.run);
      end({ outcome: 'ok' });
    } catch (err) {
      end({ outcome: 'failed' });
      log.error({ err, job: job.name }, 'job failed');
    }
    await pause(job.everyMs, signal);
  }
}
