import { expect, test } from 'vitest';
import type { Item, RecipeOnList } from '../list.ts';
import { itemNamed } from '../testing/build-list.ts';
import { leftOf } from './left-of-ended.ts';

function recipeOf(id: string, additionIds: string[]): RecipeOnList {
  return { recipe: { id, slug: id, title: id }, servings: 2, dishes: [], additionIds, foods: [] };
}

function thing(name: string, recipeIds: string[]): Item {
  const sources = recipeIds.map((id) => ({ recipe: { id, title: id, short: id } }));
  return itemNamed(name, 'PRODUCE', { sources: sources as unknown as Item['sources'] });
}

const list = {
  recipes: [
    recipeOf('stew', ['old-1']),
    recipeOf('soup', ['old-2', 'new-1']),
    recipeOf('pie', ['new-2']),
  ],
  aisles: [
    {
      aisle: 'PRODUCE' as const,
      items: [
        thing('leek', ['stew']),
        thing('onion', ['stew', 'pie']),
        thing('carrot', ['soup']),
        thing('own', []),
      ],
    },
  ],
};

test('only what nothing else on the list asks for leaves with days that are over', () => {
  const ended = { additionIds: ['old-1', 'old-2'] };
  expect(leftOf({ list, ended })).toEqual({ count: 1, additionIds: ['old-1', 'old-2'] });
});

test('what was cleared on the device meanwhile is offered no more', () => {
  const ended = { additionIds: ['gone'] };
  expect(leftOf({ list, ended })).toEqual({ count: 0, additionIds: [] });
});
