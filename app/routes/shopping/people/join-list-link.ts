import { screenPath } from '../../../../i18n/paths.ts';
import { requestLocale } from '../../../shell/locale.ts';

/** As it is sent to whoever is to shop from the list too. */
export function joinListLink({ request, token }: { request: Request; token: string }): string {
  const path = screenPath('joinShoppingList', requestLocale(request), { token });
  return new URL(path, request.url).href;
}
