import type { FormSet, IntentOf, ValuesOf } from './form-set.ts';

/** Under this name a button says what it sends. */
const ofButton = 'sent';

type FormOf<Set extends FormSet> = {
  [Intent in IntentOf<Set>]: { readonly intent: Intent } & ValuesOf<Set[Intent]>;
}[IntentOf<Set>];

/**
 * For a button that says all it sends, so that a list of rows is one form and not one with hidden
 * fields for each row.
 */
export function buttonSending<Set extends FormSet>(fields: FormOf<Set>) {
  const given = Object.entries(fields).map(([name, value]) => [name, String(value ?? '')]);
  return { name: ofButton, value: String(new URLSearchParams(given)) };
}

/** Adds to a form what its button says. */
export function withButton(form: FormData): FormData {
  const said = String(form.get(ofButton) ?? '');
  for (const [name, value] of new URLSearchParams(said)) form.append(name, value);
  return form;
}
