import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { Link } from '../../ui/navigation/link.ts';
import type { NavigatorTag } from '../../../domain/foods/navigator/navigator.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { FoodPicture } from '../../dishes/food-picture.tsx';
import { useLocale } from '../../shell/locale.ts';
import { Yolk } from '../../ui/data/yolk.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { netCarbsText } from './food-figures.ts';
import type { FoodNavigatorQuery, FoodRowFragment } from './operations.gen.ts';
import { navigatorPath } from './navigator-address.ts';
import { tagWords } from './navigator-words.ts';
import { softHyphens } from '../../ui/soft-hyphens.ts';

type StartParts = Pick<FoodNavigatorQuery, 'lookedUpFoods' | 'foodSurprises' | 'foodShelves'>;

/** The grams that fill an egg: one for what is looked up, one for what is compared. */
const mostOfFood = 12;
const mostOfSurprise = 30;

/** A food that stands for each shelf. */
const pictures: Record<NavigatorTag, string> = {
  vegetables: 'broccoli',
  fruit: 'raspberry',
  meat: 'ribeye-steak',
  fish: 'salmon',
  dairy: 'cheddar',
  eggs: 'egg',
  nuts: 'almond',
  legumes: 'chickpea-canned',
  fats: 'butter',
  sauces: 'ketchup',
  seasonings: 'basil',
  baking: 'sugar',
  drinks: 'coffee',
  alcohol: 'red-wine',
  grains: 'oats',
  bread: 'white-bread',
  snacks: 'potato-chips',
  sweets: 'dark-chocolate',
  meals: 'pizza-cheese',
};

/** For who has no food in mind yet: what others look up, what surprises, and every shelf. */
export function NavigatorStart({ view }: { view: StartParts }) {
  const { lookedUpFoods = [], foodSurprises = [], foodShelves = [] } = view;
  return (
    <>
      <Section title={m.foods_looked_up()} lead={m.foods_looked_up_lead()} space="tight">
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-8 lg:gap-2.5 max-sm:[&>li:nth-child(16)]:hidden">
          {lookedUpFoods.map((food) => (
            <LookedUp key={food.id} food={food} />
          ))}
        </ul>
      </Section>
      <Section title={m.foods_surprises()}>
        <ul className="grid gap-3 lg:grid-cols-3">
          {foodSurprises.map(({ food, instead }) => (
            <li
              key={food.id}
              className="grid grid-cols-[1fr_auto_1fr] items-center rounded-lg bg-surface p-4 shadow-sm"
            >
              <Side food={food} />
              <ArrowRightIcon size="1.25em" weight="bold" aria-hidden />
              <span className="sr-only">{m.foods_surprise_instead()}</span>
              <Side food={instead} />
            </li>
          ))}
        </ul>
      </Section>
      <Shelves shelves={foodShelves} />
    </>
  );
}

function LookedUp({ food }: { food: FoodRowFragment }) {
  const locale = useLocale();
  const { id, slug, group, hasPicture, name, netCarbsGrams } = food;
  return (
    <li>
      <Link
        to={screenPath('food', locale, { slug })}
        discover="none"
        className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] justify-items-center gap-1 rounded-md bg-surface px-1.5 py-3 text-center shadow-xs hover:shadow-sm"
      >
        <FoodPicture foodId={id} foodGroup={group} hasPicture={hasPicture} size="tile" />
        <b className="max-w-full self-center text-sm leading-tight font-semibold text-balance wrap-anywhere hyphens-auto lg:text-base">
          {softHyphens(name)}
        </b>
        <span className="flex items-center gap-1 text-sm text-ink-2">
          <Yolk
            grams={netCarbsGrams ?? 0}
            max={mostOfFood}
            label={netCarbsText({ food, locale })}
            size="sm"
          />
          <span aria-hidden>{m.foods_gram_unit()}</span>
        </span>
      </Link>
    </li>
  );
}

function Side({ food }: { food: FoodRowFragment }) {
  const locale = useLocale();
  return (
    <Link
      to={screenPath('food', locale, { slug: food.slug })}
      discover="none"
      className="grid justify-items-center gap-2 text-center font-semibold hover:underline"
    >
      <Yolk
        grams={food.netCarbsGrams ?? 0}
        max={mostOfSurprise}
        label={netCarbsText({ food, locale })}
        size="xl"
      />
      {food.name}
    </Link>
  );
}

function Shelves({ shelves }: { shelves: NonNullable<StartParts['foodShelves']> }) {
  const locale = useLocale();
  return (
    <Section title={m.foods_by_shelf()}>
      <ul className="grid grid-cols-2 gap-2 lg:grid-cols-4 lg:gap-3">
        {shelves.map(({ tag: code, foodCount }) => {
          // The API says in capitals what the rules know.
          const tag = code.toLowerCase() as NavigatorTag;
          const address = {
            mode: 'carbs',
            tag,
            search: '',
            page: 1,
            compared: [],
            prompted: null,
          } as const;
          return (
            <li key={tag} className="last:odd:col-span-2 lg:last:odd:col-span-1">
              <Link
                to={navigatorPath({ address, locale })}
                className="flex h-full min-h-14 items-center gap-2 rounded-md bg-surface px-2.5 py-2 text-sm font-semibold shadow-xs sm:gap-3 sm:text-base hover:shadow-sm"
              >
                <img
                  src={`/ingredient/${pictures[tag]}.svg`}
                  alt=""
                  width={36}
                  height={36}
                  loading="lazy"
                  className="flex-none"
                />
                <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-2">
                  <span className="leading-tight text-balance hyphens-auto">{tagWords[tag]()}</span>
                  <span className="text-sm font-normal text-ink-2 tabular-nums">{foodCount}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
