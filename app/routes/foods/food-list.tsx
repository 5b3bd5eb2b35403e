import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { ScalesIcon } from '@phosphor-icons/react/dist/ssr/Scales';
import { Link } from '../../ui/navigation/link.ts';
import type { NavigatorMode } from '../../../domain/foods/navigator/navigator.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import type { FoodRowFragment } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { IconButtonLink } from '../../ui/actions/icon-button.tsx';
import { ValueBar } from '../../ui/data/value-bar.tsx';
import { FoodPicture } from '../../dishes/food-picture.tsx';
import { modeFigure, modeFigureText } from './food-figures.ts';
import { scaleEnd, scaleTicks, thresholdBetween, type Threshold } from './food-scale.ts';
import {
  mostCompared,
  navigatorPath,
  toggleCompared,
  type NavigatorAddress,
} from './navigator-address.ts';
import { keptPart } from '../../loading/kept-part.tsx';

interface FoodListProps {
  foods: readonly FoodRowFragment[];
  address: NavigatorAddress;
  compared: readonly { id: string; slug: string }[];
}

const grid =
  'grid grid-cols-[2.75rem_minmax(0,1fr)_auto_2.75rem] items-center gap-x-3.5 lg:grid-cols-[2.75rem_11rem_minmax(0,1fr)_4.25rem_2.75rem]';

/** What people eat from the best, then what is rarer, each with its figure on a scale that all of them share. */
export const FoodList = keptPart(
  FoodRows,
  ({ address, compared }) => address.search === '' && compared.length === 0,
);

function FoodRows({ foods, address, compared }: FoodListProps) {
  const { mode } = address;
  const end = scaleEnd({ mode, figures: foods.map((food) => modeFigure(food, mode)) });
  return (
    <>
      <Scale end={end} mode={mode} />
      <ul>
        {foods.map((food, index) => (
          <FoodRow
            key={food.id}
            food={food}
            before={foods[index - 1] ?? null}
            end={end}
            address={address}
            compared={compared}
          />
        ))}
      </ul>
    </>
  );
}

function Scale({ end, mode }: { end: number; mode: NavigatorMode }) {
  const unit = mode === 'carbs' ? ' g' : mode === 'protein' ? ' %' : '';
  const ticks = scaleTicks(end);
  return (
    <div aria-hidden className={`${grid} text-xs text-ink-3 tabular-nums`}>
      <div className="col-span-2 col-start-2 flex justify-between lg:col-span-1 lg:col-start-3">
        {ticks.map((tick, index) => (
          <span key={tick}>{index === ticks.length - 1 ? `${tick}${unit}` : tick}</span>
        ))}
      </div>
    </div>
  );
}

function FoodRow({
  food,
  before,
  end,
  address,
  compared,
}: Omit<FoodListProps, 'foods'> & {
  food: FoodRowFragment;
  before: FoodRowFragment | null;
  end: number;
}) {
  const locale = useLocale();
  const { mode } = address;
  const figure = modeFigure(food, mode);
  const isFirstRare = before !== null && before.isFamiliar && !food.isFamiliar;
  const threshold = thresholdBetween({
    mode,
    before: before && !isFirstRare ? modeFigure(before, mode) : null,
    figure,
  });
  const isHidden = food.isLocked && mode !== 'carbs';
  return (
    <>
      {isFirstRare && <li className="mt-6 mb-1.5 font-display text-h4">{m.foods_less_common()}</li>}
      {threshold && <ThresholdRule threshold={threshold} />}
      <li className={`${grid} min-h-14 py-1.5`}>
        <span className="row-span-2 lg:row-span-1">
          <FoodPicture foodId={food.id} foodGroup={food.group} hasPicture={food.hasPicture} />
        </span>
        <Link
          to={screenPath('food', locale, { slug: food.slug })}
          // One food page is like another: the router need not ask about each.
          discover="none"
          className="inline-flex min-h-8 items-center gap-2 leading-tight font-semibold hover:underline lg:min-h-target"
        >
          {food.name}
          {food.isLocked && (
            <>
              <LockSimpleIcon
                size="1em"
                weight="bold"
                aria-hidden
                className="flex-none text-ink-2"
              />
              <span className="sr-only">{m.foods_for_members()}</span>
            </>
          )}
        </Link>
        <span className="col-span-2 col-start-2 row-start-2 lg:col-span-1 lg:col-start-3 lg:row-start-1">
          <ValueBar kind={mode} share={figure === null ? null : figure / end} />
        </span>
        <span className="col-start-3 row-start-1 text-right font-semibold tabular-nums lg:col-start-4">
          {isHidden ? (
            <PromptLink food={food} address={address} />
          ) : (
            modeFigureText({ food, mode, locale })
          )}
        </span>
        <span className="col-start-4 row-span-2 row-start-1 lg:col-start-5 lg:row-span-1">
          <CompareToggle food={food} address={address} compared={compared} />
        </span>
      </li>
    </>
  );
}

function PromptLink({ food, address }: { food: FoodRowFragment; address: NavigatorAddress }) {
  const locale = useLocale();
  return (
    <Link
      to={navigatorPath({ address: { ...address, prompted: food.slug }, locale })}
      preventScrollReset
      aria-label={m.foods_unlock({ name: food.name })}
      className="link inline-flex min-h-8 items-center text-sm"
    >
      {m.foods_for_members()}
    </Link>
  );
}

/** Nothing more to choose where four are side by side. */
function CompareToggle({
  food,
  address,
  compared,
}: Omit<FoodListProps, 'foods'> & { food: FoodRowFragment }) {
  const locale = useLocale();
  const isCompared = compared.some(({ id }) => id === food.id);
  if (!isCompared && compared.length >= mostCompared) return null;
  const known = { ...address, compared: compared.map(({ slug }) => slug) };
  return (
    <IconButtonLink
      to={navigatorPath({ address: toggleCompared(known, food.slug), locale })}
      preventScrollReset
      replace
      icon={isCompared ? CheckIcon : ScalesIcon}
      label={
        isCompared
          ? m.foods_compare_remove({ name: food.name })
          : m.foods_compare_add({ name: food.name })
      }
      className={isCompared ? 'bg-yolk text-on-yolk' : 'text-ink-2'}
    />
  );
}

const thresholdWords: Record<Threshold, () => string> = {
  'above-5': m.foods_above_5,
  'below-60': m.foods_below_60,
  'below-40': m.foods_below_40,
};

function ThresholdRule({ threshold }: { threshold: Threshold }) {
  return (
    <li className="mt-3.5 mb-1.5 flex items-center gap-2.5 text-sm font-semibold text-yolk-ink">
      <span aria-hidden className="h-px w-12 bg-data-carbs opacity-50" />
      {thresholdWords[threshold]()}
      <span aria-hidden className="h-px flex-1 bg-data-carbs opacity-50" />
    </li>
  );
}
