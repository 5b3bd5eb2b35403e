import type { FormProblem } from '../../forms/form-answers.ts';
import type { FormValues } from './form-values.ts';

/** What a step's fields are shown with: what they held, and what was wrong with it. */
export interface StepFields {
  values: FormValues;
  problems: readonly FormProblem[];
}

export function firstValue(fields: StepFields, name: string): string | undefined {
  return fields.values[name]?.[0];
}

export function isChosen(fields: StepFields, name: string, value: string): boolean {
  return fields.values[name]?.includes(value) ?? false;
}

export function errorOf(fields: StepFields, ...names: string[]): string | undefined {
  return fields.problems.find(({ path }) => names.includes(path[0] ?? ''))?.message;
}
