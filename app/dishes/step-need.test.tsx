import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { StepNeedFragment } from './operations.gen.ts';
import { StepNeed } from './step-need.tsx';

const grams = { number: 750, fraction: null, unit: 'g', plus: null };

function written(need: StepNeedFragment): string {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <StepNeed need={need} units="metric" />
    </MemoryRouter>,
  );
  return html.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' ');
}

test('of what goes in stands how much, and of less than can be measured that it is some', () => {
  const amount = { metric: grams, us: grams };
  const shrimp = { key: 'shrimp', name: 'Shrimp, raw and peeled', label: null, amount };
  expect(written({ isPart: false, ingredient: shrimp })).toBe('750 g shrimp');
  expect(written({ isPart: true, ingredient: { ...shrimp, name: 'Egg' } })).toBe('egg (some)');
  const thyme = { ...shrimp, name: 'Thyme', label: 'OPTIONAL' as const };
  expect(written({ isPart: false, ingredient: thyme })).toBe('750 g thyme (optional)');
});
