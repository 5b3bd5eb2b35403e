import { expect, test } from 'vitest';
import { testCatalogue as shipped } from '../../../server/testing/test-server.ts';
import { pageKeys } from '../../pages/page-keys.rules.ts';
import { isFieldName, isSmallEnough, longestTextOf } from '../content-limits.rules.ts';
import { editedKinds } from '../content-kind.rules.ts';
import { judgeFood } from '../foods/judge-food.ts';
import { judgeCollections } from '../collections/collections-kind.ts';
import { judgeLanding } from '../landing/landing-kind.ts';
import { judgePage } from '../pages/judge-page.ts';
import { compilePlan } from '../plans/plan-file.ts';
import { judgeProgram } from '../programs/program-files.ts';
import { readSentence } from '../remarks/read-sentence.ts';
import { judgeVideo } from '../videos/judge-video.ts';
import { fieldsOfVideo } from '../videos/video-fields.ts';
import { kinds } from './kinds.ts';
import { weekPlansByKey } from '../../programs/week-plan.rules.ts';

test('whatever is shipped can be edited: its fields have names and room', async () => {
  const catalogue = await shipped();
  for (const kind of editedKinds) {
    for (const { id } of kinds[kind].list(catalogue)) {
      const fields = kinds[kind].fieldsOf({ id, catalogue }) ?? {};
      expect(Object.keys(fields).length, `${kind} ${id}`).toBeGreaterThan(5);
      expect(isSmallEnough({ kind, fields }), `${kind} ${id}`).toBe(true);
      const odd = Object.entries(fields).filter(
        ([field, value]) => !isFieldName(field) || value.length > longestTextOf(field),
      );
      expect(odd, `${kind} ${id}`).toEqual([]);
    }
  }
});

test('a themed plan that nobody changed goes out as its file has it', async () => {
  const catalogue = await shipped();
  const { content, themedPlans } = catalogue;
  for (const plan of themedPlans.plans) {
    const fields = kinds.MEAL_PLAN.fieldsOf({ id: plan.key, catalogue }) ?? {};
    const compiled = compilePlan({ id: plan.key, fields, content });
    expect(compiled.problems).toEqual([]);
    expect(compiled.plan).toEqual(plan);
  }
});

test('a food that nobody changed goes out as the table has it', async () => {
  const catalogue = await shipped();
  const { content } = catalogue;
  // Each reads the whole table for its whole; every seventh is of every kind there is.
  for (const food of content.foods.filter((_, index) => index % 7 === 0)) {
    const fields = kinds.FOOD.fieldsOf({ id: food.id, catalogue }) ?? {};
    const judged = judgeFood({ id: food.id, fields, content });
    expect(judged.remarks.filter(({ level }) => level === 'STOPS')).toEqual([]);
    const whole = judged.food?.purchase?.whole;
    expect({ ...judged.food, purchase: null }).toEqual({ ...food, purchase: null });
    expect(whole?.gramsPerGram ?? 0).toBeCloseTo(food.purchase?.whole?.gramsPerGram ?? 0, 9);
    expect(judged.food?.purchase?.packs).toEqual(food.purchase?.packs);
    expect(judged.food?.purchase?.aisles).toEqual(food.purchase?.aisles);
  }
});

test('a page that nobody changed goes out as its files have it', async () => {
  const catalogue = await shipped();
  const { content, pages } = catalogue;
  for (const id of pageKeys) {
    const fields = kinds.PAGE.fieldsOf({ id, catalogue }) ?? {};
    const { page, remarks } = judgePage({ id, fields, content, pages });
    expect(remarks, id).toEqual([]);
    expect(page, id).toEqual(pages[id]);
  }
});

test('a program and the landing choices that nobody changed go out as their files have them', async () => {
  const catalogue = await shipped();
  const { content, programs, landing, themedPlans, pages } = catalogue;
  const weekPlans = weekPlansByKey(themedPlans.plans);
  for (const program of programs.programs) {
    const fields = kinds.PROGRAM.fieldsOf({ id: program.key, catalogue }) ?? {};
    const judged = judgeProgram({ id: program.key, fields, content, weekPlans });
    expect(judged.remarks).toEqual([]);
    expect(judged.program).toEqual(program);
  }
  const fields = kinds.LANDING.fieldsOf({ id: 'landing', catalogue }) ?? {};
  expect(judgeLanding({ fields, content })).toEqual({ landing, remarks: [] });
  const shelves = kinds.COLLECTION.fieldsOf({ id: 'collections', catalogue }) ?? {};
  const { collections } = catalogue;
  expect(judgeCollections({ fields: shelves, content, pages })).toEqual({
    collections,
    remarks: [],
  });
  const told = (changed: Record<string, string>) =>
    judgeCollections({ fields: { ...shelves, ...changed }, content, pages }).remarks[0]?.field;
  expect(told({ 'guideset.levels.guides': 'howItWorks' })).toBe('guideset.levels.guides');
  expect(told({ 'guideset.levels.guides': 'terms' })).toBe('guideset.levels.guides');
  expect(told({ 'dishset.soups.covers': 'no-dish' })).toBe('dishset.soups.covers');
  expect(told({ 'dishset.soups.title.sv': ' ' })).toBe('dishset.soups.title.sv');
});

test('a video that nobody changed goes out as its files have it', async () => {
  const catalogue = await shipped();
  for (const video of catalogue.videos.videos) {
    const fields = kinds.VIDEO.fieldsOf({ id: video.id, catalogue }) ?? {};
    expect(judgeVideo({ id: video.id, fields, catalogue })).toEqual({ video, remarks: [] });
  }
});

test('a recording keeps its times, and an address is read as people copy it', async () => {
  const catalogue = await shipped();
  const id = 'soup-without-lumps';
  const film = kinds.VIDEO.fieldsOf({ id, catalogue }) ?? {};
  const timed = Object.fromEntries(
    Object.entries(film).map(([field, value]) => {
      const chapter = /^chapter\.c(\d+)\.says/.exec(field)?.[1];
      if (chapter === undefined) return [field, value];
      const lines = value.split('\n').map((line, at) => `${chapter}:0${at} ${line}`);
      return [field, lines.join('\n')];
    }),
  );
  const from = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3';
  const fields = { ...timed, from, seconds: '900' };
  const { video, remarks } = judgeVideo({ id, fields, catalogue });
  expect(remarks).toEqual([]);
  expect(video).toMatchObject({ source: { kind: 'youtube', id: 'dQw4w9WgXcQ' }, seconds: 900 });
  expect(video && fieldsOfVideo(video)).toMatchObject({
    from: 'youtube dQw4w9WgXcQ',
    'chapter.c2.says.sv': fields['chapter.c2.says.sv' as keyof typeof fields],
  });
});

test('what is wrong with a video is told beside its field', async () => {
  const catalogue = await shipped();
  const id = 'almond-pancakes-that-hold';
  const video = kinds.VIDEO.fieldsOf({ id, catalogue }) ?? {};
  const told = (changed: Record<string, string>) => {
    const [remark] = judgeVideo({ id, fields: { ...video, ...changed }, catalogue }).remarks;
    return remark && [remark.field, readSentence(remark.message)?.sentence.code];
  };
  expect(told({ 'chapter.c2.says.sv': 'En mening.' })).toEqual([
    'chapter.c2.says.sv',
    'video.other-chapters',
  ]);
  expect(told({ 'chapter.c2.shows': 'step 40' })).toEqual(['chapter.c2.shows', 'video.step']);
  expect(told({ recipe: 'nothing-of-ours' })).toEqual(['recipe', 'page.unknown']);
  expect(told({ 'chapter.c3.shows': 'foods nothing-of-ours' })).toEqual([
    'chapter.c3.shows',
    'page.unknown',
  ]);
  expect(told({ recipe: '' })?.[0]).toBe('picture');
  expect(told({ from: 'vimeo 1234567', seconds: '60' })).toEqual([
    'chapter.c1.says.en',
    'video.no-time',
  ]);
  const taken = catalogue.videos.byId.get('soup-without-lumps')?.texts.sv.slug ?? '';
  expect(told({ 'slug-sv': taken })).toEqual(['slug-sv', 'video.address-twice']);
  expect(told({ 'title.en': '' })?.[0]).toBe('title.en');
  expect(told({ 'chapter.c1.shows': '' })?.[0]).toBe('chapter.c1.shows');
  expect(told({ from: 'vimeo x' })?.[0]).toBe('from');
  expect(told({ published: 'soon' })?.[0]).toBe('published');
});

test('what a program lacks is told beside its week', async () => {
  const catalogue = await shipped();
  const { content, themedPlans } = catalogue;
  const weekPlans = weekPlansByKey(themedPlans.plans);
  const id = 'first-steps';
  const fields = kinds.PROGRAM.fieldsOf({ id, catalogue }) ?? {};
  const told = (changed: Record<string, string>) =>
    judgeProgram({
      id,
      fields: { ...fields, ...changed },
      content,
      weekPlans,
    }).remarks.map(({ field }) => field);
  const [first] = (fields['week.w2.lessons'] ?? '').split(' ');
  expect(told({ 'week.w2.lessons': first ?? '' })).toContain('week.w2.lessons');
  const [, ...days] = (fields['week.w1.days'] ?? '').split(' ');
  expect(told({ 'week.w1.days': ['-', ...days].join(' ') })).toContain('week.w1.days');
  expect(told({ weeks: 'w1' })).toContain('weeks');
});

test('what is wrong is told beside the field it is about', async () => {
  const catalogue = await shipped();
  const { content, pages } = catalogue;
  const id = 'ketoGuide';
  const guide = kinds.PAGE.fieldsOf({ id, catalogue }) ?? {};
  const [section] = (guide['sections'] ?? '').split(' ');
  const field = `section.${section}.body.es`;
  const source = { ...guide, [field]: `${guide[field]}\n\nUna frase[^nobody-1999].` };
  expect(judgePage({ id, fields: source, content, pages }).remarks).toMatchObject([
    { field, level: 'STOPS' },
  ]);
  const longer = { ...guide, [field]: `${guide[field]}\n\nOtra frase.` };
  expect(judgePage({ id, fields: longer, content, pages }).remarks).toMatchObject([
    { field, level: 'STOPS' },
  ]);
  const butter = kinds.FOOD.fieldsOf({ id: 'butter', catalogue }) ?? {};
  const fatter = { ...butter, 'figure.fatGrams': '90' };
  const remarks = judgeFood({ id: 'butter', fields: fatter, content }).remarks;
  expect(remarks).toMatchObject([{ field: 'citation', level: 'STOPS' }]);
  const unkept = { ...fatter, 'figure.fatGrams': '82', citation: 'A label' };
  expect(judgeFood({ id: 'butter', fields: unkept, content }).remarks).toMatchObject([
    { field: 'citation', level: 'PROBLEM' },
  ]);
  const odd = { ...fatter, citation: 'Table 3', density: 'x' };
  expect(judgeFood({ id: 'butter', fields: odd, content }).remarks[0]?.field).toBe('density');
});
