import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VeganNote } from './vegan-note.tsx';

type Shown = Parameters<typeof VeganNote>[0]['mealPlan'];

test('a vegan week says that B12 is taken beside it, and who says so', () => {
  const shown = (mealPlan: Shown) => renderToStaticMarkup(<VeganNote mealPlan={mealPlan} />);
  const note = shown({ character: 'VEGAN', description: '' });
  expect(note).toContain('vitamin B12');
  expect(note).toContain('href="https://doi.org/10.1016/j.jand.2016.09.025"');
  expect(shown({ character: 'VEGETARIAN', description: '' })).toBe('');
  expect(shown({ character: 'VEGAN', description: 'B12 comes from a tablet.' })).toBe('');
});
