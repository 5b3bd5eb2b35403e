import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { StorefrontIcon } from '@phosphor-icons/react/dist/ssr/Storefront';
import { Link } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';

/** In whose order the aisles stand, and where to change that. */
export function StoreLink({ name }: { name: string | null }) {
  return (
    <Link
      data-noprint
      to={screenPath('shoppingStores', useLocale())}
      className="mt-2 inline-flex min-h-target items-center gap-2 text-sm text-ink-2 hover:text-ink hover:underline"
    >
      <StorefrontIcon size="1.25em" weight="bold" aria-hidden />
      {name === null ? m.shopping_usual_order() : m.shopping_order_of({ name })}
      <CaretRightIcon size="1em" weight="bold" aria-hidden />
    </Link>
  );
}
