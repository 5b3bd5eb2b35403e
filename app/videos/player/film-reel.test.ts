import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Film } from '../../../domain/videos/film/film.rules.ts';
import { FilmReel } from './film-reel.ts';

/** As much of an animation as a reel moves. */
class FakeAnimation {
  currentTime: number | null = 0;
  playbackRate = 1;
  state = 'idle';
  play() {
    this.state = 'running';
  }
  pause() {
    this.state = 'paused';
  }
}

let clock: FakeAnimation;

beforeEach(() => {
  class Clock extends FakeAnimation {
    constructor() {
      super();
      // oxlint-disable-next-line typescript/no-this-alias -- the reel makes it itself
      clock = this;
    }
  }
  vi.stubGlobal('Animation', Clock);
  vi.stubGlobal('KeyframeEffect', FakeAnimation);
  vi.stubGlobal('document', { timeline: null });
});
afterEach(() => vi.unstubAllGlobals());

const key = { at: 0, x: 0, y: 0 };
const film: Film = {
  seconds: 20,
  stills: [3, 12, 18],
  parts: ['<path/>', '<rect/>'],
  layers: [
    { part: 0, keys: [key] },
    { part: 1, keys: [key] },
    { part: 0, keys: [key] },
  ],
};

function open({ isStill = false } = {}) {
  const layers = film.layers.map(() => new FakeAnimation());
  const svg = {
    innerHTML: '',
    children: layers.map((layer) => ({ animate: () => layer })),
  };
  const reel = new FilmReel({ svg: svg as never, film, isStill });
  return { reel, layers, svg, times: () => layers.map(({ currentTime }) => currentTime) };
}

test('each layer draws its part, and nothing moves until it is played', () => {
  const { svg, layers } = open();
  expect(svg.innerHTML).toBe('<g><path/></g><g><rect/></g><g><path/></g>');
  expect([clock, ...layers].map(({ state }) => state)).toEqual([
    'paused',
    'paused',
    'paused',
    'paused',
  ]);
});

test('whoever goes to a moment has all layers there', () => {
  const { reel, times } = open();
  reel.currentTime = 7.5;
  expect(times()).toEqual([7500, 7500, 7500]);
  expect(reel.currentTime).toBe(7.5);
});

test('playing and pausing moves all layers from where the clock is', () => {
  const { reel, layers, times } = open();
  clock.currentTime = 4000;
  reel.play();
  expect(times()).toEqual([4000, 4000, 4000]);
  expect(layers.map(({ state }) => state)).toEqual(['running', 'running', 'running']);
  reel.pause();
  expect([clock, ...layers].every(({ state }) => state === 'paused')).toBe(true);
});

test('a rate is that of the clock and of every layer', () => {
  const { reel, layers } = open();
  reel.playbackRate = 1.5;
  expect([reel.playbackRate, ...layers.map((layer) => layer.playbackRate)]).toEqual([
    1.5, 1.5, 1.5, 1.5,
  ]);
});

test.each([
  [0, 3],
  [3, 3],
  [3.1, 12],
  [12.5, 18],
  [19, 18],
])('with less motion, at second %d the still of second %d is shown', (now, still) => {
  const { reel, layers, times } = open({ isStill: true });
  reel.play();
  expect(layers.map(({ state }) => state)).toEqual(['paused', 'paused', 'paused']);
  clock.currentTime = now * 1000;
  reel.tick();
  expect(times()).toEqual([still * 1000, still * 1000, still * 1000]);
});

test('while it moves, layers keep their own time', () => {
  const { reel, times } = open();
  reel.play();
  clock.currentTime = 5000;
  reel.tick();
  expect(times()).toEqual([0, 0, 0]);
});
