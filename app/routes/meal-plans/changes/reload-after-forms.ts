import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * A refused change is answered with the plan as it is, too: another device may have changed it, and
 * whoever tries again must do so on what is there now. After a failure there is nothing to be had.
 */
export function reloadAfterForms({
  formMethod,
  actionStatus,
  defaultShouldRevalidate,
}: Pick<
  ShouldRevalidateFunctionArgs,
  'formMethod' | 'actionStatus' | 'defaultShouldRevalidate'
>): boolean {
  if (formMethod === undefined) return defaultShouldRevalidate;
  return actionStatus === undefined || actionStatus < 500;
}
