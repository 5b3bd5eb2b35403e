import { beforeAll, expect, test } from 'vitest';
import { testCatalogue } from '../../../server/testing/test-server.ts';
import { editedKinds, type EditedKind } from '../content-kind.rules.ts';
import type { Catalogue } from './catalogue.ts';
import { judgeDraft } from './judge-draft.ts';
import { kinds } from './kinds.ts';
import { publicPath } from './public-path.ts';
import { isReservedName } from './reserved-name.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await testCatalogue();
});

/** One of each kind, with what stands in its list and what it is found by. */
const examples: Readonly<Record<EditedKind, { id: string; title: RegExp; word: RegExp }>> = {
  RECIPE: { id: 'broccoli-cheddar-soup', title: /Broccoli/, word: /soppa/i },
  MEAL_PLAN: { id: 'gentle-start', title: /\w/, word: /./ },
  FOOD: { id: 'butter', title: /^Butter$/, word: /^Smör$/m },
  PAGE: { id: 'about', title: /About/, word: /Om / },
  PROGRAM: { id: 'first-steps', title: /\w/, word: /./ },
  VIDEO: { id: 'soup-without-lumps', title: /\w/, word: /soppa/i },
  COLLECTION: { id: 'collections', title: /^collections$/, word: /\w/ },
  LANDING: { id: 'landing', title: /^landing$/, word: /^$/ },
};

test.each(editedKinds)('a %s is listed, shown and read as fields by its name alone', (kind) => {
  const { list, isShown, fieldsOf } = kinds[kind];
  const { id, title, word } = examples[kind];
  const listed = list(catalogue).find((each) => each.id === id);
  expect(listed?.title).toMatch(title);
  expect(listed?.words.join('\n') ?? '').toMatch(word);
  expect(isShown({ id, catalogue })).toBe(true);
  expect(isShown({ id: 'nothing-of-ours', catalogue })).toBe(false);
  expect(fieldsOf({ id, catalogue })).not.toBeNull();
  expect(fieldsOf({ id: 'nothing-of-ours', catalogue })).toBeNull();
});

test('what is listed is found by its titles in each language, a recipe by its foods too', () => {
  const { content, themedPlans, programs, pages, videos } = catalogue;
  const soup = content.recipesById.get('broccoli-cheddar-soup');
  const [recipe] = kinds.RECIPE.list(catalogue).filter(({ id }) => id === soup?.id);
  expect(recipe).toMatchObject({
    netCarbsGrams: soup?.nutrition.netCarbsGrams,
    words: [soup?.texts.en.title, soup?.texts.es.title, soup?.texts.sv.title],
    foods: expect.arrayContaining(['Broccoli', 'Brócoli']),
  });
  const butter = kinds.FOOD.list(catalogue).find(({ id }) => id === 'butter');
  expect(butter).toMatchObject({ words: expect.arrayContaining(['fats', 'Butter', 'Smör']) });
  expect(butter?.netCarbsGrams).toBeLessThan(1);
  const titlesOf = (texts: Record<'en' | 'es' | 'sv', { title: string }> | undefined) => [
    texts?.en.title,
    texts?.es.title,
    texts?.sv.title,
  ];
  for (const [kind, texts] of [
    ['MEAL_PLAN', themedPlans.plans.find(({ key }) => key === 'gentle-start')?.texts],
    ['PROGRAM', programs.byKey.get('first-steps')?.texts],
    ['VIDEO', videos.byId.get('soup-without-lumps')?.texts],
  ] as const) {
    const thing = kinds[kind].list(catalogue).find(({ id }) => id === examples[kind].id);
    expect(thing?.words).toEqual(titlesOf(texts));
    expect(thing?.title).toBe(texts?.en.title);
  }
  const about = kinds.PAGE.list(catalogue).find(({ id }) => id === 'about');
  const { texts } = pages.about;
  expect(about?.words).toEqual(
    expect.arrayContaining([texts.sv.title, ...texts.es.sections.map(({ title }) => title)]),
  );
  const [shelves] = kinds.COLLECTION.list(catalogue);
  const { guides, dishes } = catalogue.collections;
  expect(shelves?.words).toEqual(
    expect.arrayContaining([guides[0]?.titles.sv, dishes[0]?.titles.es]),
  );
});

test.each([
  ['RECIPE', ['recipes/x.yaml', 'recipes/x.es.yaml', 'recipes/x.sv.yaml']],
  ['MEAL_PLAN', ['meal-plans/x.yaml']],
  ['PAGE', ['pages/x.yaml', 'pages/x.es.yaml', 'pages/x.sv.yaml']],
  ['PROGRAM', ['programs/x.yaml', 'programs/x.es.yaml', 'programs/x.sv.yaml']],
  ['VIDEO', ['videos/x.yaml', 'videos/x.es.yaml', 'videos/x.sv.yaml']],
  ['COLLECTION', ['collections.yaml']],
  ['LANDING', ['landing.yaml']],
] as const)('a %s is written as %o', (kind, names) => {
  const fields = kinds[kind].fieldsOf({ id: examples[kind].id, catalogue }) ?? {};
  expect(kinds[kind].files({ id: 'x', fields }).map(({ name }) => name)).toEqual(names);
});

test.each([
  ['RECIPE', 'cuisine', 'cuisine'],
  ['MEAL_PLAN', 'day.d1.dinner', 'day.d1.dinner'],
  ['FOOD', 'group', 'group'],
  ['PAGE', 'picture', 'picture'],
  ['PROGRAM', 'weeks', 'week.x.theme.en'],
  ['VIDEO', 'published', 'published'],
  ['COLLECTION', 'dishset.soups.covers', 'dishset.soups.covers'],
  ['LANDING', 'hero', 'hero'],
] as const)('what is wrong with a %s at %s is told of it as a draft, too', (kind, field, told) => {
  const { id } = examples[kind];
  const sound = kinds[kind].fieldsOf({ id, catalogue }) ?? {};
  const stops = (fields: Record<string, string>) =>
    kinds[kind].judge({ id, fields, catalogue }).filter(({ level }) => level !== 'HINT');
  expect(stops(sound)).toEqual([]);
  const fields = { ...sound, [field]: 'x y' };
  expect(stops(fields).map((remark) => remark.field)).toContain(told);
  const judged = judgeDraft({ kind, id, fields, catalogue });
  expect(judged.remarks).toEqual(kinds[kind].judge({ id, fields, catalogue }));
  const whole = judgeDraft({ kind, id, fields: sound, catalogue });
  expect([whole.draft?.id ?? null, whole.plan?.key ?? null]).toEqual([
    kind === 'RECIPE' ? id : null,
    kind === 'MEAL_PLAN' ? id : null,
  ]);
});

const today = '2026-11-30';
test('something new begins with its title and what is usual', () => {
  expect(editedKinds.map((kind) => kinds[kind].begin?.({ title: 'New', today }) ?? null)).toEqual([
    {
      'title.en': 'New',
      meals: 'LUNCH DINNER',
      role: 'main',
      difficulty: 'easy',
      premium: 'true',
      servings: '4',
      leftovers: 'false',
      'times.prep': '10',
      'times.cook': '20',
      'times.total': '30',
    },
    {
      'title.en': 'New',
      themes: 'BEGINNER',
      'promise.strictness': 'liberal',
      'promise.cookingTime': 'average',
      'promise.cookingSkill': 'average',
      days: 'd1 d2 d3 d4 d5 d6 d7',
    },
    { 'title.en': 'New', diet: 'vegan', gluten: 'no', carbBasis: 'total', cost: '2' },
    { 'title.en': 'New', kind: 'guide', reviewed: today, sections: 's1' },
    { 'title.en': 'New', outcomes: 'o1 o2 o3', weeks: 'w1 w2' },
    { 'title.en': 'New', collection: 'cooking', chapters: 'c1', 'chapter.c1.shows': 'needs' },
    null,
    null,
  ]);
});

test.each([
  ['RECIPE', true, true],
  ['MEAL_PLAN', true, true],
  ['FOOD', false, false],
  ['PROGRAM', true, true],
  ['VIDEO', true, true],
  ['COLLECTION', false, false],
  ['LANDING', false, false],
] as const)('a %s follows its titles: %s, and may be taken away: %s', (kind, follows, canGo) => {
  const { id } = examples[kind];
  expect([kinds[kind].hasAddresses(id), kinds[kind].canBeArchived(id)]).toEqual([follows, canGo]);
});

test('a page with a screen of its own stays, at its address; another may go', () => {
  const { hasAddresses, canBeArchived, mayBeCalled } = kinds.PAGE;
  expect([hasAddresses('ketoGuide'), canBeArchived('ketoGuide')]).toEqual([false, false]);
  expect([hasAddresses('at-work'), canBeArchived('at-work')]).toEqual([true, true]);
  expect([mayBeCalled?.('at-work'), mayBeCalled?.('keto-guide')]).toEqual([true, false]);
});

test.each([
  ['RECIPE', 'broccoli-cheddar-soup', /^\/se\/recept\/.+soppa/],
  ['FOOD', 'butter', /^\/se\/.+\/smor$/],
  ['MEAL_PLAN', 'gentle-start', /^\/se\/[^/]+\/[^/]+$/],
  ['PROGRAM', 'first-steps', /^\/se\/program\/[^/]+$/],
  ['VIDEO', 'soup-without-lumps', /^\/se\/[^/]+\/[^/]+$/],
  ['PAGE', 'about', /^\/se\/[^/]+$/],
  ['PAGE', 'eating-out', /^\/se\/guider\/[^/]+$/],
] as const)('everybody reads a %s, %s, at its address', (kind, id, path) => {
  expect(publicPath({ key: { kind, id }, catalogue, locale: 'sv' })).toMatch(path);
  expect(publicPath({ key: { kind, id: 'none' }, catalogue, locale: 'sv' })).toBeNull();
});

test('shelves are read among the guides, and the first page has no address of its own', () => {
  const at = (kind: EditedKind) =>
    publicPath({ key: { kind, id: kind.toLowerCase() }, catalogue, locale: 'sv' });
  expect([at('COLLECTION'), at('LANDING')]).toEqual(['/se/guider', null]);
});

test('a program that is no longer offered has no address', () => {
  const { programs } = catalogue;
  const gone = { ...catalogue, programs: { ...programs, isOffered: () => false } };
  const key = { kind: 'PROGRAM', id: 'first-steps' } as const;
  expect(publicPath({ key, catalogue: gone, locale: 'en' })).toBeNull();
  expect(kinds.PROGRAM.isShown({ id: 'first-steps', catalogue: gone })).toBe(false);
});

test('nothing is called as a screen is', () => {
  expect(isReservedName({ kind: 'MEAL_PLAN', name: 'dishes' })).toBe(true);
  expect(isReservedName({ kind: 'MEAL_PLAN', name: 'gentle-start' })).toBe(false);
  expect(isReservedName({ kind: 'LANDING', name: 'dishes' })).toBe(false);
});
