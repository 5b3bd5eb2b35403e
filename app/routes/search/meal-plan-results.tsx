import { themeWords } from '../../../domain/meal-plans/themed/theme-words.rules.ts';
import { searchLimits } from '../../../domain/search/search-limits.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import type { MealPlanHitsFragment, ThemedPlanHitsFragment } from './operations.gen.ts';
import type { PlanCardFragment } from '../../plans/operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { useCampaignLink } from '../../sign-up/campaign.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { MealRow } from '../../ui/cards/meal-row.tsx';
import { CardGrid, Section } from '../../ui/layout/section.tsx';
import emptyPlate from '../../ui/pictures/empty-plate.svg?no-inline';
import { PlanCard } from '../../plans/plan-card.tsx';
import { planTitle } from '../../plans/plan-title.ts';
import { dishPicture } from '../../dishes/dish-picture.ts';
import { Highlighted } from './highlighted.tsx';
import { HitRows } from './hit-rows.tsx';
import { MoreHits } from './more-hits.tsx';
import { searchPath, type SearchAddress } from './search-address.ts';

type MealPlanHits = MealPlanHitsFragment;

interface MealPlansProps {
  address: SearchAddress;
  mealPlans: MealPlanHits;
}

interface ThemedPlansProps {
  address: SearchAddress;
  themedPlans: ThemedPlanHitsFragment;
}

/** What a member finds among their plans, next to the recipes; nothing without a search or a plan. */
export function MealPlanRows({ address, mealPlans }: MealPlansProps) {
  return (
    <HitRows
      address={address}
      title={m.search_plans_title()}
      tab="meal-plans"
      totalCount={mealPlans.totalCount}
      rows={mealPlans.mealPlans.slice(0, searchLimits.overview).map((plan) => {
        return { key: plan.id, row: <PlanRow plan={plan} /> };
      })}
    />
  );
}

/** What was found among the plans of our editors, next to the recipes. */
export function ThemedPlanRows({ address, themedPlans }: ThemedPlansProps) {
  return (
    <HitRows
      address={address}
      title={m.search_themed_title()}
      tab="meal-plans"
      totalCount={themedPlans.totalCount}
      rows={themedPlans.hits.map((hit) => ({ key: hit.id, row: <ThemedPlanRow hit={hit} /> }))}
    />
  );
}

function ThemedPlanRow({ hit }: { hit: ThemedPlanHitsFragment['hits'][number] }) {
  const { slug, title, themes, pictureRecipeId } = hit;
  return (
    <MealRow
      to={screenPath('mealPlan', useLocale(), { slug })}
      picture={pictureRecipeId === null ? { src: emptyPlate } : dishPicture(pictureRecipeId)}
      title={<Highlighted {...title} />}
      detail={themes.map((theme) => themeWords[theme]()).join(', ')}
    />
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

/** The tab of meal plans: one's own, null where they are not open to the reader, and our editors'. */
export function MealPlanResults({
  address,
  mealPlans,
  themedPlans,
}: {
  address: SearchAddress;
  mealPlans: MealPlanHits | null;
  themedPlans: ThemedPlanHitsFragment | null;
}) {
  const themedCount = themedPlans?.totalCount ?? 0;
  const ownCount = mealPlans?.totalCount ?? 0;
  if (themedPlans === null || themedCount === 0) {
    return <OwnPlans address={address} mealPlans={mealPlans} />;
  }
  return (
    <>
      {ownCount > 0 && <OwnPlans address={address} mealPlans={mealPlans} />}
      <Section title={m.search_themed_title()} space={ownCount > 0 ? 'page' : 'tight'}>
        <output className="mb-5 block font-semibold text-ink-2">
          {m.search_plans_count({ count: themedCount })}
        </output>
        <ul className="grid gap-x-gutter gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
          {themedPlans.hits.map((hit) => (
            <li key={hit.id}>
              <ThemedPlanRow hit={hit} />
            </li>
          ))}
        </ul>
        <MoreHits
          address={address}
          label={m.search_plans_more()}
          hasMore={themedPlans.hits.length < themedCount}
        />
      </Section>
      {mealPlans === null && <ForMembers address={address} />}
    </>
  );
}

function OwnPlans({
  address,
  mealPlans,
}: {
  address: SearchAddress;
  mealPlans: MealPlanHits | null;
}) {
  if (mealPlans === null) return <ForMembers address={address} />;
  if (mealPlans.ownCount === 0) return <NoPlansYet />;
  if (mealPlans.totalCount === 0) {
    const title = m.search_plans_none_title({ text: address.text });
    return <EmptyState scene="searching" title={title} text={m.search_plans_none_text()} />;
  }
  return (
    <>
      <output className="mb-5 block font-semibold text-ink-2">
        {m.search_own_plans_count({ count: mealPlans.totalCount })}
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
  const withCampaign = useCampaignLink();
  return (
    <EmptyState
      scene="locked-cloche"
      title={m.search_plans_members_title()}
      text={m.search_plans_members_text()}
      action={
        <p className="flex flex-wrap justify-center gap-2.5">
          <ButtonLink
            to={withCampaign(screenPath('becomeMember', locale, { step: 'plan' }))}
            variant="primary"
          >
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
