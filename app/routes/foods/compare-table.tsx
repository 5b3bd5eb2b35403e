import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useId } from 'react';
import { Link } from '../../ui/navigation/link.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import type { Locale } from '../../../i18n/locales.ts';
import { screenPath } from '../../../i18n/paths.ts';
import type { ComparedFoodFragment } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { IconButtonLink } from '../../ui/actions/icon-button.tsx';
import { FoodPicture } from '../../dishes/food-picture.tsx';
import { comparisonOf, type ComparedValue } from './comparison.ts';
import { navigatorPath, toggleCompared, type NavigatorAddress } from './navigator-address.ts';

/** Where the bar below the list leads to. */
export const compareAnchor = 'compare';

interface CompareProps {
  foods: readonly ComparedFoodFragment[];
  address: NavigatorAddress;
}

/** Foods side by side; the best of each line carries the yolk, and says so. */
export function CompareTable({ foods, address }: CompareProps) {
  const locale = useLocale();
  const titleId = useId();
  const known = { ...address, compared: foods.map(({ slug }) => slug) };
  return (
    <section id={compareAnchor} aria-labelledby={titleId} className="pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <h2 id={titleId} className="text-h3">
          {m.foods_compare_title()}
        </h2>
        <ButtonLink
          variant="quiet"
          size="sm"
          to={navigatorPath({ address: { ...address, compared: [] }, locale })}
          preventScrollReset
          replace
        >
          {m.foods_compare_clear()}
        </ButtonLink>
      </div>
      <section
        aria-labelledby={titleId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        className="relative overflow-x-auto rounded-lg bg-surface shadow-sm"
      >
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">{m.foods_compare_caption()}</caption>
          <thead>
            <tr>
              <th scope="col" className="px-4 pt-4 pb-2 align-bottom text-sm text-ink-2">
                {m.foods_per_100()}
              </th>
              {foods.map((food) => (
                <th key={food.id} scope="col" className="min-w-36 px-4 pt-4 pb-2 align-top">
                  <FoodHead food={food} address={known} locale={locale} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparisonOf({ foods, locale }).map(({ label, values }) => (
              <tr key={label} className="border-t border-line">
                <th
                  scope="row"
                  className="sticky left-0 min-w-32 bg-surface px-4 py-2.5 text-sm font-semibold text-ink-2"
                >
                  {label}
                </th>
                {values.map((value, index) => (
                  <td key={foods[index]?.id} className="px-4 py-2.5">
                    <Value value={value} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function FoodHead({
  food,
  address,
  locale,
}: {
  food: ComparedFoodFragment;
  address: NavigatorAddress;
  locale: Locale;
}) {
  return (
    <span className="grid grid-cols-[1fr_auto] gap-2">
      <span>
        <FoodPicture foodId={food.id} foodGroup={food.group} hasPicture={food.hasPicture} />
        <Link
          to={screenPath('food', locale, { slug: food.slug })}
          className="inline-flex min-h-8 items-center leading-tight hover:underline"
        >
          {food.name}
        </Link>
      </span>
      <IconButtonLink
        to={navigatorPath({ address: toggleCompared(address, food.slug), locale })}
        icon={XIcon}
        label={m.foods_compare_remove({ name: food.name })}
        preventScrollReset
        replace
        className="-mt-1 -mr-2"
      />
    </span>
  );
}

function Value({ value: { text, isBest } }: { value: ComparedValue }) {
  if (!isBest) return <>{text}</>;
  return (
    <span className="inline-flex items-center gap-2 font-bold">
      <span aria-hidden className="yolk-mark size-3 flex-none" />
      {text}
      <span className="sr-only">{m.foods_compare_best()}</span>
    </span>
  );
}
