import { beforeAll, expect, test } from 'vitest';
import { testCatalogue } from '../../../server/testing/test-server.ts';
import { perLanguage } from '../../../lib/language.ts';
import { findPage } from '../../pages/find-page.ts';
import type { EditedKind } from '../content-kind.rules.ts';
import type { Fields } from '../documents/document.rules.ts';
import type { Catalogue } from '../kinds/catalogue.ts';
import { kinds } from '../kinds/kinds.ts';
import type { OwnVideo } from '../videos/own-videos.ts';
import type { Edited, LeftOut, MadeBefore } from './edited.ts';
import { putOver } from './put-over.ts';

let files: Catalogue;
beforeAll(async () => {
  files = await testCatalogue();
});

function fieldsOf(kind: EditedKind, id: string): Fields {
  const fields = kinds[kind].fieldsOf({ id, catalogue: files });
  if (fields === null) throw new Error(`There is no ${kind} ${id}.`);
  return fields;
}

/** What an editor made of a shipped thing, or of another one like it. */
function edit(
  kind: EditedKind,
  id: string,
  changes: Fields,
  { like = id, version = 2, before = id } = {},
): Edited {
  const fields = { ...fieldsOf(kind, like), ...changes };
  return { kind, id, fields, takenAway: null, version, called: perLanguage(() => [before]) };
}

function archive(kind: EditedKind, id: string, takenAway: Fields | null = null): Edited {
  return { kind, id, fields: null, takenAway, version: 2, called: perLanguage(() => [id]) };
}

function put(
  edited: readonly Edited[],
  { before = nothingMade(), ownVideos = [] as readonly OwnVideo[], over = files } = {},
) {
  const left: LeftOut[] = [];
  const leaveOut = (each: LeftOut) => void left.push(each);
  const steps = putOver({ files: over, ownVideos, edited, before, leaveOut });
  let turns = 0;
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) turns += 1;
  return { read: step.value, left, turns };
}

function nothingMade(): MadeBefore {
  return { foods: null, recipes: new Map() };
}

const soup = 'beef-goulash-soup';

test('where nobody edited anything, everybody reads what the files say', () => {
  const { read, left, turns } = put([]);
  expect(left).toEqual([]);
  expect(turns).toBe(0);
  expect(read.content).toEqual(files.content);
  expect(read.content.recipes).toBe(files.content.recipes);
  expect(read.content.foods).toBe(files.content.foods);
  expect(read.content.recipesBySlug).toBe(files.content.recipesBySlug);
  expect(read.themedPlans).toBe(files.themedPlans);
  expect(read.programs).toBe(files.programs);
  expect(read.pages).toBe(files.pages);
  expect(read.landing).toBe(files.landing);
  expect(read.collections).toBe(files.collections);
  expect(read.videos.videos).toEqual(files.videos.videos);
});

test('others have their turn after each thing that is put over', () => {
  const edits = [
    edit('RECIPE', soup, { 'title.en': 'Goulash' }),
    edit('RECIPE', 'new-soup', {}, { like: soup }),
    edit('MEAL_PLAN', 'gentle-start', {}),
    edit('PROGRAM', 'first-steps', {}),
    edit('PAGE', 'about', {}),
    edit('VIDEO', 'soup-without-lumps', {}),
  ];
  const [others, ofRecipe, ofNew] = [edits.slice(2), edits.slice(0, 1), edits.slice(1, 2)];
  const ofShipped = put(ofRecipe).turns;
  expect(ofShipped).toBe(1);
  expect(put(ofNew).turns).toBe(1);
  expect(put(others).turns).toBe(others.length);
});

test('an edited dish stands in the place of its file, a new one at the end, an archived one nowhere', () => {
  const [gone = '', ...ids] = files.content.recipes.map(({ id }) => id);
  const { read, left } = put([
    edit('RECIPE', soup, { 'title.en': 'Goulash', 'slug-sv': 'gulasch' }),
    edit('RECIPE', 'new-soup', { 'title.en': 'New soup', 'slug-sv': 'ny-soppa' }, { like: soup }),
    archive('RECIPE', gone),
    archive('RECIPE', 'never-shipped'),
  ]);
  expect(left).toEqual([]);
  const { recipes, recipesById, recipesBySlug } = read.content;
  expect(recipes.map(({ id }) => id)).toEqual([...ids, 'new-soup']);
  expect([...recipesById.keys()]).toEqual([...ids, 'new-soup']);
  expect(recipesById.get(soup)?.texts.en.title).toBe('Goulash');
  expect(recipesBySlug.sv.get('gulasch')?.id).toBe(soup);
  expect(recipesBySlug.sv.get('gulaschsoppa-med-hogrev')?.id).toBe(soup);
  expect(recipesBySlug.sv.get('ny-soppa')?.texts.en.title).toBe('New soup');
  const shown = ids.filter((id) => id !== soup);
  for (const id of shown) expect(recipesById.get(id)).toBe(files.content.recipesById.get(id));
});

test('a dish that cannot be read is told once and stays as its file has it, a new one stays away', () => {
  const broken = { 'ingredient.i1.line': '700 g beef' };
  const { read, left } = put([
    edit('RECIPE', soup, broken),
    edit('RECIPE', 'new-soup', broken, { like: soup }),
  ]);
  expect(left).toEqual(
    [soup, 'new-soup'].map((id) => ({
      kind: 'RECIPE',
      id,
      message: expect.stringContaining('beef-chuck'),
    })),
  );
  expect(read.content.recipesById.get(soup)).toBe(files.content.recipesById.get(soup));
  expect(read.content.recipesById.has('new-soup')).toBe(false);
});

test('a dish that could be read before stays as it was then', () => {
  const before = nothingMade();
  put([edit('RECIPE', soup, { 'title.en': 'Goulash' })], { before });
  const { read, left } = put([edit('RECIPE', soup, { 'ingredient.i1.line': 'x' })], { before });
  expect(left).toMatchObject([{ kind: 'RECIPE', id: soup }]);
  expect(read.content.recipesById.get(soup)?.texts.en.title).toBe('Goulash');
});

test('what an editor changes in a dish leaves its place among the covers', () => {
  const place = (coverPlace: number | null): Catalogue => {
    const recipes = files.content.recipes.map((each) => {
      if (each.id !== soup) return each;
      const { coverPlace: _, ...without } = each;
      return coverPlace === null ? without : { ...without, coverPlace };
    });
    return { ...files, content: { ...files.content, recipes } };
  };
  const edits = [edit('RECIPE', soup, { 'title.en': 'Goulash' })];
  const { read } = put(edits, { over: place(7) });
  expect(read.content.recipesById.get(soup)).toMatchObject({
    coverPlace: 7,
    texts: { en: { title: 'Goulash' } },
  });
  expect(put(edits, { over: place(null) }).read.content.recipesById.get(soup)).not.toHaveProperty(
    'coverPlace',
  );
  // Also where it is made anew for one of its foods.
  const food = edit('FOOD', 'turnip', { 'title.en': 'White turnip' });
  expect(put([food], { over: place(7) }).read.content.recipesById.get(soup)?.coverPlace).toBe(7);
});

test('a changed food changes the dishes that hold it and no other', () => {
  const { read, left } = put([
    edit('FOOD', 'turnip', { 'title.en': 'Swede', 'title.sv': 'Rova', density: '0.5' }),
    archive('FOOD', 'butter'),
  ]);
  expect(left).toEqual([]);
  const { content } = read;
  expect(content.foods.map(({ id }) => id)).toEqual(files.content.foods.map(({ id }) => id));
  expect(content.foodsById.get('turnip')?.names.sv.singular).toBe('Rova');
  expect(content.foodsBySlug.sv.get('rova')?.id).toBe('turnip');
  const former = kinds.FOOD.fieldsOf({ id: 'turnip', catalogue: files })?.['title.sv'] ?? '';
  expect(content.foodsBySlug.sv.get(former.toLowerCase())?.id).toBe('turnip');
  // A food is never taken away: what dishes are made of stays.
  expect(content.foodsById.get('butter')).toBe(files.content.foodsById.get('butter'));
  for (const recipe of content.recipes) {
    const isMadeOfIt = recipe.ingredients.some(({ foodId }) => foodId === 'turnip');
    const shipped = files.content.recipesById.get(recipe.id);
    expect(recipe === shipped, recipe.id).toBe(!isMadeOfIt);
    expect(recipe.texts).toEqual(shipped?.texts);
  }
});

test('a food that cannot be read is told and stays as the table has it, beside others', () => {
  const edits = [
    edit('FOOD', 'butter', { density: 'heavy' }),
    edit('FOOD', 'turnip', { 'title.en': 'Swede' }),
  ];
  const before = nothingMade();
  const told = [{ kind: 'FOOD', id: 'butter', message: expect.stringContaining('heavy') }];
  for (const time of ['at first', 'as long as it is so']) {
    const { read, left } = put(edits, { before });
    expect(left, time).toEqual(told);
    expect(read.content.foodsById.get('butter'), time).toBe(files.content.foodsById.get('butter'));
    expect(read.content.foodsById.get('turnip')?.names.en.singular, time).toBe('Swede');
  }
});

test('a dish that a changed food makes unreadable stays as it is, and no editor is told of it', () => {
  const { read, left } = put([edit('FOOD', 'beef-stock', { density: '' })]);
  expect(left).toEqual([]);
  expect(read.content.foodsById.get('beef-stock')?.densityGramsPerMl).toBeNull();
  expect(read.content.recipesById.get(soup)).toBe(files.content.recipesById.get(soup));
});

test('what was made of the same things is not made again', () => {
  const before = nothingMade();
  const food = (version: number, title: string) =>
    edit('FOOD', 'turnip', { 'title.en': title }, { version });
  const dish = edit('RECIPE', 'new-soup', {}, { like: soup });
  const first = put([food(2, 'Swede'), dish], { before }).read.content;
  const same = put([food(2, 'Swede'), dish], { before }).read.content;
  expect(same.foods).toBe(first.foods);
  expect(same.recipesById.get(soup)).toBe(first.recipesById.get(soup));
  expect(same.recipesById.get('new-soup')).toBe(first.recipesById.get('new-soup'));
  const renamed = edit('RECIPE', 'new-soup', { 'title.en': 'Newer' }, { like: soup });
  const written = put([food(2, 'Swede'), renamed], { before }).read.content;
  expect(written.recipesById.get('new-soup')?.texts.en.title).toBe('Newer');
  const later = put([food(3, 'White turnip'), renamed], { before }).read.content;
  expect(later.foodsById.get('turnip')?.names.en.singular).toBe('White turnip');
  expect(later.recipesById.get(soup)).not.toBe(first.recipesById.get(soup));
  const [changed, ...others] = files.content.foods;
  if (changed === undefined) throw new Error('There are no foods.');
  const foods = [{ ...changed, isPerishable: !changed.isPerishable }, ...others];
  const over = { ...files, content: { ...files.content, foods } };
  const ofOtherFiles = put([food(3, 'White turnip')], { before, over }).read.content;
  expect(ofOtherFiles.foods[0]).toBe(foods[0]);
});

test('an edited plan goes out with its version, a broken one is left out, an archived one is gone', () => {
  const keys = files.themedPlans.plans.map(({ key }) => key);
  const { read, left } = put([
    edit('MEAL_PLAN', 'gentle-start', { 'title.en': 'Gently', 'slug-sv': 'mjukt' }, { version: 4 }),
    edit('MEAL_PLAN', 'nordic-week', { 'title.en': 'North', 'day.d1.dinner': 'gone-dish' }),
    archive('MEAL_PLAN', 'asian-week'),
  ]);
  expect(left).toEqual([
    { kind: 'MEAL_PLAN', id: 'nordic-week', message: expect.stringContaining('gone-dish') },
  ]);
  const { plans, bySlug } = read.themedPlans;
  expect(plans.map(({ key }) => key)).toEqual(keys.filter((key) => key !== 'asian-week'));
  const planOf = (id: string) => plans.find(({ key }) => key === id);
  expect(planOf('gentle-start')).toMatchObject({ version: 4, texts: { en: { title: 'Gently' } } });
  expect(planOf('nordic-week')).toBe(
    files.themedPlans.plans.find(({ key }) => key === 'nordic-week'),
  );
  expect(bySlug.sv.get('mjukt')?.key).toBe('gentle-start');
  expect(bySlug.sv.get('en-mjuk-start')?.key).toBe('gentle-start');
});

test('programs stand the shortest first, and who follows one that was taken away still reads it', () => {
  const [first = '', second = '', third = ''] = files.programs.programs.map(({ key }) => key);
  const lengths = ({ programs }: Catalogue) => programs.programs.map(({ weeks }) => weeks.length);
  const written = { ...fieldsOf('PROGRAM', second), 'title.en': 'As it was' };
  const { read, left } = put([
    edit('PROGRAM', first, { 'title.en': 'One' }),
    edit('PROGRAM', 'another', { 'title.en': 'Another' }, { like: first }),
    archive('PROGRAM', second, written),
    archive('PROGRAM', third),
    archive('PROGRAM', 'never-shipped'),
  ]);
  expect(left).toEqual([]);
  const { programs, byKey, isOffered } = read.programs;
  expect(lengths(read)).toEqual(lengths(read).toSorted((one, other) => one - other));
  expect(programs.map(({ key }) => key)).toContain('another');
  expect(byKey.get(first)?.texts.en.title).toBe('One');
  expect([isOffered(first), isOffered('another')]).toEqual([true, true]);
  expect([isOffered(second), isOffered(third)]).toEqual([false, false]);
  expect(byKey.get(second)?.texts.en.title).toBe('As it was');
  expect(byKey.get(third)).toBe(files.programs.byKey.get(third));
  expect(byKey.has('never-shipped')).toBe(false);
});

test('a program that cannot be read is told and stays as its file has it', () => {
  const [first = '', second = ''] = files.programs.programs.map(({ key }) => key);
  const broken = { ...fieldsOf('PROGRAM', second), cover: 'gone-dish' };
  const { read, left } = put([
    edit('PROGRAM', first, { cover: 'gone-dish' }),
    edit('PROGRAM', 'another', { cover: 'gone-dish' }, { like: first }),
    archive('PROGRAM', second, broken),
  ]);
  const message = expect.stringContaining('gone-dish');
  expect(left).toEqual([first, 'another', second].map((id) => ({ kind: 'PROGRAM', id, message })));
  expect(read.programs.byKey.get(first)).toBe(files.programs.byKey.get(first));
  expect(read.programs.byKey.has('another')).toBe(false);
  expect(read.programs.byKey.get(second)).toBe(files.programs.byKey.get(second));
  expect(read.programs.isOffered(second)).toBe(false);
});

test('a program may name a plan that only editors have', () => {
  const { read, left } = put([
    edit('MEAL_PLAN', 'own-week', { 'slug-es': 'a', 'slug-sv': 'b' }, { like: 'gentle-start' }),
    edit('PROGRAM', 'first-steps', { 'week.w1.mealPlan': 'own-week' }),
  ]);
  expect(left).toEqual([]);
  expect(read.programs.byKey.get('first-steps')?.weeks[0]?.mealPlan).toBe('own-week');
});

test('a page with a screen stays, an added one comes and goes, and former links lead there', () => {
  const guide = 'eating-out';
  const added = edit(
    'PAGE',
    'my-guide',
    { 'slug-es': 'mi-guia', 'slug-sv': 'min-guide' },
    { like: guide },
  );
  const { read, left } = put([
    edit('PAGE', 'questions', { 'title.en': 'Asked often' }),
    edit('PAGE', guide, { 'slug-sv': 'ute' }, { before: 'i-stan' }),
    archive('PAGE', 'about'),
    added,
  ]);
  expect(left).toEqual([]);
  expect(read.pages.questions.texts.en.title).toBe('Asked often');
  expect(read.pages.about).toBe(files.pages.about);
  const shipped = findPage(files.pages, guide);
  expect(findPage(read.pages, guide)).toMatchObject({
    slugs: { sv: 'ute' },
    formerSlugs: perLanguage((language) => [shipped?.slugs?.[language], 'i-stan']),
  });
  expect(findPage(read.pages, 'my-guide')?.formerSlugs).toEqual(perLanguage(() => ['my-guide']));
  const without = put([archive('PAGE', guide)]).read;
  expect(findPage(without.pages, guide)).toBeNull();
  expect(Object.keys(without.pages).length).toBe(Object.keys(files.pages).length - 1);
});

test('a page that cannot be read is told and stays as its files have it', () => {
  const section = (fieldsOf('PAGE', 'questions')['sections'] ?? '').split(' ')[0] ?? '';
  const body = { [`section.${section}.body.en`]: ':: recipe: gone-dish' };
  const { read, left } = put([edit('PAGE', 'questions', body)]);
  expect(left).toMatchObject([{ kind: 'PAGE', id: 'questions' }]);
  expect(left[0]?.message).not.toBe('');
  expect(read.pages.questions).toBe(files.pages.questions);
});

test('films stand in the order of their names, a broken one as its file has it, an archived one is gone', () => {
  const ids = files.videos.videos.map(({ id }) => id);
  const [first = '', second = '', gone = ''] = ids.toSorted();
  const { read, left } = put([
    edit('VIDEO', second, { 'title.en': 'Another title', 'slug-sv': 'ny-film' }),
    edit('VIDEO', first, { 'title.en': 'Not read', published: 'soon' }),
    edit('VIDEO', 'a-film', { 'slug-es': 'x', 'slug-sv': 'y', lesson: '' }, { like: second }),
    archive('VIDEO', gone),
  ]);
  expect(left).toMatchObject([{ kind: 'VIDEO', id: first }]);
  expect(left[0]?.message).not.toBe('');
  const shown = read.videos.videos.map(({ id }) => id);
  expect(shown).toEqual(['a-film', ...ids.filter((id) => id !== gone)].toSorted());
  expect(read.videos.byId.get(second)?.texts.en.title).toBe('Another title');
  expect(read.videos.byId.get(first)).toBe(files.videos.byId.get(first));
  expect(read.videos.bySlug.sv.get('ny-film')?.id).toBe(second);
  const former = files.videos.byId.get(second)?.texts.sv.slug ?? '';
  expect(read.videos.bySlug.sv.get(former)?.id).toBe(second);
  // Where an archived one comes last, others keep their former names, too.
  const last = put([edit('VIDEO', second, { 'slug-sv': 'ny-film' }), archive('VIDEO', gone)]).read;
  expect(last.videos.bySlug.sv.get(former)?.id).toBe(second);
  expect(last.videos.byId.has(gone)).toBe(false);
});

test("an operator's film that cannot be read is told in the words of its file", () => {
  const { left, read } = put([], { ownVideos: [{ id: 'own', sources: null }] });
  expect(left).toEqual([
    { kind: 'VIDEO', id: 'own', message: 'The file is missing.', isOfFile: true },
  ]);
  expect(read.videos.byId.has('own')).toBe(false);
});

test('what visitors see first is what editors chose, as long as all of it is there', () => {
  const hero = fieldsOf('LANDING', 'landing')['hero']?.split(' ').toReversed() ?? [];
  const chosen = put([edit('LANDING', 'landing', { hero: hero.join(' ') })]);
  expect([chosen.read.landing.hero, chosen.left]).toEqual([hero, []]);
  expect(put([archive('LANDING', 'landing')]).read.landing).toBe(files.landing);
  const broken = put([edit('LANDING', 'landing', { hero: 'gone-dish' })]);
  expect(broken.read.landing).toBe(files.landing);
  expect(broken.left).toMatchObject([{ kind: 'LANDING', id: 'landing' }]);
  const withoutOne = [archive('RECIPE', hero[0] ?? ''), edit('LANDING', 'landing', {})];
  expect(put(withoutOne).left).toEqual([
    { kind: 'LANDING', id: 'landing', message: expect.stringContaining(hero[0] ?? '') },
  ]);
});

test('shelves are what editors chose, without the dishes and guides that are gone', () => {
  const id = 'collections';
  const titleIn = ({ collections }: Catalogue) =>
    collections.dishes.find(({ key }) => key === 'SOUPS')?.titles.sv;
  const chosen = put([edit('COLLECTION', id, { 'dishset.soups.title.sv': 'Ur grytan' })]);
  expect([titleIn(chosen.read), chosen.left]).toEqual(['Ur grytan', []]);
  expect(put([archive('COLLECTION', id)]).read.collections).toBe(files.collections);
  const edited = edit('COLLECTION', id, {
    'dishset.soups.title.sv': 'Ur grytan',
    'dishset.soups.covers': soup,
    'guideset.every-day.guides': 'eating-out',
  });
  const without = put([archive('RECIPE', soup), archive('PAGE', 'eating-out'), edited]);
  expect(without.left).toMatchObject([{ kind: 'COLLECTION', id }]);
  expect(titleIn(without.read)).toBe('Ur grytan');
  expect(without.read.collections.dishes.find(({ key }) => key === 'SOUPS')?.covers).toEqual([]);
  expect(without.read.collections.guides.map(({ key }) => key)).not.toContain('EVERY_DAY');
  const broken = put([edit('COLLECTION', id, { 'dishset.soups.title.en': ' ' })]);
  expect(broken.left).toMatchObject([{ kind: 'COLLECTION', id }]);
  expect(broken.read.collections).toBe(files.collections);
});
