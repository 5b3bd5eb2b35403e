import { expect, test } from 'vitest';
import { StatementNames } from './statement-names.ts';

function askedOften(names: StatementNames, text: string): string | undefined {
  return Array.from({ length: 4 }, () => names.nameOf(text)).at(-1);
}

test('a statement has a name once it was sent a few times, and keeps it', () => {
  const names = new StatementNames();
  const asked = Array.from({ length: 5 }, () => names.nameOf('select 1'));
  expect(asked).toEqual([undefined, undefined, undefined, 'yolk_1', 'yolk_1']);
  expect(askedOften(names, 'select 2')).toBe('yolk_2');
});

test('however many different statements are sent, some hundred have names', () => {
  const names = new StatementNames();
  const named = Array.from({ length: 1000 }, (_, index) => askedOften(names, `select ${index}`));
  expect(named.filter((name) => name !== undefined)).toHaveLength(300);
  expect(names.nameOf('select 0')).toBe('yolk_1');
});
