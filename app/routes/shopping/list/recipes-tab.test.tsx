import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { elementsOf } from '../../../ui/testing/read-markup.ts';
import type { Item, RecipeOnList } from '../list.ts';
import { EditItemDialog } from './edit-item-dialog.tsx';
import { RecipesTab } from './recipes-tab.tsx';
import type { JustGone } from './use-just-gone.ts';

const [cod, stew, pie] = ['Cod', 'Stew', 'Pie'].map(onList) as [
  RecipeOnList,
  RecipeOnList,
  RecipeOnList,
];

function onList(title: string): RecipeOnList {
  const recipe = { id: title.toLowerCase(), slug: title.toLowerCase(), title };
  return { recipe, servings: 2, dishes: [], additionIds: [`a-${title}`], foods: [] };
}

/** Its first day is a Monday; another plan is on no calendar. */
const plans = [{ mealPlanId: 'week', beginsOn: '2026-11-30' }];

function cookedOn(recipe: RecipeOnList, mealPlanId: string, days: readonly number[]): RecipeOnList {
  const dishes = days.map((day) => ({ key: `${mealPlanId}.${day}`, mealPlanId, day }));
  return { ...recipe, servings: 0, dishes };
}

/** What the links lead to, by their words. */
function linksIn(markup: string): Record<string, string> {
  const links = [...markup.matchAll(/<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)];
  return Object.fromEntries(
    links.map(([, to = '', words = '']) => [words.replaceAll(/<[^>]*>/g, ''), to]),
  );
}

function tabWith(recipes: readonly RecipeOnList[], gone: JustGone | null) {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <RecipesTab recipes={recipes} gone={gone} units="metric" plans={plans} />
    </MemoryRouter>,
  );
  const rows = markup.split('<li').slice(1);
  return { texts: rows.map((row) => row.replaceAll(/<[^>]*>|^[^>]*>/g, '')), markup };
}

test('a recipe that was removed a moment ago stands struck in its place, leads nowhere and comes back', () => {
  const { texts, markup } = tabWith([cod, pie], { recipe: stew, index: 1, operationId: 'o1' });
  expect(texts).toEqual(['Cod2 servings', 'StewUndo: Stew', 'Pie2 servings']);
  expect(elementsOf(markup, 's')).toHaveLength(1);
  // Its neighbour's foods would stretch it.
  expect(elementsOf(markup, 'li')[1]?.['class']).toMatch(/\bself-start\b/);
  expect(elementsOf(markup, 'a')).toHaveLength(2);
  const undo = elementsOf(markup, 'button').find((each) => 'data-back' in each);
  expect(undo).toMatchObject({ value: 'intent=undo&amp;id=o1', 'data-back': 'stew' });
});

test('the last one too; what came back or was an extra is not struck', () => {
  const gone: JustGone = { recipe: stew, index: 0, operationId: 'o1' };
  expect(tabWith([], gone).texts).toEqual(['StewUndo: Stew']);
  expect(tabWith([stew], gone).texts).toEqual(['Stew2 servings']);
  expect(tabWith([cod], null).texts).toEqual(['Cod2 servings']);
});

test('a recipe that a week cooks on several days leads to it on each of them', () => {
  const { texts, markup } = tabWith([cookedOn(stew, 'week', [0, 2, 4])], null);
  expect(texts[0]).toBe('StewAs in your week');
  expect(linksIn(markup)).toEqual({
    'Stew, Monday, Nov 30': '/recipes/stew?dish=week.0',
    'Stew, Wednesday, Dec 2': '/recipes/stew?dish=week.2',
    'Stew, Friday, Dec 4': '/recipes/stew?dish=week.4',
  });
});

test('a recipe that a week cooks once says when, and of a plan without dates which day of it', () => {
  const { texts, markup } = tabWith(
    [cookedOn(stew, 'week', [1]), cookedOn(pie, 'undated', [1])],
    null,
  );
  expect(texts).toEqual(['StewTuesday, Dec 1', 'PieDay 2']);
  expect(linksIn(markup)).toEqual({
    Stew: '/recipes/stew?dish=week.1',
    Pie: '/recipes/pie?dish=undated.1',
  });
});

test('a food names every dish that wants it, with each of its days', () => {
  const item = {
    key: 'food:leek',
    name: 'Leeks',
    sources: [stew, cod].map(({ recipe }) => ({ recipe })),
    buying: null,
  } as unknown as Item;
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <EditItemDialog
        item={item}
        recipes={[cookedOn(stew, 'week', [0, 2]), cod, pie]}
        plans={plans}
        units="metric"
        closeTo="/shopping-list"
      />
    </MemoryRouter>,
  );
  expect(linksIn(markup)).toMatchObject({
    'Stew, Monday, Nov 30': '/recipes/stew?dish=week.0',
    'Stew, Wednesday, Dec 2': '/recipes/stew?dish=week.2',
    Cod: '/recipes/cod',
  });
  expect(markup).not.toContain('Pie');
});
