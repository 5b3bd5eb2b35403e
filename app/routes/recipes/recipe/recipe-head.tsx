import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { Fragment, type ReactNode } from 'react';
import type { Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type {
  PlannedServingFragment,
  RecipeFactsFragment,
  RecipeQuery,
} from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { IconButtonLink } from '../../../ui/actions/icon-button.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { Yolk } from '../../../ui/data/yolk.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { Heart } from '../../../hearts/heart.tsx';
import { dishMinutes } from '../../../../domain/kitchen/dish-minutes.rules.ts';
import { dishPicture } from '../../../dishes/dish-picture.ts';
import { Amount } from '../../../amounts/amount.tsx';
import type { AmountParts } from '../../../amounts/amount-parts.ts';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import { foodBehind } from '../../../amounts/food-behind.ts';
import { gramsText, netCarbsText, wholeNumber } from '../../../amounts/figures.ts';
import { InYourWeek } from './in-your-week.tsx';
import { RecipeDetails } from './recipe-details.tsx';
import { RatingSummary } from '../rating/recipe-rating.tsx';
import { difficultyWords, strictnessWord } from '../../../dishes/recipe-words.ts';
import { ShareAndPrint } from './share-and-print.tsx';

/** Below it nobody would notice. */
const leastPolyolGrams = 0.5;

interface RecipeHeadProps {
  recipe: RecipeFactsFragment;
  /** The dish of the plan that it was opened from. */
  planned: PlannedServingFragment | null;
  /** Where its plan is; null where that is not told. */
  week: { isOwnWeek: boolean; to: string } | null;
  /** The note that the plan has another dish in this place by now. */
  left: ReactNode;
  /** What a visitor may read of a locked recipe. */
  glimpse: RecipeQuery['recipe']['glimpse'];
  units: UnitSystem;
  /** What one can do with it. */
  actions: ReactNode;
}

/** The picture, and everything that is said before one starts to cook. */
export function RecipeHead(props: RecipeHeadProps) {
  const { recipe, planned, week, left, glimpse, units, actions } = props;
  const locale = useLocale();
  const { id, title, description, isFavorite } = recipe;
  return (
    <div className="mx-auto lg:page-width lg:grid lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] print:block!">
      <div className="relative aspect-[4/3] overflow-hidden rounded-b-xl bg-sunken lg:rounded-xl print:hidden">
        <Picture
          {...dishPicture(id)}
          alt={recipe.photoAlt ?? ''}
          width={640}
          height={480}
          loading="eager"
        />
        {week !== null && (
          <div data-noprint className="absolute top-4 left-4 rounded-full bg-surface shadow-sm">
            <IconButtonLink
              icon={ArrowLeftIcon}
              label={week.isOwnWeek ? m.recipes_back_to_week() : m.recipes_back_to_plan()}
              to={week.to}
            />
          </div>
        )}
        <div data-noprint className="absolute top-4 right-4 flex items-center gap-2">
          <Heart itemType="RECIPE" itemId={id} isFavorite={isFavorite} title={title} />
          <ShareAndPrint title={title} />
        </div>
      </div>
      <div className="grid content-center gap-4 px-edge pt-6 lg:py-4 lg:pr-0 lg:pl-13 print:gap-2 print:px-0 print:pt-0">
        <h1 className="text-h1 wrap-anywhere hyphens-auto">{title}</h1>
        <FactsLine recipe={recipe} planned={planned} />
        {planned && (
          <>
            <InYourWeek planned={planned} recipe={recipe} isOwnWeek={week?.isOwnWeek ?? false} />
            {actions}
          </>
        )}
        {left}
        <p className="max-w-prose text-ink-2">{description}</p>
        <RatingSummary rating={recipe.rating} />
        <div className="flex flex-wrap gap-2 print:hidden">
          <RecipeMarks recipe={recipe} />
        </div>
        <PolyolNote recipe={recipe} locale={locale} />
        <RecipeDetails recipe={recipe} />
        {glimpse && <FirstLines lines={glimpse.firstIngredients} units={units} />}
        {!planned && actions}
      </div>
    </div>
  );
}

/** The first lines of what goes in: "Needs: 2 rib-eye steaks, 300 g green beans …" */
function FirstLines({
  lines,
  units,
}: {
  lines: NonNullable<RecipeHeadProps['glimpse']>['firstIngredients'];
  units: UnitSystem;
}) {
  const locale = useLocale();
  return (
    <p className="max-w-prose text-sm text-ink-2">
      {m.members_needs()}{' '}
      {lines.map(({ name, amount }) => (
        <Fragment key={name}>
          <Amount amount={amount[units] as AmountParts} />{' '}
          {foodBehind({ amount: amount[units], name, locale })},{' '}
        </Fragment>
      ))}
      {m.members_needs_more()}
    </p>
  );
}

function RecipeMarks({ recipe }: { recipe: RecipeFactsFragment }) {
  const strictness = strictnessWord(recipe.strictness);
  const withoutPolyols =
    recipe.strictnessWithoutPolyols === recipe.strictness
      ? null
      : strictnessWord(recipe.strictnessWithoutPolyols);
  const { score } = recipe.satiety;
  return (
    <>
      {strictness && <Tag tone="leaf">{strictness}</Tag>}
      {withoutPolyols && (
        <Tag tone="leaf">{m.recipes_polyols_label({ label: withoutPolyols })}</Tag>
      )}
      <Tag>{difficultyWords[recipe.difficulty]()}</Tag>
      {score !== null && <Tag tone="plum">{m.recipes_satiety_tag({ score })}</Tag>}
      {recipe.isTestKitchen && <Tag tone="yolk">{m.recipes_test_kitchen()}</Tag>}
    </>
  );
}

/** Sugar alcohols count as net carbs here, and the page says how many they are. */
function PolyolNote({ recipe, locale }: { recipe: RecipeFactsFragment; locale: Locale }) {
  const { netCarbsGrams, netCarbsWithoutPolyolsGrams } = recipe.nutrition;
  if (netCarbsGrams === null || netCarbsWithoutPolyolsGrams === null) return null;
  const polyolGrams = netCarbsGrams - netCarbsWithoutPolyolsGrams;
  if (polyolGrams < leastPolyolGrams) return null;
  return (
    <p className="text-sm text-ink-2">
      {m.recipes_polyols_note({
        polyols: gramsText({ amount: polyolGrams, locale }),
        netCarbs: gramsText({ amount: netCarbsWithoutPolyolsGrams, locale }),
      })}
    </p>
  );
}

/** The grams that fill the white of a plate's egg. */
const mostGrams = 28;

/** What one serving has and takes, in one line; of a dish of a week, what the member's own plate has. */
function FactsLine({ recipe, planned }: Pick<RecipeHeadProps, 'recipe' | 'planned'>) {
  const locale = useLocale();
  const { times } = recipe;
  const nutrition = { ...recipe.nutrition, ...planned?.nutrition };
  const { energyKcal, proteinGrams } = nutrition;
  const kcal =
    energyKcal === null ? m.recipes_unknown() : wholeNumber({ amount: energyKcal, locale });
  return (
    <ul className="flex flex-wrap items-center gap-x-4.5 gap-y-1 text-control text-ink-2 tabular-nums">
      <li className="inline-flex items-center gap-1.5">
        <NetCarbs nutrition={nutrition} locale={locale} />
      </li>
      <li>{`${gramsText({ amount: proteinGrams, locale })} ${m.recipes_fact_protein()}`}</li>
      <li>{`${kcal} ${m.recipes_fact_kcal()}`}</li>
      {planned && <li>{m.recipes_on_your_plate()}</li>}
      <li className="inline-flex items-center gap-1.5">
        <ClockIcon size="1.25em" aria-hidden />
        {dishMinutes(times)}
      </li>
    </ul>
  );
}

/** Less is told as "<1 g". */
const leastOfEgg = 0.5;

/** An egg where the figure is sure and no trace, else the figure with its mark. */
function NetCarbs({
  nutrition,
  locale,
}: {
  nutrition: RecipeFactsFragment['nutrition'];
  locale: Locale;
}) {
  const { netCarbsGrams } = nutrition;
  const text = netCarbsText({ nutrition, locale });
  const isSure = text === gramsText({ amount: netCarbsGrams, locale });
  if (!isSure || netCarbsGrams === null || netCarbsGrams < leastOfEgg) {
    return (
      <span>
        <b>{text}</b> {m.recipes_net_carbs()}
      </span>
    );
  }
  return (
    <>
      <Yolk
        size="sm"
        grams={netCarbsGrams}
        max={mostGrams}
        label={wholeNumber({ amount: netCarbsGrams, locale })}
      />
      {m.meal_plans_grams_net_carbs()}
    </>
  );
}
