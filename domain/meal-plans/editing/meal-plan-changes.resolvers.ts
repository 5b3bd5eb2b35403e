import type { Problem } from '../../../lib/problems.ts';
import { success, type Result } from '../../../lib/result.ts';
import { zoneField } from '../../../api/time-zone.ts';
import { builder, ProblemType } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { MealType } from '../../recipes/recipe-type.resolvers.ts';
import { findSoFar } from '../cooked/find-so-far.ts';
import { editMealPlan, undoMealPlanChange, type EditRefusal } from './edit-meal-plan.ts';
import type { MealPlan } from '../meal-plan.ts';
import { MealPlanType } from '../reading/meal-plan-type.resolvers.ts';
import { MealPlanMealType } from '../reading/plan-day-type.resolvers.ts';
import { mealPlanNotFound } from '../meal-plans.errors.ts';
import { requireMealPlanReader } from '../meal-plans.policies.ts';
import { noteMeal } from '../meals.rules.ts';
import { ownPlanPlace } from '../plan-place.ts';
import { applyEdit, type PlanEdit } from './plan-edits.ts';
import {
  requireMealPlanEditor,
  viewPlan,
  type ChangeablePlan,
  type ViewedPlan,
} from '../reading/view-plan.ts';

/** Changes of what a plan holds. */

export interface PlanChangeAnswer {
  problems: Problem[];
  mealPlan: ViewedPlan | null;
}

export const MealPlanChangeType = builder.objectRef<PlanChangeAnswer>('MealPlanChange').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => problems }),
    mealPlan: t.field({
      type: MealPlanType,
      nullable: true,
      description: 'As it is now, changed or not.',
      resolve: ({ mealPlan }) => mealPlan,
    }),
  }),
});

const version = {
  required: false,
  description:
    'Of the plan as the member saw it: what was changed elsewhere since is not overwritten. Left out, the change is made whatever there is.',
} as const;

const DishInput = builder.inputType('MealPlanRecipeInput', {
  description: 'A recipe in its place.',
  fields: (t) => ({
    day: t.int({ required: true, description: '0 is the first day.' }),
    meal: t.field({ type: MealType, required: true }),
    recipeId: t.id({ required: true }),
  }),
});

const PlaceInput = builder.inputType('MealPlanPlaceInput', {
  fields: (t) => ({
    day: t.int({ required: true, description: '0 is the first day.' }),
    meal: t.field({ type: MealType, required: true }),
  }),
});
export { PlaceInput as MealPlanPlaceInput };

const AddInput = builder.inputType('AddRecipeToMealInput', {
  fields: (t) => ({
    mealPlanId: t.id({ required: true }),
    version: t.int(version),
    day: t.int({ required: true, description: '0 is the first day.' }),
    meal: t.field({ type: MealType, required: true }),
    recipeId: t.id({ required: true }),
  }),
});

const RemoveInput = builder.inputType('RemoveRecipeFromMealInput', {
  fields: (t) => ({
    mealPlanId: t.id({ required: true }),
    version: t.int(version),
    recipe: t.field({ type: DishInput, required: true }),
  }),
});

const SwapInput = builder.inputType('SwapMealRecipeInput', {
  fields: (t) => ({
    mealPlanId: t.id({ required: true }),
    version: t.int(version),
    recipe: t.field({ type: DishInput, required: true }),
    withRecipeId: t.id({ required: true }),
  }),
});

const MoveInput = builder.inputType('MoveMealRecipeInput', {
  fields: (t) => ({
    mealPlanId: t.id({ required: true }),
    version: t.int(version),
    recipe: t.field({ type: DishInput, required: true }),
    to: t.field({ type: PlaceInput, required: true }),
    timeZone: t.string({ description: zoneField }),
  }),
});

const LockInput = builder.inputType('LockMealRecipeInput', {
  fields: (t) => ({
    mealPlanId: t.id({ required: true }),
    version: t.int(version),
    recipe: t.field({ type: DishInput, required: true }),
    isLocked: t.boolean({ required: true, description: 'As it is to be.' }),
  }),
});

const LeftoversInput = builder.inputType('PlanLeftoversInput', {
  fields: (t) => ({
    mealPlanId: t.id({ required: true }),
    version: t.int(version),
    day: t.int({ required: true, description: 'Of the dinner; 0 is the first day.' }),
    recipeId: t.id({ required: true }),
    isWanted: t.boolean({ required: true, description: 'As it is to be.' }),
    timeZone: t.string({ description: zoneField }),
  }),
});

const ServingsInput = builder.inputType('ChangeMealPlanServingsInput', {
  fields: (t) => ({
    mealPlanId: t.id({ required: true }),
    version: t.int(version),
    servings: t.int({ required: true, description: 'How many adults eat, the member with them.' }),
    children: t.int({ description: 'Who eat besides; none when left out.' }),
    day: t.int({ description: 'Counted from 0; the whole plan when left out.' }),
    meal: t.field({ type: MealType, description: 'Of the day; all of them when left out.' }),
    timeZone: t.string({ description: zoneField }),
  }),
});

const RenameInput = builder.inputType('RenameMealPlanInput', {
  fields: (t) => ({
    mealPlanId: t.id({ required: true }),
    version: t.int(version),
    title: t.string({ required: true, description: 'Empty: called by what it is like.' }),
    description: t.string({ required: true }),
  }),
});

const NoteInput = builder.inputType('NoteMealInput', {
  fields: (t) => ({
    mealPlanId: t.id({ required: true }),
    version: t.int(version),
    place: t.field({ type: PlaceInput, required: true }),
    note: t.string({ required: true, description: 'Up to 500 characters; empty takes it away.' }),
  }),
});

builder.objectField(MealPlanMealType, 'note', (t) =>
  t.string({
    nullable: true,
    description: 'What its owner wrote on it; null for everybody else.',
    resolve: ({ note }) => note ?? null,
  }),
);

const UndoInput = builder.inputType('UndoMealPlanChangeInput', {
  fields: (t) => ({
    mealPlanId: t.id({ required: true }),
    version: t.int({ required: true, description: 'Of the plan as the member saw it.' }),
    toVersion: t.int({ required: true, description: 'What it held at that version comes back.' }),
  }),
});

builder.mutationFields((t) => ({
  addRecipeToMeal: t.field({
    type: MealPlanChangeType,
    description: 'A recipe is in a meal once, and a meal holds at most three.',
    args: { input: t.arg({ type: AddInput, required: true }) },
    resolve: (_root, { input }, context) => {
      const { day, meal } = input;
      return edit({
        context,
        input,
        edit: { kind: 'add', day, meal, recipeId: `${input.recipeId}` },
      });
    },
  }),
  removeRecipeFromMeal: t.field({
    type: MealPlanChangeType,
    description: 'With a dinner go its leftovers.',
    args: { input: t.arg({ type: RemoveInput, required: true }) },
    resolve: (_root, { input }, context) =>
      edit({ context, input, edit: { kind: 'remove', ...dishOf(input.recipe) } }),
  }),
  swapMealRecipe: t.field({
    type: MealPlanChangeType,
    description: 'The leftovers of a dinner become those of the new one, where it keeps.',
    args: { input: t.arg({ type: SwapInput, required: true }) },
    resolve: (_root, { input }, context) => {
      const withRecipeId = String(input.withRecipeId);
      return edit({
        context,
        input,
        edit: { kind: 'swap', ...dishOf(input.recipe), withRecipeId },
      });
    },
  }),
  moveMealRecipe: t.field({
    type: MealPlanChangeType,
    description:
      'To another day or meal, but to no day that is past; leftovers follow their dinner.',
    args: { input: t.arg({ type: MoveInput, required: true }) },
    resolve: (_root, { input }, context) =>
      edit({ context, input, edit: { kind: 'move', ...dishOf(input.recipe), to: input.to } }),
  }),
  lockMealRecipe: t.field({
    type: MealPlanChangeType,
    description: 'Whether its meal stays when the rest of the plan is planned anew.',
    args: { input: t.arg({ type: LockInput, required: true }) },
    resolve: (_root, { input }, context) => {
      const { recipe, isLocked } = input;
      return edit({ context, input, edit: { kind: 'lock', ...dishOf(recipe), isLocked } });
    },
  }),
  planLeftovers: t.field({
    type: MealPlanChangeType,
    description:
      'Whether a dinner is also the lunch of the day after; one that is past or cooked is no more.',
    args: { input: t.arg({ type: LeftoversInput, required: true }) },
    resolve: (_root, { input }, context) => {
      const { day, isWanted } = input;
      const recipeId = String(input.recipeId);
      return edit({ context, input, edit: { kind: 'leftovers', day, recipeId, isWanted } });
    },
  }),
  changeMealPlanServings: t.field({
    type: MealPlanChangeType,
    description:
      'Cooks the plan, a day or a meal for these; overrides what its dishes were set to. Of the plan, what is past, logged or cooked stays as it was.',
    args: { input: t.arg({ type: ServingsInput, required: true }) },
    resolve: (_root, { input }, context) => {
      const { servings: adults, day = null } = input;
      const eaters = { adults, children: input.children ?? 0 };
      const meal = day === null ? null : (input.meal ?? null);
      return edit({ context, input, edit: { kind: 'eaters', eaters, day, meal } });
    },
  }),
  renameMealPlan: t.field({
    type: MealPlanChangeType,
    description: "Of one's own plans; themed ones are named in their files.",
    args: { input: t.arg({ type: RenameInput, required: true }) },
    resolve: (_root, { input }, context) => {
      const { title, description } = input;
      return edit({ context, input, edit: { kind: 'rename', title, description } });
    },
  }),
  noteMeal: t.field({
    type: MealPlanChangeType,
    description: "Writes a note on a meal of one's own plan.",
    args: { input: t.arg({ type: NoteInput, required: true }) },
    resolve: (_root, { input }, context) => {
      const { userId } = requireMealPlanReader(context);
      const place = ownPlanPlace({ db: context.services.db, userId, id: String(input.mealPlanId) });
      return change({
        context,
        changeable: { userId, place, relation: 'own' },
        input,
        edit: (plan) => {
          const noted = noteMeal({ ...input.place, days: plan.days, note: input.note });
          return noted.ok ? success({ ...plan, days: noted.value }) : noted;
        },
      });
    },
  }),
  undoMealPlanChange: t.field({
    type: MealPlanChangeType,
    description: 'Brings back what the plan held before.',
    args: { input: t.arg({ type: UndoInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { clock } = context.services;
      const changeable = requireMealPlanEditor({ context, mealPlanId: String(input.mealPlanId) });
      const { place } = changeable;
      const { version: seen, toVersion } = input;
      const undone = await undoMealPlanChange({ place, clock, version: seen, toVersion });
      return answerOf({ context, changeable, changed: undone });
    },
  }),
}));

function dishOf(recipe: typeof DishInput.$inferInput) {
  return { day: recipe.day, meal: recipe.meal, recipeId: String(recipe.recipeId) };
}

interface ChangeInput {
  mealPlanId: string | number;
  version?: number | null | undefined;
  timeZone?: string | null | undefined;
}

/** Changes that depend on what is past or cooked. */
const followsTheDay: readonly PlanEdit['kind'][] = ['move', 'leftovers', 'eaters'];

async function edit(args: {
  context: RequestContext;
  input: ChangeInput;
  edit: PlanEdit;
}): Promise<PlanChangeAnswer> {
  const { context, input, edit: asked } = args;
  const { content } = context.services;
  const mealPlanId = String(input.mealPlanId);
  const changeable = requireMealPlanEditor({ context, mealPlanId });
  const { timeZone } = input;
  const known = followsTheDay.includes(asked.kind)
    ? { soFar: await findSoFar({ context, changeable, mealPlanId, timeZone }) }
    : {};
  return change({
    ...args,
    changeable,
    edit: (plan) => applyEdit({ plan, content, edit: asked, ...known }),
  });
}

async function change(args: {
  context: RequestContext;
  changeable: ChangeablePlan;
  input: ChangeInput;
  edit: (plan: MealPlan) => Result<MealPlan, Problem[]>;
}): Promise<PlanChangeAnswer> {
  const { context, changeable, input, edit: asked } = args;
  const { clock } = context.services;
  const { place } = changeable;
  const changed = await editMealPlan({ place, clock, version: input.version ?? null, edit: asked });
  return answerOf({ context, changeable, changed });
}

export async function answerOf(args: {
  context: RequestContext;
  changeable: ChangeablePlan;
  changed: Result<MealPlan, EditRefusal>;
}): Promise<PlanChangeAnswer> {
  const { context, changeable, changed } = args;
  const { relation } = changeable;
  if (changed.ok) {
    return { problems: [], mealPlan: await viewPlan({ plan: changed.value, relation, context }) };
  }
  if (changed.reason === 'not-found') throw mealPlanNotFound();
  const { problems, plan } = changed.reason;
  return { problems, mealPlan: await viewPlan({ plan, relation, context }) };
}
