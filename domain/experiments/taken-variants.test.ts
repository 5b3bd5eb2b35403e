import { expect, test, vi } from 'vitest';
import { CookieJar } from '../../api/cookie-jar.ts';
import { sealCookieValue } from '../../lib/sealed-value.ts';
import { countOutcome } from './count-outcome.ts';
import { isTried, readSplit, variantAt } from './experiments.rules.ts';
import { keepTaken, readTaken, type TakenVariant } from './taken-variants.ts';

const secret = 'a secret that only the tests know, long enough';

function jarOf(tried?: string): CookieJar {
  return new CookieJar({ received: { tried }, isSecure: false });
}

async function readSealed(data: Record<string, unknown>) {
  const value = await sealCookieValue(data, { secret, maxAgeSeconds: 60 });
  return readTaken({ cookies: jarOf(value), secret });
}

const both: TakenVariant[] = [
  { experiment: 'SALES_PAGE', variant: 'B', counted: ['SEEN', 'SIGNED_UP'] },
  { experiment: 'ONBOARDING', variant: 'A', counted: ['SEEN'] },
];

test('what a browser was given is read as it was kept, for 90 days and by us alone', async () => {
  const written = jarOf();
  await keepTaken({ cookies: written, secret, taken: both });
  const [header = ''] = written.headers();
  expect(header).toContain('Max-Age=7776000');
  const value = header.slice('tried='.length, header.indexOf(';'));
  expect(await readTaken({ cookies: jarOf(value), secret })).toEqual(both);
  expect(await readTaken({ cookies: jarOf(value), secret: `${secret} not` })).toEqual([]);
});

test('a browser that was given nothing has taken nothing', async () => {
  expect(await readTaken({ cookies: jarOf(), secret })).toEqual([]);
  expect(await readTaken({ cookies: jarOf('forged'), secret })).toEqual([]);
});

test.each<[string, Record<string, unknown>, TakenVariant[]]>([
  ['nothing', {}, []],
  ['something else', { taken: 'SALES_PAGE' }, []],
  ['an experiment that is over', { taken: [{ experiment: 'OLD', variant: 'A', counted: [] }] }, []],
  [
    'a variant that is none any more',
    { taken: [{ experiment: 'ONBOARDING', variant: 'C', counted: [] }] },
    [],
  ],
  ['nobody', { taken: [null, 7] }, []],
  [
    'what was counted otherwise',
    { taken: [{ experiment: 'ONBOARDING', variant: 'B', counted: 'SEEN' }] },
    [{ experiment: 'ONBOARDING', variant: 'B', counted: [] }],
  ],
  [
    'a step there is no more',
    { taken: [{ experiment: 'ONBOARDING', variant: 'B', counted: ['BECAME_MEMBER', 'CLICKED'] }] },
    [{ experiment: 'ONBOARDING', variant: 'B', counted: ['BECAME_MEMBER'] }],
  ],
])('an older release left %s: what is understood is read', async (_what, data, taken) => {
  expect(await readSealed(data)).toEqual(taken);
});

test.each([
  ['a=1,b=0', false],
  ['a=0,b=1', false],
  ['a=1,b=1', true],
  ['a=999,b=1', true],
])('with %s two ways are tried: %s', (text, tried) => {
  expect(isTried(readSplit(text)!)).toBe(tried);
});

test.each(['a=1000,b=1', 'a=1,b=1000', 'xa=1,b=1', 'a=1,b=1x', 'a=1', 'a=-1,b=2', 'A'])(
  '%s is no split',
  (text) => {
    expect(readSplit(text)).toBeNull();
  },
);

test('the last point of a share still belongs to it', () => {
  const split = { A: 1, B: 3 };
  expect([0, 0.249_999, 0.25, 0.999_999].map((point) => variantAt({ split, point }))).toEqual([
    'A',
    'A',
    'B',
    'B',
  ]);
});

test('that counting fails is noted, and keeps nobody from going on', async () => {
  const written = jarOf();
  await keepTaken({ cookies: written, secret, taken: both });
  const [header = ''] = written.headers();
  const cookies = jarOf(header.slice('tried='.length, header.indexOf(';')));
  const warn = vi.fn<(detail: object, message: string) => void>();
  const failure = new Error('the database is away');
  const db = {
    insert: () => {
      throw failure;
    },
  };
  const services = { db, clock: { now: () => new Date() }, authSecret: secret, log: { warn } };
  type Asked = Parameters<typeof countOutcome>[0];
  await countOutcome({ cookies, services, outcome: 'BECAME_MEMBER' } as unknown as Asked);
  expect(warn).toHaveBeenCalledExactlyOnceWith({ err: failure }, 'an outcome was not counted');
  expect(cookies.headers()).toEqual([]);
});
