import { forms } from '../testing/form-cases.ts';
import { testForms } from '../testing/test-forms.ts';

const weighed = { id: crypto.randomUUID(), measure: 'WEIGHT', unit: 'kg', day: '2026-01-02' };
const at = { day: '2026-01-02', slot: 'DINNER' };
const quick = { id: crypto.randomUUID(), ...at, energyKcal: '60' };
const entry = () => ({ id: crypto.randomUUID(), ...at });
const recipe = { recipe_id: 'beef-and-broccoli-stir-fry' };

testForms({
  area: 'tracking',
  cases: [
    ...forms('visitor', '/tracking', {
      'a weight of nobody': [{ intent: 'add', ...weighed, amount: '78' }, '401 auth.required'],
    }),
    ...forms('member', '/tracking', {
      'a weight': [{ intent: 'add', ...weighed, amount: '78,4' }, '200 done'],
      'a weight that is none': [{ intent: 'add', ...weighed, amount: 'some' }, '400 number'],
      'a weight of an elephant': [
        { intent: 'add', ...weighed, id: crypto.randomUUID(), amount: '4000' },
        '400 range',
      ],
      'a weight on no day': [
        { intent: 'add', ...weighed, id: crypto.randomUUID(), day: '2026-02-30', amount: '78' },
        '400 tracking.day-invalid',
      ],
      'a corrected weight': [{ intent: 'change', ...weighed, amount: '77' }, '→ /tracking'],
      'a weight that is taken away': [{ intent: 'delete', ids: weighed.id }, '200 done'],
      'a weight that comes back': [{ intent: 'restore', ids: weighed.id }, '200 done'],
      'nothing taken away': [{ intent: 'delete', ids: '' }, '200 done'],
      'a goal': [{ intent: 'goal', unit: 'kg', amount: '70' }, '200 done'],
      'no goal': [{ intent: 'goal', unit: 'kg', amount: '' }, '200 done'],
      'a goal that is none': [{ intent: 'goal', unit: 'kg', amount: 'less' }, '400 number'],
      'what is measured': [{ intent: 'choose', measure: 'WAIST', weight_unit: 'lb' }, '200 done'],
      'a table of weights': [
        { intent: 'import', file: new Blob(['date,weight (kg)\n2026-01-03,78']) },
        '200 done',
      ],
      'a file that is no table': [
        { intent: 'import', file: new Blob(['hello']) },
        '400 tracking.csv-columns-missing',
      ],
    }),
    ...forms('member', '/tracking?tab=food', {
      'something eaten': [{ intent: 'log-quick', ...quick, name: 'Soup' }, '200 done'],
      'something without a name': [
        { intent: 'log-quick', ...quick, id: crypto.randomUUID() },
        '400 tracking.name-required',
      ],
      'a recipe that was eaten': [
        { intent: 'log-recipe', ...entry(), ...recipe, servings: '1,5' },
        '200 done',
      ],
      'a recipe there is none of': [
        { intent: 'log-recipe', ...entry(), recipe_id: 'x', servings: '1' },
        '400 tracking.recipe-not-found',
      ],
      'nothing of a recipe': [
        { intent: 'log-recipe', ...entry(), ...recipe, servings: '0' },
        '400 tracking.servings-out-of-range',
      ],
      'a food that was eaten': [
        { intent: 'log-food', ...entry(), food_id: 'egg', amount: '2', unit: 'piece' },
        '200 done',
      ],
      'a food there is none of': [
        { intent: 'log-food', ...entry(), food_id: 'x', amount: '2', unit: 'g' },
        '400 tracking.food-not-found',
      ],
      'a product nobody knows': [
        { intent: 'log-product', ...entry(), barcode: '7310865004703', grams: '50' },
        '400 tracking.barcodes-off',
      ],
      'a planned dish of no plan': [
        { intent: 'log-planned', id: crypto.randomUUID(), day: at.day, key: '0.DINNER.x' },
        '400 tracking.planned-meal-not-found',
      ],
      'the day before once more': [
        { intent: 'copy-day', id: crypto.randomUUID(), day: '2026-01-03', from_day: at.day },
        '200 done',
      ],
      'a day without anything once more': [
        { intent: 'copy-day', id: crypto.randomUUID(), day: at.day, from_day: '2025-01-02' },
        '200 done',
      ],
      'something eaten that is taken away': [{ intent: 'delete-food', ids: quick.id }, '200 done'],
      'something eaten that comes back': [{ intent: 'restore-food', ids: quick.id }, '200 done'],
    }),
  ],
});
