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

test('an amount in the words is set off with what it is of, also on paper', () => {
  const pieces = [
    { text: 'Melt ', amount: null },
    { text: ' of the butter', amount: { metric: grams, us: grams } },
    { text: ', then ', amount: null },
    { text: '', amount: { metric: grams, us: grams } },
  ];
  const steps = [{ ...step, pieces, ingredients: [] }];
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <WrittenSteps steps={steps} units="metric" />
    </MemoryRouter>,
  ).replaceAll('\u00a0', ' ');
  const setOff = [
    ...html.matchAll(/<span class="[^"]*bg-yolk-soft[^"]*">(.*?<\/b>[^<]*)<\/span>/g),
  ];
  expect(setOff.map(([, inside = '']) => inside.replaceAll(/<[^>]+>/g, ''))).toEqual([
    '500 g of the butter',
    '500 g',
  ]);
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain('Melt 500 g of the butter, then 500 g');
});

test('every wait of a step is named, in minutes or in seconds', () => {
  const steps = [{ ...step, timersMinutes: [0.5, 2, 1], ingredients: [] }];
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <WrittenSteps steps={steps} units="metric" />
    </MemoryRouter>,
  );
  expect(html).toContain('Timer: 30 seconds + 2 minutes + 1 minute');
});
