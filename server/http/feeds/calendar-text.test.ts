import { beforeAll, expect, test } from 'vitest';
import type { DescribedDish } from '../../../domain/meal-plans/reading/described-plan.ts';
import type { ContentIndex } from '../../../domain/recipes/content-index.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { testContent } from '../../testing/test-server.ts';
import {
  begunTheEveningBefore,
  dishText,
  eveningText,
  eveningTitle,
  titleOf,
} from './calendar-text.ts';

let content: ContentIndex;
beforeAll(async () => {
  content = await testContent();
});

function dishOf({
  portions = [1],
  leftoverOfDay = null,
  leftoversOnWeekday = null,
  keptServings = 0,
}: {
  portions?: number[];
  leftoverOfDay?: number | null;
  leftoversOnWeekday?: number | null;
  keptServings?: number;
}): DescribedDish {
  const recipe = content.recipesById.get('greek-village-salad');
  const line = { leftoverOfDay, portions, keptServings, potServings: portions.length };
  return { recipe, line, leftoversOnWeekday, key: '2-DINNER' } as unknown as DescribedDish;
}

/** What stands in a calendar, line by line. */
function linesOf(dish: DescribedDish, locale: Locale = 'en', firstWeekday = 0): string[] {
  const origin = 'https://yolk.example';
  return dishText({ dish, firstWeekday, locale, origin }).split('\n');
}

test('a dish is told with who eats and how long it takes, and opens as the plan cooks it', () => {
  const [words, address] = linesOf(dishOf({ portions: [1, 0.5] }));
  expect(words).toMatch(/^.+ · for 2 · \d+ min$/);
  expect(words?.split(' · ')[0]).toBe(titleOf({ dish: dishOf({}), locale: 'en' }));
  expect(address).toBe('https://yolk.example/recipes/greek-village-salad?dish=2-DINNER');
});

test('what stands overnight is work of a few minutes, and begun the evening before', () => {
  const recipe = content.recipesById.get('overnight-hemp-and-chia-noats');
  const oats = { ...dishOf({}), recipe } as unknown as DescribedDish;
  expect(linesOf(oats)[0]).toMatch(/ · 10 min of work, 4 h 10 min in all$/);
  expect(linesOf(oats, 'sv')[0]).toMatch(/ · 10 min arbete, 4 h 10 min totalt$/);
  const told = { dish: oats, locale: 'en' as const, origin: 'https://yolk.example' };
  expect(eveningTitle(told)).toBe('Tonight for tomorrow: Overnight hemp and chia noats.');
  expect(eveningText(told)).toBe(
    '10 min of work, then it stands by itself.\n' +
      'https://yolk.example/recipes/overnight-hemp-and-chia-noats?dish=2-DINNER',
  );
  const meals = [
    { meal: 'BREAKFAST' as const, dishes: [oats] },
    { meal: 'DINNER' as const, dishes: [dishOf({})] },
  ];
  expect(begunTheEveningBefore(meals)).toEqual([oats]);
});

test('a dinner that is eaten again says for which lunch', () => {
  const dish = dishOf({ leftoversOnWeekday: 2 });
  expect(linesOf(dish)[0]).toContain(' · for 1, plus lunch on Wednesday · ');
  expect(linesOf(dish, 'sv')[0]).toContain('onsdag');
});

test('what is cooked and nobody eats is told in every language, after the lunch', () => {
  const dish = dishOf({ portions: [1, 1], leftoversOnWeekday: 2, keptServings: 0.5 });
  expect(linesOf(dish)[0]).toContain(
    ' · for 2, plus lunch on Wednesday, ½ serving is left over · ',
  );
  expect(linesOf(dish, 'es')[0]).toContain(', sobra media porción · ');
  expect(linesOf(dish, 'sv')[0]).toContain(', ½ portion blir över · ');
});

test('leftovers name the day on which they were cooked, and take no time', () => {
  const words = (firstWeekday: number, leftoverOfDay: number) =>
    linesOf(dishOf({ leftoverOfDay }), 'en', firstWeekday)[0]?.split(' · ').slice(1);
  expect(words(0, 0)).toEqual(['Leftovers from Monday']);
  expect(words(5, 1)).toEqual(['Leftovers from Sunday']);
  expect(words(5, 2)).toEqual(['Leftovers from Monday']);
});
