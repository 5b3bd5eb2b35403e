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

test.each([
  ['Red beets, from a jar', 'jar', 'en', 'Red beets'],
  ['Pineapple in a can', 'can', 'en', 'Pineapple'],
  ['Canned cod', 'jar', 'en', 'Cod'],
  ['Wakame, soaked', 'bag', 'en', 'Wakame'],
  ['Uncanned cod', 'can', 'en', 'Uncanned cod'],
  ['Precooked beans', 'can', 'en', 'Precooked beans'],
  ['Beans, drained well', 'can', 'en', 'Beans, drained well'],
  ['Wakame, soaked overnight', 'bag', 'en', 'Wakame, soaked overnight'],
  ['Home-brewed coffee', 'bag', 'en', 'Home-brewed coffee'],
  ['Tomates en frasco', 'jar', 'es', 'Tomates'],
  ['Tomates en latas', 'can', 'es', 'Tomates en latas'],
  ['Lenteja cocida', 'can', 'es', 'Lenteja'],
  ['Lentejas cocidas escurridas', 'bag', 'es', 'Lentejas cocidas escurridas'],
  ['Café de filtro', 'bag', 'es', 'Café'],
  ['Té verde (infusión)', 'pack', 'es', 'Té verde'],
  ['Wakame hidratado', 'bag', 'es', 'Wakame'],
  ['Algas hidratadas', 'bag', 'es', 'Algas'],
  ['Kokta linser', 'can', 'sv', 'Linser'],
  ['Kokt skinka', 'can', 'sv', 'Skinka'],
  ['Kokt skinka', 'pack', 'sv', 'Kokt skinka'],
  ['Ananas på glas', 'jar', 'sv', 'Ananas'],
  ['Ananas på burkar', 'can', 'sv', 'Ananas på burkar'],
  ['Linser, avrunna', 'can', 'sv', 'Linser'],
  ['Te, bryggt', 'bag', 'sv', 'Te'],
  ['Okokta linser', 'can', 'sv', 'Okokta linser'],
] as const)('%s in a %s (%s) is bought as %s', (name, form, language, shown) => {
  expect(nameInPack({ name, form, language })).toBe(shown);
});
