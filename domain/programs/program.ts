import type { PerLanguage } from '../../lib/language.ts';
import type { Source } from '../pages/page.ts';
import type { RecipeId } from '../recipes/recipe.ts';
import type { PlanLevel } from './week-plan.rules.ts';

export interface ProgramText {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  /** What one has at the end, a line each. */
  readonly outcomes: readonly string[];
}

export interface LessonText {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export interface ProgramLesson {
  readonly id: string;
  /** Through the whole program, from 1: its address. */
  readonly number: number;
  /** Of the program, from 1. */
  readonly day: number;
  readonly texts: PerLanguage<LessonText>;
  /** What its claims lean on. */
  readonly sources: readonly Source[];
}

export interface ProgramWeek {
  /** From 1. */
  readonly number: number;
  readonly texts: PerLanguage<Readonly<{ theme: string; summary: string }>>;
  /** The file name of the themed meal plan that goes with it. */
  readonly mealPlan: string;
  /** Those for members of a level; the plan above where it keeps the level's limit. */
  readonly mealPlans: Readonly<Record<PlanLevel, string>>;
  readonly lessons: readonly ProgramLesson[];
}

export interface ProgramDay {
  /** From 1. */
  readonly number: number;
  readonly taskIds: readonly string[];
}

/** Weeks of small daily tasks, lessons and meals, as its files say it. */
export interface Program {
  /** The file's name, and its id everywhere. */
  readonly key: string;
  /** The dish on its picture. */
  readonly cover: RecipeId;
  readonly texts: PerLanguage<ProgramText>;
  readonly weeks: readonly ProgramWeek[];
  readonly days: readonly ProgramDay[];
  readonly tasks: Readonly<Record<string, PerLanguage<string>>>;
  /** Those of all lessons, in the order of the file. */
  readonly sources: readonly Source[];
}

export function lessonsOf({ weeks }: Pick<Program, 'weeks'>): ProgramLesson[] {
  return weeks.flatMap(({ lessons }) => lessons);
}

export function taskCountOf({ days }: Pick<Program, 'days'>): number {
  return days.reduce((count, { taskIds }) => count + taskIds.length, 0);
}
