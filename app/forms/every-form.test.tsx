import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, data, RouterProvider, type DataStrategyResult } from 'react-router';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as m from '../../i18n/paraglide/messages.js';
import { watchPageData } from '../loading/page-data.ts';
import { ToastProvider } from '../ui/feedback/toast.tsx';
import type { FormAnswer } from './form-answers.ts';
import type { FormKind, FormSet } from './form-set.ts';
import { IntentForm } from './intent-form.tsx';
import { isFormAnswer } from './sent-form.ts';
import { keepPageOnFailure } from './keep-page.ts';

const root = join(import.meta.dirname, '..');
const origin = 'https://yolk.test';

/** Forms that change this device at once, or look after their failures themselves. */
const otherForms = new Set([
  'hearts/heart.tsx',
  'plans/use-queued-form.ts',
  'routes/cooking/thank-you.tsx',
  'routes/identity/login/use-passkey.ts',
  'routes/pro/export/export-form.tsx',
  'routes/shopping/changes/change-form.tsx',
]);

/** Tell the server what is kept on this device, or what is no form, until it answers. */
const otherSenders = new Set([
  'error-reports/report-error.ts',
  'plans/use-queued-swaps.ts',
  'routes/membership/mount-stripe-fields.ts',
  'routes/notifications/unsubscribe.tsx',
  'routes/pro/export/fetch-file.ts',
  'routes/shopping/device/send-operations.ts',
  'shell/log-out/log-out.ts',
  'shell/refresh-login.ts',
]);

/** Take what other senders send. */
const otherTakers = ['routes/membership/prepare-payment.ts', 'routes/shopping/device/sync.ts'];

interface Source {
  path: string;
  text: string;
}

const sources: Source[] = await Promise.all(
  (await Array.fromAsync(glob('**/*.{ts,tsx}', { cwd: root })))
    .filter((path) => !/\.test\.tsx?$|\.gen\.ts$|^forms\/|\/testing\//.test(path))
    .map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })),
);
const tables = sources.filter(({ text }) => /\bformSet\(/.test(text)).map(({ path }) => path);

interface Case {
  name: string;
  intent: string;
  kind: FormKind;
}

const cases = (
  await Promise.all(
    tables.map(async (path) => {
      const exported = (await import(join(root, path))) as Record<string, unknown>;
      return Object.entries(exported).flatMap(([name, set]) =>
        isSet(set) ? casesOf(name, set) : [],
      );
    }),
  )
).flat();

function isSet(value: unknown): value is FormSet {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((kind) => typeof kind?.failure === 'function' && 'fields' in kind)
  );
}

function casesOf(name: string, set: FormSet): Case[] {
  return Object.entries(set).map(([intent, kind]) => ({
    name: `${name}: ${intent}`,
    intent,
    kind,
  }));
}

const failures: Record<string, (signal: AbortSignal | null) => Promise<Response>> = {
  'a network that is cut': () => Promise.reject(new TypeError('Failed to fetch')),
  'a server that fails': async () => new Response('', { status: 500 }),
  'a server that is overloaded': async () => new Response('', { status: 503 }),
  '15 seconds of silence': (signal) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
    return promise;
  },
};
let fail: (signal: AbortSignal | null) => Promise<Response> = () => Promise.reject(new Error());

beforeAll(() => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const late = new AbortController();
    setTimeout(() => late.abort(new DOMException('Timed out', 'TimeoutError')), ms);
    return late.signal;
  });
  vi.stubGlobal('window', {
    location: new URL(origin),
    fetch: (_input: URL, init?: RequestInit) => fail(init?.signal ?? null),
    addEventListener: () => {},
  });
  watchPageData();
});

afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('every table is found by its file, and there are as many intents as ever', () => {
  expect(tables.filter((path) => !/-forms?\.ts$/.test(path))).toEqual([]);
  expect(cases.length).toBeGreaterThan(100);
});

test('no table is for its own file alone, where its forms would not be tried', () => {
  const made = sources.flatMap(({ text }) => text.match(/\bformSet\(/g) ?? []);
  const exported = sources.flatMap(
    ({ text }) => text.match(/^export const \w+ = formSet\(/gm) ?? [],
  );
  expect(exported).toHaveLength(made.length);
});

test('whatever takes what a page sends reads it by a table', () => {
  const taking = sources.filter(({ text }) =>
    /^export (async )?(function|const) action\b/m.test(text),
  );
  expect(taking.length).toBeGreaterThan(50);
  const byNoTable = taking.filter((file) => ![file, ...importedBy(file)].some(readsByTable));
  expect(byNoTable.map(({ path }) => path).toSorted()).toEqual(otherTakers);
});

function readsByTable({ text }: Source): boolean {
  return /\banswerForms\b/.test(text);
}

function importedBy({ path, text }: Source): Source[] {
  const imported = text.matchAll(/from '(\.{1,2}\/[^']+)'/g);
  const paths = new Set([...imported].map(([, to = '']) => join(dirname(path), to)));
  return sources.filter((source) => paths.has(source.path));
}

test('nothing is sent but by a form of a table', () => {
  const senders =
    /<\w*\.?Form\b[^>]*method="post"|fetcher\.submit|method[:=] ?["'{]+(post|put|patch|delete)["']|sendBeacon|XMLHttpRequest|WebSocket/is;
  const found = sources.filter(({ text }) => senders.test(text)).map(({ path }) => path);
  expect(found.toSorted()).toEqual([...otherForms, ...otherSenders].toSorted());
});

test('whatever is sent to our server waits 15 seconds for an answer and no longer', async () => {
  fail = failures['15 seconds of silence'] ?? fail;
  const sent = window.fetch('/meal-plan/week/swaps', { method: 'POST' });
  const answered = vi.fn<() => void>();
  void sent.catch(answered);
  await vi.advanceTimersByTimeAsync(14_900);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(answered).toHaveBeenCalledOnce();
});

describe.each(cases)('$name', ({ intent, kind }) => {
  test.each(Object.keys(failures))('survives %s', async (failure) => {
    fail = failures[failure] ?? fail;
    const body = new FormData();
    body.set('intent', intent);
    for (const name of Object.keys(kind.fields)) body.append(name, `typed into ${name}`);
    const answer = await answerTo(body);
    expect(answer).toMatchObject({ intent, outcome: 'failed', sent: [...body] });
    const html = pageWith({ intent, kind, answer });
    expect(html).toContain(escaped(kind.failure()));
    expect(html).toContain(m.site_try_again());
  });
});

/** What the page gets for a form, sent as React Router sends it. */
async function answerTo(body: FormData): Promise<FormAnswer> {
  const request = new Request(`${origin}/page`, { method: 'POST', body });
  let kept: unknown;
  void keepPageOnFailure({ request }, async () => ({ page: await send(body) })).then(({ page }) => {
    kept = page?.type === 'data' ? page.result : page;
  });
  await vi.advanceTimersByTimeAsync(15_000);
  const answer = typeof kept === 'object' && kept !== null && 'data' in kept ? kept.data : null;
  if (!isFormAnswer(answer)) throw new Error('The page is not kept');
  return answer;
}

async function send(body: FormData): Promise<DataStrategyResult> {
  try {
    const url = new URL('/page.data', origin);
    const response = await window.fetch(url, { method: 'POST', body });
    const { status } = response;
    return { type: 'error', result: { status, statusText: '', data: '' } };
  } catch (error) {
    return { type: 'error', result: data(error) };
  }
}

function pageWith({ intent, kind, answer }: Omit<Case, 'name'> & { answer: FormAnswer }): string {
  const page = (
    <ToastProvider>
      <IntentForm set={{ [intent]: kind }} intent={intent}>
        {null}
      </IntentForm>
    </ToastProvider>
  );
  const router = createMemoryRouter(
    [{ id: 'page', path: '/', action: () => null, element: page }],
    {
      hydrationData: { loaderData: {}, actionData: { page: answer } },
    },
  );
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');
}
