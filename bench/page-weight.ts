/**
 * What a first visit loads in a real browser on a phone: scripts, and everything with its headers.
 * Pages fetched ahead of a press are left out. The last line is JSON.
 */
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../e2e/browser.ts';
import { memberWithWeek, signIn } from '../e2e/member.ts';
import type { Member } from '../e2e/operations/api-client.ts';
import { startServer } from '../e2e/running-server.ts';
import { screenPath } from '../i18n/paths.ts';

interface Weight {
  page: string;
  requests: number;
  scripts: number;
  scriptKilobytes: number;
  allKilobytes: number;
}

const visitorPages = {
  home: screenPath('home', 'en'),
  recipe: screenPath('recipe', 'en', { slug: 'beef-and-broccoli-stir-fry' }),
  recipes: screenPath('recipes', 'en'),
  search: screenPath('search', 'en'),
  'food navigator': screenPath('foodNavigator', 'en', {}),
};
const memberPages = {
  'signed-in home': screenPath('home', 'en'),
  plan: screenPath('myMealPlanner', 'en'),
  'shopping list': screenPath('shoppingList', 'en'),
};

const server = await startServer({ environment: { SEED_DEMO: 'false', LOG_LEVEL: 'error' } });
const browser = await launchBrowser();
try {
  const member = await memberWithWeek(server.url, 'weight@example.com');
  const weights: Weight[] = [];
  for (const [page, path] of Object.entries(visitorPages)) {
    weights.push(await weigh({ page, url: `${server.url}${path}` }));
  }
  for (const [page, path] of Object.entries(memberPages)) {
    weights.push(await weigh({ page, url: `${server.url}${path}`, member }));
  }
  console.table(weights);
  console.log(JSON.stringify({ benchmark: 'page-weight', weights }));
} finally {
  await browser.close();
  await server.stop();
}

interface Weighing {
  page: string;
  url: string;
  member?: Member;
}

/** A visit with an empty cache. */
async function weigh({ page: name, url, member }: Weighing): Promise<Weight> {
  const page = await openPhone(browser);
  if (member) await signIn(page.context(), { url: server.url, member });
  const received = await countReceived(await page.context().newCDPSession(page));
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.context().close();
  const answers = [...received.values()];
  const scripts = answers.filter(({ isScript }) => isScript);
  return {
    page: name,
    requests: answers.length,
    scripts: scripts.length,
    scriptKilobytes: kilobytesOf(scripts),
    allKilobytes: kilobytesOf(answers),
  };
}

async function openPhone(from: Browser): Promise<Page> {
  const context = await from.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    locale: 'en',
  });
  // Whoever saves data gets nothing ahead.
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  return context.newPage();
}

interface Received {
  isScript: boolean;
  bytes: number;
}

/** What each answer took on the wire, headers included. */
async function countReceived(session: CDPSession): Promise<Map<string, Received>> {
  const received = new Map<string, Received>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('data:')) return;
    received.set(requestId, { isScript: type === 'Script', bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = received.get(requestId);
    if (answer) answer.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return received;
}

function kilobytesOf(answers: readonly Received[]): number {
  const bytes = answers.reduce((sum, answer) => sum + answer.bytes, 0);
  return Math.round(bytes / 100) / 10;
}
