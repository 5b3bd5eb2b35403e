import { expect, test } from 'vitest';
import { addressesOfProgram, askPath, numberIn, questionOf } from './program-address.ts';

test('a question of a program has an address, and odd ones ask nothing', () => {
  const path = askPath({ slug: 'first-steps', ask: 'stop', locale: 'en' });
  expect(path).toBe('/programs/first-steps?ask=stop');
  expect(questionOf(new URLSearchParams('ask=stop'))).toBe('stop');
  expect(questionOf(new URLSearchParams('ask=x'))).toBeNull();
});

test.each([
  ['1', 1],
  ['12', 12],
  ['999', 999],
  ['1000', 0],
  ['0', 0],
  ['01', 0],
  ['1x', 0],
  [undefined, 0],
])('a lesson %s is number %i', (text, number) => {
  expect(numberIn(text)).toBe(number);
});

const slugs = [
  { language: 'en', slug: 'first-steps' },
  { language: 'es', slug: 'primeros-pasos' },
  { language: 'sv', slug: 'forsta-stegen' },
];

test('a program has its own address in every language', () => {
  const paths = addressesOf({ path: '/programs/first-steps/day/3', asked: 'first-steps' });
  expect(paths).toMatchObject({ en: 'en/first-steps/3', sv: 'sv/forsta-stegen/3' });
  expect(paths).toMatchObject({ es: 'es/primeros-pasos/3', zu: 'zu/first-steps/3' });
});

test.each([
  ['/programs/begin/day/3?done=check-in', 'first-steps', 'en/first-steps/3?done=check-in'],
  ['/programs/begin/day/3.data?done=check-in', 'first-steps', 'en/first-steps/3?done=check-in'],
  ['/es/programas/begin/dia/3', 'primeros-pasos', 'es/primeros-pasos/3'],
  ['/se/program/begin/dag/3', 'forsta-stegen', 'sv/forsta-stegen/3'],
  ['/test/programs/begin/day/3', 'first-steps', 'zu/first-steps/3'],
])('what a program was called before leads to it for good: %s', (path, slug, target) => {
  const led = thrownBy(() => addressesOf({ path, asked: 'begin', slug }));
  expect(led.status).toBe(301);
  expect(led.headers.get('location')).toBe(target);
});

function addressesOf(args: { path: string; asked: string; slug?: string }) {
  const { path, asked, slug = 'first-steps' } = args;
  return addressesOfProgram({
    request: new Request(`http://yolk.test${path}`),
    asked,
    program: { slug, slugs },
    pathOf: (locale, each) => `${locale}/${each}/3`,
  });
}

function thrownBy(call: () => unknown): Response {
  try {
    call();
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
  }
  throw new Error('Nothing was led anywhere');
}
