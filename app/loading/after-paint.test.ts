import { expect, test, vi } from 'vitest';
import { afterPaint, paintedFirst } from './after-paint.ts';

const links =
  '<link rel="modulepreload" href="/a.js" nonce="n"/><link rel="modulepreload" href="/b.js" nonce="n"/>';
const end = '<script nonce="n" type="module" async="">import "/a.js"</script></body></html>';

test('a page brings its styles, and names what comes after it', () => {
  const pieces = paintedFirst({
    pieces: [`<html><head>${links}<title>Stew</title></head><body>`, '<h1>Stew</h1>', end],
    styles: { own: '.a{b:$&}', laterPath: '/later.css' },
    nonce: 'n',
  });
  expect(pieces.join('')).toBe(
    '<html><head><title>Stew</title><style nonce="n">.a{b:$&}</style>' +
      `<template id="later-files"><link rel="stylesheet" id="later-styles" href="/later.css"/>${links}</template></head><body>` +
      '<h1>Stew</h1><script nonce="n" type="later" id="later-script">import "/a.js"</script></body></html>',
  );
});

/** A browser as far as the script asks it; answers with what it tells the script. */
function run({ hidden = false, isWritten = true } = {}) {
  const added: unknown[] = [];
  const sheet = { onload: () => {}, onerror: () => {} };
  const elements: Record<string, object> = {
    'later-files': { content: 'links' },
    'later-styles': sheet,
    'later-script': { nonce: 'n', text: 'import "/a.js"' },
  };
  const document = {
    hidden,
    head: { append: (element: unknown) => added.push(element) },
    getElementById: (id: string) => (isWritten ? elements[id] : null),
    createElement: () => ({}),
    documentElement: { lang: 'sv' },
  };
  const written: string[] = [];
  const numbers = {
    NumberFormat: (language: string) => ({ format: () => written.push(language) }),
  };
  const told: (() => void)[] = [];
  const Observer = class {
    constructor(tell: () => void) {
      told.push(tell);
    }
    observe = vi.fn<() => void>();
  };
  const frames: (() => void)[] = [];
  const script = new Function(
    'document',
    'PerformanceObserver',
    'requestAnimationFrame',
    'setTimeout',
    'Intl',
    afterPaint,
  );
  const frame = (turn: () => void) => frames.push(turn);
  script(document, Observer, frame, (turn: () => void) => told.push(turn), numbers);
  return { added, sheet, told, frames, written };
}

const asked = ['links'];
const started = [...asked, { type: 'module', nonce: 'n', text: 'import "/a.js"' }];

test('scripts and styles are asked for once, when the page is painted', () => {
  const { added, told, frames } = run();
  expect(added).toEqual([]);
  told[0]?.();
  expect(added).toEqual(asked);
  for (const frame of frames) frame();
  for (const tell of told) tell();
  expect(added).toEqual(asked);
});

test('the first number is written once the scripts are asked for, in a turn of its own', () => {
  const { told, written } = run();
  told[0]?.();
  expect(written).toEqual([]);
  told.at(-1)?.();
  expect(written).toEqual(['sv']);
});

test.each(['onload', 'onerror'] as const)(
  'the app starts at the %s of the other styles',
  (event) => {
    const { added, sheet, told } = run();
    told[0]?.();
    sheet[event]();
    expect(added).toEqual(started);
  },
);

test('a browser that does not tell of painting asks a moment after its first frame', () => {
  const { added, told, frames } = run();
  expect(frames).toHaveLength(1);
  frames[0]?.();
  told.at(-1)?.();
  expect(added).toEqual(asked);
});

test('a page that nobody looks at yet asks for them at once', () => {
  expect(run({ hidden: true }).added).toEqual(asked);
});

test('a page whose scripts are named as usual is left alone', () => {
  expect(run({ hidden: true, isWritten: false }).added).toEqual([]);
});
