import { expect, test } from 'vitest';
import { Metrics } from '../metrics/metrics.ts';
import { JobBook } from '../report/job-book.ts';
import { startJobs } from './run-jobs.ts';

const metrics = new Metrics({ isProcessWatched: false });
const jobBook = new JobBook();
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

test('a job runs again and again, also after it failed, and never twice at once', async () => {
  let runs = 0;
  let underWay = 0;
  let mostUnderWay = 0;
  const job = {
    name: 'count',
    everyMs: 1,
    run: async () => {
      mostUnderWay = Math.max(mostUnderWay, ++underWay);
      await new Promise((resolve) => setTimeout(resolve, 2));
      underWay -= 1;
      runs += 1;
      if (runs === 2) throw new Error('once');
    },
  };
  const jobs = startJobs([job], { log, metrics, traces: null, jobBook });
  await expect.poll(() => runs).toBeGreaterThan(3);
  await jobs.stop();
  expect(mostUnderWay).toBe(1);
});

test('stopping waits for the run under way and starts no other', async () => {
  const events: string[] = [];
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const run = async () => {
    events.push('began');
    started.resolve();
    await finish.promise;
    events.push('ended');
  };
  const jobs = startJobs([{ name: 'slow', everyMs: 0, run }], {
    log,
    metrics,
    traces: null,
    jobBook,
  });
  await started.promise;
  const stopped = jobs.stop().then(() => events.push('stopped'));
  finish.resolve();
  await stopped;
  expect(events).toEqual(['began', 'ended', 'stopped']);
});
