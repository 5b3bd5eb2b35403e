import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import type { MealPlanHitsFragment } from './operations.gen.ts';
import type { PlanCardFragment } from '../../plans/operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { MealRow } from '../../ui/cards/meal-row.tsx';
import { CardGrid, Section } from '../../ui/layout/section.tsx';
import emptyPlate from '../../ui/pictures/empty-plate.svg?no-inline';
import { PlanCard } from '../../plans/plan-card.tsx';
import { planTitle } from '../../plans/plan-title.ts';
import { dishPicture } from '../../dishes/dish-picture.ts';
import { searchPath, type SearchAddress } from './search-address.ts';

type MealPlanHits = MealPlanHitsFragment;

/** Above the recipes, as few as fit beside each other. */
const mostRows = 3;

interface MealPlansProps {
  address: SearchAddress;
  mealPlans: MealPlanHits;
}

/** What a member finds among their plans, next to the recipes; nothing without a search or a plan. */
export function MealPlanRows({ address, mealPlans }: MealPlansProps) {
  const locale = useLocale();
  if (address.text === '' || mealPlans.totalCount === 0) return null;
  const to = searchPath({ ...address, locale, tab: 'meal-plans', page: 1 });
  const link = mealPlans.totalCount > mostRows ? { to, label: m.search_plans_all() } : undefined;
  return (
    <div className="pb-6">
      <Section title={m.search_plans_title()} space="tight" link={link}>
        <ul className="grid gap-x-gutter sm:grid-cols-2 lg:grid-cols-3">
          {mealPlans.mealPlans.slice(0, mostRows).map((plan) => (
            <li key={plan.id}>
              <PlanRow plan={plan} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

function PlanRow({ plan }: { plan: PlanCardFragment }) {
  const locale = useLocale();
  const [cover] = plan.coverRecipes;
  const facts = [
    m.meal_plans_days({ count: plan.days.length }),
    m.meal_plans_meals_a_day({ count: plan.mealsPerDay }),
  ];
  return (
    <MealRow
      to={screenPath('mealPlan', locale, { slug: plan.slug })}
      picture={cover ? dishPicture(cover.id) : { src: emptyPlate }}
      title={planTitle(plan)}
      detail={facts.join(', ')}
    />
  );
}

/** The tab of meal plans. Null where they are not open to the reader. */
export function MealPlanResults({
  address,
  mealPlans,
}: Omit<MealPlansProps, 'mealPlans'> & { mealPlans: MealPlanHits | null }) {
  if (mealPlans === null) return <ForMembers address={address} />;
  if (mealPlans.ownCount === 0) return <NoPlansYet />;
  if (mealPlans.totalCount === 0) {
    const title = m.search_plans_none_title({ text: address.text });
    return <EmptyState scene="searching" title={title} text={m.search_plans_none_text()} />;
  }
  return (
    <>
      <output className="mb-5 block font-semibold text-ink-2">
        {m.search_plans_count({ count: mealPlans.totalCount })}
      </output>
      <CardGrid columns={3}>
        {mealPlans.mealPlans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} loading="lazy" />
        ))}
      </CardGrid>
    </>
  );
}

function ForMembers({ address }: { address: SearchAddress }) {
  const locale = useLocale();
  const redirect_to = searchPath({ ...address, locale });
  return (
    <EmptyState
      scene="locked-cloche"
      title={m.search_plans_members_title()}
      text={m.search_plans_members_text()}
      action={
        <p className="flex flex-wrap justify-center gap-2.5">
          <ButtonLink to={screenPath('becomeMember', locale, { step: 'plan' })} variant="primary">
            {m.search_plans_members_action()}
          </ButtonLink>
          <ButtonLink to={screenPath('login', locale, undefined, { query: { redirect_to } })}>
            {m.search_plans_log_in()}
          </ButtonLink>
        </p>
      }
    />
  );
}

function NoPlansYet() {
  return (
    <EmptyState
      scene="laid-table"
      title={m.search_plans_empty_title()}
      text={m.search_plans_empty_text()}
      action={
        <ButtonLink to={screenPath('myMealPlanner', useLocale())} variant="primary">
          {m.search_plans_empty_action()}
        </ButtonLink>
      }
    />
  );
}
