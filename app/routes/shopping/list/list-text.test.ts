import { expect, test } from 'vitest';
import type { AmountsFragment } from '../../../amounts/operations.gen.ts';
import { listText } from './list-text.ts';
import { itemNamed, listWith } from '../testing/build-list.ts';

function amount(number: number, unit: string): AmountsFragment {
  const parts = { number, fraction: null, unit };
  return { metric: parts, us: { ...parts, unit: 'oz' } };
}

const list = listWith({
  aisles: [
    {
      aisle: 'DAIRY',
      items: [
        itemNamed('Eggs', 'DAIRY', { amount: amount(12, 'piece') }),
        itemNamed('Cheddar', 'DAIRY', {
          amount: amount(120, 'g'),
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
      '- Eggs: 12',
      '- Cheddar: 120 g (or Gruyère 100 g and Salt)',
      '',
      'Spices',
      '- Salt',
      '',
      'Extras',
      '- Soap',
    ].join('\n'),
  );
});

test('it is told in the measures the member chose', () => {
  expect(textOf('us')).toContain('- Cheddar: 120 oz');
});
