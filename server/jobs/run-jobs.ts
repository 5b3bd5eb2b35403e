import type { Services } from '../../api/context.ts';
import { followed } from '../traces/traces.ts';
import { pause } from './pause.ts';

/** Work that is done again and again, by every server: each run takes only what no other has taken. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<void>;
}

type JobServices = Pick<Services, 'log' | 'metrics' | 'traces' | 'jobBook'>;

/** Runs each job now and then again, never twice at once. Resolves `stop` when none runs any more. */
export function startJobs(jobs: readonly Job[], { log, metrics, traces, jobBook }: JobServices) {
  const stopping = new AbortController();
  const loops = jobs.map((job) =>
    repeat({ job, log, metrics, traces, jobBook, signal: stopping.signal }),
  );
  return {
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

interface Repetition extends JobServices {
  job: Job;
  signal: AbortSignal;
}

async function repeat({ job, log, metrics, traces, jobBook, signal }: Repetition): Promise<void> {
  while (!signal.aborted) {
    const end = metrics.jobs.startTimer({ job: job.name });
    let hasFailed = false;
    let seconds = 0;
    try {
      await followed(traces, { name: `job ${job.name}` }, job.run);
      seconds = end({ outcome: 'ok' });
    } catch (err) {
      hasFailed = true;
      seconds = end({ outcome: 'failed' });
      log.error({ err, job: job.name }, 'job failed');
    }
    const tookMs = Math.round(seconds * 1000);
    jobBook.note({ name: job.name, endedAt: new Date(), tookMs, hasFailed });
    await pause(job.everyMs, signal);
  }
}
