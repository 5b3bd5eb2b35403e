import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowsClockwise';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import type { PlanDishFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { dishPicture } from '../../../dishes/dish-picture.ts';
import type { DayWords } from '../../../plans/day-words.ts';
import { quartersText } from './quarters-text.ts';
import { WhyThisRecipe } from './why-this-recipe.tsx';

interface PlanDishProps {
  dish: PlanDishFragment;
  /** "Lunch" */
  slot: string;
  words: DayWords;
  /** The main of its meal; sides and extras are smaller. */
  isFirst: boolean;
  /** What most dishes of the plan are eaten in; only others are told. */
  usualFactor: number;
}

export function PlanDish({ dish, slot, words, isFirst, usualFactor }: PlanDishProps) {
  const { recipe } = dish;
  return (
    <div
      className={classNames(
        'grid gap-3',
        isFirst ? 'grid-cols-[5.5rem_1fr] lg:grid-cols-[5.75rem_1fr]' : 'grid-cols-[2.75rem_1fr]',
      )}
    >
      <div
        className={classNames(
          'overflow-hidden rounded-sm bg-sunken',
          isFirst ? 'aspect-[320/280]' : 'aspect-square',
        )}
      >
        <Picture {...dishPicture(recipe.id)} width={320} height={280} />
      </div>
      <div className="min-w-0">
        {isFirst && <div className="text-xs font-semibold text-ink-3">{slot}</div>}
        <DishLink dish={dish} isFirst={isFirst} />
        <DishNotes dish={dish} words={words} usualFactor={usualFactor} />
        <WhyThisRecipe dish={dish} words={words} />
      </div>
    </div>
  );
}

function DishLink({ dish, isFirst }: Pick<PlanDishProps, 'dish' | 'isFirst'>) {
  return (
    <Link
      to={dishPath({ dish, locale: useLocale() })}
      className={classNames(
        'inline-block hover:underline',
        isFirst
          ? 'font-display text-[1.0625rem] leading-[1.2] text-balance'
          : 'py-1 text-sm leading-snug font-semibold',
      )}
    >
      {dish.recipe.title}
    </Link>
  );
}

/** The recipe for as many servings as it offers closest to what the plan cooks. */
export function dishPath(args: { dish: PlanDishFragment; locale: Locale }): string {
  const { dish, locale } = args;
  const { slug, servings: usual } = dish.recipe;
  const servings = dish.offeredServings;
  if (dish.cookedServings === 0 || servings === usual)
    return screenPath('recipe', locale, { slug });
  return screenPath('recipeServings', locale, { slug, servings });
}

function DishNotes({
  dish,
  words,
  usualFactor,
}: Pick<PlanDishProps, 'dish' | 'words' | 'usualFactor'>) {
  const { leftoverOfDay, leftoversOnDay, servingFactor } = dish;
  const notes: ReactNode[] = [];
  if (leftoverOfDay === null) {
    notes.push(m.recipes_minutes_short({ count: dish.recipe.times.totalMinutes }));
  }
  if (servingFactor !== usualFactor && servingFactor !== 1) {
    notes.push(m.meal_plans_portion_each({ amount: quartersText(servingFactor) }));
  }
  if (leftoversOnDay !== null) notes.push(words.leftoversOn(leftoversOnDay));
  return (
    <>
      {leftoverOfDay !== null && (
        <p className="mt-1 flex items-start gap-1.5 text-sm font-semibold text-leaf-ink">
          <ArrowsClockwiseIcon
            size="1.15em"
            weight="bold"
            aria-hidden
            className="mt-0.5 flex-none"
          />
          {words.leftoversFrom(leftoverOfDay)}
        </p>
      )}
      {notes.length > 0 && <p className="mt-1 text-sm text-ink-2">{notes.join(' · ')}</p>}
    </>
  );
}
