import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { elementsOf } from '../../../ui/testing/read-markup.ts';
import type { RecipeOnList } from '../list.ts';
import { RecipesTab } from './recipes-tab.tsx';
import type { JustGone } from './use-just-gone.ts';

const [cod, stew, pie] = ['Cod', 'Stew', 'Pie'].map(onList) as [
  RecipeOnList,
  RecipeOnList,
  RecipeOnList,
];

function onList(title: string): RecipeOnList {
  const recipe = { id: title.toLowerCase(), slug: title.toLowerCase(), title };
  return { recipe, servings: 2, dish: null, additionIds: [`a-${title}`], foods: [] };
}

function tabWith(recipes: readonly RecipeOnList[], gone: JustGone | null) {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <RecipesTab recipes={recipes} gone={gone} units="metric" />
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
