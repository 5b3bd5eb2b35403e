import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * A refused change is answered with the plan as it is, too: another device may have changed it, and
 * whoever tries again must do so on what is there now.
 */
export function reloadAfterForms({
  formMethod,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'formMethod' | 'defaultShouldRevalidate'>): boolean {
  return formMethod === undefined ? defaultShouldRevalidate : true;
}
