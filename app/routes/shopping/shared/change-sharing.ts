import type { RouterContextProvider } from 'react-router';
import { screenPath } from '../../../../i18n/paths.ts';
import { execute } from '../../../graphql/api.ts';
import { ShareShoppingListDocument, UnshareShoppingListDocument } from '../operations.gen.ts';
import { requestLocale } from '../../../shell/locale.ts';

export async function changeSharing(args: {
  context: Readonly<RouterContextProvider>;
  intent: 'share' | 'unshare';
}): Promise<void> {
  const { context, intent } = args;
  if (intent === 'share') await execute(context, ShareShoppingListDocument);
  else await execute(context, UnshareShoppingListDocument);
}

/** In the member's language; whoever opens it may choose another. */
export function sharedListLink({ request, token }: { request: Request; token: string }): string {
  const path = screenPath('sharedShoppingList', requestLocale(request), { token });
  return new URL(path, request.url).href;
}
