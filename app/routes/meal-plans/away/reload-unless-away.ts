import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { network } from '../../../offline/network.ts';
import { reloadAfterForms } from '../changes/reload-after-forms.ts';

/** Without a network a plan that is open goes on with what the device has. */
export function reloadUnlessAway(args: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = args.currentUrl.pathname === args.nextUrl.pathname;
  if (isSamePage && args.formMethod === undefined && !network().isThere()) return false;
  return reloadAfterForms(args);
}
