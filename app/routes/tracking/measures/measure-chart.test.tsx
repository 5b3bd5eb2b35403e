import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import * as m from '../../../../i18n/paraglide/messages.js';
import { elementsOf } from '../../../ui/testing/read-markup.ts';
import type { MeasureHistoryFragment } from '../operations.gen.ts';
import { MeasureChart } from './measure-chart.tsx';

type History = Pick<MeasureHistoryFragment, 'measure' | 'points' | 'trend'>;

const point = (day: string, value: number, secondValue: number | null = null) => {
  return { fromDay: day, toDay: day, value, secondValue };
};

function drawn({ goal = null, ...own }: Partial<History> & { goal?: number | null }) {
  const history = { measure: 'WEIGHT', points: [], trend: [], ...own } as unknown;
  const element = (
    <MeasureChart history={history as MeasureHistoryFragment} unit="kg" goal={goal} />
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const paths = elementsOf(html, 'path');
  const pathsOf = (stroke: string) =>
    paths.filter((path) => path['stroke'] === `var(--color-${stroke})`).map(({ d }) => d);
  return {
    html,
    text: html.replaceAll(/<[^>]*>/g, ' ').replaceAll('\u00a0', ' '),
    goal: pathsOf('data-goal'),
    lines: paths.filter((path) => path['stroke-width'] === '2.5').map(({ d }) => d),
    dotSizes: paths
      .filter(({ d, ...path }) => d?.endsWith('h0') && path['stroke-linecap'] === 'round')
      .map((path) => path['stroke-width']),
    filled: paths.flatMap(({ fill, d }) => (fill === undefined ? [] : [{ fill, d }])),
    marker: elementsOf(html, 'span').find(({ style }) => style?.startsWith('left:')),
  };
}

const threeWeeks = [
  point('2026-03-01', 80),
  point('2026-03-11', 79),
  point('2026-03-21', 78),
] as const;

test('without a point there is nothing to draw, and it says so', () => {
  const { html, text } = drawn({ goal: 70 });
  expect(text).toContain(m.tracking_no_points());
  expect(html).not.toContain('<svg');
});

test('points stand from the first day on the left to the last on the right, the latest marked', () => {
  const { lines, marker, text, html } = drawn({ points: [...threeWeeks] });
  expect(lines[0]).toBe('M0 0L50 50L100 100');
  expect(marker?.['style']).toBe('left:100%;top:100%');
  expect(text).toContain('Mar 21 · 78.0 kg');
  // It stands at the right edge, so what it says goes to the left of it.
  expect(html).toContain('right-0 translate-x-4');
});

test('where there is a trend it is the line, and its values are within the scale', () => {
  const trend = [
    { day: '2026-03-01', value: 82 },
    { day: '2026-03-21', value: 78 },
  ];
  const { lines } = drawn({ points: [...threeWeeks], trend });
  expect(lines).toEqual(['M0 0L100 100', '']);
});

test('what is below the line is filled, a band is not drawn beside it', () => {
  const { filled } = drawn({ points: [...threeWeeks], goal: 75 });
  expect(filled.map(({ fill }) => fill)).toEqual(['url(#below-line)']);
});

test('a goal is a line of its own, and belongs to the scale', () => {
  expect(drawn({ points: [...threeWeeks] }).goal).toEqual([]);
  const { goal, text, lines } = drawn({ points: [...threeWeeks], goal: 76 });
  expect(goal).toEqual(['M0 100H100']);
  expect(text).toContain(m.tracking_aim_line({ goal: '76 kg' }));
  expect(lines[0]).toBe('M0 0L50 25L100 50');
});

test('blood pressure has two lines, the lower one of those that have one', () => {
  const points = [
    point('2026-03-01', 120, 80),
    point('2026-03-11', 110),
    point('2026-03-21', 120, 70),
  ];
  const { lines } = drawn({ measure: 'BLOOD_PRESSURE' as never, points });
  expect(lines).toEqual(['M0 0L50 16.67L100 0', 'M0 66.67L100 83.33']);
});

test('the first weight above a goal shows where it may go, and not a date over the egg', () => {
  const { filled, text, marker, html } = drawn({ points: [point('2026-03-01', 90)], goal: 80 });
  expect(filled[0]?.fill).toBe('var(--color-yolk-soft)');
  expect(filled[0]?.d).toMatch(/^M0 0L.*Z$/);
  expect(text).toContain(m.tracking_band_note());
  // Sixteen weeks on.
  expect(text).toContain('Jun 21');
  expect(marker?.['style']).toBe('left:0%;top:0%');
  expect(html).not.toContain(' · ');
});

test.each<[string, Partial<History> & { goal?: number | null }]>([
  ['a second weight', { points: [point('2026-03-01', 90), point('2026-03-02', 90)], goal: 80 }],
  ['a weight at its goal', { points: [point('2026-03-01', 80)], goal: 80 }],
  ['a weight without a goal', { points: [point('2026-03-01', 80)] }],
  ['a waist', { measure: 'WAIST' as never, points: [point('2026-03-01', 90)], goal: 80 }],
])('there is no band for %s', (_what, history) => {
  const { filled, text } = drawn(history);
  expect(filled.map(({ fill }) => fill)).toEqual(['url(#below-line)']);
  const note = history.measure === undefined ? m.tracking_trend_note() : m.tracking_graph_note();
  expect(text).toContain(note);
});

test('a single point stands in the middle, with what it says above it', () => {
  const { marker, html } = drawn({ points: [point('2026-03-01', 80)] });
  expect(marker?.['style']).toMatch(/^left:50%/);
  expect(html).toContain('left-1/2 -translate-x-1/2 rounded-full');
});

test('more than forty points are small dots', () => {
  const points = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      point(new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10), 80 + (index % 3)),
    );
  expect(drawn({ points: points(40) }).dotSizes).toEqual(['9', '5']);
  expect(drawn({ points: points(41) }).dotSizes).toEqual(['5', '2.5']);
});
