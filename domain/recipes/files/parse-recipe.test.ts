import { expect, test } from 'vitest';
import { formatFileProblem } from '../../../lib/file-problem.ts';
import { parseRecipe } from './parse-recipe.ts';
import { englishText, recipeSources, spanishText, swedishText } from '../testing/recipe-files.ts';

test('reads a recipe from its three files', () => {
  const { parsed, problems } = parseRecipe(recipeSources());
  expect(problems).toEqual([]);
  expect(parsed?.recipe).toMatchObject({
    id: 'buttered-salmon',
    texts: {
      en: { slug: 'buttered-salmon', title: 'Buttered salmon', tip: null },
      es: { slug: 'salmon-con-mantequilla' },
      sv: { title: 'Lax i smör' },
    },
    meals: ['LUNCH', 'DINNER'],
    isPremium: false,
    isGoodAsLeftovers: true,
    servings: 2,
    servingsOptions: [1, 2, 4, 6, 8],
    times: { prepMinutes: 5, cookMinutes: 10, activeMinutes: 15, totalMinutes: 15 },
  });
  expect(parsed?.recipe.ingredients.map(({ key, label }) => [key, label])).toEqual([
    ['salmon', null],
    ['butter', null],
    ['olive-oil', 'or'],
    ['salt', null],
  ]);
  expect(parsed?.recipe.ingredients[0]?.notes.sv).toBe('i två bitar');
});

test('reads steps with their texts, shares and timer', () => {
  const { parsed } = parseRecipe(recipeSources());
  expect(parsed?.recipe.steps[1]).toEqual({
    texts: {
      en: 'Fry the salmon for 4 minutes, to 60 °C (140 °F), salt it and add the rest of the butter ({butter}).',
      es: 'Fríe el salmón 4 minutos, a 60 °C (140 °F), añade la sal y el resto de la mantequilla ({butter}).',
      sv: 'Stek laxen i 4 minuter, till 60 °C, salta och lägg i resten av smöret ({butter}).',
    },
    uses: [
      { ingredientKey: 'salmon', share: 1 },
      { ingredientKey: 'salt', share: 1 },
      { ingredientKey: 'butter', share: 0.5 },
    ],
    timerMinutes: 4,
  });
});

test('remembers where each ingredient and step stands', () => {
  const { parsed } = parseRecipe(recipeSources());
  expect(parsed?.places.ingredientLines).toEqual([14, 15, 16, 17]);
  expect(parsed?.places.stepLines).toEqual({ en: [19, 21], es: [7, 8], sv: [7, 8] });
  expect(parsed?.places.fieldLines.es.get('title')).toBe(2);
});

test('a food that is listed again gets a number', () => {
  const en = englishText
    .replace('  - 1 pinch salt\n', '  - 1 pinch salt\n  - 1 tsp butter | to finish\n')
    .replace('salt, butter 1/2]', 'salt, butter 1/2, butter#2]');
  const note = '  salmon: en dos trozos\n  "butter#2": para terminar\n';
  const es = spanishText.replace('  salmon: en dos trozos\n', note);
  const sv = swedishText.replace('i två bitar\n', 'i två bitar\n  butter#2: på slutet\n');
  const { parsed, problems } = parseRecipe(recipeSources({ en, es, sv }));
  expect(problems).toEqual([]);
  expect(parsed?.recipe.ingredients.at(-1)).toMatchObject({
    key: 'butter#2',
    foodId: 'butter',
    notes: { en: 'to finish', es: 'para terminar', sv: 'på slutet' },
  });
});

test('a step that names two waits has two timers, of seconds too', () => {
  const en = englishText.replace('timer: 4', 'timer: [30 s, 2]');
  const { parsed } = parseRecipe(recipeSources({ en }));
  expect(parsed?.recipe.steps[1]).toMatchObject({ timerMinutes: 0.5, laterTimerMinutes: [2] });
});

test('a step may say how many servings its pan holds', () => {
  const en = englishText.replace('timer: 4', 'timer: 4\n    pan: 5');
  const { parsed } = parseRecipe(recipeSources({ en }));
  expect(parsed?.recipe.steps[1]).toMatchObject({ timerMinutes: 4, panServings: 5 });
});

test('servings options and active minutes may be given', () => {
  const en = englishText
    .replace('servings: 2\n', 'servings: 12\nservingsOptions: [24, 6]\n')
    .replace('cook: 10,', 'cook: 10, active: 7,');
  const { parsed } = parseRecipe(recipeSources({ en }));
  expect(parsed?.recipe.servingsOptions).toEqual([6, 12, 24]);
  expect(parsed?.recipe.times.activeMinutes).toBe(7);
});

test.each([
  ['buttered-salmon.yaml:1: "cuisine" is missing.', 'cuisine: NORDIC\n', ''],
  ['buttered-salmon.yaml:4: "POT" is no dish; use one of BAKE, BOWL', 'dish: PAN', 'dish: POT'],
  ['buttered-salmon.yaml:6: "SUPPER" is no meals;', '[LUNCH, DINNER]', '[SUPPER]'],
  ['buttered-salmon.yaml:6: "meals" should be a list.', '[LUNCH, DINNER]', 'LUNCH'],
  ['buttered-salmon.yaml:9: "no" is no premium; use one of true', 'premium: false', 'premium: no'],
  ['buttered-salmon.yaml:10: "servings" should be a whole number', 'servings: 2', 'servings: two'],
  ['buttered-salmon.yaml:10: "serving" is not known here.', 'servings: 2', 'serving: 2'],
  ['buttered-salmon.yaml:12: "totl" is not known here.', 'total: 15', 'totl: 15'],
  ['buttered-salmon.yaml:12: "times" should hold', '{ prep: 5, cook: 10, total: 15 }', '15'],
  ['buttered-salmon.yaml:14: "gram" is no unit;', '300 g salmon', '300 gram salmon'],
  ['buttered-salmon.yaml:20: The step uses garlic, which the', 'butter 1/2]\n', 'garlic]\n'],
  ['buttered-salmon.yaml:19: {garlic} is nothing this', 'Melt {butter}', 'Melt {garlic}'],
  ['buttered-salmon.yaml:23: "timer" should be minutes like 4', 'timer: 4', 'timer: soon'],
  ['buttered-salmon.yaml:23: "timer" should be minutes like 4', 'timer: 4', 'timer: [4, 1.5]'],
  [
    'buttered-salmon.yaml:19:',
    '  - text: Melt {butter} of the butter in a pan over medium heat.\n',
    '  - Melt it.\n  - ',
  ],
  ['buttered-salmon.yaml:7: This is not readable YAML', 'role: main', 'title: Again'],
  ['buttered-salmon.yaml:1: The file should hold "name: value" lines.', englishText, 'just a text'],
])('says: %s', (problem, right, wrong) => {
  const { parsed, problems } = parseRecipe(
    recipeSources({ en: englishText.replace(right, wrong) }),
  );
  expect(parsed).toBeNull();
  expect(problems.map(formatFileProblem)).toContainEqual(expect.stringContaining(problem));
});

test.each([
  ['buttered-salmon.sv.yaml:1: The slug "Lax i smör"', 'slug: lax-i-smor', 'slug: Lax i smör'],
  ['buttered-salmon.sv.yaml:1: "slug" is missing.', 'slug: lax-i-smor\n', ''],
  ['buttered-salmon.sv.yaml:4: The note of salmon is not', '  salmon: i två', '  butter: i två'],
  [
    'buttered-salmon.sv.yaml:5: butter has no note in English.',
    '  salmon: i två',
    '  butter: i två',
  ],
  [
    'buttered-salmon.sv.yaml:6: 3 steps here',
    '  - Smält {butter}',
    '  - Ta fram fisken.\n  - Smält',
  ],
  ['buttered-salmon.sv.yaml:7: The amounts are {} here', '{butter} av smöret i', 'smöret i'],
  ['buttered-salmon.sv.yaml:4: There is no tip in English.', 'notes:', 'tip: Ät.\nnotes:'],
  ['buttered-salmon.sv.yaml:8: A step should be one text', '- Stek laxen', '- Stek: laxen'],
])('says of a translation: %s', (problem, right, wrong) => {
  const sv = swedishText.replace(right, wrong);
  const { parsed, problems } = parseRecipe(recipeSources({ sv }));
  expect(parsed).toBeNull();
  expect(problems.map(formatFileProblem)).toContainEqual(expect.stringContaining(problem));
});

test('a missing translation is named', () => {
  const { parsed, problems } = parseRecipe(recipeSources({ es: null }));
  expect(parsed).toBeNull();
  expect(problems.map(formatFileProblem)).toEqual([
    'buttered-salmon.yaml: The translation buttered-salmon.es.yaml is missing.',
  ]);
});

test('an untranslated tip is named', () => {
  const { problems } = parseRecipe(recipeSources({ en: `${englishText}tip: Dry the fish.\n` }));
  expect(problems.map(formatFileProblem)).toEqual([
    'buttered-salmon.es.yaml: The tip is not translated.',
    'buttered-salmon.sv.yaml: The tip is not translated.',
  ]);
});

test('the file name is the English address, so it must be a slug', () => {
  const { problems } = parseRecipe(recipeSources({ id: 'Buttered Salmon' }));
  expect(problems[0]?.message).toContain('The file name "Buttered Salmon" should be');
});

test('what is wrong in one file is not told again of the others', () => {
  const stepOnly = (text: string) => parseRecipe(recipeSources({ sv: text })).problems;
  expect(stepOnly(swedishText.replace('- Stek laxen', '- Stek: laxen'))).toHaveLength(1);
  const en = englishText
    .replace('role: main', 'role: many')
    .replace('  - 1 pinch salt\n', '')
    .replace('salt, butter 1/2]', 'butter 1/2]');
  const tip = swedishText.replace('notes:', 'tip: Ät.\nnotes:');
  const { problems } = parseRecipe(recipeSources({ en, sv: tip }));
  expect(problems.map(({ file }) => file)).toEqual(['buttered-salmon.yaml']);
});
