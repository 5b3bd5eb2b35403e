import { dishMinutes, type DishTimes } from '../domain/kitchen/dish-minutes.rules.ts';
import { keptText } from '../domain/kitchen/servings-in-parts.rules.ts';
import { formatAmount, type AmountParts } from '../domain/recipes/amounts/amount-text.rules.ts';
import { roundableDayNetCarbs } from '../domain/recipes/nutrition/strictness.rules.ts';
import * as m from '../i18n/paraglide/messages.js';
import { screenPath } from '../i18n/paths.ts';
import { dateFormat, numberFormat } from '../lib/formats.ts';
import type { Member } from './operations/api-client.ts';

const locale = 'en';
const inLocale = { locale } as const;

/** "Broccoli" and "400 g", without notes and without what counted foods weigh. */
export type Row = readonly [name: string, amount: string];

export function rowOf(text: string): Row {
  const parts = text.split('\n').flatMap((part) => part.trim() || []);
  const [name = ''] = (parts[0] ?? '').split(',');
  return [name, (parts.at(-1) ?? '').replace(/ \(.*\)$/, '')];
}

export interface WeekInApi {
  id: string;
  days: DayInApi[];
}

interface DayInApi {
  date: string | null;
  weekday: number | null;
  nutrition: Nutrition;
  meals: { meal: 'BREAKFAST' | 'LUNCH' | 'DINNER'; recipes: DishInApi[] }[];
}

export interface DishInApi {
  /** `week.0.dinner`. */
  key: string;
  leftoverOfDay: number | null;
  leftoversOnWeekday: number | null;
  portions: { size: string }[];
  keptServings: number;
  nutrition: Nutrition;
  recipe: { slug: string; title: string; times: DishTimes };
}

interface Nutrition {
  netCarbsGrams: number | null;
  isNetCarbsApproximate: boolean;
  proteinGrams: number | null;
  fatGrams: number | null;
  fiberGrams: number | null;
  energyKcal: number | null;
}

interface Asked {
  url: string;
  member: Member;
}

/** What the API answers to another program. */
export async function askAs<Data>(
  { url, member }: Asked,
  query: string,
  variables: object = {},
): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: member.cookie() },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}

/** Who eats what of a week, and what is in it. */
export async function weekInApi(asked: Asked & { slug: string }): Promise<WeekInApi> {
  const nutrition = `nutrition {
    netCarbsGrams isNetCarbsApproximate proteinGrams fatGrams fiberGrams energyKcal
  }`;
  const query = `query ($slug: String!) { mealPlan(slug: $slug) { id days { date weekday ${nutrition}
    meals { meal recipes { key leftoverOfDay leftoversOnWeekday
      portions { size } keptServings ${nutrition}
      recipe { slug title times { activeMinutes totalMinutes } }
    } }
  } } }`;
  const { slug } = asked;
  return (await askAs<{ mealPlan: WeekInApi }>(asked, query, { slug })).mealPlan;
}

/** How much of everything a dish is cooked with, by its key. */
export async function rowsInApi(
  asked: Asked & { slug: string },
): Promise<ReadonlyMap<string, Row[]>> {
  const amount = 'number fraction unit plus { number fraction unit }';
  const query = `query ($slug: String!) { mealPlan(slug: $slug) { days { meals { recipes {
    key sheet { ingredients { name label amount { metric { ${amount} } } } }
  } } } } }`;
  const { slug } = asked;
  const { mealPlan } = await askAs<{ mealPlan: SheetsInApi }>(asked, query, { slug });
  const dishes = mealPlan.days.flatMap(({ meals }) => meals.flatMap(({ recipes }) => recipes));
  return new Map(dishes.map(({ key, sheet }) => [key, (sheet?.ingredients ?? []).map(rowInApi)]));
}

interface SheetsInApi {
  days: { meals: { recipes: { key: string; sheet: { ingredients: LineInApi[] } | null }[] }[] }[];
}

interface LineInApi {
  name: string;
  label: string | null;
  amount: { metric: AmountParts };
}

function rowInApi({ name, label, amount }: LineInApi): Row {
  const lead = label === 'OR' || label === 'AND' ? `${label.toLowerCase()} ` : '';
  return rowOf(`${lead}${name}\n${formatAmount({ amount: amount.metric, locale })}`);
}

export function dishesOf({ days }: WeekInApi): DishInApi[] {
  return days.flatMap(({ meals }) => meals.flatMap(({ recipes }) => recipes));
}

/** Where a dish opens as the week cooks it. */
export function addressOf({ key, recipe: { slug } }: DishInApi): string {
  return screenPath('recipe', locale, { slug }, { query: { dish: key } });
}

/** "for 1", "plus lunch on Tuesday", "¼ serving is left over". */
export function forWhom(dish: DishInApi): string[] {
  const { portions, leftoversOnWeekday: weekday, keptServings } = dish;
  const parts = [
    m.recipes_for_eaters({ count: portions.length }, inLocale),
    weekday === null ? null : m.meal_plans_plus_lunch_on({ day: weekdayName(weekday) }, inLocale),
    keptText(keptServings, inLocale),
  ];
  return parts.filter((part) => part !== null);
}

interface MealEvent {
  title: string;
  text: string;
}

/** What a calendar program is told of every meal of a week. */
export function eventsInApi(week: WeekInApi): MealEvent[] {
  const names = {
    BREAKFAST: m.recipes_meal_breakfast,
    LUNCH: m.recipes_meal_lunch,
    DINNER: m.recipes_meal_dinner,
  };
  const eaten = week.days.flatMap(({ meals }) => meals).filter(({ recipes }) => recipes.length > 0);
  return eaten.map(({ meal, recipes }) => ({
    title: `${names[meal]({}, inLocale)}: ${recipes.map(({ recipe }) => recipe.title).join(', ')}`,
    text: recipes.map((dish) => `${howItIsEaten(dish, week)}\n${addressOf(dish)}`).join('\n\n'),
  }));
}

/** Of each meal, its lines put together again; what is begun the evening before stands besides. */
export function eventsOf(calendar: string): MealEvent[] {
  const events = calendar
    .replaceAll(/\r\n[ \t]/g, '')
    .split('BEGIN:VEVENT')
    .slice(1);
  const valueOf = (event: string, name: string) =>
    (new RegExp(`^${name}:(.*)$`, 'm').exec(event)?.[1] ?? '')
      .trim()
      .replaceAll('\\n', '\n')
      .replaceAll(/\\([,;\\])/g, '$1');
  return events
    .filter((event) => !valueOf(event, 'UID').includes('evening-before'))
    .map((event) => ({
      title: valueOf(event, 'SUMMARY'),
      text: valueOf(event, 'DESCRIPTION').replaceAll(/https?:\/\/[^/]+/g, ''),
    }));
}

function howItIsEaten(dish: DishInApi, { days }: WeekInApi): string {
  const { leftoverOfDay, recipe } = dish;
  if (leftoverOfDay === null) {
    const minutes = dishMinutes(recipe.times, inLocale);
    return [recipe.title, forWhom(dish).join(', '), minutes].join(' · ');
  }
  const day = weekdayName(days[leftoverOfDay]?.weekday ?? 0);
  return [recipe.title, m.meal_plans_leftovers_from({ day }, inLocale)].join(' · ');
}

function weekdayName(weekday: number): string {
  // 1 January 2024 was a Monday.
  const day = Date.UTC(2024, 0, 1 + weekday);
  return dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(day);
}

/** "12 g" of a dish, "<1 g" of a trace. */
export function gramsText(amount: number | null, isApproximate = false): string {
  if (amount === null) return m.recipes_unknown({}, inLocale);
  const isTrace = amount > 0 && amount < 0.5;
  const number = isTrace ? 1 : Math.round(amount);
  const text = formatAmount({ amount: { number, unit: 'g' }, locale });
  if (isTrace) return `<${text}`;
  return isApproximate ? `≈\u00a0${text}` : text;
}

export function netCarbsText({ nutrition }: DishInApi): string {
  return gramsText(nutrition.netCarbsGrams, nutrition.isNetCarbsApproximate);
}

export function kilocaloriesText(amount: number | null): string {
  if (amount === null) return m.recipes_unknown({}, inLocale);
  const text = numberFormat(locale).format(Math.round(amount));
  return m.recipes_kilocalories({ amount: text }, inLocale);
}

/** A day as the table of the plan tells it. */
export function figuresOfDay({ nutrition }: DayInApi): string[] {
  const { netCarbsGrams: net, isNetCarbsApproximate } = nutrition;
  return [
    gramsText(net === null ? null : roundableDayNetCarbs(net), isNetCarbsApproximate),
    gramsText(nutrition.proteinGrams),
    gramsText(nutrition.fatGrams),
    gramsText(nutrition.fiberGrams),
    kilocaloriesText(nutrition.energyKcal),
  ];
}

const summed = ['netCarbsGrams', 'proteinGrams', 'fatGrams', 'fiberGrams', 'energyKcal'] as const;

/** What the day is said to have and what its dishes have together, to a tenth. */
export function sumsOfDay({ nutrition, meals }: DayInApi): [said: number[], summed: number[]] {
  const dishes = meals.flatMap(({ recipes }) => recipes);
  const tenths = (amount: number | null) => Math.round((amount ?? 0) * 10);
  const sumOf = (name: (typeof summed)[number]) =>
    dishes.reduce((sum, dish) => sum + (dish.nutrition[name] ?? 0), 0);
  return [summed.map((name) => tenths(nutrition[name])), summed.map((name) => tenths(sumOf(name)))];
}
