import { expect, test } from 'vitest';
import { perLanguage } from '../../../lib/language.ts';
import { buildFood } from '../../foods/testing/build-food.ts';
import { buildStep, compiled } from '../../recipes/testing/build-recipe.ts';
import { compileVideo } from '../compile-videos.ts';
import { drawFilm } from './draw-film.ts';
import { frameAt, type Film } from './film.rules.ts';

const foods = [
  buildFood({ id: 'salmon', look: 'salmon', per100g: { carbohydrateGrams: 0, fiberGrams: 0 } }),
  buildFood({ id: 'egg', look: 'egg', per100g: { carbohydrateGrams: 0.6, fiberGrams: 0 } }),
  buildFood({
    id: 'beans',
    look: 'beans:#C9A46A',
    per100g: { carbohydrateGrams: 22.4, fiberGrams: 0 },
  }),
  buildFood({ id: 'water', look: 'lump:#FFFFFF', densityGramsPerMl: 1 }),
];
const recipe = {
  ...compiled({
    foods,
    recipe: {
      lines: ['300 g salmon', '100 g egg', '200 ml water'],
      steps: [
        buildStep({
          texts: perLanguage(() => 'Fry the salmon in a pan.'),
          uses: [{ ingredientKey: 'salmon', share: 1 }],
          timerMinutes: 6,
        }),
        buildStep({ texts: perLanguage(() => 'Serve it with the egg.') }),
      ],
    },
  }),
  id: 'fried-salmon',
};
const content = {
  recipesById: new Map([[recipe.id, recipe]]),
  foodsById: new Map(foods.map((food) => [food.id, food])),
};
const lessons = new Set(['first-steps/carbs']);

function yaml(shots: readonly string[], facts = 'recipe: fried-salmon') {
  const chapters = shots.map((_, index) => `  - title: C${index}\n    says: [Look at this now.]`);
  const texts = `title: Salmon\ndescription: How.\nchapters:\n${chapters.join('\n')}\n`;
  const shows = `shows:\n${shots.map((shot) => `  - ${shot}`).join('\n')}\n`;
  const head = `collection: cooking\nsource: film\npublished: 2026-01-02\n${facts}\n`;
  return { en: `${head}${shows}${texts}`, es: texts, sv: `slug: lax\n${texts}` };
}

function compileWith(shots: readonly string[], facts?: string) {
  return compileVideo({ id: 'salmon', content, lessons, sources: yaml(shots, facts) });
}

function filmOf(...shots: string[]): Film {
  return drawFilm({ video: compileWith(shots), content });
}

/** How many layers are seen when each chapter is over; the backdrop is always there. */
function seenAtEnds(film: Film): number[] {
  return film.stills.map(
    (at) => [...frameAt(film, at).matchAll(/<g transform="translate/g)].length,
  );
}

test('a film begins with its backdrop, and has a still for the end of each chapter', () => {
  const film = filmOf('needs', 'foods: [egg]');
  expect(film.parts[0]).toContain('film-light');
  expect(film.layers[0]).toEqual({ part: 0, keys: [{ at: 0, x: 0, y: 0 }] });
  expect(film.seconds).toBe(7);
  expect(film.stills).toEqual([3.1, 6.9]);
});

test('what a recipe takes is shown without water, foods only where there are any', () => {
  const [needs] = seenAtEnds(filmOf('needs'));
  const [two] = seenAtEnds(filmOf('foods: [salmon, egg]'));
  expect(needs).toBe(two);
  const [one] = seenAtEnds(filmOf('foods: [salmon]'));
  expect(two! - one!).toBeGreaterThan(0);
});

test('net carbs are told by the gram, of the foods that are named', () => {
  const { parts } = filmOf('netCarbs: [egg, beans]');
  const labels = parts.flatMap((part) => />(\d+ g)<\/text>/.exec(part)?.[1] ?? []);
  expect(labels).toEqual(['1 g', '22 g']);
});

test('a plate fills from chapter to chapter, and stands there where the next one goes on', () => {
  const twice = filmOf('plate: [salmon]', 'plate: [asparagus]');
  const once = filmOf('plate: [salmon]', 'foods: [egg]');
  const plates = (film: Film) =>
    film.parts.filter((part) => part.includes('viewBox="0 0 640 360"'));
  // An empty one, one with salmon, and one with both: the second is not drawn anew.
  expect(plates(twice)).toHaveLength(3);
  expect(plates(once)).toHaveLength(2);
  const lastOf = (film: Film) =>
    film.layers.find(({ part }) => film.parts[part] === plates(film)[1]);
  expect(lastOf(twice)?.keys.at(-1)?.x).toBe(320);
  expect(lastOf(once)?.keys.at(-1)?.x).toBe(250);
});

test('a step is cooked in its vessel with its clock, and a dish is served on its cloth', () => {
  const cooked = filmOf('step: 1', 'dish: fried-salmon');
  expect(cooked.parts.filter((part) => part.includes('6 min'))).toHaveLength(1);
  expect(cooked.parts.filter((part) => part.startsWith('<circle r="400" fill="#'))).toHaveLength(1);
  expect(seenAtEnds(cooked).every((count) => count > 1)).toBe(true);
});

const ofLesson = 'lesson: first-steps/carbs\npicture: fried-salmon';

test('a video names its recipe or its lesson, its picture and its addresses', () => {
  expect(compileWith(['needs'])).toMatchObject({
    recipeId: 'fried-salmon',
    pictureRecipeId: 'fried-salmon',
    lesson: null,
    isPremium: null,
    source: { kind: 'film' },
    shots: [{ kind: 'needs' }],
    texts: { en: { slug: 'salmon' }, es: { slug: 'salmon' }, sv: { slug: 'lax' } },
  });
  expect(compileWith(['foods: [egg]'], ofLesson)).toMatchObject({
    recipeId: null,
    lesson: { program: 'first-steps', lesson: 'carbs' },
    shots: [{ kind: 'foods', foods: ['egg'], areMeasured: false }],
  });
});

test.each([
  ['recipe: nothing', ['needs'], 'names what does not exist: nothing'],
  ['recipe: fried-salmon\npicture: nothing', ['needs'], 'does not exist: nothing'],
  ['lesson: first-steps/none\npicture: fried-salmon', ['needs'], 'first-steps/none'],
  [undefined, ['dish: nothing'], 'does not exist: nothing'],
  [undefined, ['foods: [nothing]'], 'does not exist: nothing'],
  [undefined, ['netCarbs: [egg, nothing]'], 'does not exist: nothing'],
  ['lesson: first-steps/carbs', ['foods: [egg]'], 'says no "picture"'],
  [undefined, ['step: 3'], 'a step that its recipe does not have'],
  [ofLesson, ['step: 1'], 'a step that its recipe does not have'],
])('with %j a video that shows %j is refused', (facts, shots, message) => {
  expect(() => compileWith(shots, facts)).toThrow(message);
  expect(() => compileWith(shots, facts)).toThrow('salmon.yaml');
});

test('the last step may be shown; a chapter without a shot is refused, but not of a recording', () => {
  expect(() => compileWith(['step: 2'])).not.toThrow();
  const sources = yaml(['needs', 'needs']);
  const fewer = { ...sources, en: sources.en.replace('  - needs\n', '') };
  expect(() => compileVideo({ id: 'salmon', content, lessons, sources: fewer })).toThrow(
    'shows 1 things in 2 chapters',
  );
  const times = (text: string) =>
    text.replaceAll('[Look', '["0:01 Look').replaceAll('now.]', 'now."]');
  for (const [source, kind] of [
    ['{ youtube: abcdefghijk, seconds: 9 }', { kind: 'youtube', id: 'abcdefghijk' }],
    ['{ vimeo: "123456", seconds: 9 }', { kind: 'vimeo', id: '123456' }],
    ['{ file: a.mp4, seconds: 9 }', { kind: 'file', name: 'a.mp4' }],
  ] as const) {
    const recorded = perLanguage((language) => times(fewer[language]));
    const en = recorded.en.replace('source: film', `source: ${source}`);
    const video = compileVideo({ id: 'salmon', content, lessons, sources: { ...recorded, en } });
    expect([video.source, video.seconds]).toEqual([kind, 9]);
  }
});
