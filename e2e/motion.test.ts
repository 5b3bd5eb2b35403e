import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { screenPath } from '../i18n/paths.ts';
import { launchBrowser } from './browser.ts';
import { openHydrated } from './hydrated.ts';
import { unchanging } from './unchanging.ts';

const server = inject('server');
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
});

interface Motion {
  name: string;
  milliseconds: number;
  delay: number;
  times: string;
}

/** Every animation and transition that the styles of the app know, as it plays on an element. */
async function motionsIn(reducedMotion: 'reduce' | 'no-preference'): Promise<Motion[]> {
  const page = await browser.newPage({ reducedMotion });
  // A page that runs the app has all of its styles.
  await openHydrated(page, `${server.url}${screenPath('login', 'en')}`);
  const motions = await play(page);
  await page.close();
  return motions;
}

function play(page: Page): Promise<Motion[]> {
  return page.evaluate(() => {
    const declared = new Set<string>();
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          for (const name of ['animation', 'transition']) {
            const value = rule.style.getPropertyValue(name);
            if (value && value !== 'none') declared.add(`${name}: ${value}`);
          }
        }
        if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) collect(sheet.cssRules);
    const inMs = (text: string) =>
      Math.max(
        ...text
          .split(',')
          .map((each) => parseFloat(each) * (each.trim().endsWith('ms') ? 1 : 1000)),
      );
    return [...declared].map((declaration) => {
      const element = document.createElement('i');
      element.style.cssText = declaration;
      document.body.append(element);
      const style = getComputedStyle(element);
      const isAnimation = declaration.startsWith('animation');
      const motion = {
        name: isAnimation ? style.animationName : `transition of ${style.transitionProperty}`,
        milliseconds: inMs(isAnimation ? style.animationDuration : style.transitionDuration),
        delay: isAnimation ? inMs(style.animationDelay) : 0,
        times: isAnimation ? style.animationIterationCount : '1',
      };
      element.remove();
      return motion;
    });
  });
}

test('who wants less motion sees every animation at its end at once, and once', async () => {
  const motions = await motionsIn('reduce');
  const names = unchanging(motions.map(({ name }) => name));
  expect(names).toEqual(
    expect.arrayContaining(['plop', 'rise', 'simmer', 'land', 'sheet', 'slide-in']),
  );
  const moving = motions.filter(({ milliseconds, delay, times }) => {
    return milliseconds > 1 || delay > 0 || times.includes('infinite');
  });
  expect(moving).toEqual([]);
});

test('nothing goes on for ever but the pan and the signs of waiting', async () => {
  const motions = await motionsIn('no-preference');
  const endless = motions.filter(({ times }) => times.includes('infinite'));
  const names = new Set(endless.flatMap(({ name }) => name.split(', ')));
  expect([...names].toSorted()).toEqual(['appear', 'shimmer', 'simmer', 'spin', 'steam']);
  const longest = motions.filter(({ name }) => /^(plop|land|rise|sheet)$/.test(name));
  expect(Math.max(...longest.map(({ milliseconds }) => milliseconds))).toBe(460);
});
