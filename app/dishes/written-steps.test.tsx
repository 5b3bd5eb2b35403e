import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { elementsOf } from '../ui/testing/read-markup.ts';
import { WrittenSteps } from './written-steps.tsx';

const grams = { number: 500, fraction: null, unit: 'g', plus: null };
const beef = { key: 'beef', name: 'Beef', label: null, amount: { metric: grams, us: grams } };
const step = {
  state: 'IN_PAN' as const,
  timersMinutes: [],
  pieces: [{ text: 'Brown the beef.', amount: null }],
};

function markup(ingredients: readonly { isPart: boolean; ingredient: typeof beef }[]): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <WrittenSteps steps={[{ ...step, ingredients }]} units="metric" />
    </MemoryRouter>,
  );
}

test('a step says how much goes in of what its words do not measure', () => {
  const html = markup([{ isPart: false, ingredient: beef }]);
  expect(html.replaceAll(/<[^>]+>/g, ' ').replaceAll('\u00a0', ' ')).toMatch(/500 g\s+beef/);
});

test('a step whose words measure everything has no list below them', () => {
  expect(elementsOf(markup([]), 'ul')).toEqual([]);
});
