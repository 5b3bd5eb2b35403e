import { afterEach, expect, test, vi } from 'vitest';
import { showThisDevice } from './this-device.ts';

afterEach(() => vi.unstubAllGlobals());

interface Device {
  userAgent: string;
  maxTouchPoints?: number;
  isInstalled?: boolean;
}

/** What of the card is there, and who listens for the browser's own way to install. */
function openOn({ userAgent, maxTouchPoints = 0, isInstalled = false }: Device) {
  const words = ['iphone android computer installed', 'iphone', 'android', 'computer', 'installed'];
  const parts = words.map((device) => ({ dataset: { device }, hidden: true }));
  const way = { style: { visibility: '' } };
  const button = Object.assign(new EventTarget(), { style: { visibility: 'hidden' } });
  const events = new EventTarget();
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }));
  vi.stubGlobal('document', {
    querySelectorAll: (of: string) => (of === '[data-way]' ? [way] : parts),
    querySelector: () => button,
  });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  showThisDevice();
  const shown = parts.filter(({ hidden }) => !hidden).map(({ dataset: { device } }) => device);
  return { shown: shown.slice(1), way, button, events };
}

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36';

test.each<[string, Device, string]>([
  ['an iPhone', { userAgent: iPhone, maxTouchPoints: 5 }, 'iphone'],
  ['an iPad that calls itself a Mac', { userAgent: mac, maxTouchPoints: 5 }, 'iphone'],
  ['a Mac', { userAgent: mac }, 'computer'],
  ['an Android phone', { userAgent: android, maxTouchPoints: 5 }, 'android'],
  ['a computer that is touched', { userAgent: windows, maxTouchPoints: 10 }, 'computer'],
  ['the app itself', { userAgent: android, isInstalled: true }, 'installed'],
])('on %s the way of that device is shown', (_what, device, shown) => {
  expect(openOn(device).shown).toEqual([shown]);
});

test('where the browser can install by itself a button takes the place of the way', () => {
  const { way, button, events } = openOn({ userAgent: android });
  expect([way, button].map(({ style }) => style.visibility)).toEqual(['', 'hidden']);
  const prompt = vi.fn<() => void>();
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  events.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect([way, button].map(({ style }) => style.visibility)).toEqual(['hidden', 'visible']);
  button.dispatchEvent(new Event('click'));
  expect(prompt).toHaveBeenCalledOnce();
});
