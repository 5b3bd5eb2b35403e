import type { RouterContextProvider } from 'react-router';
import type { Locale } from '../../../i18n/locales.ts';
import type { LocalDay } from '../../../lib/local-time.ts';
import { nameInSentence } from '../../amounts/name-in-sentence.ts';
import { readersMoment, timeZoneOf } from '../../dates/time-zone.ts';
import type { DishTimes } from '../../../domain/kitchen/dish-minutes.rules.ts';
import { execute } from '../../graphql/api.ts';
import { requestLocale } from '../../shell/locale.ts';
import type { Meal } from '../../graphql/schema-types.gen.ts';
import { eveningBeforePlan, eveningBeforeText } from '../../plans/evening-before.ts';
import { isAmong } from '../../plans/what-became.ts';
import { finishedMeals } from '../../plans/still-to-shop.ts';
import { currentDay, planStanding } from '../../plans/current-day.ts';
import {
  SignUpSuccessDocument,
  SignUpWeekDocument,
  type SuccessPlanFragment,
  type SuccessPreviewFragment,
} from './operations.gen.ts';

/** What a new member cooks first. */
export interface FirstDish {
  recipeId: string;
  slug: string;
  title: string;
  times: DishTimes;
  meal: Meal;
  /** Null while the plan is not on the calendar. */
  date: LocalDay | null;
  /** Names the dish of the plan, whose amounts the recipe page then shows. */
  key: string | null;
  /** What there is most of in it, as a sentence has it: "lamb chops"; null where no short word is known. */
  mainFood: string | null;
}

/** What the member has on arrival, and what their first plan is made from. */
export interface FirstWeek {
  /** The same each time: however often it is asked for, one plan is made. */
  requestKey: string;
  /** Of the reader's calendar. */
  today: LocalDay;
  /** Names one press on the shopping button. */
  shopKey: string;
  /** Whether the quiz is answered, which plans are made from. */
  hasAnswers: boolean;
  /** Null until there is a plan that is not over. */
  plan: { id: string; slug: string; toBuy: { count: number; atHomeCount: number } } | null;
  /** Of the plan, else of the week that the answers would give. */
  dish: FirstDish | null;
  /** What is begun on the evening before the first day, in a sentence or two; null where nothing is. */
  eveningBefore: string | null;
  /** How many things stand on the shopping list. */
  toBuyCount: number;
  /** Whether the quiz was told a weight, which is the first point of the graph. */
  hasWeight: boolean;
}

interface Arriving {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/** The first plan is named by the membership's id, so there is only one. */
export async function findFirstWeek({ context, request }: Arriving): Promise<FirstWeek> {
  const timeZone = timeZoneOf(request);
  const arrival = await execute(context, SignUpSuccessDocument, { timeZone });
  const today = readersMoment({ request, now: new Date() }).day;
  const plan = planStillToEat({ plan: arrival.currentMealPlan, today });
  const hasAnswers = arrival.surveyDraft.isComplete;
  const preview = plan === null && hasAnswers ? await findPreview({ context, timeZone }) : null;
  const locale = requestLocale(request);
  return {
    requestKey: arrival.membershipSubscription?.id ?? crypto.randomUUID(),
    today,
    shopKey: crypto.randomUUID(),
    hasAnswers,
    plan: plan && { id: plan.id, slug: plan.slug, toBuy: plan.toBuy },
    dish: plan ? firstDishOfPlan({ plan, today }) : preview && firstDishOfPreview(preview),
    eveningBefore: eveningBefore({ plan, preview, today, locale }),
    toBuyCount: arrival.shoppingListCount,
    hasWeight: typeof arrival.profile?.answers.weightKg === 'number',
  };
}

function planStillToEat(args: {
  plan: SuccessPlanFragment | null;
  today: LocalDay;
}): SuccessPlanFragment | null {
  const { plan, today } = args;
  if (plan === null) return null;
  return planStanding({ mealPlan: plan, today }) === 'over' ? null : plan;
}

/** The payment went well whatever becomes of the picture, so a preview that fails is left out. */
async function findPreview({
  context,
  timeZone,
}: Pick<Arriving, 'context'> & {
  timeZone: string | null;
}): Promise<SuccessPreviewFragment | null> {
  try {
    return (await execute(context, SignUpWeekDocument, { timeZone })).mealPlanPreview;
  } catch {
    return null;
  }
}

/** Of a plan that has not begun, else of the week that the answers would give. */
export function eveningBefore(args: {
  plan: Pick<SuccessPlanFragment, 'beginsOn' | 'days'> | null;
  preview: SuccessPreviewFragment | null;
  today: LocalDay;
  locale: Locale;
}): string | null {
  const { plan, preview, ...reading } = args;
  if (plan !== null) return eveningBeforePlan({ ...reading, plan });
  const first = preview?.days[0];
  if (first === undefined || first.date <= reading.today) return null;
  const dishes = first.meals.flatMap(({ meal, recipes }) =>
    recipes.map((dish) => ({ meal, ...dish })),
  );
  return eveningBeforeText({ ...reading, dishes, date: first.date });
}

/** From today on, as earlier days of a plan that runs are eaten; passes over what is done today. */
export function firstDishOfPlan(args: {
  plan: Pick<SuccessPlanFragment, 'beginsOn' | 'days' | 'cookedDishes' | 'eatenMeals'>;
  today: LocalDay;
}): FirstDish | null {
  const { plan, today } = args;
  const finished = finishedMeals(plan);
  const isToCook =
    (day: number) =>
    ({ meal }: { meal: Meal }) =>
      !isAmong({ meals: finished, place: { day, meal } });
  const days = plan.days.slice(currentDay({ mealPlan: plan, today }) ?? 0).map((day) => ({
    date: day.date,
    meals: day.meals.filter(isToCook(day.index)).map(({ meal, recipes }) => ({
      meal,
      dishes: recipes.map(({ key, leftoverOfDay, mainIngredients, recipe }) => ({
        isCooked: leftoverOfDay === null,
        dish: {
          recipeId: recipe.id,
          slug: recipe.slug,
          title: recipe.title,
          times: recipe.times,
          key,
          mainFood: mainFoodOf(mainIngredients),
        },
      })),
    })),
  }));
  return firstOf(days);
}

/** Letters that a heading has room for. */
const mostLetters = 20;

/** Nothing tastes of "cooked chicken": what was done to it before is no flavor. */
const stateWord = /(?:^| )(?:cooked|boiled|coc(?:id|inad)[oa]s?|kokta?|tillaga(?:d|t|de))(?: |$)/iu;

/** Without how it is cut or how lean it is: "Chicken thighs, skinless", "Salmon with skin". */
function mainFoodOf([main]: readonly { name: string }[]): string | null {
  const name = main?.name.split(/,|\(| (?:with|without|con|sin|med|utan) /u)[0]?.trim() ?? '';
  const isPlain = name !== '' && name.length <= mostLetters && !stateWord.test(name);
  return isPlain ? nameInSentence(name) : null;
}

export function firstDishOfPreview({ days }: SuccessPreviewFragment): FirstDish | null {
  return firstOf(
    days.map(({ date, meals }) => ({
      date,
      meals: meals.map(({ meal, recipes }) => ({
        meal,
        dishes: recipes.map(({ id, slug, title, leftoverOfDay, ...times }) => ({
          isCooked: leftoverOfDay === null,
          dish: { recipeId: id, slug, title, times, key: null, mainFood: null },
        })),
      })),
    })),
  );
}

interface Day {
  date: LocalDay | null;
  meals: { meal: Meal; dishes: { isCooked: boolean; dish: Omit<FirstDish, 'meal' | 'date'> }[] }[];
}

/** The first dinner that is cooked; of days without dinners the first dish. */
function firstOf(days: readonly Day[]): FirstDish | null {
  const cooked = days.flatMap(({ date, meals }) =>
    meals.flatMap(({ meal, dishes }) =>
      dishes.flatMap(({ isCooked, dish }) => (isCooked ? [{ ...dish, meal, date }] : [])),
    ),
  );
  return cooked.find(({ meal }) => meal === 'DINNER') ?? cooked[0] ?? null;
}
