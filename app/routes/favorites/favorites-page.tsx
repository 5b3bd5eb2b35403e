import { useRef, type ReactNode } from 'react';
import { useFetchers } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import type { FavoriteMealPlansQuery, FavoriteRecipesQuery } from './operations.gen.ts';
import type { PlanCardFragment } from '../../plans/operations.gen.ts';
import type { RecipeCardFragment } from '../../dishes/operations.gen.ts';
import { network } from '../../offline/network.ts';
import { useLocale } from '../../shell/locale.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { CardGrid } from '../../ui/layout/section.tsx';
import { TabLinks } from '../../ui/navigation/tabs.tsx';
import { PlanCard } from '../../plans/plan-card.tsx';
import { planTitle } from '../../plans/plan-title.ts';
import { PageLinks } from '../../shell/page-links.tsx';
import { RecipeTile } from '../../dishes/recipe-tile.tsx';
import { readFavorite, type FavoriteChange } from '../../hearts/favorite-form.ts';
import { favoritesPath, type FavoritesTab } from './favorites-tab.ts';
import { Heart } from '../../hearts/heart.tsx';
import { useFavorite } from '../../hearts/use-favorite.ts';

/** The first row on a wide screen. */
const seenFirst = 4;

interface FavoritesPageProps {
  tab: FavoritesTab;
  recipes: FavoriteRecipesQuery['favoriteRecipes'] | null;
  mealPlans: FavoriteMealPlansQuery['favoriteMealPlans'] | null;
  /** Of a press without scripts. */
  problems: readonly { message: string }[];
}

export function FavoritesPage({ tab, recipes, mealPlans, problems }: FavoritesPageProps) {
  const locale = useLocale();
  const tabs = [
    { tab: 'recipes' as const, label: m.favorites_tab_recipes() },
    { tab: 'meal-plans' as const, label: m.favorites_tab_meal_plans() },
  ];
  return (
    <Page className="pb-[calc(var(--spacing-section)/2)]">
      <PageHeader title={m.favorites_title()} lead={m.favorites_lead()} />
      <TabLinks
        label={m.favorites_title()}
        items={tabs.map((each) => ({
          to: favoritesPath({ tab: each.tab, locale }),
          label: each.label,
          isCurrent: each.tab === tab,
        }))}
      />
      <div className="pt-6">
        {problems.map(({ message }) => (
          <Alert key={message} tone="danger">
            {message}
          </Alert>
        ))}
        {recipes && <Recipes {...recipes} />}
        {mealPlans && <MealPlans plans={mealPlans} />}
      </div>
    </Page>
  );
}

function Recipes({ recipes, page, pageCount }: FavoriteRecipesQuery['favoriteRecipes']) {
  const locale = useLocale();
  const isLeaving = useLeaving('RECIPE');
  if (recipes.every(({ id }) => isLeaving(id)) && pageCount === 1) {
    return (
      <EmptyState
        scene="heart-egg"
        title={m.favorites_no_recipes_title()}
        text={m.favorites_no_recipes_text()}
        action={
          <ButtonLink to={screenPath('recipes', locale)} variant="primary">
            {m.favorites_find_recipes()}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Removable>
      <CardGrid>
        {recipes.map((recipe, index) => (
          <div key={recipe.id} hidden={isLeaving(recipe.id)}>
            <RecipeTile
              recipe={recipe}
              headingLevel={2}
              loading={index < seenFirst ? 'eager' : 'lazy'}
              heart={<RecipeHeart recipe={recipe} />}
            />
          </div>
        ))}
      </CardGrid>
      <PageLinks
        page={page}
        pageCount={pageCount}
        pathOf={(each) => favoritesPath({ tab: 'recipes', page: each, locale })}
      />
    </Removable>
  );
}

function MealPlans({ plans }: { plans: readonly PlanCardFragment[] }) {
  const locale = useLocale();
  const isLeaving = useLeaving('MEALPLAN');
  if (plans.every(({ id }) => isLeaving(id))) {
    return (
      <EmptyState
        scene="heart-egg"
        title={m.favorites_no_plans_title()}
        text={m.favorites_no_plans_text()}
        action={
          <ButtonLink to={screenPath('myMealPlanner', locale)} variant="primary">
            {m.favorites_find_plans()}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Removable>
      <CardGrid columns={3}>
        {plans.map((plan, index) => (
          <div key={plan.id} hidden={isLeaving(plan.id)}>
            <PlanCard
              plan={plan}
              loading={index < seenFirst ? 'eager' : 'lazy'}
              heart={<PlanHeart plan={plan} />}
            />
          </div>
        ))}
      </CardGrid>
    </Removable>
  );
}

/**
 * What is just being taken away is out of sight at once. Its card stays in the page, so that one that
 * could not be taken away comes back and says why.
 */
function useLeaving(itemType: FavoriteChange['itemType']): (itemId: string) => boolean {
  const changes = useFetchers().flatMap(({ formData }) => {
    const change = formData && readFavorite(formData);
    return change ? [change] : [];
  });
  const leaving = changes.filter((change) => change.itemType === itemType && !change.isFavorite);
  return (itemId) => leaving.some((change) => change.itemId === itemId);
}

/** When a card goes, the keyboard stays where it was rather than at the top of the page. */
function Removable({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1} onSubmit={() => place.current?.focus()} className="outline-none">
      {children}
    </div>
  );
}

function RecipeHeart({ recipe: { id, title } }: { recipe: RecipeCardFragment }) {
  return <RemovingHeart itemType="RECIPE" itemId={id} title={title} />;
}

function PlanHeart({ plan }: { plan: PlanCardFragment }) {
  return <RemovingHeart itemType="MEALPLAN" itemId={plan.id} title={planTitle(plan)} />;
}

/** The card goes with its mark, so there is a way back. */
function RemovingHeart(item: Pick<FavoriteChange, 'itemType' | 'itemId'> & { title: string }) {
  const toast = useToast();
  const { set } = useFavorite({ ...item, isFavorite: true });

  function remove() {
    set(false);
    if (!network().isThere()) return;
    const action = { label: m.favorites_undo(), onPress: () => set(true) };
    toast({ text: m.favorites_removed({ title: item.title }), action });
  }

  return <Heart {...item} isFavorite onPress={remove} />;
}
