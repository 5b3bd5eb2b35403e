import { afterEach, expect, test, vi } from 'vitest';
import * as networks from '../offline/network.ts';
import { watchLinks } from './document-links.ts';
import { newBuild } from './new-build.ts';
import * as documents from './open-document.ts';
import * as workers from './worker-in-charge.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page at /recipes; what comes of a press on a link of it. */
function page({ isNew = false, isThere = true, isInCharge = true } = {}) {
  let listener: (event: object) => void = () => undefined;
  const location = { origin: 'https://yolk.test', pathname: '/recipes' };
  vi.stubGlobal('window', {
    location,
    addEventListener: (type: string, listen: typeof listener, options: object) => {
      expect([type, options]).toEqual(['click', { capture: true }]);
      listener = listen;
    },
  });
  class FakeElement {
    readonly link: object | null;
    constructor(link: object | null) {
      this.link = link;
    }
    closest(selector: string) {
      return selector === 'a' ? this.link : null;
    }
  }
  vi.stubGlobal('Element', FakeElement);
  vi.spyOn(newBuild, 'isKnown').mockReturnValue(isNew);
  vi.spyOn(networks, 'network').mockReturnValue({ isThere: () => isThere } as never);
  vi.spyOn(workers, 'isWorkerInCharge').mockReturnValue(isInCharge);
  const open = vi.spyOn(documents, 'openDocument').mockReturnValue(new Promise(() => {}));
  watchLinks();
  /** Whether the app, the browser or a document takes it. */
  function press(link: object | null, more: object = {}): string {
    const done: string[] = [];
    const whole = {
      href: 'https://yolk.test/foods',
      ...location,
      pathname: '/foods',
      target: '',
      download: '',
    };
    listener({
      target: new FakeElement(link && { ...whole, ...link }),
      button: 0,
      metaKey: false,
      ctrlKey: false,
      shiftKey: false,
      altKey: false,
      preventDefault: () => done.push('not the browser'),
      stopImmediatePropagation: () => done.push('not the app'),
      ...more,
    });
    return done.join(', ') || 'the app';
  }
  return { press, open };
}

test('links are the app’s while the network is there and the build is the newest', () => {
  const { press, open } = page();
  expect(press({})).toBe('the app');
  expect(open).not.toHaveBeenCalled();
});

test('without a network the browser loads the next page, where a worker answers', () => {
  const { press, open } = page({ isThere: false });
  expect(press({})).toBe('not the app');
  expect(open).not.toHaveBeenCalled();
  expect(page({ isThere: false, isInCharge: false }).press({})).toBe('the app');
});

test('once there is a new build the next page is a document of it', () => {
  const { press, open } = page({ isNew: true });
  expect(press({})).toBe('not the app, not the browser');
  expect(open).toHaveBeenCalledExactlyOnceWith('https://yolk.test/foods');
});

test.each([
  ['no link', null],
  ['a link without an address', { href: '' }],
  ['a link into another tab', { target: '_blank' }],
  ['a download', { download: 'list.txt' }],
  ['another site', { origin: 'https://elsewhere.test' }],
  ['another part of this page', { pathname: '/recipes' }],
])('%s is left alone', (_what, link) => {
  expect(page({ isNew: true }).press(link)).toBe('the app');
});

test.each([
  ['another button', { button: 1 }],
  ['a key for a new tab', { metaKey: true }],
  ['another key for it', { ctrlKey: true }],
  ['a key for a new window', { shiftKey: true }],
  ['a key for a download', { altKey: true }],
  ['no element', { target: null }],
])('a press with %s is the browser’s own', (_what, more) => {
  expect(page({ isNew: true }).press({}, more)).toBe('the app');
});
