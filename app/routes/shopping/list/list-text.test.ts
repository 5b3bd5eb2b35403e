import { expect, test } from 'vitest';
import type { KitchenAmountsFragment } from '../../../amounts/operations.gen.ts';
import type { Item } from '../list.ts';
import { listText } from './list-text.ts';
import { itemNamed, listWith } from '../testing/build-list.ts';

function amount(number: number, unit: string): KitchenAmountsFragment {
  const parts = { number, fraction: null, unit };
  return { metric: parts, us: { ...parts, unit: 'oz', plus: null } };
}

function pieces(count: number): Item['buying'] {
  return { form: 'PIECE', count, isLarge: false, size: null, grams: count * 50 };
}

const list = listWith({
  aisles: [
    {
      aisle: 'DAIRY',
      items: [
        itemNamed('Eggs', 'DAIRY', { buying: pieces(12) }),
        itemNamed('Cheddar', 'DAIRY', {
          buying: { form: 'PACK', count: 1, isLarge: false, size: amount(200, 'g'), grams: 200 },
          needed: [{ part: null, amount: amount(120, 'g'), pieces: null }],
          alternatives: [
            {
              foods: [
                { name: 'Gruyère', amount: amount(100, 'g') },
                { name: 'Salt', amount: null },
              ],
            },
          ],
        }),
      ],
    },
    { aisle: 'SPICES', items: [itemNamed('Salt', 'SPICES', { isToTaste: true })] },
  ],
  extras: [itemNamed('Soap', null)],
  completed: [itemNamed('Butter', 'DAIRY', { isTicked: true })],
});

function textOf(units: 'metric' | 'us'): string {
  return listText({ list, units, locale: 'en' }).replaceAll('\u00a0', ' ');
}

test('what is still to buy is told aisle by aisle, with all there is to know', () => {
  expect(textOf('metric')).toBe(
    [
      'Dairy and eggs',
      '- 12 eggs',
      '- 1 pack cheddar, 200 g (120 g; or Gruyère 100 g and Salt)',
      '',
      'Spices',
      '- Salt (to taste)',
      '',
      'Extras',
      '- Soap',
    ].join('\n'),
  );
});

test('it is told in the measures the member chose', () => {
  expect(textOf('us')).toContain('- 1 pack cheddar, 200 oz (120 oz');
});
