import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AlarmBar } from './alarm-bar.tsx';
import type { ShownTimer, Timers } from './use-timers.ts';

function said(timer: Partial<ShownTimer>): string {
  const all = [
    {
      id: 'stew:0',
      name: 'Step 1: Simmer',
      dish: 'Stew',
      path: '/cooking/stew#step-1',
      until: null,
      state: 'running',
      durationMs: 300_000,
      leftNowMs: 120_000,
      ...timer,
    },
  ];
  const markup = renderToStaticMarkup(
    <AlarmBar
      timers={{ all } as unknown as Timers}
      recipe={{ id: 'stew', title: 'Stew' }}
      path="/cooking/stew"
      stage={{ name: 'done' }}
    />,
  );
  return /<output[^>]*>(.*?)<\/output>/s.exec(markup)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? '';
}

test.each<[string, Partial<ShownTimer>, string]>([
  ['begins its last minute', { leftNowMs: 60_000 }, 'One minute left. Step 1: Simmer'],
  [
    'of another dish does',
    { leftNowMs: 5000, dish: 'Rice' },
    'One minute left. Rice · Step 1: Simmer',
  ],
  ['has longer to go', { leftNowMs: 60_001 }, ''],
  ['is paused', { leftNowMs: 30_000, state: 'paused' }, ''],
  ['was for a minute only', { durationMs: 60_000, leftNowMs: 50_000 }, ''],
])('a screen reader hears of a timer that %s', (_which, timer, words) => {
  expect(said(timer)).toBe(words);
});
