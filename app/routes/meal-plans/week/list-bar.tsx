import { useRouteLoaderData } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useCountOnDevice } from '../../../plans/kept-count.ts';
import { useListCount } from '../../../shell/list-count.ts';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Basket } from '../../shopping/list/basket.tsx';

const nothing = { shoppingListCount: 0 };

/** Under the week: what is still to buy, and the way to it. */
export function ListBar({ inBasket }: { inBasket: number }) {
  const locale = useLocale();
  const told = useListCount(useRouteLoaderData<typeof nothing>('root') ?? nothing);
  const count = useCountOnDevice(told);
  if (count === 0) return null;
  return (
    <section
      data-noprint
      aria-labelledby="left-to-buy"
      className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg bg-surface px-5 py-4 shadow-sm"
    >
      <div className="w-20 *:w-full">
        <Basket share={inBasket / (inBasket + count)} />
      </div>
      <div className="min-w-40 flex-1">
        <h2 id="left-to-buy" className="text-h4">
          {m.meal_plans_left_to_buy({ count })}
        </h2>
        <p className="text-sm text-ink-2">
          {inBasket === 0
            ? m.meal_plans_left_to_buy_text()
            : m.shopping_progress({ done: inBasket, total: inBasket + count })}
        </p>
      </div>
      <ButtonLink to={screenPath('shoppingList', locale)}>{m.meal_plans_open_list()}</ButtonLink>
    </section>
  );
}
