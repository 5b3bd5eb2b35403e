/**
 * What requests that mean harm cost the thread that serves, at growing sizes, beside a plain page.
 * A request may cost 50 ms; cost may grow as its size does, and no faster. The last line is JSON.
 * `--group part-of-a-name` and `--only part-of-a-name` run some of them, `--quick` each a few times
 * and at its largest alone.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { request as requestHttp } from 'node:http';
import { join } from 'node:path';
import { startServer } from '../e2e/running-server.ts';
import { screenPath } from '../i18n/paths.ts';
import {
  buildMark,
  planMark,
  topicMark,
  type Attack,
  type HostileRequest,
  type HostileText,
} from './hostile/attack.ts';
import { groups, type Group } from './hostile/catalogue.ts';
import { everyFormField } from './hostile/every-form-field.ts';
import { gatherPeople } from './hostile/people.ts';
import { clipName } from './hostile/surfaces.ts';
import { optionOf } from './http/options.ts';
import { servingThreadMs, usageOf } from './http/process-usage.ts';

const mostMs = 50;
/** Cost times size: what grows with the size is allowed, and a little for noise. */
const mostGrowth = 1.5;
/** Below it, growth is noise. */
const leastMs = 5;
/** What was too much is measured again, since whatever else the machine does only ever adds. */
const triesOfTooMuch = 3;

const only = optionOf('--only') ?? '';
const onlyGroup = optionOf('--group') ?? '';
const isQuick = process.argv.includes('--quick');

interface Figure {
  size: number;
  ms: number;
  status: number;
}

interface Judged {
  name: string;
  worstMs: number;
  growth: number;
  problems: string[];
  figures: Figure[];
}

const server = await startServer({
  environment: {
    SEED_DEMO: 'true',
    LOG_LEVEL: 'fatal',
    ADDRESS_TRIES_PER_HOUR: '10000000',
    // Reports of errors are taken; nobody hears them.
    SENTRY_DSN: 'http://key@127.0.0.1:9/1',
  },
});
const pid = server.process.pid ?? 0;
const port = Number(new URL(server.url).port);
const appData = await fetch(`${server.url}/page-data/app-data.json`);
const { webpackCompilationHash: build } = (await appData.json()) as {
  webpackCompilationHash: string;
};

try {
  const videos = join(server.dataFolder, 'videos');
  await mkdir(videos, { recursive: true });
  await writeFile(join(videos, clipName), Buffer.alloc(3_000_000));
  const people = await gatherPeople(server.url);
  const marks: Readonly<Record<string, string>> = {
    [buildMark]: build,
    [planMark]: people.planSlug,
    [topicMark]: people.topicId,
  };
  const send = (asked: HostileRequest) => sendRequest({ asked, marks, headers: people.headers });
  await measure({ next: () => ({ path: '/' }), send, rounds: 8 });
  const plainPath = `${screenPath('recipes', 'en')}?page=2`;
  const plain = await measure({ next: () => ({ path: plainPath }), send, rounds: 8 });
  console.log(`a plain page, rendered: ${plain.ms.toFixed(2)} ms\n`);
  const judged: Judged[] = [];
  for (const group of groups) judged.push(...(await judgeGroup({ group, send })));
  judged.push(...judgeTexts(await everyFormField()));
  const broken = judged.filter(({ problems }) => problems.length > 0);
  console.log('');
  for (const { name, problems } of broken) console.log(`✗ ${name}: ${problems.join('; ')}`);
  const memoryMib = (await usageOf(pid))?.memoryMib ?? 0;
  console.log(`the server holds ${memoryMib.toFixed(0)} MiB after all of it`);
  console.log(
    `${broken.length === 0 ? 'PASS' : 'FAIL'}: ${judged.length - broken.length} of ${judged.length} stay within the limits`,
  );
  const dearest = judged.toSorted((one, other) => other.worstMs - one.worstMs).slice(0, 20);
  console.log(
    JSON.stringify({
      benchmark: 'hostile',
      plainMs: plain.ms,
      mostMs,
      memoryMib,
      broken,
      dearest: dearest.map(({ name, worstMs }) => ({ name, worstMs })),
    }),
  );
  if (broken.length > 0) process.exitCode = 1;
} finally {
  await server.stop();
}

type Send = (asked: HostileRequest) => Promise<number>;

async function judgeGroup({ group, send }: { group: Group; send: Send }): Promise<Judged[]> {
  const chosen = group.attacks.filter(({ name }) => name.includes(only));
  if (chosen.length === 0 || !group.name.includes(onlyGroup)) return [];
  console.log(`${group.name} (${chosen.length})`);
  const judged: Judged[] = [];
  for (const attack of chosen) {
    let found = await judge({ attack, group, send });
    for (let tries = 1; tries < triesOfTooMuch && found.problems.length > 0; tries += 1)
      found = await judge({ attack, group, send });
    if (!group.isLong || found.problems.length > 0) print(found);
    judged.push(found);
  }
  if (group.isLong) printDearest(judged);
  return judged;
}

async function judge(args: { attack: Attack; group: Group; send: Send }): Promise<Judged> {
  const { attack, group, send } = args;
  const figures: Figure[] = [];
  for (const size of isQuick ? attack.sizes.slice(-1) : attack.sizes) {
    const rounds = isQuick ? 2 : group.rounds;
    const measured = await measure({ next: () => attack.request(size), send, rounds });
    figures.push({ size, ...measured });
  }
  return judgedBy(attack.name, figures);
}

/** In this process: what reads the fields of forms runs on the thread that serves. */
function judgeTexts(texts: readonly HostileText[]): Judged[] {
  const groupName = 'every field of a form';
  const chosen = texts.filter(({ name }) => name.includes(only));
  if (chosen.length === 0 || !groupName.includes(onlyGroup)) return [];
  console.log(`${groupName} (${chosen.length})`);
  const judged = chosen.map((text) => {
    const figures = text.sizes.map((size) => ({ size, ms: textMs(text, size), status: 200 }));
    return judgedBy(text.name, figures);
  });
  for (const found of judged) if (found.problems.length > 0) print(found);
  printDearest(judged);
  return judged;
}

/** By the clock, whose steps are finer than those in which a thread's own time is counted. */
function textMs(text: HostileText, size: number): number {
  const costs = Array.from({ length: 5 }, () => {
    const begun = performance.now();
    text.read(size);
    return performance.now() - begun;
  });
  return Math.min(...costs);
}

function judgedBy(name: string, figures: Figure[]): Judged {
  const worstMs = Math.max(...figures.map(({ ms }) => ms));
  const growth = growthOf(figures);
  const problems = [
    worstMs > mostMs && `${worstMs.toFixed(1)} ms`,
    growth > mostGrowth && `grows ${growth.toFixed(1)} times as fast as its size`,
    figures.some(({ status }) => status === 500 || status === 0) &&
      `answered ${figures.map(({ status }) => status).join(', ')}`,
  ].filter((problem) => problem !== false);
  return { name, worstMs, growth, problems, figures };
}

/** How much faster cost grows than size, over the sizes where it is worth measuring. */
function growthOf(figures: readonly Figure[]): number {
  const dear = figures.filter(({ ms }) => ms > leastMs);
  const [first, last] = [dear[0], dear.at(-1)];
  if (first === undefined || last === undefined || first === last) return 1;
  return last.ms / first.ms / (last.size / first.size);
}

function print({ name, problems, figures }: Judged): void {
  const cells = figures.map(({ size, ms, status }) => `${size}: ${ms.toFixed(2)} ms ${status}`);
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name.padEnd(44)} ${cells.join('   ')}`);
}

function printDearest(judged: readonly Judged[]): void {
  const [dearest] = judged.toSorted((one, other) => other.worstMs - one.worstMs);
  if (dearest) console.log(`  the dearest: ${dearest.worstMs.toFixed(2)} ms, ${dearest.name}`);
}

interface Measuring {
  next: () => HostileRequest;
  send: Send;
  rounds: number;
}

/** The middle of several rounds. */
async function measure({ next, send, rounds }: Measuring) {
  const costs: number[] = [];
  let status = 0;
  for (let round = 0; round < rounds; round += 1) {
    const asked = next();
    const before = await servingThreadMs(pid);
    status = await send(asked);
    costs.push((await servingThreadMs(pid)) - before);
  }
  const sorted = costs.toSorted((left, right) => left - right);
  return { ms: sorted[Math.floor((rounds - 1) / 2)] ?? 0, status };
}

interface Sending {
  asked: HostileRequest;
  marks: Readonly<Record<string, string>>;
  headers: Awaited<ReturnType<typeof gatherPeople>>['headers'];
}

/** Past fetch, which would put the path in order and leave out a host. */
function sendRequest({ asked, marks, headers: identities }: Sending): Promise<number> {
  const { method = 'GET', as = 'visitor', headers = {}, body } = asked;
  const marked = (text: string) =>
    Object.entries(marks).reduce((sum, [mark, value]) => sum.replaceAll(mark, value), text);
  const { promise, resolve } = Promise.withResolvers<number>();
  const path = marked(asked.path);
  const target = { host: '127.0.0.1', port, method, path };
  const options = {
    ...target,
    headers: { ...identities[as], ...headers },
    agent: false,
    timeout: 30_000,
  };
  const sent = requestHttp(options, (response) => {
    response.resume();
    response.once('end', () => resolve(response.statusCode ?? 0));
    response.once('error', () => resolve(0));
  });
  sent.once('error', () => resolve(0));
  sent.once('timeout', () => sent.destroy());
  sent.end(typeof body === 'string' ? marked(body) : body);
  return promise;
}
