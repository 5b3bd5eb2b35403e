import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { noFilters } from '../../domain/search/recipes/search-filters.rules.ts';
import { IngredientList } from '../dishes/ingredient-list.tsx';
import { RecipeTile } from '../dishes/recipe-tile.tsx';
import { writePartsWith } from '../loading/kept-part.tsx';
import { writeKeptPart } from '../loading/kept-parts.server.tsx';
import { FoodList } from './foods/food-list.tsx';
import { EatingNotes } from './recipes/recipe/eating-notes.tsx';
import { PicturedSteps } from './recipes/recipe/pictured-steps.tsx';
import { RecipeNutrition } from './recipes/recipe/recipe-nutrition.tsx';
import { RecipeQuestions } from './recipes/recipe/recipe-questions.tsx';
import { RecipeSatiety } from './recipes/recipe/recipe-satiety.tsx';
import { RecipeTags } from './recipes/recipe/recipe-tags.tsx';
import { SearchFilterPanel } from './search/search-filter-panel.tsx';

beforeAll(() => writePartsWith(writeKeptPart));

const tag = { filter: 'diet', tags: [{ value: 'KETO', label: 'Keto' }] } as never;
const step = {
  state: 'RAW',
  timersMinutes: [5],
  pieces: [{ text: 'Chop.', amount: null }],
  ingredients: [],
} as never;
const address = { mode: 'carbs', search: '' } as never;
const nutrition = {
  gramsPerServing: 300,
  netCarbsGrams: 5,
  netCarbsWithoutPolyolsGrams: 3,
  energyKcal: 500,
  energyShares: { netCarbs: 0.04, protein: 0.32, fat: 0.62 },
  nutrients: [{ name: 'sodiumMg', amount: 3.25, isIncomplete: true }],
} as never;
const satiety = {
  score: 60,
  band: null,
  version: '1',
  parts: { protein: 30, density: 20, fiber: 10 },
} as never;
const searched = { text: '', tab: 'all', filters: noFilters, page: 1 } as const;
const facet = {
  filter: 'DIET',
  title: 'Diet',
  choices: [{ value: 'KETO', name: 'Keto', count: 3, isChosen: false }],
} as never;
const recipe = {
  id: 'stew',
  slug: 'stew',
  title: 'Stew',
  isLocked: false,
  isFavorite: false,
  times: { activeMinutes: 20, totalMinutes: 20 },
  nutrition,
} as never;
const ofPages = {
  questions: <RecipeQuestions questions={[{ question: 'May it be frozen?', answer: 'Yes.' }]} />,
  notes: <EatingNotes notes={['RAW_EGG']} />,
  tags: <RecipeTags groups={[tag]} />,
  steps: <PicturedSteps recipeId="stew" units="metric" steps={[step]} />,
  ingredients: <IngredientList ingredients={[]} units="metric" />,
  nutrition: <RecipeNutrition nutrition={nutrition} isOfPlate={false} />,
  satiety: <RecipeSatiety satiety={satiety} />,
  filters: <SearchFilterPanel address={searched} facets={[facet]} />,
  foods: <FoodList foods={[]} address={address} compared={[]} />,
  tiles: <RecipeTile recipe={recipe} heart={<i />} />,
};

test.each(Object.entries(ofPages))('%s are kept', (_name, part) => {
  const html = renderToString(
    <MemoryRouter initialEntries={['/recipes/stew']}>{part}</MemoryRouter>,
  );
  expect(html).toContain('<kept-part>');
});

test.each([
  <SearchFilterPanel key="filters" address={{ ...searched, text: 'egg' }} facets={[facet]} />,
  <FoodList
    key="foods"
    foods={[]}
    address={{ mode: 'carbs', search: 'egg' } as never}
    compared={[]}
  />,
])('what somebody typed takes no room of what many ask for', (part) => {
  const html = renderToString(
    <MemoryRouter initialEntries={['/recipes/stew']}>{part}</MemoryRouter>,
  );
  expect(html).not.toContain('<kept-part>');
});
