import { useEffect, useLayoutEffect, useRef } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { gramsText, kilocaloriesText } from '../../../amounts/figures.ts';
import { clockText } from '../../../../domain/kitchen/dish-minutes.rules.ts';
import { useLatestLoad } from '../../../loading/use-latest-load.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import type { PlanDishesQuery } from '../operations.gen.ts';
import { FieldNotes } from '../recipes/draft/edited-field.tsx';
import type { OpenDraft } from '../recipes/draft/use-draft.ts';

export interface PlanPlace {
  readonly day: string;
  readonly index: number;
  readonly meal: 'BREAKFAST' | 'LUNCH' | 'DINNER';
  /** The dish that is to give way; null adds one. */
  readonly swapped?: string | null;
}

type Dish = NonNullable<OpenDraft['recipe']['plan']>['days'][number]['dishes'][number];

interface PlanMealProps {
  open: OpenDraft;
  place: PlanPlace;
  dishes: readonly Dish[];
  chosen: PlanPlace | null;
  onChoose: (place: PlanPlace | null) => void;
}

const mostDishes = 3;

/** A meal of a day: its dishes, each to be swapped or taken away, and one more. */
export function PlanMeal({ open, place, dishes, chosen, onChoose }: PlanMealProps) {
  const { day, meal } = place;
  const field = `day.${day}.${meal.toLowerCase()}`;
  const written = (open.draft.texts[field] ?? '').split(' ').filter((word) => word !== '');
  const at = { meal: m.kitchen_choice({ choice: meal }), number: place.index + 1 };
  const isOpen = chosen?.day === day && chosen.meal === meal;
  const heading = useRef<HTMLHeadingElement>(null);
  const titleOf = (word: string) =>
    dishes.find(({ recipeId }) => recipeId === idOf(word))?.title ?? idOf(word);
  function put(recipeId: string): void {
    const swapped = chosen?.swapped ?? null;
    const now =
      swapped === null
        ? [...written, recipeId]
        : written.map((word) => (idOf(word) === swapped ? recipeId : word));
    open.setText(field, now.join(' '));
    close();
  }
  /** What was pressed is gone: the keyboard goes on with the meal. */
  function close(): void {
    onChoose(null);
    heading.current?.focus();
  }
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <div className="grid items-start gap-2 sm:grid-cols-[7rem_minmax(0,1fr)]">
        <h4
          ref={heading}
          tabIndex={-1}
          className="font-sans text-sm font-semibold text-ink-2 sm:pt-2.5"
        >
          {m.kitchen_choice({ choice: meal })}
        </h4>
        <ul className="grid gap-3 sm:gap-2">
          {written.map((word) => (
            <li key={word} className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 wrap-anywhere">
                {word === 'leftovers'
                  ? m.kitchen_plan_leftovers({
                      dishes: dishes.map(({ title }) => title).join(', '),
                    })
                  : titleOf(word)}
              </span>
              <span className="flex gap-2">
                {word !== 'leftovers' && (
                  <Button
                    size="sm"
                    aria-label={m.kitchen_plan_swap_named({ name: titleOf(word) })}
                    onClick={() => onChoose({ ...place, swapped: idOf(word) })}
                  >
                    {m.kitchen_plan_swap()}
                  </Button>
                )}
                <Button
                  size="sm"
                  aria-label={m.kitchen_plan_take_away_named({ name: titleOf(word) })}
                  onClick={() =>
                    open.setText(field, written.filter((each) => each !== word).join(' '))
                  }
                >
                  {m.kitchen_plan_take_away()}
                </Button>
              </span>
            </li>
          ))}
          {written.length < mostDishes && !written.includes('leftovers') && (
            <li className="flex flex-wrap gap-2">
              <Button
                size="sm"
                variant="text"
                className="-ml-2"
                aria-label={m.kitchen_plan_add_dish_to(at)}
                onClick={() => onChoose({ ...place, swapped: null })}
              >
                {m.kitchen_plan_add_dish()}
              </Button>
              {meal === 'LUNCH' && written.length === 0 && place.index > 0 && (
                <Button
                  size="sm"
                  aria-label={m.kitchen_plan_use_leftovers_on({ number: at.number })}
                  onClick={() => open.setText(field, 'leftovers')}
                >
                  {m.kitchen_plan_use_leftovers()}
                </Button>
              )}
            </li>
          )}
        </ul>
      </div>
      <FieldNotes open={open} fields={[field]} />
      {isOpen && <Suggestions id={open.recipe.id} place={chosen} onTake={put} onClose={close} />}
    </div>
  );
}

function idOf(word: string): string {
  return word.replace(/[*<].*$/, '');
}

interface SuggestionsProps {
  id: string;
  place: PlanPlace;
  onTake: (recipeId: string) => void;
  onClose: () => void;
}

const afterTypingMs = 250;

/** What the planner would put there, the best first, or what is searched for. */
function Suggestions({ id, place, onTake, onClose }: SuggestionsProps) {
  const locale = useLocale();
  const { data, load } = useLatestLoad<PlanDishesQuery['planSuggestions']>();
  const query = new URLSearchParams({ id, day: String(place.index), meal: place.meal });
  if (place.swapped) query.set('swapped', place.swapped);
  const address = `${screenPath('adminPlanDishes', locale)}?${query}`;
  useEffect(() => void load(address), [load, address]);
  const panel = useRef<HTMLElement>(null);
  // With the change that shows it: what is typed next is looked for.
  useLayoutEffect(() => panel.current?.querySelector('input')?.focus(), []);
  const timer = useRef(0);
  function search(text: string): void {
    window.clearTimeout(timer.current);
    const asked = `${address}&q=${encodeURIComponent(text)}`;
    timer.current = window.setTimeout(() => void load(asked), afterTypingMs);
  }
  const found = data ?? [];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from any of its controls
    <section
      ref={panel}
      aria-label={m.kitchen_plan_suggestions()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      className="grid gap-3 rounded-md bg-sunken p-3"
    >
      <SearchField
        name="dish"
        label={m.kitchen_plan_search()}
        placeholder={m.kitchen_plan_search()}
        maxLength={100}
        onChange={(event) => search(event.target.value)}
      />
      <output className="text-sm text-ink-2">
        {data === undefined
          ? m.kitchen_plan_looking()
          : m.kitchen_plan_found({ count: found.length })}
      </output>
      <ul className="grid max-h-80 gap-1 overflow-y-auto">
        {found.map((dish) => (
          <li key={dish.recipeId}>
            <button
              type="button"
              onClick={() => onTake(dish.recipeId)}
              className="flex min-h-target w-full flex-wrap items-center justify-between gap-2 rounded-sm bg-surface px-3 py-2 text-left hover:bg-yolk-soft"
            >
              <span className="font-semibold">{dish.title}</span>
              <span className="text-sm text-ink-2 tabular-nums">
                {[
                  gramsText({ amount: dish.netCarbsGrams, locale }),
                  kilocaloriesText({ amount: dish.energyKcal, locale }),
                  clockText(dish.totalMinutes),
                ].join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div>
        <Button size="sm" onClick={onClose}>
          {m.kitchen_plan_close()}
        </Button>
      </div>
    </section>
  );
}
