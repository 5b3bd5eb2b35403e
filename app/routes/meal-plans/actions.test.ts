import { forms } from '../testing/form-cases.ts';
import { planOfMember } from '../testing/own-plan.ts';
import { testForms } from '../testing/test-forms.ts';

const path = '/meal-plan/{slug}';
const planner = '/low-carb/meal-plans/my-meal-planner';
const plan = { meal_plan_id: '{planId}' };
const seen = { ...plan, version: '{version}' };
const dish = { dish: '{dish}' };
const key = () => ({ request_key: crypto.randomUUID() });
const other = { recipe_id: 'beef-and-broccoli-stir-fry' };

testForms({
  area: 'meal-plans',
  own: planOfMember,
  cases: [
    ...forms('visitor', planner, {
      'a week for nobody': [
        { intent: 'generate', ...key() },
        '→ /login?redirect_to=%2Flow-carb%2Fmeal-plans%2Fmy-meal-planner',
      ],
    }),
    ...forms('free', planner, {
      'a week for no member': [
        { intent: 'generate', ...key() },
        '403 meal-plan.creation-membership-required',
      ],
      'a plan of no member': [
        { intent: 'create', title: 'Mine', days: '3', ...key() },
        '403 meal-plan.creation-membership-required',
      ],
    }),
    ...forms('member', `${path}/swaps`, {
      'a swap to nothing, that waited': [
        { intent: 'swap-away', ...plan, ...dish, recipe_id: 'x', ...key() },
        '400 recipe.not-found',
      ],
      'a swap that waited': [
        { intent: 'swap-away', ...plan, ...dish, ...other, ...key() },
        '200 done',
      ],
      'a dish for an empty meal, that waited, to nowhere': [
        { intent: 'add-away', ...plan, to: '40.LUNCH', ...other, ...key() },
        '400 meal-plan.day-not-found',
      ],
      'a dish for an empty meal, that waited': [
        { intent: 'add-away', ...plan, to: '{otherPlace}', ...other, ...key() },
        '200 done',
      ],
    }),
    ...forms('member', path, {
      'a name': [
        { intent: 'rename', ...seen, title: 'Ours', description: '' },
        `→ ${path}?done=rename`,
        [/<h1[^>]*>Ours</, /plan-on-paper.*>Ours</s],
      ],
      'a name for a version that is gone': [
        { intent: 'rename', ...plan, version: '1', title: 'Mine', description: '' },
        '400 meal-plan.changed-elsewhere',
      ],
      'a name that is a novel': [
        { intent: 'rename', ...seen, title: 'x'.repeat(500), description: '' },
        '400 meal-plan.title-too-long',
      ],
      'a note on a meal': [
        { intent: 'note', ...seen, ...dish, note: 'Guests at seven' },
        `→ ${path}?done=note`,
        [/<ol aria-label="The week".*Guests at seven.*<\/ol>/s, /plan-on-paper.*Guests at seven/s],
      ],
      'a note that is a novel': [
        { intent: 'note', ...seen, ...dish, note: 'x'.repeat(501) },
        '400 note.too-long',
      ],
      'a note that no keyboard writes': [
        { intent: 'note', ...seen, ...dish, note: 'a\u0000b' },
        '400 input.invalid',
      ],
      'a lock': [{ intent: 'lock', ...seen, ...dish, locked: 'true' }, `→ ${path}?done=lock`],
      'a lock of no dish': [
        { intent: 'lock', ...seen, dish: '0.DINNER.x', locked: 'true' },
        '400 meal-plan.recipe-gone',
      ],
      'a lock of what is no dish': [
        { intent: 'lock', ...seen, dish: 'dinner', locked: 'true' },
        '400 input.invalid',
      ],
      'another dish instead': [
        { intent: 'swap', ...seen, ...dish, ...other },
        `→ ${path}?fresh=0.BREAKFAST&done=swap`,
      ],
      'a dish there is none of instead': [
        { intent: 'swap', ...seen, ...dish, recipe_id: 'x' },
        '400 recipe.not-found',
      ],
      'a dish on another day': [
        { intent: 'move', ...seen, ...dish, to: '{otherPlace}' },
        `→ ${path}?fresh=1.DINNER&done=move`,
      ],
      'a dish taken away': [
        { intent: 'remove', ...seen, ...dish },
        `→ ${path}?gone=${dish.dish}&done=remove`,
      ],
      'a dinner taken away with the lunch made from it': [
        { intent: 'remove-both', ...seen, ...dish },
        `→ ${path}?gone=${dish.dish}&done=remove-both`,
      ],
      'a dish more': [
        { intent: 'add', ...seen, to: '0.LUNCH', ...other },
        `→ ${path}?fresh=0.LUNCH&done=add`,
      ],
      'a dish on a day there is none of': [
        { intent: 'add', ...seen, to: '40.LUNCH', ...other },
        '400 meal-plan.day-not-found',
      ],
      'the last change taken back': [
        { intent: 'undo', ...seen, to_version: '{undoVersion}' },
        `→ ${path}?done=undo`,
      ],
      'what was never so taken back': [
        { intent: 'undo', ...seen, to_version: '0' },
        '400 meal-plan.nothing-to-undo',
      ],
      'more at the table': [
        { intent: 'change-servings', ...seen, servings: '4' },
        `→ ${path}?done=change-servings`,
      ],
      'a guest for dinner': [
        { intent: 'change-servings', ...seen, servings: '2', day: '0', meal: 'DINNER' },
        `→ ${path}?done=change-servings`,
      ],
      'nobody at the table': [
        { intent: 'change-servings', ...seen, servings: '0' },
        '400 meal-plan.servings-mismatch',
      ],
      'leftovers of no dinner': [
        { intent: 'leftovers', ...seen, dish: '0.LUNCH.x', wanted: 'true' },
        '400 meal-plan.recipe-gone',
      ],
      'another day': [
        { intent: 'regenerate', ...seen, ...key(), slot: '0.DINNER', only: 'day 0' },
        `→ ${path}?done=regenerate`,
      ],
      'another dinner': [
        { intent: 'regenerate', ...seen, ...key(), slot: '0.DINNER', only: '0.DINNER' },
        `→ ${path}?fresh=0.DINNER&done=regenerate`,
      ],
      'a dish that was cooked': [
        { intent: 'cooked', dish: '{key}', recipe_id: '{recipeId}', cooked: 'true' },
        `→ ${path}?done=cooked`,
      ],
      'a dish that nobody planned, cooked': [
        { intent: 'cooked', dish: '{key}', recipe_id: 'x', cooked: 'true' },
        '400 meal-plan.recipe-gone',
      ],
      'a week on the list': [{ intent: 'shop', ...plan, ...key() }, `→ ${path}?done=shop`],
      'a day on the list': [
        { intent: 'shop-day', ...plan, ...key(), day: '1' },
        `→ ${path}?done=shop-day`,
      ],
      'a day there is none of on the list': [
        { intent: 'shop-day', ...plan, ...key(), day: '99' },
        '400 shopping.day-not-found',
      ],
      'a dish on the list': [
        { intent: 'shop-recipe', recipe_id: '{recipeId}', key: '{key}', ...key() },
        `→ ${path}?done=shop-recipe`,
      ],
      'a list as the plan is now': [
        { intent: 'follow-list', ...plan, ...key() },
        `→ ${path}?done=follow-list`,
      ],
      'a plan others read': [{ intent: 'share', ...plan }, `→ ${path}?dialog=share&done=share`],
      'a plan others read no more': [{ intent: 'unshare', ...plan }, `→ ${path}?done=unshare`],
      'a plan that begins': [
        { intent: 'start', ...plan, begins_on: '{beginsOn}' },
        `→ ${path}?done=start`,
      ],
      'a plan that begins on no day': [
        { intent: 'start', ...plan, begins_on: '2026-02-30' },
        '400 meal-plan.begins-on-no-day',
      ],
      'a plan that is over': [{ intent: 'stop', ...plan }, `→ ${path}?done=stop`],
      'a copy': [
        { intent: 'copy', slug: '{slug}', ...key() },
        /^→ \/meal-plan\/[\w-]+\?done=copy$/,
      ],
      'a plan that is thrown away': [
        { intent: 'delete', ...plan },
        /^→ \/low-carb\/meal-plans\/my-meal-planner\?done=delete&plan=/,
      ],
    }),
    ...forms('member', '/meal-plan/gentle-start', {
      'a calendar': [
        { intent: 'open-calendar' },
        '→ /meal-plan/gentle-start?dialog=calendar&done=open-calendar',
      ],
      'no calendar': [
        { intent: 'close-calendar' },
        '→ /meal-plan/gentle-start?dialog=calendar&done=close-calendar',
      ],
    }),
    ...forms('member', '/low-carb/meal-plans/trash', {
      'a plan from the trash': [{ intent: 'restore', ...plan }, `→ ${planner}?done=restore`],
      'a form of another page in the trash': [{ intent: 'delete', ...plan }, '400 input.invalid'],
    }),
    ...forms('member', planner, {
      'a week': [{ intent: 'generate', ...key() }, /^→ \/meal-plan\/[\w-]+$/],
      'a plan of three days': [
        { intent: 'create', title: 'Mine', days: '3', ...key() },
        /^→ \/meal-plan\/[\w-]+\?done=create$/,
      ],
      'a plan of no days': [
        { intent: 'create', title: 'Mine', days: '0', ...key() },
        '400 meal-plan.days-out-of-range',
      ],
    }),
  ],
});
