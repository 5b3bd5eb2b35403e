/**
 * What the built server does when more is asked of it than it can do: 512 browsers at once, and twice
 * its capacity whether or not it keeps up. What is taken must be answered within a second, what is
 * not be turned away at once, and as soon as it is over all must be as before. Four fifths of what is
 * done without the load must still be done: a second, or for each second of the processor. Who asks
 * shares the machine with the server, and takes more of it the more is refused, so what is done
 * without the load is measured beside a client that takes as much, in turn with the load, since a
 * machine is not as fast in one minute as in the next. The last line is JSON. `--quick` takes a minute.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { signUpMember } from '../e2e/operations/api-client.ts';
import { startServer } from '../e2e/running-server.ts';
import { screenPath } from '../i18n/paths.ts';
import { servingThreadMs } from './http/process-usage.ts';
import { besideAnother } from './overload/beside-another.ts';
import { ask, closedLoop, openLoop, percentile } from './overload/load.ts';
import type { Answer, Target } from './overload/answer.ts';

const isQuick = process.argv.includes('--quick');
const rounds = isQuick ? 2 : 5;
/** Of a round with the load, and of one without. */
const roundSeconds = isQuick ? 3 : 4;
const seconds = rounds * roundSeconds;
const slug = 'beef-and-broccoli-stir-fry';

const server = await startServer({ environment: { SEED_DEMO: 'false', LOG_LEVEL: 'error' } });
const port = Number(new URL(server.url).port);
const pid = server.process.pid ?? 0;
const page: Target = {
  port,
  path: `${screenPath('recipe', 'en', { slug })}?dish=none`,
  headers: { accept: 'text/html' },
};

try {
  const member = await signUpMember(server.url, 'bench@example.com');
  await member.startTrial();
  await closedLoop({ target: page, connections: 16, seconds: 3 });
  const quiet = await closedLoop({ target: page, connections: 1, seconds: 2 });
  const alone = capacityOf([await few()]);
  const { peak } = alone;
  console.log(
    `capacity ${inWords(alone)}, ${percentile(quiet, 0.5).toFixed(0)} ms alone; who asks takes ${percent(alone.clientShare)} of a processor\n`,
  );
  const judged = [];
  for (const [name, load] of [
    [
      '512 browsers',
      (time: CountedTime) =>
        closedLoop({ target: page, connections: 512, seconds: roundSeconds, ...time }),
    ],
    [
      'twice the capacity',
      (time: CountedTime) =>
        openLoop({ target: page, perSecond: 2 * peak, seconds: roundSeconds, ...time }),
    ],
  ] as const) {
    judged.push(await judge({ name, load, alone, cookie: member.cookie(), quiet }));
  }
  const isGood = judged.every(({ problems }) => problems.length === 0);
  console.log(`${isGood ? 'PASS' : 'FAIL'}: ${judged.map(({ name }) => name).join(', ')}`);
  console.log(JSON.stringify({ benchmark: 'overload', seconds, peak, judged }));
  if (!isGood) process.exitCode = 1;
} finally {
  await server.stop();
}

/** Says when answers begin to count, and when they no longer do. */
interface CountedTime {
  onBegin: () => void;
  onEnd: () => void;
}

interface Done {
  answers: Answer[];
  /** Milliseconds of the thread that serves. */
  serverMs: number;
  /** Milliseconds of who asks. */
  clientMs: number;
}

interface Capacity {
  /** Pages a second. */
  peak: number;
  /** Of the thread that serves, for a page. */
  pageMs: number;
  /** Of a processor, that who asks takes. */
  clientShare: number;
}

/** One round of what the server does for a few browsers, which it can serve. */
function few(): Promise<Done> {
  return counted((time) =>
    closedLoop({ target: page, connections: 16, seconds: roundSeconds, ...time }),
  );
}

function capacityOf(parts: readonly Done[]): Capacity {
  const { answers, serverMs, clientMs } = together(parts);
  const pages = answers.filter(({ status }) => status === 200).length;
  const all = parts.length * roundSeconds;
  return {
    peak: pages / all,
    pageMs: serverMs / pages,
    clientShare: clientMs / (all * 1000),
  };
}

function together(parts: readonly Done[]): Done {
  return {
    answers: parts.flatMap(({ answers }) => answers),
    serverMs: parts.reduce((sum, { serverMs }) => sum + serverMs, 0),
    clientMs: parts.reduce((sum, { clientMs }) => sum + clientMs, 0),
  };
}

interface Judging {
  name: string;
  /** One round of it. */
  load: (time: CountedTime) => Promise<Answer[]>;
  alone: Capacity;
  cookie: string;
  quiet: Answer[];
}

async function judge({ name, load, alone, cookie, quiet }: Judging) {
  const loaded: Done[] = [];
  const unloaded: Done[] = [];
  const health: Answer[] = [];
  const writes: Answer[] = [];
  const after: Answer[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const watching = watchBeside(cookie);
    const done = await counted(load);
    const seen = await watching.stop();
    loaded.push(done);
    health.push(...seen.health);
    writes.push(...seen.writes);
    await wait(2000);
    after.push(...(await closedLoop({ target: page, connections: 1, seconds: 1 })));
    // The few browsers take their own share as well.
    const more = done.clientMs / (roundSeconds * 1000) - alone.clientShare;
    unloaded.push(await besideAnother(more, few));
  }
  const { answers, serverMs: cpuMs, clientMs } = together(loaded);
  const clientShare = clientMs / (seconds * 1000);
  const beside = capacityOf(unloaded);
  const taken = answers.filter(({ status }) => status === 200);
  const away = answers.filter(({ status }) => status === 503);
  const others = answers.filter(({ status }) => status !== 200 && status !== 503);
  const figures = {
    takenPerSecond: perSecond(taken, seconds),
    clientShare,
    peakBeside: beside.peak,
    shareOfPeak: perSecond(taken, seconds) / beside.peak,
    shareForProcessor: (taken.length * beside.pageMs) / cpuMs,
    shareOfPeakAlone: perSecond(taken, seconds) / alone.peak,
    processorUse: cpuMs / (seconds * 1000),
    awayCostMs: Math.max(0, cpuMs - taken.length * beside.pageMs) / Math.max(1, away.length),
    takenP99Ms: percentile(taken, 0.99),
    away: away.length,
    awayP99Ms: percentile(away, 0.99),
    others: others.length,
    healthP99Ms: percentile(health, 0.99),
    writes: writes.length,
    writesP99Ms: percentile(writes, 0.99),
    afterP50Ms: percentile(after, 0.5),
  };
  const problems = [
    figures.takenP99Ms > 1000 && 'what was taken took longer than a second',
    figures.awayP99Ms > 100 && 'what was turned away waited longer than 100 ms',
    Math.max(figures.shareOfPeak, figures.shareForProcessor) < 0.8 &&
      'less was done than without the load',
    others.length > 0 && `${others.length} were lost`,
    health.some(({ status }) => status !== 200) && 'health was not answered',
    writes.some(({ status }) => status !== 200) && 'a member’s change was turned away',
    figures.afterP50Ms > 2 * percentile(quiet, 0.5) + 5 && 'it was slow afterwards',
  ].filter((problem) => problem !== false);
  print({ name, figures, problems });
  return { name, ...figures, problems };
}

/** What is used while answers count. */
async function counted(load: (time: CountedTime) => Promise<Answer[]>): Promise<Done> {
  const used: Promise<number>[] = [];
  let own = process.cpuUsage();
  const answers = await load({
    onBegin: () => {
      used.push(servingThreadMs(pid));
      own = process.cpuUsage();
    },
    onEnd: () => {
      used.push(servingThreadMs(pid));
      own = process.cpuUsage(own);
    },
  });
  const [before = 0, after = 0] = await Promise.all(used);
  return { answers, serverMs: after - before, clientMs: (own.user + own.system) / 1000 };
}

/** What monitors and members ask for while the load is on. */
function watchBeside(cookie: string) {
  const health: Answer[] = [];
  const writes: Answer[] = [];
  const stopping = new AbortController();
  const body = JSON.stringify({
    query:
      'mutation ($input: AddShoppingExtraInput!) { addShoppingExtra(input: $input) { problems { code } } }',
    variables: { input: { id: '00000000-0000-7000-8000-000000000001', text: 'Coffee' } },
  });
  const headers = { 'content-type': 'application/json', cookie };
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      health.push(await ask({ port, path: '/readyz' }));
      writes.push(await ask({ port, path: '/graphql', method: 'POST', headers, body }));
      await wait(100);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await watching;
      return { health, writes };
    },
  };
}

function inWords({ peak, pageMs }: Capacity): string {
  return `${peak.toFixed(0)} pages a second, ${pageMs.toFixed(2)} ms of the processor each`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

function perSecond(answers: readonly Answer[], duration: number): number {
  return answers.filter(({ status }) => status === 200).length / duration;
}

function print(args: { name: string; figures: Record<string, number>; problems: string[] }): void {
  const { name, figures, problems } = args;
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}`);
  for (const [key, value] of Object.entries(figures)) {
    console.log(`    ${key.padEnd(16)} ${value.toFixed(value < 1 ? 3 : value < 10 ? 2 : 0)}`);
  }
  for (const problem of problems) console.log(`  ✗ ${problem}`);
}
