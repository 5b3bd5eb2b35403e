import { expect, test } from 'vitest';
import type { BoardFood } from '../../illustration/index.ts';
import { hashOf } from '../../illustration/seed.ts';
import { frameAt, type Film } from './film.rules.ts';
import { FilmSheet, middle } from './film-sheet.ts';
import { backdrop, clock, steam } from './props.ts';
import { barsScene, boardScene, foodsScene, servingScene, vesselScene } from './scenes.ts';

const looks = ['salmon', 'egg', 'wedge:#F2C14E', 'spinach', 'beans:#C9A46A', 'feta', 'dill'];
const foods = Array.from({ length: 10 }, (_, index): BoardFood => {
  return { look: looks[index % looks.length] ?? '', isFlesh: index % looks.length === 0 };
});
const pan = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><circle r="9"/></svg>';
const pot = pan.replace('circle', 'rect');
const span = { from: 1, to: 7 };

function filmed(draw: (sheet: FilmSheet) => void): Film {
  const sheet = new FilmSheet();
  draw(sheet);
  return sheet.finish({ seconds: 8, stills: [] });
}

const scene = {
  ...span,
  before: pan,
  isThere: false,
  after: pot,
  foods: foods.slice(0, 3),
  minutes: null,
  isHot: false,
  stays: false,
};

/** Where each layer is at a moment, the hidden ones left out. */
function placesAt(film: Film, seconds: number): string[] {
  return [...frameAt(film, seconds).matchAll(/<g transform="translate\(([-\d.,]+)\) rotate/g)].map(
    ([, place = '']) => place,
  );
}

test('up to four foods stand in one row, more in two, and eight are the most', () => {
  const rows = (count: number) => {
    const film = filmed((sheet) => foodsScene({ sheet, ...span, foods: foods.slice(0, count) }));
    return placesAt(film, 6.9);
  };
  expect(rows(1)).toEqual(['320,170']);
  expect(rows(4)).toEqual(['122,170', '254,170', '386,170', '518,170']);
  expect(rows(5)).toEqual(['188,94', '320,94', '452,94', '254,222', '386,222']);
  expect(rows(10)).toHaveLength(8);
});

test('foods come one after the other, and all are gone when the next chapter begins', () => {
  const film = filmed((sheet) => foodsScene({ sheet, ...span, foods: foods.slice(0, 4) }));
  const seen = [0, 1.3, 2.1, 2.8, 3.6, 6.9, 7.4].map((second) => placesAt(film, second).length);
  expect(seen).toEqual([0, 1, 2, 3, 4, 4, 0]);
});

test('what is in the vessel shows once the foods have flown in, or soon where there are none', () => {
  const turns = (count: number) => {
    const film = filmed((sheet) => vesselScene({ ...scene, sheet, foods: foods.slice(0, count) }));
    const seconds = Array.from({ length: 60 }, (_, index) => 1 + index / 10);
    return seconds.find((second) => frameAt(film, second).includes('<rect')) ?? 0;
  };
  expect(turns(0)).toBeCloseTo(2.6, 1);
  expect(turns(3)).toBeCloseTo(4.5, 1);
});

test('a clock tells its minutes, and only what is hot steams', () => {
  const drawn = (changes: { minutes: number | null; isHot?: boolean }) =>
    filmed((sheet) => vesselScene({ ...scene, ...changes, sheet })).layers.length;
  const bare = drawn({ minutes: null });
  expect(drawn({ minutes: 5 }) - bare).toBe(3);
  expect(drawn({ minutes: 5, isHot: true }) - bare).toBe(6);
  expect(drawn({ minutes: null, isHot: true }) - bare).toBe(0);
  expect(clock({ minutes: 12, ...span })[2]?.markup).toContain('>12 min<');
});

test('steam rises within its chapter', () => {
  const ends = steam({ from: 1, to: 7 }).map(({ keys }) => keys.at(-1)?.at ?? 0);
  expect(ends.map((end) => Math.round(end * 10) / 10)).toEqual([6, 6.7, 4.8]);
});

test('a vessel that stands there already does not come in, and one that stays does not go', () => {
  const xAt = (second: number, changes: object) =>
    placesAt(
      filmed((sheet) => vesselScene({ ...scene, ...changes, sheet, foods: [] })),
      second,
    );
  expect(xAt(1, { isThere: true })).toEqual(['320,170']);
  expect(xAt(1, {})).toEqual([]);
  expect(xAt(7.2, {})).toHaveLength(1);
  expect(xAt(7.2, { stays: true })).toEqual([]);
});

test('bars are as high as their grams, green below ten, and no higher than the stage', () => {
  const grams = [0, 9, 10, 30, 60, 200];
  const film = filmed((sheet) =>
    barsScene({ sheet, ...span, foods: grams.map((each) => ({ food: foods[1]!, grams: each })) }),
  );
  const bars = film.parts.flatMap((part) => {
    const [, height = '', color = ''] = /height="(\d+)" rx="6" fill="(#\w+)"/.exec(part) ?? [];
    return color === '' ? [] : [`${height} ${color}`];
  });
  expect(bars).toEqual(['4 #8CC084', '18 #8CC084', '20 #FFC02E', '59 #FFC02E', '118 #FFC02E']);
  expect(film.parts.filter((part) => part.endsWith(' g</text>'))).toHaveLength(6);
});

// The prints are of whole films: where somebody means to change a scene, `-u` takes the new ones.
test('scenes are drawn as they were', () => {
  const hot = { minutes: 5, isHot: true };
  const films = {
    foods: filmed((sheet) => {
      for (const count of [1, 4, 5, 10]) {
        foodsScene({ sheet, ...span, foods: foods.slice(0, count) });
      }
    }),
    board: filmed((sheet) => {
      for (const count of [0, 1, 3, 6, 9]) {
        boardScene({ sheet, ...span, foods: foods.slice(0, count) });
      }
    }),
    vessel: filmed((sheet) => {
      vesselScene({ ...scene, sheet });
      vesselScene({ ...scene, ...hot, sheet, isThere: true, stays: true, foods });
      vesselScene({ ...scene, sheet, before: null, foods: [] });
      vesselScene({ ...scene, sheet, foods });
    }),
    serving: filmed((sheet) => {
      const serving = { sheet, ...span, before: pan, after: pot, color: '#F9E0A0' };
      servingScene({ ...serving, foods: foods.slice(0, 2) });
      servingScene({ ...serving, foods: [] });
      servingScene({ ...serving, before: null, foods });
    }),
    bars: filmed((sheet) => {
      barsScene({ sheet, ...span, foods: [{ food: foods[0]!, grams: 3 }] });
      barsScene({ sheet, ...span, foods: foods.map((food, grams) => ({ food, grams })) });
      sheet.add(backdrop, [{ at: 0, ...middle }]);
    }),
  };
  const prints = Object.entries(films).map(([name, film]) => {
    return [name, hashOf(JSON.stringify(film)).toString(36)];
  });
  expect(Object.fromEntries(prints)).toMatchInlineSnapshot(`
    {
      "bars": "blci25",
      "board": "1dfu61s",
      "foods": "1t2yd0c",
      "serving": "17lwieh",
      "vessel": "2syhhl",
    }
  `);
});
