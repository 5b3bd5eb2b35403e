import { expect, test, vi } from 'vitest';
import { fakeStorage } from '../../offline/testing/fake-storage.ts';
import { liveHook } from '../../ui/testing/live-hook.tsx';
import { storedViewing } from '../viewing.ts';
import { usePlayback } from './use-playback.ts';

/** A file as a browser's video element plays it: its time is moved by hand. */
class FakeFile {
  currentTime = 0;
  playbackRate = 1;
  paused = true;
  async play() {
    this.paused = false;
  }
  pause() {
    this.paused = true;
  }
}

const chapters = [0, 20, 40].map((startSeconds) => ({ startSeconds, cues: [] }));

/** Somebody with a film of a minute. */
async function watching({ startSeconds = 0, kept }: { startSeconds?: number; kept?: object } = {}) {
  fakeStorage(new Map(kept ? [['kept-viewing', JSON.stringify(kept)]] : []));
  vi.stubGlobal('HTMLMediaElement', FakeFile);
  let frame: (() => void) | null = null;
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => {
    frame = next;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    frame = null;
  });
  const video = { id: 'bread', seconds: 60, chapters } as never;
  const moments: number[] = [];
  const onMoment = (seconds: number) => void moments.push(seconds);
  const { now, act, unmount } = await liveHook(() =>
    usePlayback({ video, startSeconds, onMoment }),
  );
  const file = new FakeFile();
  return {
    now,
    file,
    moments,
    unmount,
    take: () => act(() => now().take(file)),
    wish: (wish: Parameters<ReturnType<typeof now>['fulfil']>[0]) => act(() => now().fulfil(wish)),
    faster: () => act(() => now().changeRate()),
    /** The film plays on to this second, and the page looks. */
    playTo: (seconds: number) =>
      act(() => {
        file.currentTime = seconds;
        frame?.();
      }),
    isLooking: () => frame !== null,
    place: () => storedViewing.read().positions['bread'],
  };
}

test('a film begins where it was left, as fast as this device likes it', async () => {
  const kept = { hasCaptions: false, rate: 1.5, positions: {} };
  const { now, file, take, playTo, moments } = await watching({ startSeconds: 12, kept });
  expect(now()).toMatchObject({ seconds: 12, isPlaying: false, rate: 1.5, hasCaptions: false });
  await take();
  expect(file).toMatchObject({ currentTime: 12, playbackRate: 1.5, paused: false });
  await playTo(12.5);
  expect([now().seconds, now().isPlaying, moments.at(-1)]).toEqual([12.5, true, 12.5]);
});

test('a tenth of a second is what is worth drawing', async () => {
  const { take, playTo, moments } = await watching();
  await take();
  await playTo(5);
  await playTo(5.05);
  await playTo(5.2);
  expect(moments.filter((moment) => moment >= 5)).toEqual([5, 5.2]);
});

test('pausing keeps the place, and playing goes on from it', async () => {
  const { now, file, take, wish, playTo, place, isLooking } = await watching();
  await take();
  await playTo(7);
  await wish({ kind: 'toggle' });
  expect([now().isPlaying, file.paused, place(), isLooking()]).toEqual([false, true, 7, false]);
  await wish({ kind: 'toggle' });
  expect([now().isPlaying, file.paused, file.currentTime]).toEqual([true, false, 7]);
});

test('at its end a film stops, and playing it begins anew', async () => {
  const { now, file, take, wish, playTo, place } = await watching();
  await take();
  await playTo(59.96);
  expect([now().isPlaying, place()]).toEqual([false, 0]);
  await wish({ kind: 'toggle' });
  expect([now().isPlaying, file.currentTime, now().seconds]).toEqual([true, 0, 0]);
});

test('a headset that stops it stops it here', async () => {
  const { now, file, take, playTo } = await watching();
  await take();
  file.pause();
  await playTo(9);
  expect(now().isPlaying).toBe(false);
});

test('leaving the page stops the film and keeps the place', async () => {
  const { file, take, playTo, unmount, place } = await watching();
  await take();
  await playTo(31.26);
  await unmount();
  expect([file.paused, place()]).toEqual([true, 31.2]);
});

test('who looks for a place in a film that stands still finds it again', async () => {
  const { now, file, take, wish, place } = await watching();
  await take();
  await wish({ kind: 'toggle' });
  await wish({ kind: 'share', share: 0.5 });
  expect([now().seconds, file.currentTime, place()]).toEqual([30, 30, 30]);
  await wish({ kind: 'by', seconds: 50 });
  expect([file.currentTime, place()]).toEqual([60, 0]);
  await wish({ kind: 'by', seconds: -10 });
  expect(file.currentTime).toBe(50);
});

test('while it plays a place is kept only when it stops', async () => {
  const { take, wish, place } = await watching();
  await take();
  await wish({ kind: 'share', share: 0.5 });
  expect(place()).toBeUndefined();
});

test('chapters are gone to one by one', async () => {
  const { now, take, wish, playTo } = await watching();
  await take();
  await playTo(5);
  await wish({ kind: 'chapter', by: 1 });
  expect(now().seconds).toBe(20);
  await wish({ kind: 'chapter', by: -1 });
  expect(now().seconds).toBe(0);
  await playTo(50);
  await wish({ kind: 'chapter', by: 1 });
  expect(now().seconds).toBe(50);
});

test('a speed and captions are of the device, and of the film at once', async () => {
  const { now, file, take, wish, faster } = await watching();
  await faster();
  expect(now().rate).toBe(1.25);
  await take();
  await faster();
  expect([file.playbackRate, storedViewing.read().rate]).toEqual([1.5, 1.5]);
  await wish({ kind: 'captions' });
  expect([now().hasCaptions, storedViewing.read().hasCaptions]).toEqual([false, false]);
});

test('before there is anything to play a press moves no film', async () => {
  const { now, wish } = await watching();
  await wish({ kind: 'toggle' });
  expect(now().isPlaying).toBe(false);
  await wish({ kind: 'by', seconds: 10 });
  expect(now().seconds).toBe(10);
});
