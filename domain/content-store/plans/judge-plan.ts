import { themedPlanProblems } from '../../meal-plans/themed/check-themed-plan.ts';
import type { ThemedPlan } from '../../meal-plans/themed/themed-plan.ts';
import { languages } from '../../../lib/language.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { idsOf, type Fields } from '../documents/document.rules.ts';
import { withEnglish, withSlugs } from '../documents/filled.rules.ts';
import { remarkOf } from '../kinds/edited-file.ts';
import type { Remark } from '../kinds/remark.ts';
import { compilePlan } from './plan-file.ts';

export interface JudgedPlan {
  readonly remarks: readonly Remark[];
  /** Null while its file could not be read. */
  readonly plan: ThemedPlan | null;
}

/** Reads a draft as the content check reads a file: what it promises, and what a dietitian asks of it. */
export function judgePlan(args: {
  id: string;
  fields: Fields;
  content: ContentIndex;
  /** What else is there: two cannot have one address. */
  plans: readonly ThemedPlan[];
}): JudgedPlan {
  const { fields, content } = args;
  const { file, plan, problems } = compilePlan({ ...args, fields: withEnglish(fields) });
  const stops = [
    ...problems.map(remarkOf({ files: [file], level: 'STOPS' })),
    ...addressRemarks(args),
    ...emptyDays(fields),
  ];
  if (plan === null) return { remarks: stops, plan: null };
  const found = isEmpty(plan) ? [] : themedPlanProblems({ plan, content });
  return {
    plan,
    remarks: [...stops, ...found.map((message) => promiseRemark({ message, fields }))],
  };
}

function isEmpty({ days }: ThemedPlan): boolean {
  return days.every(({ meals }) => meals.length === 0);
}

function emptyDays(fields: Fields): readonly Remark[] {
  return idsOf(fields, 'days').flatMap((day, index): Remark[] => {
    const hasDinner = (fields[`day.${day}.dinner`] ?? '') !== '';
    const message = `Day ${index + 1} has no dinner.`;
    return hasDinner ? [] : [{ field: `day.${day}.dinner`, level: 'STOPS', message }];
  });
}

function addressRemarks(args: {
  id: string;
  fields: Fields;
  plans: readonly ThemedPlan[];
}): readonly Remark[] {
  const { id, fields, plans } = args;
  return languages.flatMap((language): Remark[] => {
    const slug = language === 'en' ? id : (withSlugs(fields)[`slug-${language}`] ?? '');
    const other = plans.find(({ key, texts }) => key !== id && texts[language].slug === slug);
    const message = `The address "${slug}" is taken by ${other?.key}.`;
    return other === undefined ? [] : [{ field: `title.${language}`, level: 'STOPS', message }];
  });
}

/** Beside the day it means, or the meal with the dish it means; else beside the promise. */
function promiseRemark({ message, fields }: { message: string; fields: Fields }): Remark {
  const day = idsOf(fields, 'days')[Number(/\bday (\d+)/i.exec(message)?.[1] ?? 0) - 1];
  const meal = /^The (breakfast|lunch|dinner) of day/.exec(message)?.[1] ?? '';
  const field =
    day === undefined ? fieldOfDish(message, fields) : `day.${day}${meal && `.${meal}`}`;
  return { field, level: 'PROBLEM', message };
}

function fieldOfDish(message: string, fields: Fields): string {
  const words = new Set(message.split(/[\s;,."{}:]+/));
  const found = Object.entries(fields).find(
    ([field, value]) =>
      field.startsWith('day.') &&
      value.split(' ').some((dish) => words.has(dish.replace(/[*<].*$/, ''))),
  );
  return found?.[0] ?? 'promise';
}
