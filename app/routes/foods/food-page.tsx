import { ScalesIcon } from '@phosphor-icons/react/dist/ssr/Scales';
import { modeSlugs, tagSlugs } from '../../../domain/foods/navigator/navigator.rules.ts';
import type { NavigatorTag } from '../../../domain/foods/navigator/navigator.rules.ts';
import { locales } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import type { FoodQuery } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { ChipLink } from '../../ui/actions/chip.tsx';
import { CardRow, Section } from '../../ui/layout/section.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { membershipOffer } from '../../members-only/membership-offer.ts';
import { RecipeSatiety } from '../recipes/recipe/recipe-satiety.tsx';
import { RecipeTile } from '../../dishes/recipe-tile.tsx';
import { FoodAlternatives } from './food-alternatives.tsx';
import type { FoodAmount } from './food-amount.ts';
import { FoodMembersOnly } from './food-members-only.tsx';
import { FoodNutrition } from './food-nutrition.tsx';
import { FoodStill } from './food-still.tsx';
import { comparePath } from './navigator-address.ts';
import { tagWords } from './navigator-words.ts';
import { ServingSwitch } from './serving-switch.tsx';
import { ThreeFigures } from './three-figures.tsx';

interface FoodPageProps {
  view: FoodQuery;
  amounts: readonly FoodAmount[];
  amount: FoodAmount;
  /** As it stands in the address. */
  typedGrams: string | null;
  isAmountRefused: boolean;
}

export function FoodPage({ view, ...serving }: FoodPageProps) {
  const { food } = view;
  const { figures } = food;
  return (
    <Page className="pb-[calc(var(--spacing-section)/2)]">
      <article>
        <FoodHead view={view} amount={serving.amount} />
        {figures === null ? (
          <div className="pt-2">
            <FoodMembersOnly food={food} offer={membershipOffer(view)} />
          </div>
        ) : (
          <>
            <ServingSwitch slug={food.slug} {...serving} />
            <div className="grid items-start gap-gutter pt-5 lg:grid-cols-2">
              <FoodNutrition food={food} figures={figures} amount={serving.amount} />
              <RecipeSatiety satiety={figures.satiety} />
            </div>
          </>
        )}
        <FoodAlternatives view={view} />
        <RecipesWithFood view={view} />
      </article>
    </Page>
  );
}

function FoodHead({ view: { food }, amount }: { view: FoodQuery; amount: FoodAmount }) {
  const locale = useLocale();
  const tag = food.tag.toLowerCase() as NavigatorTag;
  const language = locales[locale].contentLanguage;
  return (
    <header className="grid gap-6 pt-7 pb-5 sm:grid-cols-[14rem_1fr] sm:items-center lg:gap-10">
      <FoodStill food={food} />
      <div className="grid justify-items-start gap-4">
        <ChipLink
          isCurrent={false}
          to={screenPath('foodNavigator', locale, {
            mode: modeSlugs[language].carbs,
            tag: tagSlugs[language][tag],
          })}
        >
          {tagWords[tag]()}
        </ChipLink>
        <h1 className="text-h1">{food.name}</h1>
        <ThreeFigures
          food={food}
          netCarbsLabel={m.foods_net_carbs_per({ amount: amount.label })}
          factor={amount.grams / 100}
        />
        <ButtonLink
          icon={ScalesIcon}
          size="sm"
          to={comparePath({ slug: food.slug, tag, locale })}
          data-noprint
        >
          {m.foods_compare()}
        </ButtonLink>
      </div>
    </header>
  );
}

function RecipesWithFood({ view: { food } }: { view: FoodQuery }) {
  if (food.recipes.length === 0) return null;
  return (
    <div data-noprint>
      <Section title={m.foods_recipes({ count: food.recipeCount, name: food.name })}>
        <CardRow>
          {food.recipes.map((recipe) => (
            <RecipeTile key={recipe.id} recipe={recipe} />
          ))}
        </CardRow>
      </Section>
    </div>
  );
}
