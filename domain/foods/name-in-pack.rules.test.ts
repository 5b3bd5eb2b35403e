import { expect, test } from 'vitest';
import { nameInPack } from './name-in-pack.rules.ts';

test.each([
  ['Canned chopped tomatoes', 'can', 'en', 'Chopped tomatoes'],
  ['Canned kidney beans, drained', 'can', 'en', 'Kidney beans'],
  ['Cooked black beans', 'can', 'en', 'Black beans'],
  ['Roasted red peppers from a jar', 'jar', 'en', 'Roasted red peppers'],
  ['Brewed coffee', 'bag', 'en', 'Coffee'],
  ['Atún en aceite en lata', 'can', 'es', 'Atún en aceite'],
  ['Frijoles rojos cocidos escurridos', 'can', 'es', 'Frijoles rojos'],
  ['Kidneybönor på burk, avrunna', 'can', 'sv', 'Kidneybönor'],
  ['Grillade paprikor på burk', 'jar', 'sv', 'Grillade paprikor'],
  ['Blötlagd wakame', 'bag', 'sv', 'Wakame'],
] as const)('%s in a %s (%s) is %s', (name, form, language, shown) => {
  expect(nameInPack({ name, form, language })).toBe(shown);
});

test('what the pack does not say is kept', () => {
  const named = (name: string, form: 'bag' | 'loose' | 'pack') =>
    nameInPack({ name, form, language: 'en' });
  expect(named('Cooked peeled shrimp', 'bag')).toBe('Cooked peeled shrimp');
  expect(named('Cooked ham', 'pack')).toBe('Cooked ham');
  expect(named('Canned salmon', 'loose')).toBe('Canned salmon');
});
