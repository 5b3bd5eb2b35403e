import { expect, test } from 'vitest';
import { testCatalogue as shipped } from '../../../server/testing/test-server.ts';
import { pageKeys } from '../../pages/page-keys.rules.ts';
import { isFieldName, isSmallEnough, longestTextOf } from '../content-limits.rules.ts';
import { editedKinds } from '../content-kind.rules.ts';
import { judgeFood } from '../foods/judge-food.ts';
import { judgeLanding } from '../landing/landing-kind.ts';
import { judgePage } from '../pages/judge-page.ts';
import { compilePlan } from '../plans/plan-file.ts';
import { judgeProgram } from '../programs/program-files.ts';
import { kinds } from './kinds.ts';

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
    const { page, remarks } = judgePage({ id, fields, content });
    expect(remarks, id).toEqual([]);
    expect(page, id).toEqual(pages[id]);
  }
});

test('a program and the landing choices that nobody changed go out as their files have them', async () => {
  const catalogue = await shipped();
  const { content, programs, landing, themedPlans } = catalogue;
  const mealPlanKeys = new Set(themedPlans.plans.map(({ key }) => key));
  for (const program of programs.programs) {
    const fields = kinds.PROGRAM.fieldsOf({ id: program.key, catalogue }) ?? {};
    const judged = judgeProgram({ id: program.key, fields, content, mealPlanKeys });
    expect(judged.remarks).toEqual([]);
    expect(judged.program).toEqual(program);
  }
  const fields = kinds.LANDING.fieldsOf({ id: 'landing', catalogue }) ?? {};
  expect(judgeLanding({ fields, content })).toEqual({ landing, remarks: [] });
});

test('what is wrong is told beside the field it is about', async () => {
  const catalogue = await shipped();
  const { content } = catalogue;
  const id = 'ketoGuide';
  const guide = kinds.PAGE.fieldsOf({ id, catalogue }) ?? {};
  const [section] = (guide['sections'] ?? '').split(' ');
  const field = `section.${section}.body.es`;
  const source = { ...guide, [field]: `${guide[field]}\n\nUna frase[^nobody-1999].` };
  expect(judgePage({ id, fields: source, content }).remarks).toMatchObject([
    { field, level: 'STOPS' },
  ]);
  const longer = { ...guide, [field]: `${guide[field]}\n\nOtra frase.` };
  expect(judgePage({ id, fields: longer, content }).remarks).toMatchObject([
    { field, level: 'STOPS' },
  ]);
  const butter = kinds.FOOD.fieldsOf({ id: 'butter', catalogue }) ?? {};
  const fatter = { ...butter, 'figure.fatGrams': '90' };
  const remarks = judgeFood({ id: 'butter', fields: fatter, content }).remarks;
  expect(remarks).toMatchObject([{ field: 'citation', level: 'STOPS' }]);
  const odd = { ...fatter, citation: 'Table 3', density: 'x' };
  expect(judgeFood({ id: 'butter', fields: odd, content }).remarks[0]?.field).toBe('density');
});
