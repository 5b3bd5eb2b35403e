import type { ReactNode } from 'react';
import { DotsThreeVerticalIcon } from '@phosphor-icons/react/dist/ssr/DotsThreeVertical';
import type { To } from 'react-router';
import { Link } from '../ui/navigation/link.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import type { PlanCardFragment } from './operations.gen.ts';
import { useLocale } from '../shell/locale.ts';
import { IconButtonLink } from '../ui/actions/icon-button.tsx';
import { Picture } from '../ui/pictures/picture.tsx';
import { Heart } from '../hearts/heart.tsx';
import { longDate } from '../dates/long-date.ts';
import { dishPicture } from '../dishes/dish-picture.ts';
import { dayNetCarbsText } from '../amounts/figures.ts';
import { PlanTags } from './plan-tags.tsx';
import { planTitle } from './plan-title.ts';

interface PlanCardProps {
  plan: PlanCardFragment;
  /** `eager` for what is seen first. */
  loading: 'lazy' | 'eager';
  /** In the place of the usual one. */
  heart?: ReactNode;
  /** Opens what can be done to the plan. */
  manageTo?: To;
  /** The first thing that is done with it. */
  action?: ReactNode;
}

/** A plan among others: four of its dinners, its name, and what it is. The whole card is one link. */
export function PlanCard({ plan, loading, heart, manageTo, action }: PlanCardProps) {
  const locale = useLocale();
  const { id, isFavorite } = plan;
  const title = planTitle(plan);
  return (
    <article className="group relative grid content-start gap-3">
      <Mosaic recipeIds={plan.coverRecipes.map((recipe) => recipe.id)} loading={loading} />
      <div className={manageTo && 'relative pr-12'}>
        <h2 className="font-display text-h4">
          <Link to={screenPath('mealPlan', locale, { slug: plan.slug })} className={planLinkClass}>
            {title}
          </Link>
        </h2>
        <Facts plan={plan} />
        {manageTo && (
          <div className="absolute right-0 bottom-0 z-1">
            <IconButtonLink
              to={manageTo}
              preventScrollReset
              icon={DotsThreeVerticalIcon}
              label={m.meal_plans_manage({ title })}
            />
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-1.5">
        <PlanTags plan={plan} />
      </div>
      {action && <div className="relative z-1 justify-self-start">{action}</div>}
      <div className="absolute top-2.5 right-2.5 z-1">
        {heart ?? <Heart itemType="MEALPLAN" itemId={id} isFavorite={isFavorite} title={title} />}
      </div>
    </article>
  );
}

/** Makes the whole card one link. */
export const planLinkClass =
  'group-hover:underline after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus';

export function Mosaic({
  recipeIds,
  loading,
}: {
  recipeIds: readonly string[];
  loading: PlanCardProps['loading'];
}) {
  return (
    <div
      aria-hidden
      className="grid aspect-[320/256] grid-cols-2 grid-rows-[repeat(2,minmax(0,1fr))] gap-0.75 overflow-hidden rounded-lg bg-sunken"
    >
      {recipeIds.map((id) => (
        <Picture key={id} {...dishPicture(id)} width={320} height={256} loading={loading} />
      ))}
    </div>
  );
}

function Facts({ plan }: { plan: PlanCardFragment }) {
  const locale = useLocale();
  const facts = [
    m.meal_plans_days({ count: plan.days.length }),
    m.meal_plans_meals_a_day({ count: plan.mealsPerDay }),
    m.meal_plans_card_net_carbs({
      amount: dayNetCarbsText({ nutrition: plan.meanNutrition, locale }),
    }),
  ];
  return (
    <p className="mt-1 text-sm text-ink-2">
      {facts.join(', ')}
      {plan.kind !== 'THEMED' && (
        <span className="block">
          {m.meal_plans_made_on({ date: longDate(plan.createdAt, locale) })}
        </span>
      )}
    </p>
  );
}
