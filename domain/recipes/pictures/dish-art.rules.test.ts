import { expect, test } from 'vitest';
import { artOf } from './dish-art.rules.ts';
import { plan } from '../../illustration/index.ts';

test.each([
  ['SAUCE', 'Cool cucumber tzatziki', { vessel: 'yoghurt', base: 'cream' }],
  ['SAUCE', 'Argentine chimichurri', { vessel: 'yoghurt', base: 'pesto' }],
  ['SAUCE', 'Slow tomato and basil sauce', { vessel: 'yoghurt', base: 'tomato' }],
  ['DRINK', 'Iced coffee protein shake', { vessel: 'glass', base: 'coffee' }],
  ['DRINK', 'Spiced masala chai, unsweetened', { vessel: 'cup' }],
  ['DESSERT', 'Vanilla cream panna cotta', { vessel: 'yoghurt', base: 'cream' }],
  ['DESSERT', 'Vanilla baked cheesecake', undefined],
  ['STEW', 'Kalops', undefined],
] as const)('a %s called "%s" is served in %o', (dish, title, art) => {
  const texts = { en: { title } } as Parameters<typeof artOf>[0]['texts'];
  expect(artOf({ dish, texts })).toEqual(art);
});

test('a bowl of sauce shows no eggs, a bowl of eggs on yogurt does', () => {
  const art = { vessel: 'yoghurt', base: 'mayo' } as const;
  const ingredients = ['egg', 'chives'];
  expect(plan({ title: 'Mayonnaise', ingredients, art }).items).toEqual(['chives']);
  expect(plan({ title: 'Eggs on garlic yogurt', ingredients, art }).items).toContain('egg');
});

test('what is fried is drawn in its pan when nothing stands out on a plate', () => {
  expect(plan({ title: 'Creamy rajas', dish: 'PAN', ingredients: ['zucchini'] }).vessel).toBe(
    'pan',
  );
  expect(plan({ title: 'Salmon', dish: 'PAN', ingredients: ['salmon'] }).vessel).toBe('plate');
});
