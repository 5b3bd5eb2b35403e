import { expect, test } from 'vitest';
import { OneList } from '../testing/one-list.ts';

function listOf(...lines: string[]): OneList {
  const list = new OneList();
  list.add('stew', lines);
  return list;
}

const homeFacts = (list: OneList) =>
  list.facts.flatMap((fact) =>
    fact.kind === 'home' || fact.kind === 'wanted' ? [`${fact.kind} ${fact.foodId}`] : [],
  );

test('what is kept at home is written down once, however often it is said', () => {
  const list = listOf('100 g butter');
  list.do({ intent: 'keep-at-home', foodId: 'butter' });
  const { facts } = list;
  list.do({ intent: 'keep-at-home', foodId: 'butter' });
  expect(list.facts).toEqual(facts);
  expect(homeFacts(list)).toEqual(['home butter']);
});

test('what is wanted this time is no longer so once it is at home again', () => {
  const list = listOf('100 g butter');
  list.do({ intent: 'keep-at-home', foodId: 'butter' });
  list.do({ intent: 'want', foodId: 'butter' });
  list.do({ intent: 'want', foodId: 'butter' });
  expect(homeFacts(list).toSorted()).toEqual(['home butter', 'wanted butter']);
  list.do({ intent: 'keep-at-home', foodId: 'butter' });
  expect(homeFacts(list)).toEqual(['home butter']);
  list.do({ intent: 'leave-usual', foodId: 'butter' });
  expect(homeFacts(list)).toEqual([]);
});
