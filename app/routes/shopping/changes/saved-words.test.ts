import { expect, test } from 'vitest';
import * as m from '../../../../i18n/paraglide/messages.js';
import { savedWords } from './saved-words.ts';

test('a list that follows its plan, and a week put on it, are told as on the page of the plan', () => {
  expect(savedWords('follow-plan')).toBe(m.meal_plans_list_updated());
  expect(savedWords('shop-plan')).toBe(m.meal_plans_shop_added());
  expect(savedWords('tick')).toBe(m.shopping_did_save());
});
