import * as m from '../../../../i18n/paraglide/messages.js';
import { cardMinutes } from '../../../dishes/card-minutes.ts';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { DiscoverQuery } from '../operations.gen.ts';
import { discoverPath, withFood, type DiscoverAddress } from './discover-address.ts';
import { softHyphens } from '../../../ui/soft-hyphens.ts';
import { Link } from '../../../ui/navigation/link.ts';

interface FromFridgeProps {
  foods: DiscoverQuery['fridgeFoods'];
  answer: DiscoverQuery['cookFromFridge'];
  address: DiscoverAddress;
}

/** What is in the fridge is pressed, and the dishes that have it all stand beside it. */
export function FromFridge({ foods, answer, address }: FromFridgeProps) {
  return (
    <section
      aria-labelledby="fridge"
      className="grid items-center gap-6 rounded-xl bg-table-sky p-[clamp(1.15rem,0.8rem+1.8vw,2.25rem)] lg:grid-cols-2"
    >
      <div>
        <h2 id="fridge" className="text-h2">
          {m.recipes_fridge_title()}
        </h2>
        <p className="mt-1 mb-4">{m.recipes_fridge_lead()}</p>
        <Foods foods={foods} address={address} />
      </div>
      <Found answer={answer} address={address} />
    </section>
  );
}

function Foods({ foods, address }: Pick<FromFridgeProps, 'foods' | 'address'>) {
  const locale = useLocale();
  return (
    <ul className="grid grid-cols-4 gap-1.5 sm:grid-cols-6 sm:gap-2 lg:grid-cols-4">
      {foods.map(({ id, name }) => {
        const isThere = address.foodIds.includes(id);
        return (
          <li key={id}>
            <Link
              to={discoverPath({ address: withFood(address, id), locale })}
              preventScrollReset
              aria-current={isThere ? 'true' : undefined}
              className={classNames(
                'grid h-full min-h-18 grid-cols-[minmax(0,1fr)] content-start justify-items-center gap-1 rounded-md px-0.5 py-2 text-center text-[0.75rem] sm:text-xs leading-tight font-semibold wrap-anywhere hyphens-auto',
                isThere ? 'bg-yolk text-on-yolk' : 'bg-surface hover:bg-sunken',
              )}
            >
              <img src={`/ingredient/${id}.svg`} alt="" width={32} height={32} loading="lazy" />
              {softHyphens(name)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Found({ answer, address }: Pick<FromFridgeProps, 'answer' | 'address'>) {
  const locale = useLocale();
  const { totalCount, found } = answer;
  return (
    <div className="rounded-lg bg-surface px-4 py-3.5">
      <output className="text-sm font-semibold">
        {address.foodIds.length === 0
          ? m.recipes_fridge_empty()
          : m.recipes_fridge_found({ count: totalCount })}
      </output>
      <ul>
        {found.map(({ recipe, missingCount, firstMissing }) => (
          <li
            key={recipe.id}
            className="group relative flex items-center gap-3 py-2.5 not-first:border-t not-first:border-line"
          >
            <img
              src={`/plate/${recipe.id}.svg`}
              alt=""
              width={52}
              height={52}
              loading="lazy"
              className="flex-none scale-125 drop-shadow-sm"
            />
            <div>
              <h3 className="font-display leading-tight">
                <Link
                  to={screenPath('recipe', locale, { slug: recipe.slug })}
                  className="group-hover:underline after:absolute after:inset-0"
                >
                  {recipe.title}
                </Link>
              </h3>
              <p className="text-sm text-ink-2">
                {cardMinutes(recipe.times)}, {toBuy({ missingCount, firstMissing })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function toBuy(
  found: Pick<DiscoverQuery['cookFromFridge']['found'][number], 'missingCount' | 'firstMissing'>,
): string {
  const { missingCount, firstMissing } = found;
  if (firstMissing === null) return m.recipes_fridge_nothing_to_buy();
  if (missingCount === 1) return m.recipes_fridge_one_to_buy({ food: firstMissing });
  return m.recipes_fridge_to_buy({ count: missingCount });
}
