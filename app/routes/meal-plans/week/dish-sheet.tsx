import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowsClockwise';
import { ArrowsLeftRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowsLeftRight';
import { BasketIcon } from '@phosphor-icons/react/dist/ssr/Basket';
import { BookOpenTextIcon } from '@phosphor-icons/react/dist/ssr/BookOpenText';
import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import { MinusCircleIcon } from '@phosphor-icons/react/dist/ssr/MinusCircle';
import { NotePencilIcon } from '@phosphor-icons/react/dist/ssr/NotePencil';
import type { ReactNode } from 'react';
import type { LocalDay } from '../../../../lib/local-time.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { daysPast } from '../../../../domain/meal-plans/cooked/settled-meals.rules.ts';
import { dishMinutes } from '../../../../domain/kitchen/dish-minutes.rules.ts';
import { wholeNumber } from '../../../amounts/figures.ts';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import { dishPicture } from '../../../dishes/dish-picture.ts';
import { mealWords } from '../../../dishes/recipe-words.ts';
import type { PlanDishFragment, ShownPlanFragment } from '../operations.gen.ts';
import type { DayWords } from '../../../plans/day-words.ts';
import { answerTo, messageFor, typedIn } from '../../../forms/form-answers.ts';
import { SubmitButton } from '../../../forms/intent-form.tsx';
import { reasonSentence } from '../../../plans/reason-words.ts';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Yolk } from '../../../ui/data/yolk.tsx';
import { Sheet } from '../../../ui/feedback/sheet.tsx';
import { TextAreaField } from '../../../ui/forms/text-field.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import type { PlanAnswer } from '../changes/plan-forms.ts';
import { PlanForm } from '../changes/plan-form.tsx';
import { PlanProblems } from '../changes/plan-problems.tsx';
import { SheetActions, SheetForm, SheetLink } from '../changes/sheet-action.tsx';
import { planQuery, type PlanAddress } from '../plan-address.ts';
import { dishText, type DishPlace } from '../meal-place.ts';
import { findDish } from '../plan/open-dialog.ts';
import { cookPath, dishPath } from '../plan/dish-path.ts';
import { beyondStatedText, type StatedMinutes } from '../plan/stated-minutes.ts';
import type { BestInstead } from '../edit/load-selection.ts';
import { AtTheTable } from './at-the-table.tsx';
import { BestInstead as BestInsteadRow } from './best-instead.tsx';
import type { DayDate } from './day-dates.ts';
import { becameWord, isCooked } from '../../../plans/what-became.ts';
import { MoveDish } from './move-dish.tsx';
import { ReasonSign } from './reason-sign.tsx';
import { mostGrams } from './most-grams.ts';
import { Verb, Verbs } from './verbs.tsx';

interface DishSheetProps {
  mealPlan: ShownPlanFragment;
  address: PlanAddress;
  result: PlanAnswer | null;
  requestKey: string;
  words: DayWords;
  units: UnitSystem;
  dates: readonly (DayDate | null)[];
  /** Today. */
  date: LocalDay;
  /** What fits best instead of the dish that is open. */
  instead: BestInstead | null;
  stated: StatedMinutes | null;
}

/** Everything that can be done about a dish, and why it is there; nothing of it is anywhere else. */
export function DishSheet(props: DishSheetProps) {
  const { mealPlan, address, words, dates } = props;
  const { tab, dish: place } = address;
  const dish = place && findDish({ mealPlan, place });
  const day = place && mealPlan.days.find(({ index }) => index === place.day);
  return (
    <Sheet
      isOpen={dish !== null}
      closeTo={{ search: planQuery({ tab }) }}
      closeLabel={m.recipes_close()}
      eyebrow={
        place &&
        day && (
          <>
            <b className="mr-1.5 font-control text-ink">
              {dates[place.day]?.heading ?? words.heading(day)}
            </b>{' '}
            {mealWords[place.meal]()}
          </>
        )
      }
      title={dish?.recipe.title ?? ''}
      picture={
        dish && (
          <Picture
            {...dishPicture(dish.recipe.id)}
            width={640}
            height={480}
            loading="eager"
            className="size-full object-cover"
          />
        )
      }
    >
      {dish && place && <DishOpened {...props} dish={dish} place={place} />}
    </Sheet>
  );
}

interface OpenedProps extends DishSheetProps {
  dish: PlanDishFragment;
  place: DishPlace;
}

function DishOpened(props: OpenedProps) {
  const { mealPlan, result, dish, words, stated } = props;
  const locale = useLocale();
  return (
    <>
      <DishFacts dish={dish} most={mostGrams(mealPlan)} words={words} />
      {mealPlan.isOwn && <BeyondStated dish={dish} stated={stated} />}
      <PlanProblems result={result} plan={mealPlan} ownForm="note" />
      <ButtonLink
        to={cookPath({ dish, locale })}
        variant="primary"
        size="lg"
        isBlock
        trailingIcon={ArrowRightIcon}
      >
        {dish.leftoverOfDay === null ? m.meal_plans_cook() : m.meal_plans_warm_up()}
      </ButtonLink>
      {mealPlan.canEdit && <DishVerbs {...props} />}
      {mealPlan.canEdit && <BestInsteadRow {...props} />}
      <AtTheTable {...props} />
      <WhyThisDish dish={dish} words={words} />
      {mealPlan.isOwn && <MealNote {...props} />}
      <More {...props} />
    </>
  );
}

function DishFacts({
  dish,
  most,
  words,
}: Pick<OpenedProps, 'dish' | 'words'> & {
  most: number;
}) {
  const locale = useLocale();
  const { nutrition, recipe, leftoverOfDay } = dish;
  const { netCarbsGrams, proteinGrams, energyKcal } = nutrition;
  const number = (amount: number) => wholeNumber({ amount, locale });
  return (
    <p className="-mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-control text-ink-2">
      <span className="inline-flex items-center gap-1.5">
        <ClockIcon size="1.25em" aria-hidden />
        {leftoverOfDay === null ? dishMinutes(recipe.times) : words.keptFrom(leftoverOfDay)}
      </span>
      {netCarbsGrams !== null && (
        <span className="inline-flex items-center gap-1.5">
          <Yolk size="sm" grams={netCarbsGrams} max={most} label={number(netCarbsGrams)} />
          {m.meal_plans_grams_net_carbs()}
        </span>
      )}
      {proteinGrams !== null && (
        <span>{m.meal_plans_week_protein({ grams: number(proteinGrams) })}</span>
      )}
      {energyKcal !== null && <span>{m.recipes_kilocalories({ amount: number(energyKcal) })}</span>}
    </p>
  );
}

/** Where only the many at the table make a dish longer than its member has. */
function BeyondStated({ dish, stated }: Pick<OpenedProps, 'dish' | 'stated'>) {
  const text = beyondStatedText({ dish, stated });
  return text !== null && <p className="text-control text-ink-2">{text}</p>;
}

/** Things of equal weight. A dish is moved to no day that is past. */
function DishVerbs({ mealPlan, address, dish, place, words, date }: OpenedProps) {
  const { tab } = address;
  const { day, meal, recipeId } = place;
  const days = mealPlan.days.slice(daysPast({ ...mealPlan, today: date }));
  const picking = {
    day,
    meal,
    swappedId: recipeId,
    chosenId: null,
    tab: 'suggestions' as const,
    text: '',
  };
  return (
    <Verbs>
      <Verb
        icon={ArrowsLeftRightIcon}
        label={m.meal_plans_swap_short()}
        to={{ search: planQuery({ tab, picking }) }}
      />
      {days.length > 0 && <MoveDish mealPlan={mealPlan} place={place} words={words} days={days} />}
      <PlanForm
        intent="lock"
        plan={mealPlan}
        fields={{ dish: dishText(place), locked: String(!dish.isLocked) }}
      >
        <Verb
          icon={LockSimpleIcon}
          label={dish.isLocked ? m.meal_plans_locked() : m.meal_plans_lock()}
          name={
            dish.isLocked
              ? m.meal_plans_unlock_named({ title: dish.recipe.title })
              : m.meal_plans_lock_named({ title: dish.recipe.title })
          }
          isOn={dish.isLocked}
        />
      </PlanForm>
      <PlanForm
        intent={dish.leftoversOnDay === null ? 'remove' : 'remove-both'}
        plan={mealPlan}
        fields={{ dish: dishText(place) }}
      >
        <Verb
          icon={MinusCircleIcon}
          label={m.meal_plans_leave_out()}
          detail={m.meal_plans_leave_out_when()}
          name={m.meal_plans_leave_out_named({ title: dish.recipe.title })}
        />
      </PlanForm>
    </Verbs>
  );
}

/** What the owner wrote on the meal, and where they write it. */
function MealNote({ mealPlan, place, result }: OpenedProps) {
  const meals = mealPlan.days.find(({ index }) => index === place.day)?.meals;
  const note = meals?.find(({ meal }) => meal === place.meal)?.note ?? '';
  const refused = answerTo(result, 'note');
  return (
    <section aria-label={m.meal_plans_note_title()} className="grid gap-1">
      {note !== '' && (
        <p className="rounded-md bg-yolk-soft px-4 py-3 wrap-anywhere whitespace-pre-line">
          {note}
        </p>
      )}
      <details open={refused !== null} data-noprint>
        <summary className="inline-flex min-h-target list-none items-center gap-2 rounded-sm pr-3 font-semibold hover:underline">
          <NotePencilIcon size="1.25em" weight="bold" aria-hidden />
          {note === '' ? m.meal_plans_note_add() : m.meal_plans_note_change()}
        </summary>
        <PlanForm
          intent="note"
          plan={mealPlan}
          fields={{ dish: dishText(place) }}
          failure="here"
          className="grid gap-3 pt-2"
        >
          <TextAreaField
            label={m.meal_plans_note_title()}
            hint={m.meal_plans_note_hint()}
            name="note"
            rows={3}
            defaultValue={typedIn(refused, 'note') ?? note}
            error={messageFor(refused?.problems, 'note')}
          />
          <div>
            <SubmitButton>{m.meal_plans_save()}</SubmitButton>
          </div>
        </PlanForm>
      </details>
    </section>
  );
}

function WhyThisDish({ dish, words }: Pick<OpenedProps, 'dish' | 'words'>) {
  const locale = useLocale();
  if (dish.reasons.length === 0) return null;
  return (
    <details open className="group border-t border-line pt-2">
      <summary className="flex min-h-target list-none items-center justify-between">
        <h3 className="text-h4">{m.meal_plans_why_dish()}</h3>
        <CaretDownIcon
          size="1.1em"
          weight="bold"
          aria-hidden
          className="transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="grid gap-2 text-control">
        {dish.reasons.map((reason) => (
          <li key={reason.code} className="flex items-start gap-3">
            <ReasonSign code={reason.code} />
            <span>{reasonSentence({ reason, words, locale })}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function More({ mealPlan, dish, place, requestKey, date }: OpenedProps): ReactNode {
  const locale = useLocale();
  const hasLeftovers = dish.leftoversOnDay !== null;
  const isPast = place.day < daysPast({ ...mealPlan, today: date });
  const isOver = isPast || becameWord({ mealPlan, place }) !== null;
  return (
    <SheetActions>
      <SheetLink to={dishPath({ dish, locale })} icon={BookOpenTextIcon}>
        {m.meal_plans_read_recipe()}
      </SheetLink>
      {mealPlan.isOwn && dish.leftoverOfDay === null && (
        <SheetForm
          intent="cooked"
          fields={{
            dish: dish.key,
            recipe_id: place.recipeId,
            cooked: String(!isCooked({ mealPlan, place })),
          }}
          icon={CheckIcon}
        >
          {isCooked({ mealPlan, place }) ? m.meal_plans_not_cooked() : m.meal_plans_mark_cooked()}
        </SheetForm>
      )}
      {mealPlan.canEdit && (hasLeftovers || (dish.canBeLeftovers && !isOver)) && (
        <SheetForm
          intent="leftovers"
          plan={mealPlan}
          fields={{ dish: dishText(place), wanted: String(!hasLeftovers) }}
          icon={ArrowsClockwiseIcon}
        >
          {hasLeftovers ? m.meal_plans_leftovers_off() : m.meal_plans_leftovers_plan()}
        </SheetForm>
      )}
      {mealPlan.isOwn && dish.isOnShoppingList && (
        <SheetLink to={screenPath('shoppingList', locale)} icon={BasketIcon}>
          {m.recipes_on_list()}
        </SheetLink>
      )}
      {mealPlan.isOwn && dish.cookedServings > 0 && !dish.isOnShoppingList && (
        <SheetForm
          intent="shop-recipe"
          plan={mealPlan}
          fields={{
            recipe_id: place.recipeId,
            key: dish.key,
            request_key: requestKey,
          }}
          icon={BasketIcon}
        >
          {m.meal_plans_shop_recipe()}
        </SheetForm>
      )}
    </SheetActions>
  );
}
