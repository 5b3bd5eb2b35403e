import * as m from '../../../../i18n/paraglide/messages.js';
import type { ShownPlanFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { MacroLegend } from '../../../ui/data/macro-bar.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { TabLinks } from '../../../ui/navigation/tabs.tsx';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import { UnitsSwitch } from '../../../amounts/units-switch.tsx';
import type { PlanChanged } from '../changes/change-plan.ts';
import { dayWords, type DayWords } from '../../../plans/day-words.ts';
import { DishDialog } from './dish-dialog.tsx';
import { EditBar } from '../edit/edit-bar.tsx';
import { IngredientsView } from './ingredients-view.tsx';
import { InstructionsView } from './instructions-view.tsx';
import type { Selection } from '../edit/load-selection.ts';
import { NutritionView } from './nutrition-view.tsx';
import { hasOpenDialog } from './open-dialog.ts';
import { PlanActions } from './plan-actions.tsx';
import { usePlanCopy } from './use-plan-copy.ts';
import { planQuery, planTabNames, planTabs, type PlanAddress } from '../plan-address.ts';
import { PlanDialogs } from './plan-dialogs.tsx';
import { planLead } from './plan-lead.ts';
import { PlanProblems } from '../changes/plan-problems.tsx';
import { PlanTags } from '../../../plans/plan-tags.tsx';
import { planTitle } from '../../../plans/plan-title.ts';
import { PrintedWeek } from './printed-week.tsx';
import { RecipeSelector } from '../edit/recipe-selector.tsx';
import { RecipesView } from './recipes-view.tsx';
import { ServingsControl, ServingsDialog } from '../edit/servings-dialog.tsx';
import { UndoNotice } from '../changes/undo-notice.tsx';
import { useDoneToast } from '../changes/use-done-toast.ts';
import { VideoView } from './video-view.tsx';
import { WhyThisPlan } from './why-this-plan.tsx';

interface PlanPageProps {
  mealPlan: ShownPlanFragment;
  address: PlanAddress;
  units: UnitSystem;
  /** What can be chosen, while a recipe is being chosen. */
  selection: Selection | null;
  calendarAddress: string | null;
  /** What is passed on when the plan is shared. */
  link: string;
  /** Names the next request: sent twice, it is still one. */
  requestKey: string;
  todayGuess: string;
  result: PlanChanged | null;
}

export function PlanPage(props: PlanPageProps) {
  const { mealPlan, address, result } = props;
  const firstWeekday = mealPlan.days[0]?.weekday ?? null;
  const locale = useLocale();
  const words = dayWords({ firstWeekday, locale });
  useDoneToast({ done: address.done, undo: undoFields(mealPlan) });
  usePlanCopy(props);
  return (
    <>
      <Page className="pb-16 print:hidden">
        <PageHeader
          title={planTitle(mealPlan)}
          lead={mealPlan.description || planLead(mealPlan)}
          tags={<PlanTags plan={mealPlan} />}
          actions={<PlanActions {...props} />}
        />
        {!address.isEditing && <WhyThisPlan plan={mealPlan} />}
        <Tabs mealPlan={mealPlan} address={address} />
        <div className="grid gap-4 pt-5 empty:hidden">
          <UndoNotice done={address.done} undo={undoFields(mealPlan)} />
          {!hasOpenDialog({ mealPlan, address, isPicking: props.selection !== null }) && (
            <PlanProblems result={result} plan={mealPlan} />
          )}
        </div>
        <Toolbar {...props} />
        {address.isEditing && <EditBar {...props} />}
        <View {...props} words={words} />
      </Page>
      <PrintedWeek mealPlan={mealPlan} words={words} />
      <ServingsDialog {...props} />
      <PlanDialogs {...props} />
      <DishDialog {...props} words={words} />
      <RecipeSelector {...props} words={words} />
    </>
  );
}

function undoFields({ id, version, undoVersion }: ShownPlanFragment) {
  if (undoVersion === null) return null;
  return { intent: 'undo', meal_plan_id: id, version, to_version: undoVersion };
}

function Tabs({ mealPlan, address }: Pick<PlanPageProps, 'mealPlan' | 'address'>) {
  const { tab: current, isEditing } = address;
  return (
    <TabLinks
      label={m.meal_plans_tabs()}
      items={planTabs
        .filter((tab) => tab !== 'video' || mealPlan.hasVideo)
        .map((tab) => ({
          to: { search: planQuery({ tab, isEditing }) },
          label: planTabNames[tab](),
          isCurrent: tab === current,
        }))}
    />
  );
}

function Toolbar({ mealPlan, address, units }: PlanPageProps) {
  const { tab } = address;
  const isScaled = tab === 'recipes' || tab === 'ingredients';
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 pt-5.5 pb-3.5">
      {tab === 'recipes' && <Legend />}
      {isScaled && (
        <div data-noprint className="flex flex-wrap items-center gap-3 md:ml-auto">
          <UnitsSwitch units={units} />
          {mealPlan.canEdit && <ServingsControl mealPlan={mealPlan} address={address} />}
        </div>
      )}
    </div>
  );
}

function Legend() {
  return (
    <MacroLegend
      items={[
        { kind: 'carbs', label: m.recipes_nutrient_net_carbs() },
        { kind: 'protein', label: m.recipes_nutrient_protein() },
        { kind: 'fat', label: m.recipes_nutrient_fat() },
      ]}
      note={m.meal_plans_legend_note()}
    />
  );
}

function View({ words, ...props }: PlanPageProps & { words: DayWords }) {
  const { mealPlan, units } = props;
  switch (props.address.tab) {
    case 'recipes':
      return <RecipesView {...props} words={words} />;
    case 'ingredients':
      return <IngredientsView days={mealPlan.days} words={words} units={units} />;
    case 'instructions':
      return <InstructionsView days={mealPlan.days} words={words} />;
    case 'nutrition':
      return <NutritionView mealPlan={mealPlan} words={words} />;
    case 'video':
      return <VideoView days={mealPlan.days} words={words} />;
  }
}
