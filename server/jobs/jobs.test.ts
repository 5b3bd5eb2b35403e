import { expect, test, vi } from 'vitest';
import type { Services } from '../../api/context.ts';
import { createRandomId } from '../../lib/ids.ts';
import { Metrics } from '../metrics/metrics.ts';
import { readSettings } from '../settings/config.ts';
import { JobBook } from '../report/job-book.ts';
import { jobsOrigin } from './jobs-origin.ts';
import { jobsOf } from './jobs.ts';
import { liveServices } from './live-services.ts';
import { startJobs } from './run-jobs.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The jobs of an installation with these settings, none of which is run. */
function namesOf({
  environment = {},
  mailer = 'smtp',
  hasPush = true,
}: {
  environment?: Record<string, string>;
  mailer?: string;
  hasPush?: boolean;
}): string[] {
  const services = {
    settings: readSettings(environment),
    clock: { now: () => new Date() },
    createId: createRandomId,
    log: quiet,
    metrics: new Metrics({ isProcessWatched: false }),
    mailer: { kind: mailer, send: async () => undefined },
    push: hasPush ? { publicKey: 'key', isAllowed: () => true, send: async () => ({}) } : null,
  };
  return jobsOf(services as unknown as Services).map(({ name }) => name);
}

const whole = namesOf({ environment: { ADMIN_EMAILS: 'maja@yolk.example' } });

test('each job has a name of its own, and none runs in circles', () => {
  expect(new Set(whole).size).toBe(whole.length);
  expect(whole).toEqual(
    expect.arrayContaining([
      'reconcile-payments',
      'reconcile-seats',
      'deliver-mails',
      'deliver-pushes',
    ]),
  );
});

test('where no mail leaves, nothing is written down as told', () => {
  const without = namesOf({ environment: { ADMIN_EMAILS: 'maja@yolk.example' }, mailer: 'none' });
  expect(whole.filter((name) => !without.includes(name))).toEqual([
    'deliver-mails',
    'remind-of-first-charge',
    'tell-pro-administrators',
  ]);
  expect(namesOf({ mailer: 'outbox' })).toEqual(namesOf({}));
});

test('what an installation does not have is not worked for', () => {
  const missing = (changed: Parameters<typeof namesOf>[0]) => {
    const names = namesOf(changed);
    return whole.filter((name) => !names.includes(name));
  };
  expect(missing({})).toEqual(['appoint-administrators']);
  expect(missing({ hasPush: false })).toEqual(['deliver-pushes', 'appoint-administrators']);
  expect(missing({ environment: { COMMUNITY: 'off' } })).toEqual([
    'tell-community-news',
    'clear-old-community-news',
    'appoint-administrators',
  ]);
  // Beside PostgreSQL a command writes into the database itself.
  expect(missing({ environment: { DATABASE_URL: 'postgres://a@b/c' } })).toEqual([
    'appoint-administrators',
    'take-up-grants',
  ]);
});

test('what is sent without a request leads to the address of the settings, else to this machine', () => {
  const originWith = (environment: Record<string, string>) =>
    jobsOrigin({ settings: readSettings(environment) });
  expect(originWith({ PUBLIC_URL: 'https://yolk.example' })).toBe('https://yolk.example');
  expect(originWith({ PORT: '8080' })).toBe('http://localhost:8080');
});

test('a job that runs for days sees what editors published since', () => {
  const names = [
    'content',
    'themedPlans',
    'programs',
    'pages',
    'landing',
    'collections',
    'leftOut',
    'videos',
  ] as const;
  const now: Record<string, unknown> = {};
  const services = Object.defineProperties(
    { clock: 'the clock' },
    Object.fromEntries(names.map((name) => [name, { get: () => now[name], enumerable: true }])),
  );
  const live = liveServices(services as never, quiet as never);
  for (const name of names) now[name] = `${name}, second edition`;
  expect(live).toMatchObject({ clock: 'the clock', log: quiet, ...now });
});

/** One run of a job, and all that is told of it. */
async function runOnce(run: () => Promise<void>) {
  const metrics = new Metrics({ isProcessWatched: false });
  const jobBook = new JobBook();
  const note = vi.spyOn(jobBook, 'note');
  const error = vi.fn<(details: object, message: string) => void>();
  const job = { name: 'count', everyMs: 60_000, run };
  const services = { log: { ...quiet, error }, metrics, traces: null, jobBook };
  const jobs = startJobs([job], services as never);
  await vi.waitFor(() => expect(note).toHaveBeenCalled());
  await jobs.stop();
  const text = await metrics.registry.metrics();
  const counted = [...text.matchAll(/^yolk_job_seconds_count\{(.*)\} (\d+)$/gm)];
  return {
    errors: error.mock.calls,
    noted: note.mock.calls.map(([noted]) => noted),
    counted: counted.map(([, labels, count]) => [labels, count]),
  };
}

test('a run that went well is counted, and written down with its time', async () => {
  const told = await runOnce(() => new Promise((resolve) => setTimeout(resolve, 30)));
  expect(told).toMatchObject({
    errors: [],
    noted: [{ name: 'count', hasFailed: false, endedAt: expect.any(Date) }],
    counted: [['job="count",outcome="ok"', '1']],
  });
  expect(told.noted[0]?.tookMs).toBeGreaterThanOrEqual(25);
});

test('a run that failed is counted as that, told to the log, and its time is known too', async () => {
  const err = new Error('the mail server is away');
  const told = await runOnce(() => Promise.reject(err));
  expect(told).toMatchObject({
    errors: [[{ err, job: 'count' }, 'job failed']],
    noted: [{ name: 'count', hasFailed: true }],
    counted: [['job="count",outcome="failed"', '1']],
  });
});
