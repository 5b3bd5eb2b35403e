import { Link } from '../../../ui/navigation/link.ts';
import { roundableDayNetCarbs } from '../../../../domain/recipes/nutrition/strictness.rules.ts';
import { cardMinutes } from '../../../dishes/card-minutes.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { netCarbsText } from '../../../amounts/figures.ts';
import { dishPicture } from '../../../dishes/dish-picture.ts';
import type { RecipeCardFragment } from '../../../dishes/operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { discoverPath, tonightMinutes, type DiscoverAddress } from './discover-address.ts';

export interface DishOfTonight {
  recipe: RecipeCardFragment;
  /** What the reader's day ends with; null where that is not known. */
  dayNetCarbsGrams: number | null;
}

interface TonightProps {
  dishes: readonly DishOfTonight[];
  address: DiscoverAddress;
}

/** One dinner large and four small, all ready in the minutes there are. */
export function Tonight({ dishes, address }: TonightProps) {
  const [first, ...others] = dishes;
  return (
    <section
      aria-labelledby="tonight"
      className="rounded-xl bg-surface p-[clamp(1rem,0.6rem+1.8vw,1.9rem)] shadow-md"
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pb-4">
        <h2 id="tonight" className="text-h2">
          {m.recipes_tonight_in()}
        </h2>
        <Minutes address={address} />
      </div>
      {first === undefined ? (
        <p className="text-ink-2">{m.recipes_tonight_none()}</p>
      ) : (
        <div className="grid gap-6 lg:grid-cols-2">
          <Dish {...first} isLarge />
          <ul className="grid grid-cols-2 content-start gap-x-4 gap-y-5">
            {others.map((dish) => (
              <li key={dish.recipe.id}>
                <Dish {...dish} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Minutes({ address }: Pick<TonightProps, 'address'>) {
  const locale = useLocale();
  return (
    <ul aria-label={m.recipes_tonight_minutes()} className="flex flex-wrap gap-2">
      {tonightMinutes.map((minutes) => {
        const isCurrent = minutes === address.minutes;
        return (
          <li key={minutes}>
            <Link
              to={discoverPath({ address: { ...address, minutes }, locale })}
              preventScrollReset
              aria-current={isCurrent ? 'true' : undefined}
              className={classNames(
                'grid min-h-target min-w-target place-items-center rounded-full px-3 text-sm sm:px-4 font-bold tabular-nums',
                isCurrent ? 'bg-yolk text-on-yolk' : 'bg-sunken hover:bg-line',
              )}
            >
              <span aria-hidden className="sm:hidden">
                {minutes}
              </span>
              <span className="max-sm:sr-only">{m.recipes_minutes_short({ count: minutes })}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Dish(props: DishOfTonight & { isLarge?: boolean }) {
  const { recipe, dayNetCarbsGrams, isLarge = false } = props;
  const locale = useLocale();
  const { id, slug, title, times, nutrition } = recipe;
  return (
    <article className="group relative grid content-start gap-2.5">
      <div
        className={classNames(
          'overflow-hidden rounded-lg bg-sunken',
          isLarge ? 'aspect-[16/11]' : 'aspect-4/3',
        )}
      >
        <Picture
          {...dishPicture(id)}
          width={isLarge ? 640 : 400}
          height={isLarge ? 440 : 300}
          loading="eager"
        />
      </div>
      <div>
        <h3 className={classNames('font-display text-balance', isLarge ? 'text-h3' : 'text-base')}>
          <Link
            to={screenPath('recipe', locale, { slug })}
            className="group-hover:underline after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-0.5 text-sm text-ink-2 tabular-nums">
          {cardMinutes(times)}, {netCarbsText({ nutrition, locale })} {m.recipes_net_carbs()}
          {isLarge && dayNetCarbsGrams !== null && (
            <>
              .{' '}
              {m.recipes_tonight_day_ends({
                grams: Math.round(roundableDayNetCarbs(dayNetCarbsGrams)),
              })}
            </>
          )}
        </p>
      </div>
    </article>
  );
}
