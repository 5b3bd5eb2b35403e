import { CalendarPlusIcon } from '@phosphor-icons/react/dist/ssr/CalendarPlus';
import { Link } from '../../../ui/navigation/link.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import type { PlanChoiceFragment, RecipeFactsFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { longDate } from '../../../dates/long-date.ts';
import { planTitle } from '../../../plans/plan-title.ts';
import { weekdayHeading } from '../../../dates/weekday-name.ts';
import { choosePlan, chosenPlan, planParameter } from './add-to-plan.ts';
import { filterMeals } from '../index/recipe-filter.ts';
import { mealWords } from '../../../dishes/recipe-words.ts';
import type { FormAnswer } from '../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { addingForms } from './adding-forms.ts';
import type { RecipeResult } from './recipe-result.ts';

export interface PlanDialogProps {
  recipe: Pick<RecipeFactsFragment, 'id' | 'title' | 'meals'>;
  /** The page without the dialog. */
  path: string;
  plans: readonly PlanChoiceFragment[];
  choice: string;
  answer: FormAnswer<string, RecipeResult> | null;
}

/** Which plan, which day, which meal. It has an address of its own: it works without scripts. */
export function PlanDialog(props: PlanDialogProps) {
  const { plans, choice, path, answer } = props;
  const plan = chosenPlan({ plans, choice });
  const planSlug = answer?.outcome === 'done' ? answer.result?.planSlug : null;
  return (
    <Dialog
      isOpen
      closeTo={path}
      closeLabel={m.recipes_close()}
      title={m.recipes_add_to_plan()}
      width="sm"
    >
      {planSlug ? <Added planSlug={planSlug} path={path} /> : <Choice {...props} plan={plan} />}
    </Dialog>
  );
}

function Choice({ plan, ...props }: PlanDialogProps & { plan: PlanChoiceFragment | null }) {
  if (props.plans.length === 0) return <NoPlan />;
  if (plan === null) return <PlanList {...props} />;
  return <MealForm {...props} plan={plan} />;
}

function NoPlan() {
  return (
    <>
      <p className="text-ink-2">{m.recipes_plan_none()}</p>
      <ButtonLink to={screenPath('myMealPlanner', useLocale())} variant="primary">
        {m.recipes_plan_make()}
      </ButtonLink>
    </>
  );
}

function PlanList({ plans, path }: PlanDialogProps) {
  const locale = useLocale();
  return (
    <ul className="grid gap-1">
      {plans.map((plan) => (
        <li key={plan.id}>
          <Link
            to={`${path}?${planParameter}=${plan.id}`}
            preventScrollReset
            className="flex min-h-14 flex-wrap items-center gap-x-3 rounded-sm px-3 py-2 hover:bg-sunken"
          >
            <b className="font-semibold">{planTitle(plan)}</b>
            <span className="text-sm text-ink-2">{longDate(plan.createdAt, locale)}</span>
            {plan.isStarted && <Tag tone="yolk">{m.recipes_plan_current()}</Tag>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function MealForm({
  recipe,
  plan,
  plans,
  path,
  answer,
}: PlanDialogProps & { plan: PlanChoiceFragment }) {
  const locale = useLocale();
  return (
    <IntentForm
      set={addingForms}
      intent="plan"
      values={{ recipe_id: recipe.id, meal_plan_id: plan.id }}
      replace
      preventScrollReset
      className="grid gap-5"
    >
      <p>
        <b className="font-semibold">{planTitle(plan)}</b>{' '}
        {plans.length > 1 && (
          <Link
            to={`${path}?${planParameter}=${choosePlan}`}
            preventScrollReset
            className="link inline-flex min-h-target items-center"
          >
            {m.recipes_plan_other()}
          </Link>
        )}
      </p>
      <SelectField
        label={m.recipes_plan_day()}
        name="day"
        options={plan.days.map(({ index, weekday }) => ({
          value: String(index),
          label:
            weekday === null
              ? m.recipes_plan_day_number({ number: index + 1 })
              : weekdayHeading({ weekday, locale }),
        }))}
      />
      <Segmented
        label={m.recipes_plan_meal()}
        name="meal"
        isBlock
        defaultValue={recipe.meals[0] ?? 'DINNER'}
        options={filterMeals.map((meal) => ({ value: meal, label: mealWords[meal]() }))}
      />
      {answer?.problems.map(({ message }) => (
        <Alert key={message} tone="danger">
          {message}
        </Alert>
      ))}
      <SubmitButton variant="primary" icon={CalendarPlusIcon}>
        {m.recipes_add_to_plan()}
      </SubmitButton>
    </IntentForm>
  );
}

function Added({ planSlug, path }: { planSlug: string; path: string }) {
  return (
    <>
      <output className="font-semibold">{m.recipes_plan_added()}</output>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={screenPath('mealPlan', useLocale(), { slug: planSlug })} variant="primary">
          {m.recipes_plan_view()}
        </ButtonLink>
        <ButtonLink to={path} preventScrollReset>
          {m.recipes_close()}
        </ButtonLink>
      </div>
    </>
  );
}
