import * as m from '../../../../i18n/paraglide/messages.js';
import {
  count,
  isTrue,
  optionalCount,
  optionalText,
  requestKey,
  text,
  texts,
  written,
} from '../../../forms/fields.ts';
import { formSet, type IntentOf } from '../../../forms/form-set.ts';
import { generateForms } from '../../../plans/generate-form.ts';
import { shopWeekForms } from '../../../plans/shop-week-form.ts';
import { readDish, readPlace } from '../meal-place.ts';

const plan = { meal_plan_id: text };
/** Changes of what a plan holds name the version they were made to. */
const planAsSeen = { ...plan, version: count({ otherwise: 0 }) };
const dish = written(readDish);
const place = written(readPlace);

/** What the forms of plans ask for. */
export const planForms = formSet({
  ...generateForms,
  start: {
    fields: { ...plan, begins_on: optionalText, other_day: optionalText },
    failure: m.meal_plans_error_start,
  },
  stop: { fields: plan, failure: m.meal_plans_error_stop },
  share: { fields: plan, failure: m.meal_plans_error_share },
  unshare: { fields: plan, failure: m.meal_plans_error_unshare },
  delete: { fields: plan, failure: m.meal_plans_error_delete },
  restore: { fields: plan, failure: m.meal_plans_error_edit },
  copy: { fields: { slug: text, request_key: requestKey }, failure: m.meal_plans_error_copy },
  create: {
    fields: { title: text, days: count({ otherwise: 0 }), request_key: requestKey },
    failure: m.meal_plans_error_create,
  },
  rename: {
    fields: { ...planAsSeen, title: text, description: text },
    failure: m.meal_plans_error_edit,
  },
  add: { fields: { ...planAsSeen, to: place, recipe_id: text }, failure: m.meal_plans_error_add },
  remove: { fields: { ...planAsSeen, dish }, failure: m.meal_plans_error_remove },
  swap: { fields: { ...planAsSeen, dish, recipe_id: text }, failure: m.meal_plans_error_edit },
  move: { fields: { ...planAsSeen, dish, to: place }, failure: m.meal_plans_error_edit },
  lock: { fields: { ...planAsSeen, dish, locked: isTrue }, failure: m.meal_plans_error_edit },
  leftovers: { fields: { ...planAsSeen, dish, wanted: isTrue }, failure: m.meal_plans_error_edit },
  'change-servings': {
    fields: { ...planAsSeen, servings: count({ otherwise: 0 }), day: optionalCount },
    failure: m.meal_plans_error_edit,
  },
  undo: {
    fields: { ...planAsSeen, to_version: count({ otherwise: 0 }) },
    failure: m.meal_plans_error_edit,
  },
  regenerate: {
    fields: {
      ...planAsSeen,
      request_key: requestKey,
      slot: texts,
      /** Which of the page's buttons it was: of one meal or day, or of all the rest. */
      only: text,
      whole: text,
    },
    failure: m.meal_plans_error_edit,
  },
  ...shopWeekForms,
  'shop-day': {
    fields: { ...plan, request_key: requestKey, day: count({ otherwise: 9999 }) },
    failure: m.meal_plans_error_shop,
  },
  'shop-recipe': {
    fields: { recipe_id: text, key: text, request_key: requestKey },
    failure: m.meal_plans_error_shop,
  },
  'follow-list': {
    fields: { ...plan, request_key: requestKey },
    failure: m.meal_plans_error_shop,
  },
  'open-calendar': { fields: {}, failure: m.meal_plans_error_edit },
  'close-calendar': { fields: {}, failure: m.meal_plans_error_edit },
});

/** The trash only gives plans back. */
export const restoreForms = formSet({ restore: planForms.restore });

export type PlanIntent = IntentOf<typeof planForms>;
