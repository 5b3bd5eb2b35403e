import { Form } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import type { SelectableRecipeFragment, ShownPlanFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import { TabLinks } from '../../../ui/navigation/tabs.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { dishPicture } from '../../../dishes/dish-picture.ts';
import { netCarbsText } from '../../../amounts/figures.ts';
import { mealWords } from '../../../dishes/recipe-words.ts';
import type { DayWords } from '../../../plans/day-words.ts';
import type { Selection } from './load-selection.ts';
import {
  dishText,
  placeText,
  planQuery,
  selectorTabs,
  type Picking,
  type PlanAddress,
  type SelectorTab,
} from '../plan-address.ts';
import type { PlanChanged } from '../changes/change-plan.ts';
import { PlanForm, useIsSending } from '../changes/plan-form.tsx';
import { PlanProblems } from '../changes/plan-problems.tsx';
import { reasonSentence } from '../../../plans/reason-words.ts';

const tabNames: Record<SelectorTab, () => string> = {
  suggestions: m.meal_plans_pick_suggestions,
  search: m.meal_plans_pick_search,
  favorites: m.meal_plans_pick_favorites,
};

interface SelectorProps {
  mealPlan: Pick<ShownPlanFragment, 'id' | 'version' | 'days'>;
  address: PlanAddress;
  selection: Selection | null;
  result: PlanChanged | null;
  words: DayWords;
}

/** Chooses a recipe for a place of the plan. */
export function RecipeSelector(props: SelectorProps) {
  const { mealPlan, address, selection, words } = props;
  const { tab, isEditing, picking } = address;
  const day = mealPlan.days.find(({ index }) => index === picking?.day);
  const isOpen = picking !== null && selection !== null && day !== undefined;
  return (
    <Dialog
      isOpen={isOpen}
      closeTo={{ search: planQuery({ tab, isEditing }) }}
      closeLabel={m.recipes_close()}
      width="md"
      title={
        isOpen
          ? titleOf({ picking, place: `${words.heading(day)}, ${mealWords[picking.meal]()}` })
          : ''
      }
    >
      {isOpen && <Choices {...props} picking={picking} selection={selection} />}
    </Dialog>
  );
}

function titleOf({ picking, place }: { picking: Picking; place: string }): string {
  return picking.swappedId === null
    ? m.meal_plans_pick_title({ place })
    : m.meal_plans_pick_swap_title({ place });
}

interface ChoicesProps extends SelectorProps {
  picking: Picking;
  selection: Selection;
}

function Choices(props: ChoicesProps) {
  const { mealPlan, address, result, picking, selection } = props;
  const to = (from: SelectorTab) => ({
    search: planQuery({ tab: address.tab, isEditing: true, picking: { ...picking, tab: from } }),
  });
  return (
    <>
      <div>
        <TabLinks
          label={m.meal_plans_pick_tabs()}
          items={selectorTabs.map((from) => ({
            to: to(from),
            label: tabNames[from](),
            isCurrent: from === picking.tab,
          }))}
        />
      </div>
      <PlanProblems result={result} plan={mealPlan} />
      {picking.tab === 'search' && <SearchForm picking={picking} />}
      {selection.recipes.length === 0 ? (
        <Nothing picking={picking} needsQuiz={selection.needsQuiz} />
      ) : (
        <ul className="grid gap-2">
          {selection.recipes.map(({ recipe, reasons }) => (
            <li key={recipe.id}>
              <Choice {...props} recipe={recipe} reasons={reasons} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A plain form: the words go into the address. */
function SearchForm({ picking }: { picking: Picking }) {
  const hidden = {
    edit: 'true',
    pick: placeText(picking),
    from: 'search',
    ...(picking.swappedId !== null && { swap: picking.swappedId }),
  };
  return (
    <Form preventScrollReset className="flex gap-2">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchField
        label={m.meal_plans_pick_search_label()}
        name="q"
        defaultValue={picking.text}
        placeholder={m.meal_plans_pick_search_label()}
        maxLength={100}
      />
      <Button type="submit">{m.meal_plans_pick_search_submit()}</Button>
    </Form>
  );
}

function Choice({
  mealPlan,
  picking,
  words,
  recipe,
  reasons,
}: ChoicesProps & {
  recipe: SelectableRecipeFragment;
  reasons: Selection['recipes'][number]['reasons'];
}) {
  const locale = useLocale();
  const { day, meal, swappedId } = picking;
  const intent = swappedId === null ? 'add' : 'swap';
  const fields = {
    recipe_id: recipe.id,
    to: placeText(picking),
    ...(swappedId !== null && { dish: dishText({ day, meal, recipeId: swappedId }) }),
  };
  const isBusy = useIsSending(intent, { recipe_id: recipe.id });
  const why = reasons.map((reason) => reasonSentence({ reason, words, locale })).join(' ');
  const facts = [
    m.meal_plans_card_net_carbs({ amount: netCarbsText({ nutrition: recipe.nutrition, locale }) }),
    m.recipes_minutes_short({ count: recipe.times.totalMinutes }),
  ];
  return (
    <PlanForm
      intent={intent}
      plan={mealPlan}
      fields={fields}
      className="grid grid-cols-[4.5rem_1fr] items-center gap-3 sm:grid-cols-[4.5rem_1fr_auto] rounded-md bg-surface p-2 inset-ring inset-ring-line"
    >
      <div className="aspect-[320/280] overflow-hidden rounded-sm bg-sunken">
        <Picture {...dishPicture(recipe.id)} width={160} height={140} />
      </div>
      <div className="min-w-0">
        <p className="font-display leading-snug">{recipe.title}</p>
        <p className="text-sm text-ink-2">{facts.join(' · ')}</p>
        {why !== '' && <p className="mt-0.5 text-sm text-ink-2">{why}</p>}
      </div>
      <Button
        type="submit"
        size="sm"
        isBusy={isBusy}
        className="max-sm:col-start-2 max-sm:justify-self-start"
        aria-label={m.meal_plans_pick_named({ title: recipe.title })}
      >
        {swappedId === null ? m.meal_plans_pick_add() : m.meal_plans_pick_swap()}
      </Button>
    </PlanForm>
  );
}

function Nothing({ picking, needsQuiz }: { picking: Picking; needsQuiz: boolean }) {
  const locale = useLocale();
  if (needsQuiz) {
    return (
      <EmptyState
        title={m.meal_plans_pick_quiz()}
        headingLevel={3}
        action={
          <ButtonLink to={screenPath('onboarding', locale, {})}>
            {m.meal_plans_planner_take_quiz()}
          </ButtonLink>
        }
      />
    );
  }
  const titles: Record<SelectorTab, () => string> = {
    suggestions: m.meal_plans_pick_no_suggestions,
    search: m.meal_plans_pick_nothing_found,
    favorites: m.meal_plans_pick_no_favorites,
  };
  return <EmptyState title={titles[picking.tab]()} headingLevel={3} />;
}
