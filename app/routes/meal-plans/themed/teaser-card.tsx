import { Link } from '../../../ui/navigation/link.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import type { PlanTeaserFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Tag } from '../../../ui/data/tag.tsx';
import { strictnessWord } from '../../../dishes/recipe-words.ts';
import { Mosaic, planLinkClass } from '../../../plans/plan-card.tsx';
import { planTitle } from '../../../plans/plan-title.ts';
import { themeWords } from '../../../../domain/meal-plans/themed/theme-words.rules.ts';

/** A themed plan among others, on phones as a row. The whole card is one link. */
export function TeaserCard({
  plan,
  loading,
}: {
  plan: PlanTeaserFragment;
  /** `eager` for what is seen first. */
  loading: 'lazy' | 'eager';
}) {
  const locale = useLocale();
  const strictness = strictnessWord(plan.strictness);
  const facts = [
    m.meal_plans_days({ count: plan.dayCount }),
    m.meal_plans_meals_a_day({ count: plan.mealsPerDay }),
  ];
  return (
    <article className="group relative grid content-start gap-3 max-sm:grid-cols-[7rem_minmax(0,1fr)] max-sm:gap-x-3.5 max-sm:gap-y-2">
      <Mosaic recipeIds={plan.coverRecipes.map(({ id }) => id)} loading={loading} />
      <div>
        <h3 className="font-display text-h4 wrap-anywhere hyphens-auto">
          <Link to={screenPath('mealPlan', locale, { slug: plan.slug })} className={planLinkClass}>
            {planTitle(plan)}
          </Link>
        </h3>
        <p className="mt-1 text-sm text-ink-2">{facts.join(', ')}</p>
        <p className="mt-1 text-sm text-ink-2 max-sm:line-clamp-2">{plan.description}</p>
      </div>
      <div className="flex flex-wrap gap-1.5 max-sm:col-start-2">
        {strictness && <Tag tone="leaf">{strictness}</Tag>}
        {plan.themes.map((theme) => (
          <Tag key={theme}>{themeWords[theme]()}</Tag>
        ))}
      </div>
    </article>
  );
}
