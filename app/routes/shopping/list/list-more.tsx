import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork';
import { StorefrontIcon } from '@phosphor-icons/react/dist/ssr/Storefront';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { UsersIcon } from '@phosphor-icons/react/dist/ssr/Users';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import { UnitsSwitch } from '../../../amounts/units-switch.tsx';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { PrintButton } from './print-button.tsx';

interface ListMoreProps {
  isOpen: boolean;
  closeTo: string;
  units: UnitSystem;
  /** Only its owner shares and deletes a list. */
  isOwn: boolean;
}

/** What is done with a list now and then: behind the sliders. */
export function ListMore({ isOpen, closeTo, units, isOwn }: ListMoreProps) {
  const stores = screenPath('shoppingStores', useLocale());
  return (
    <Dialog
      isOpen={isOpen}
      closeTo={closeTo}
      closeLabel={m.shopping_close()}
      title={m.shopping_more()}
    >
      <div className="grid justify-items-start gap-3">
        <UnitsSwitch units={units} />
        <ButtonLink to={stores} icon={StorefrontIcon}>
          {m.shopping_stores_title()}
        </ButtonLink>
        <ButtonLink to={`${closeTo}?people`} preventScrollReset icon={UsersIcon}>
          {m.shopping_people()}
        </ButtonLink>
        <ButtonLink to={`${closeTo}?share`} preventScrollReset icon={ShareNetworkIcon}>
          {m.shopping_share()}
        </ButtonLink>
        <PrintButton />
        {isOwn && (
          <ButtonLink to={`${closeTo}?delete`} preventScrollReset icon={TrashIcon}>
            {m.shopping_delete()}
          </ButtonLink>
        )}
      </div>
    </Dialog>
  );
}
