import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { BasketIcon } from '@phosphor-icons/react/dist/ssr/Basket';
import { BowlFoodIcon } from '@phosphor-icons/react/dist/ssr/BowlFood';
import { Link } from '../../../ui/navigation/link.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { dishMinutes, type DishTimes } from '../../../../domain/kitchen/dish-minutes.rules.ts';
import { placeInSentence } from '../place-words.ts';
import type { PlanDishFragment, ShownPlanFragment } from '../operations.gen.ts';
import type { DayWords } from '../../../plans/day-words.ts';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Sheet } from '../../../ui/feedback/sheet.tsx';
import type { PlanAnswer } from '../changes/plan-forms.ts';
import { SubmitButton } from '../../../forms/intent-form.tsx';
import { PlanForm } from '../changes/plan-form.tsx';
import { PlanProblems } from '../changes/plan-problems.tsx';
import { planQuery, type Picking, type PlanAddress } from '../plan-address.ts';
import { dishText, placeText } from '../meal-place.ts';
import { findDish } from '../plan/open-dialog.ts';
import { boughtFoods } from './bought-words.ts';
import { DayBecomes } from './day-becomes.tsx';
import { thenLeavesTargets } from './day-after.ts';
import type { DayInstead, Selection } from './load-selection.ts';
import { SwapAwayButton } from '../away/swap-away-button.tsx';
import { dayInstead, SwapChoices } from './swap-choices.tsx';

interface SwapSheetProps {
  mealPlan: ShownPlanFragment;
  address: PlanAddress;
  /** What can be chosen, while something is being chosen. */
  selection: Selection | null;
  result: PlanAnswer | null;
  words: DayWords;
  /** The day of the plan that is eaten today. */
  today: number | null;
}

/** Chooses a dish for a meal: what it is now, what it would be, and what the day becomes. */
export function SwapSheet(props: SwapSheetProps) {
  const { mealPlan, address, selection, words } = props;
  const { tab, picking } = address;
  const day = mealPlan.days.find(({ index }) => index === picking?.day);
  if (picking === null || selection === null || day === undefined) return null;
  const { meal, swappedId } = picking;
  const old =
    swappedId === null
      ? null
      : findDish({ mealPlan, place: { day: day.index, meal, recipeId: swappedId } });
  const chosen = chosenOf({ selection, picking });
  const place = placeInSentence({ words, day, meal });
  const then = chosen && dayInstead({ selection, recipeId: chosen.recipe.id });
  const back = old && { ...picking, recipeId: old.recipe.id };
  // Where there is neither a dish that goes nor one that comes, what can be chosen stands alone.
  const isAlone = old === null && chosen === null;
  return (
    <Sheet
      isOpen
      closeTo={{ search: planQuery({ tab }) }}
      closeLabel={m.recipes_close()}
      back={
        back
          ? {
              to: { search: planQuery({ tab, dish: back }) },
              label: m.meal_plans_back(),
            }
          : undefined
      }
      title={
        old === null ? m.meal_plans_pick_title({ place }) : words.swapOf({ day: day.index, meal })
      }
      isNarrow={isAlone}
      bar={chosen && <SwapBar {...props} selection={selection} picking={picking} chosen={chosen} />}
    >
      <div
        className={classNames(
          'grid gap-5',
          !isAlone && 'md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-6',
        )}
      >
        <PlanProblems result={props.result} plan={mealPlan} />
        <div className="grid content-start gap-5 empty:hidden md:sticky md:top-22 md:self-start">
          {old && <Duel old={old} chosen={chosen} />}
          {old === null && chosen && <NewDish chosen={chosen} />}
          {then && (
            <DayBecomes
              dayName={words.name(day)}
              before={day.nutrition}
              then={then}
              targets={mealPlan.targets}
            />
          )}
          {then?.lunchDay && (
            <LunchDayBecomes lunchDay={then.lunchDay} mealPlan={mealPlan} words={words} />
          )}
          {old && !selection.isOnDevice && (
            <LunchNote old={old} chosen={chosen} words={words} tab={tab} />
          )}
          <BoughtNote bought={selection.bought} chosen={chosen} />
        </div>
        <SwapChoices
          address={address}
          picking={picking}
          selection={selection}
          chosenId={chosen?.recipe.id ?? null}
          words={words}
          targets={mealPlan.targets}
        />
      </div>
    </Sheet>
  );
}

type Suggestion = Selection['recipes'][number];

/** What the address names, else what fits best. */
function chosenOf(args: { selection: Selection; picking: Picking }): Suggestion | null {
  const { recipes } = args.selection;
  const named = recipes.find(({ recipe }) => recipe.id === args.picking.chosenId);
  return named ?? recipes[0] ?? null;
}

function Duel({ old, chosen }: { old: PlanDishFragment; chosen: Suggestion | null }) {
  return (
    <section
      aria-label={m.meal_plans_before_and_after()}
      className="grid grid-cols-[1fr_auto_1fr] items-center gap-1 rounded-lg bg-table-oat px-2 pt-1 pb-3 md:py-6"
    >
      <Contender recipe={old.recipe} label={m.meal_plans_swap_now()} isLeaving />
      <span
        aria-hidden
        className="mb-12 grid size-10 place-items-center rounded-full bg-yolk text-on-yolk"
      >
        <ArrowRightIcon size="1.2em" weight="bold" />
      </span>
      {chosen && <Contender recipe={chosen.recipe} label={m.meal_plans_swap_instead()} />}
    </section>
  );
}

/** What would be added, where there is room beside what can be chosen. */
function NewDish({ chosen }: { chosen: Suggestion }) {
  return (
    <div className="grid justify-items-center rounded-lg bg-table-oat px-2 py-6 max-md:hidden">
      <Contender recipe={chosen.recipe} />
    </div>
  );
}

const leavingClass =
  'scale-[1.06] opacity-70 animate-[step-back_var(--duration-slow)_var(--ease-out)]';
const comingClass = 'scale-[1.22] animate-[slide-in_var(--duration-slow)_var(--ease-out)]';

function Contender({
  recipe,
  label,
  isLeaving = false,
}: {
  recipe: { id: string; short: string; times: DishTimes };
  label?: string;
  isLeaving?: boolean;
}) {
  return (
    <figure key={recipe.id} className="grid justify-items-center gap-1.5 self-start text-center">
      <img
        src={`/plate/${recipe.id}.svg`}
        alt=""
        width={240}
        height={240}
        className={`size-28 drop-shadow-lg md:size-40 ${isLeaving ? leavingClass : comingClass}`}
      />
      <figcaption className="grid leading-snug">
        {label !== undefined && <span className="text-xs">{label}</span>}
        <span className="font-display text-[1.0625rem] leading-tight text-balance">
          {recipe.short}
        </span>
        <span className="text-sm text-ink-2">{dishMinutes(recipe.times)}</span>
      </figcaption>
    </figure>
  );
}

/** The day of the lunch that is the rest of the dish, where it leaves the targets with it. */
function LunchDayBecomes({
  lunchDay: then,
  mealPlan: { days, targets },
  words,
}: { lunchDay: NonNullable<DayInstead['lunchDay']> } & Pick<SwapSheetProps, 'mealPlan' | 'words'>) {
  const day = days.find(({ index }) => index === then.index);
  if (day === undefined || targets === null) return null;
  if (!thenLeavesTargets({ day: then, targets })) return null;
  return (
    <DayBecomes dayName={words.name(day)} before={day.nutrition} then={then} targets={targets} />
  );
}

/** A dinner that is also a lunch takes that lunch along. */
function LunchNote({
  old,
  chosen,
  words,
  tab,
}: {
  old: PlanDishFragment;
  chosen: Suggestion | null;
  words: DayWords;
  tab: PlanAddress['tab'];
}) {
  const { leftoversOnDay: day, recipe } = old;
  if (day === null) return null;
  const lunch = { day, meal: 'LUNCH' as const, swappedId: recipe.id };
  const picking = { ...lunch, chosenId: null, tab: 'suggestions' as const, text: '' };
  return (
    <p className="flex items-start gap-3 rounded-md bg-yolk-soft px-3.5 py-3 text-control leading-snug text-yolk-ink">
      <BowlFoodIcon size="1.3em" aria-hidden className="flex-none" />
      <span className="flex-1">
        {chosen?.recipe.isGoodAsLeftovers === false
          ? words.lunchStaysOpen(day)
          : words.lunchCameFromThis(day)}
      </span>
      <Link
        to={{ search: planQuery({ tab, picking }) }}
        preventScrollReset
        aria-label={m.meal_plans_swap_change_named({ meal: words.lunchOf(day) })}
        className="link inline-flex min-h-6 flex-none items-center self-center font-semibold text-yolk-ink"
      >
        {m.meal_plans_swap_change()}
      </Link>
    </p>
  );
}

/** What of the dish that goes is in the basket, and what the other one still needs. */
function BoughtNote({ bought, chosen }: Pick<Selection, 'bought'> & { chosen: Suggestion | null }) {
  const locale = useLocale();
  const dish = bought?.dishes.find(({ recipeId }) => recipeId === chosen?.recipe.id);
  if (!bought || bought.left.length === 0 || dish === undefined) return null;
  const foods = boughtFoods({ names: bought.left, locale });
  return (
    <p className="flex items-start gap-3 rounded-md bg-sunken px-3.5 py-3 text-control leading-snug">
      <BasketIcon size="1.3em" aria-hidden className="flex-none" />
      <span>
        <b className="font-semibold">{m.meal_plans_bought_left({ foods })}</b>{' '}
        {dish.toBuyCount === 0
          ? `${m.meal_plans_bought_all()}.`
          : m.meal_plans_bought_needs({ count: dish.toBuyCount })}
      </span>
    </p>
  );
}

function SwapBar({
  mealPlan,
  address: { tab },
  picking,
  chosen,
  selection,
  today,
}: SwapSheetProps & { selection: Selection; picking: Picking; chosen: Suggestion }) {
  const { day, meal, swappedId } = picking;
  if (selection.isOnDevice) {
    const place = { day, meal, recipeId: swappedId };
    const swap = { mealPlan, tab, place, chosen: chosen.recipe, today };
    return (
      <>
        <Keep tab={tab} swappedId={swappedId} />
        <div className="flex-1 sm:flex-none">
          <SwapAwayButton {...swap} />
        </div>
      </>
    );
  }
  const intent = swappedId === null ? 'add' : 'swap';
  const { id, title, short } = chosen.recipe;
  const fields = {
    recipe_id: id,
    to: placeText(picking),
    ...(swappedId !== null && { dish: dishText({ day, meal, recipeId: swappedId }) }),
  };
  return (
    <>
      <Keep tab={tab} swappedId={swappedId} />
      <PlanForm intent={intent} plan={mealPlan} fields={fields} className="flex-1 sm:flex-none">
        <SubmitButton
          variant="primary"
          size="lg"
          isBlock
          aria-label={swappedId === null ? m.meal_plans_pick_add_named({ title }) : undefined}
        >
          {swappedId === null
            ? m.meal_plans_pick_add()
            : m.meal_plans_pick_swap_named({ title: short })}
        </SubmitButton>
      </PlanForm>
    </>
  );
}

function Keep({ tab, swappedId }: { tab: PlanAddress['tab']; swappedId: string | null }) {
  return (
    <ButtonLink to={{ search: planQuery({ tab }) }} variant="quiet" size="lg" preventScrollReset>
      {swappedId === null ? m.meal_plans_cancel() : m.meal_plans_swap_keep()}
    </ButtonLink>
  );
}
