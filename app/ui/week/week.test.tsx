import { createRoutesStub } from 'react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { elementsOf } from '../testing/read-markup.ts';
import { yolkShare } from '../data/yolk.tsx';
import { WeekTable, type WeekDay } from './week-table.tsx';

const picture = { src: '/dish/soup.svg' };

function weekOf(change: Partial<WeekDay> = {}): WeekDay {
  const dish = { key: 'soup', to: '/soup', title: 'Soup', picture };
  return {
    key: '0',
    weekday: 'Wed',
    date: '25',
    name: 'Wednesday 25 November',
    standing: 'coming',
    meals: [
      { key: 'LUNCH', slot: 'Lunch', isLarge: false, dishes: [dish] },
      { key: 'DINNER', slot: 'Dinner', isLarge: true, dishes: [dish] },
    ],
    ...change,
  };
}

function render(day: WeekDay): string {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <WeekTable label="This week" days={[day]} /> },
  ]);
  return renderToStaticMarkup(<Stub />);
}

test('four times the grams are a yolk of twice the width', () => {
  expect(yolkShare({ grams: 28, max: 28 })).toBe(1);
  expect(yolkShare({ grams: 7, max: 28 })).toBe(0.5);
  expect(yolkShare({ grams: 60, max: 28 })).toBe(1);
});

test('the number of a small yolk still has room', () => {
  expect(yolkShare({ grams: 1, max: 28 })).toBe(0.28);
});

test('what is said to be 0 g has no yolk', () => {
  expect(yolkShare({ grams: 0, max: 28 })).toBe(0);
  expect(yolkShare({ grams: 0.4, max: 28 })).toBe(0);
});

test('a week is a list of days with a list of meals, and each dish opens a dialog', () => {
  const markup = render(weekOf());
  expect(elementsOf(markup, 'ol')).toHaveLength(1);
  expect(elementsOf(markup, 'ul')).toHaveLength(1);
  expect(elementsOf(markup, 'a').map((link) => link['aria-haspopup'])).toEqual([
    'dialog',
    'dialog',
  ]);
  expect(markup).toContain('Lunch: ');
});

test('today is named for screen readers', () => {
  const [today] = elementsOf(render(weekOf({ standing: 'today' })), 'li');
  expect(today?.['aria-current']).toBe('date');
  const [coming] = elementsOf(render(weekOf()), 'li');
  expect(coming?.['aria-current']).toBeUndefined();
});

test('a lunch kept from the day before is tied to its dinner by a line', () => {
  const lunch = { ...weekOf().meals[0]!, isFromDayBefore: true };
  expect(elementsOf(render(weekOf({ meals: [lunch] })), 'path')).toHaveLength(2);
  expect(elementsOf(render(weekOf()), 'path')).toHaveLength(0);
});
