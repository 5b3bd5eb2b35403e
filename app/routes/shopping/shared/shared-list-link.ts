import { screenPath } from '../../../../i18n/paths.ts';
import { requestLocale } from '../../../shell/locale.ts';

/** In the member's language; whoever opens it may choose another. */
export function sharedListLink({ request, token }: { request: Request; token: string }): string {
  const path = screenPath('sharedShoppingList', requestLocale(request), { token });
  return new URL(path, request.url).href;
}
