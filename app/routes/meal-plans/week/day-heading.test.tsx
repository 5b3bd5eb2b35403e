import { renderToStaticMarkup as markupOf } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dayDate } from './day-dates.ts';
import { DayHeading } from './day-heading.tsx';

test.each([
  ['en', 'Monday November 30'],
  ['es', 'Lunes 30 de noviembre'],
  ['sv', 'Måndag 30 november'],
] as const)('a day is said as one reads it, in %s', (locale, words) => {
  const markup = markupOf(<DayHeading date={dayDate({ date: '2026-11-30', locale })} />);
  expect(markup.replaceAll(/<[^>]*>/g, '')).toBe(words);
});
