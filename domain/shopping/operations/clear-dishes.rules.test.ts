import { expect, test } from 'vitest';
import { OneList } from '../testing/one-list.ts';

/** The salmon of last week is bought, the rest of it is not; this week takes salmon and eggs again. */
function listOfTwoWeeks(): OneList {
  const list = new OneList();
  list.add('old', ['250 g salmon', '2 piece egg', '20 g spinach']);
  list.do({ intent: 'tick', itemKey: 'food:salmon', grams: null });
  list.add('new', ['200 g salmon', '4 piece egg']);
  return list;
}

const clearOld = { intent: 'clear-dishes', ids: ['old'] } as const;

test('what is left of dishes whose days are over leaves the list, the rest stays', () => {
  const list = listOfTwoWeeks();
  const extra = { text: 'Candles', amount: null, foodId: null };
  list.do({ intent: 'add-extra', id: 'candles', ...extra });
  const before = list.item('food:egg').grams ?? 0;
  list.do(clearOld);
  const keys = list.items().map(({ key }) => key);
  expect(keys.toSorted()).toEqual(['extra:candles', 'food:egg', 'food:salmon']);
  expect(list.item('food:egg').grams).toBeCloseTo((before * 4) / 6);
});

test('what was bought for them is eaten: the next week asks for all it needs', () => {
  const list = listOfTwoWeeks();
  expect(list.item('food:salmon').haveAmount).not.toBeNull();
  list.do(clearOld);
  const salmon = { isTicked: false, haveAmount: null, grams: 200 };
  expect(list.item('food:salmon')).toMatchObject(salmon);
});

test('what was ticked for both weeks is in the basket for the one that stays', () => {
  const list = listOfTwoWeeks();
  list.do({ intent: 'tick', itemKey: 'food:egg', grams: null });
  list.do(clearOld);
  expect(list.item('food:egg')).toMatchObject({ isTicked: true });
});

test('a tick for nothing that stays is forgotten with them', () => {
  const list = new OneList();
  list.add('old', ['250 g salmon']);
  list.do({ intent: 'tick', itemKey: 'food:salmon', grams: null });
  list.do(clearOld);
  expect(list.facts).toMatchObject([{ kind: 'done', additionIds: ['old'] }]);
});

test('dishes that another device has cleared already are nothing to do', () => {
  const list = listOfTwoWeeks();
  list.do(clearOld);
  const before = list.facts;
  list.do(clearOld);
  expect(list.facts).toEqual(before);
});
