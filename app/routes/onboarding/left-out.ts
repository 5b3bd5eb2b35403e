import { avoidedFoods } from '../../../domain/profile/preferences/food-avoidance.rules.ts';
import {
  readGivenAnswers,
  type SurveyAnswers,
} from '../../../domain/profile/survey/survey-answers.rules.ts';
import type { AvoidGroup } from '../../../domain/planner/types.ts';
import type { FormValues } from './form-values.ts';
import { readStepForm } from './read-step-form.ts';

type LeftOut = Pick<SurveyAnswers, 'avoid' | 'diet'>;

/** Everything that stays off the table by what stands in the form. */
export function leftOutBy(values: FormValues): readonly AvoidGroup[] {
  return avoidedFoods(readStepForm({ step: 'FOODS_TO_AVOID', values }) as SurveyAnswers);
}

/** As an address asks how many dishes stay. */
export function leftOutQuery(values: FormValues): string {
  const { diet } = readStepForm({ step: 'FOODS_TO_AVOID', values }) as SurveyAnswers;
  const query = new URLSearchParams([
    ['count', ''],
    ...leftOutBy(values).map((food) => ['without', food]),
    ...(diet ? [['diet', diet]] : []),
  ]);
  return `?${query}`;
}

/** Null for an address that asks for no count. What no quiz of ours asks for is left aside. */
export function readLeftOut(query: URLSearchParams): LeftOut | null {
  if (!query.has('count')) return null;
  const given = readGivenAnswers({ avoid: query.getAll('without'), diet: query.get('diet') });
  const { avoid, diet } = given;
  return { ...(avoid && { avoid }), ...(diet && { diet }) };
}
