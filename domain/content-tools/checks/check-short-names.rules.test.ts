import { expect, test } from 'vitest';
import { languages, type Language } from '../../../lib/language.ts';
import { buildFood } from '../../foods/testing/build-food.ts';
import { parseRecipe } from '../../recipes/files/parse-recipe.ts';
import { compiled } from '../../recipes/testing/build-recipe.ts';
import { recipeSources } from '../../recipes/testing/recipe-files.ts';
import { shortNameProblems } from './check-short-names.rules.ts';

function problemsOf({ language, title, short }: Named): string[] {
  const foods = [buildFood({ id: 'salmon' })];
  const recipe = compiled({ foods, recipe: { id: 'dish', lines: ['300 g salmon'] } });
  const { places } = parseRecipe(recipeSources()).parsed ?? {};
  if (places === undefined) throw new Error('The sample recipe should be readable.');
  const texts = { ...recipe.texts };
  for (const each of languages) texts[each] = { ...texts[each], title: 'Salmon', short: null };
  texts[language] = { ...texts[language], title, short };
  const checked = { recipe: { ...recipe, texts }, places, foods: new Map() };
  return shortNameProblems(checked).map(({ message }) => message);
}

interface Named {
  language: Language;
  title: string;
  short: string | null;
}

test.each<[Language, string, string, string]>([
  ['en', 'Split eggplants with spiced beef', 'Stuffed eggplants', 'stuffed'],
  ['en', 'Rolled leg of lamb with spinach and feta', 'Stuffed leg of lamb', 'stuffed'],
  ['en', 'Egg-fried cauliflower rice', 'Egg-fried rice', 'rice'],
  ['en', 'Black-eyed peas with mushrooms and spinach', 'Peas and mushrooms', 'peas'],
  ['es', 'Espaguetis de calabacín con aceite de ajo', 'Espaguetis al ajo', 'espaguetis'],
  ['es', 'Berenjenas abiertas con carne', 'Berenjenas rellenas', 'rellenas'],
  ['sv', 'Stekt blomkålsris med ägg', 'Stekt ris', 'ris'],
  ['sv', 'Lammrulle med spenat', 'Fyllt lamm i ugn', 'i ugn'],
])('in %s "%s" is no "%s"', (language, title, short, other) => {
  expect(problemsOf({ language, title, short })).toEqual([
    `"${short}" says "${other}", which "${title}" does not mean.`,
  ]);
});

test.each<[Language, string, string | null]>([
  ['en', 'Split eggplants with spiced beef', 'Split eggplants'],
  ['en', 'Buffalo chicken cauliflower casserole', 'Buffalo chicken bake'],
  ['en', 'Basic fluffy cauliflower rice', 'Cauliflower rice'],
  ['en', 'Minted pea and ham soup', 'Pea & ham soup'],
  ['en', 'Salmon', null],
  ['es', 'Sardinas a la parrilla con limón', 'Sardinas asadas'],
  ['sv', 'Gilda, pintxos med sardell', 'Gildaspett'],
])('in %s "%s" may be called %o', (language, title, short) => {
  expect(problemsOf({ language, title, short })).toEqual([]);
});
