import { expect, test } from 'vitest';
import { networkOrPage, type Answering } from './network-or-page.ts';

const never = new Promise<never>(() => {});
const soon = (name: string) => Promise.resolve(new Response(name));
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** Pauses pass at once, so whatever is not answered by then is late. */
async function answered(parts: Partial<Answering>): Promise<string> {
  const response = await networkOrPage({
    preload: Promise.resolve(undefined),
    ask: () => never,
    keptPage: () => Promise.resolve(undefined),
    withoutNetwork: () => Promise.resolve(undefined),
    pause: () => new Promise((resolve) => setTimeout(resolve, 5)),
    ...parts,
  });
  return response.text();
}

test.each<[string, () => Partial<Answering>, string]>([
  ['the answer', () => ({ ask: () => soon('fresh'), keptPage: () => soon('kept') }), 'fresh'],
  [
    'what was preloaded',
    () => ({ preload: soon('preloaded'), keptPage: () => soon('kept') }),
    'preloaded',
  ],
  ['the kept page when nothing comes', () => ({ keptPage: () => soon('kept') }), 'kept'],
  [
    'the kept page when a preload says nothing',
    () => ({ preload: never, keptPage: () => soon('kept') }),
    'kept',
  ],
  [
    'an answer of its own when a preload says nothing',
    () => ({ preload: never, ask: () => soon('fresh') }),
    'fresh',
  ],
  [
    'what there is when nothing was kept and nothing comes for long',
    () => ({ withoutNetwork: () => soon('offline') }),
    'offline',
  ],
  [
    'what there is when it is lost',
    () => ({ ask: lost, withoutNetwork: () => soon('offline') }),
    'offline',
  ],
  [
    'what there is when the preload is lost',
    () => ({ preload: lost(), withoutNetwork: () => soon('offline') }),
    'offline',
  ],
])('a page is %s', async (_name, partsOf, expected) => {
  expect(await answered(partsOf())).toBe(expected);
});

test('a late answer is waited for where nothing was kept', async () => {
  const late = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(new Response('late')), 20);
  });
  expect(await answered({ ask: () => late })).toBe('late');
});

test('an answer that takes longer than a kept page is waited for comes before what there is instead', async () => {
  const pauses: (() => void)[] = [];
  const late = Promise.withResolvers<Response>();
  const answer = answered({
    ask: () => late.promise,
    withoutNetwork: () => soon('offline'),
    pause: () => new Promise((resolve) => void pauses.push(resolve)),
  });
  // The second one is for the kept page, which there is not.
  pauses[1]?.();
  await new Promise((resolve) => setTimeout(resolve, 5));
  late.resolve(new Response('late'));
  expect(await answer).toBe('late');
});

test('a page that is shown as it was kept is not asked for again', async () => {
  let asked = 0;
  const pauses: (() => void)[] = [];
  const answer = answered({
    preload: never,
    keptPage: () => soon('kept'),
    pause: () => new Promise((resolve) => void pauses.push(resolve)),
    ask: () => {
      asked++;
      return never;
    },
  });
  // The second one is for the kept page, the first for the preload.
  pauses[1]?.();
  expect(await answer).toBe('kept');
  pauses[0]?.();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(asked).toBe(0);
});

test('a failure that nothing stands in for is told', async () => {
  await expect(answered({ ask: lost })).rejects.toThrow('Failed to fetch');
});
