import type { Language } from '../../../lib/language.ts';
import type { ThemedPlanIndex } from '../../meal-plans/themed/compile-themed-plans.ts';
import { themedPlanId, type ThemedPlan } from '../../meal-plans/themed/themed-plan.ts';
import type { ProgramIndex } from '../../programs/compile-programs.ts';
import type { Program } from '../../programs/program.ts';
import type { AssignmentKind } from './assignment.rules.ts';

/** A themed plan or a program, as a list names it. */
export interface Assignable {
  readonly kind: AssignmentKind;
  /** The file's name. */
  readonly content: string;
  readonly slug: string;
  readonly title: string;
  readonly dayCount: number;
  /** The dish on its picture. */
  readonly coverRecipeId: string | null;
}

export interface Contents {
  themedPlans: ThemedPlanIndex;
  programs: ProgramIndex;
}

/** All there is to propose: the programs, then the plans. */
export function listAssignable(args: Contents & { language: Language }): Assignable[] {
  const { themedPlans, programs, language } = args;
  return [
    ...programs.programs.map((program) => ofProgram(program, language)),
    ...themedPlans.plans.map((plan) => ofPlan(plan, language)),
  ];
}

/** Null where it has left the collection. */
export function findAssignable(
  args: Contents & { language: Language; kind: AssignmentKind; content: string },
): Assignable | null {
  const { themedPlans, programs, language, kind, content } = args;
  if (kind === 'PROGRAM') {
    const program = programs.isOffered(content) ? programs.byKey.get(content) : undefined;
    return program === undefined ? null : ofProgram(program, language);
  }
  const plan = themedPlans.byId.get(themedPlanId(content));
  return plan === undefined ? null : ofPlan(plan, language);
}

function ofProgram(program: Program, language: Language): Assignable {
  const { slug, title } = program.texts[language];
  const { key: content, days, cover: coverRecipeId } = program;
  return { kind: 'PROGRAM', content, slug, title, dayCount: days.length, coverRecipeId };
}

function ofPlan(plan: ThemedPlan, language: Language): Assignable {
  const { slug, title } = plan.texts[language];
  const meals = plan.days.flatMap((day) => day.meals);
  const dinner = meals.find(({ meal }) => meal === 'DINNER') ?? meals[0];
  const coverRecipeId = dinner?.recipes[0]?.recipeId ?? null;
  const { key: content, days } = plan;
  return { kind: 'MEAL_PLAN', content, slug, title, dayCount: days.length, coverRecipeId };
}
