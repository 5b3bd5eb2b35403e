import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowsClockwise';
import { DotsSixVerticalIcon } from '@phosphor-icons/react/dist/ssr/DotsSixVertical';
import { DotsThreeVerticalIcon } from '@phosphor-icons/react/dist/ssr/DotsThreeVertical';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useState, type DragEvent } from 'react';
import { Link, useSubmit } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { PlanDishFragment, ShownPlanFragment } from '../operations.gen.ts';
import { IconButtonLink } from '../../../ui/actions/icon-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { dishPicture } from '../../../dishes/dish-picture.ts';
import { mealWords } from '../../../dishes/recipe-words.ts';
import type { DayWords } from '../../../plans/day-words.ts';
import { restFormId } from './edit-bar.tsx';
import {
  dishText,
  placeText,
  planQuery,
  type DishPlace,
  type MealPlace,
  type PlanAddress,
} from '../plan-address.ts';
import { PlanAnew } from './plan-anew.tsx';
import { planFields, type FormPlan } from '../changes/plan-form.tsx';

/** In every language of ours a meal holds as many. */
const mostRecipes = 3;
/** What is dragged is a dish of ours and no file or text from elsewhere. */
const dragType = 'application/x-yolk-dish';

interface EditedMealProps {
  mealPlan: Pick<ShownPlanFragment, 'id' | 'version' | 'days'>;
  address: PlanAddress;
  requestKey: string;
  place: MealPlace;
  dayName: string;
  words: DayWords;
}

/** A place of a plan: dishes to be dragged or opened, and room for another. */
export function EditedMeal({ place, dayName, words, ...page }: EditedMealProps) {
  const { mealPlan } = page;
  const day = mealPlan.days.find(({ index }) => index === place.day);
  const dishes = day?.meals.find(({ meal }) => meal === place.meal)?.recipes ?? [];
  const slot = mealWords[place.meal]();
  const drop = useDrop({ place, mealPlan });
  return (
    <section
      aria-label={`${dayName}, ${slot}`}
      {...drop.events}
      className={classNames(
        'grid content-start gap-2 rounded-md border-2 p-2',
        drop.isOver ? 'border-solid border-ink bg-yolk-soft' : 'border-dashed border-line',
      )}
    >
      <div className="flex min-h-target items-center justify-between gap-2">
        <h3 className="font-sans text-sm font-semibold text-ink-2">{slot}</h3>
        {dishes.length > 0 && <KeepBox place={place} name={`${dayName}, ${slot}`} />}
      </div>
      {dishes.map((dish) => (
        <EditedDish
          key={dish.recipe.id}
          dish={dish}
          place={{ ...place, recipeId: dish.recipe.id }}
          words={words}
          {...page}
        />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-1">
        {dishes.length < mostRecipes && (
          <AddLink {...page} place={place} name={`${dayName}, ${slot}`} isEmpty={!dishes.length} />
        )}
        <PlanAnew
          {...page}
          places={[place]}
          label={m.meal_plans_plan_meal()}
          isSmall
          name={m.meal_plans_plan_meal_named({ day: dayName, meal: slot })}
        />
      </div>
    </section>
  );
}

/** Of the meals that stay when the rest is planned anew. */
function KeepBox({ place, name }: { place: MealPlace; name: string }) {
  return (
    <label className="inline-flex min-h-target cursor-pointer items-center gap-1.5 text-sm text-ink-2">
      <input
        type="checkbox"
        name="keep"
        value={placeText(place)}
        form={restFormId}
        aria-label={m.meal_plans_keep_named({ place: name })}
        className="size-5 accent-ink"
      />
      {m.meal_plans_keep()}
    </label>
  );
}

function AddLink({
  address,
  place,
  name,
  isEmpty,
}: Pick<EditedMealProps, 'address' | 'place'> & { name: string; isEmpty: boolean }) {
  const picking = { ...place, swappedId: null, tab: 'suggestions' as const, text: '' };
  return (
    <Link
      to={{ search: planQuery({ tab: address.tab, isEditing: true, picking }) }}
      preventScrollReset
      aria-label={m.meal_plans_add_named({ place: name })}
      className="inline-flex min-h-target items-center gap-1.5 rounded-full px-3 text-sm font-semibold hover:bg-sunken"
    >
      <PlusIcon size="1.25em" weight="bold" aria-hidden />
      {isEmpty ? m.meal_plans_add_meal() : m.meal_plans_add_recipe()}
    </Link>
  );
}

function EditedDish({
  dish,
  place,
  words,
  address,
}: Pick<EditedMealProps, 'address' | 'words'> & {
  dish: PlanDishFragment;
  place: DishPlace;
}) {
  const { recipe, leftoverOfDay, leftoversOnDay } = dish;
  const note =
    leftoverOfDay !== null
      ? words.leftoversFrom(leftoverOfDay)
      : leftoversOnDay !== null
        ? words.leftoversOn(leftoversOnDay)
        : null;
  function startDrag(event: DragEvent) {
    event.dataTransfer.setData(dragType, dishText(place));
    event.dataTransfer.effectAllowed = 'move';
  }
  return (
    <div
      draggable
      onDragStart={startDrag}
      className="grid cursor-grab grid-cols-[auto_2.75rem_1fr_auto] items-center gap-2 rounded-sm bg-raised py-1 pl-1 shadow-xs active:cursor-grabbing"
    >
      <DotsSixVerticalIcon size="1.25em" weight="bold" aria-hidden className="text-ink-3" />
      <div className="size-11 overflow-hidden rounded-sm bg-sunken">
        <Picture {...dishPicture(recipe.id)} width={88} height={88} />
      </div>
      <div className="min-w-0">
        <p className="text-sm leading-snug font-semibold">{recipe.title}</p>
        {note !== null && (
          <p className="flex items-start gap-1 text-xs text-leaf-ink">
            <ArrowsClockwiseIcon size="1.15em" weight="bold" aria-hidden className="mt-0.5" />
            {note}
          </p>
        )}
      </div>
      <IconButtonLink
        to={{ search: planQuery({ tab: address.tab, isEditing: true, dish: place }) }}
        preventScrollReset
        icon={DotsThreeVerticalIcon}
        label={m.meal_plans_dish_actions({ title: recipe.title })}
      />
    </div>
  );
}

/** Takes a dish that is dropped here; the dish's own menu does the same without dragging. */
function useDrop({ place, mealPlan }: { place: MealPlace; mealPlan: FormPlan }) {
  const [isOver, setIsOver] = useState(false);
  const submit = useSubmit();
  const isDish = (event: DragEvent) => event.dataTransfer.types.includes(dragType);

  function over(event: DragEvent) {
    if (!isDish(event)) return;
    event.preventDefault();
    setIsOver(true);
  }

  function drop(event: DragEvent) {
    if (!isDish(event)) return;
    event.preventDefault();
    setIsOver(false);
    const fields = { dish: event.dataTransfer.getData(dragType), to: placeText(place) };
    void submit(
      { intent: 'move', ...planFields(mealPlan), ...fields },
      { method: 'post', replace: true, preventScrollReset: true },
    );
  }

  return {
    isOver,
    events: { onDragOver: over, onDragLeave: () => setIsOver(false), onDrop: drop },
  };
}
