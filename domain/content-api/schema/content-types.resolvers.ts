import type { Food } from '../../foods/food.ts';
import type { MealPlan } from '../../meal-plans/meal-plan.ts';
import type { MealPlanDay, MealPlanLine, MealPlanMeal } from '../../meal-plans/meals.rules.ts';
import type { ThemedPlan } from '../../meal-plans/themed/themed-plan.ts';
import type { Page } from '../../pages/page.ts';
import type { Program, ProgramLesson, ProgramWeek } from '../../programs/program.ts';
import { contentBuilder, type InLanguage } from './content-builder.ts';

export const FoodType = contentBuilder.objectRef<InLanguage<Food>>('Food');

FoodType.implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ thing }) => thing.id }),
    slug: t.string({ resolve: ({ thing, language }) => thing.slugs[language] }),
    name: t.string({ resolve: ({ thing, language }) => thing.names[language].singular }),
    plural: t.string({
      nullable: true,
      resolve: ({ thing, language }) => thing.names[language].plural,
    }),
    source: t.string({
      description: 'The table its figures are taken from.',
      resolve: ({ thing }) => thing.source,
    }),
    group: t.string({ resolve: ({ thing }) => thing.group }),
    carbBasis: t.string({ resolve: ({ thing }) => thing.carbBasis }),
    densityGramsPerMl: t.float({
      nullable: true,
      resolve: ({ thing }) => thing.densityGramsPerMl,
    }),
    isPremium: t.boolean({ resolve: ({ thing }) => thing.isPremium }),
    nutrientsPer100g: t.field({
      type: 'JSON',
      description: 'By name, like `fiberGrams`; null is unknown.',
      resolve: ({ thing }) => thing.nutrientsPer100g,
    }),
  }),
});

export interface PlanAsPublished extends InLanguage<ThemedPlan> {
  /** With what editors made of its days. */
  readonly published: MealPlan;
}

const LineType = contentBuilder.objectRef<MealPlanLine>('PlannedRecipe').implement({
  fields: (t) => ({
    recipeId: t.exposeString('recipeId'),
    role: t.exposeString('role'),
    portions: t.floatList({
      description: 'In servings, what each eater gets.',
      resolve: ({ portions }) => [...portions],
    }),
    leftoverOfDay: t.exposeInt('leftoverOfDay', { nullable: true }),
  }),
});

const MealType = contentBuilder.objectRef<MealPlanMeal>('PlannedMeal').implement({
  fields: (t) => ({
    meal: t.exposeString('meal'),
    recipes: t.field({ type: [LineType], resolve: ({ recipes }) => [...recipes] }),
  }),
});

const DayType = contentBuilder.objectRef<MealPlanDay>('PlannedDay').implement({
  fields: (t) => ({
    index: t.exposeInt('index', { description: '0 is the first day.' }),
    meals: t.field({ type: [MealType], resolve: ({ meals }) => [...meals] }),
  }),
});

export const MealPlanType = contentBuilder.objectRef<PlanAsPublished>('MealPlan');

MealPlanType.implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ thing }) => thing.key }),
    slug: t.string({ resolve: ({ thing, language }) => thing.texts[language].slug }),
    title: t.string({ resolve: ({ thing, language }) => thing.texts[language].title }),
    description: t.string({ resolve: ({ thing, language }) => thing.texts[language].description }),
    themes: t.stringList({ resolve: ({ thing }) => [...thing.themes] }),
    strictness: t.string({ resolve: ({ thing }) => thing.promise.strictness }),
    version: t.int({
      description: '1 is the file; editors make the others.',
      resolve: ({ published }) => published.version,
    }),
    days: t.field({ type: [DayType], resolve: ({ published }) => [...published.days] }),
  }),
});

const LessonType = contentBuilder.objectRef<InLanguage<ProgramLesson>>('Lesson').implement({
  fields: (t) => ({
    number: t.int({ resolve: ({ thing }) => thing.number }),
    day: t.int({ resolve: ({ thing }) => thing.day }),
    title: t.string({ resolve: ({ thing, language }) => thing.texts[language].title }),
    paragraphs: t.stringList({
      resolve: ({ thing, language }) => [...thing.texts[language].paragraphs],
    }),
    sources: t.field({ type: 'JSON', resolve: ({ thing }) => thing.sources }),
  }),
});

const WeekType = contentBuilder.objectRef<InLanguage<ProgramWeek>>('Week').implement({
  fields: (t) => ({
    number: t.int({ resolve: ({ thing }) => thing.number }),
    theme: t.string({ resolve: ({ thing, language }) => thing.texts[language].theme }),
    summary: t.string({ resolve: ({ thing, language }) => thing.texts[language].summary }),
    mealPlanId: t.string({ resolve: ({ thing }) => thing.mealPlan }),
    lessons: t.field({
      type: [LessonType],
      resolve: ({ thing, language }) => thing.lessons.map((each) => ({ thing: each, language })),
    }),
  }),
});

interface DayTasks {
  readonly number: number;
  readonly tasks: readonly string[];
}

const ProgramDayType = contentBuilder.objectRef<DayTasks>('ProgramDay').implement({
  fields: (t) => ({
    number: t.exposeInt('number'),
    tasks: t.stringList({ resolve: ({ tasks }) => [...tasks] }),
  }),
});

export const ProgramType = contentBuilder.objectRef<InLanguage<Program>>('Program');

ProgramType.implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ thing }) => thing.key }),
    slug: t.string({ resolve: ({ thing, language }) => thing.texts[language].slug }),
    title: t.string({ resolve: ({ thing, language }) => thing.texts[language].title }),
    lead: t.string({ resolve: ({ thing, language }) => thing.texts[language].lead }),
    outcomes: t.stringList({
      resolve: ({ thing, language }) => [...thing.texts[language].outcomes],
    }),
    coverRecipeId: t.string({ resolve: ({ thing }) => thing.cover }),
    weeks: t.field({
      type: [WeekType],
      resolve: ({ thing, language }) => thing.weeks.map((each) => ({ thing: each, language })),
    }),
    days: t.field({ type: [ProgramDayType], resolve: tasksByDay }),
  }),
});

function tasksByDay({ thing, language }: InLanguage<Program>): DayTasks[] {
  return thing.days.map(({ number, taskIds }) => ({
    number,
    tasks: taskIds.flatMap((id) => thing.tasks[id]?.[language] ?? []),
  }));
}

export const PageType = contentBuilder.objectRef<InLanguage<Page>>('Page');

PageType.implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ thing }) => thing.key }),
    slug: t.string({
      nullable: true,
      description: 'Its address in the language; null where it has a screen of its own.',
      resolve: ({ thing, language }) => thing.slugs?.[language] ?? null,
    }),
    kind: t.string({ resolve: ({ thing }) => thing.kind }),
    title: t.string({ resolve: ({ thing, language }) => thing.texts[language].title }),
    lead: t.string({ resolve: ({ thing, language }) => thing.texts[language].lead }),
    description: t.string({ resolve: ({ thing, language }) => thing.texts[language].description }),
    reviewedOn: t.string({ resolve: ({ thing }) => thing.reviewedOn }),
    checked: t.field({
      type: 'JSON',
      nullable: true,
      description: 'Who of a profession read it, and on which day; null until somebody has.',
      resolve: ({ thing }) => thing.checked,
    }),
    sources: t.field({ type: 'JSON', resolve: ({ thing }) => thing.sources }),
    sections: t.field({
      type: 'JSON',
      description: 'Headings with their blocks: paragraphs, lists, notes, questions and figures.',
      resolve: ({ thing, language }) => thing.texts[language].sections,
    }),
  }),
});
