import { nameInSentence } from '../../amounts/name-in-sentence.ts';
import { useId } from 'react';
import * as m from '../../../i18n/paraglide/messages.js';
import type { AmountParts } from '../../amounts/amount-parts.ts';
import { Amount } from '../../amounts/amount.tsx';
import type { CookedRecipeFragment, CookingStepFragment } from './operations.gen.ts';
import type { IngredientLineFragment } from '../../dishes/operations.gen.ts';
import type { UnitSystem } from '../../amounts/units-preference.ts';
import { FoodPicture } from '../../dishes/food-picture.tsx';
import { StepWords, stepText } from '../../dishes/step-words.tsx';
import { useLocale } from '../../shell/locale.ts';
import { Plate } from './plate.tsx';
import { hashOf } from './stage.ts';
import { StageHeading } from './stage-heading.tsx';
import { TimerPanel } from './timer-panel.tsx';
import { shortStepName } from './timer.ts';
import type { Timers } from './use-timers.ts';

interface StepViewProps {
  step: CookingStepFragment;
  index: number;
  stepCount: number;
  recipe: CookedRecipeFragment;
  units: UnitSystem;
  timers: Timers;
  /** Of the page. */
  path: string;
}

export function StepView({ step, index, stepCount, recipe, units, timers, path }: StepViewProps) {
  const textId = useId();
  const number = index + 1;
  const locale = useLocale();
  return (
    <section
      id={hashOf({ name: 'step', index }).slice(1)}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,1fr)_25rem]"
    >
      <div className="order-2 grid content-start gap-6 lg:order-1 lg:pt-4">
        <StageHeading describedBy={textId} className="font-sans text-base font-semibold text-ink-2">
          {m.cooking_step_of({ number, count: stepCount })}
        </StageHeading>
        <p
          id={textId}
          className="font-display text-[clamp(1.75rem,1.2rem+2.4vw,2.875rem)] leading-[1.2] text-pretty"
        >
          <StepWords step={step} units={units} />
        </p>
        <StepIngredients ingredients={step.ingredients} units={units} />
        {step.timerMinutes !== null && (
          <TimerPanel
            timers={timers}
            minutes={step.timerMinutes}
            id={`${recipe.id}:${index}`}
            dish={recipe.title}
            name={m.cooking_timer_name({
              number,
              what: shortStepName(stepText({ step, units, locale })),
            })}
            path={`${path}${hashOf({ name: 'step', index })}`}
          />
        )}
      </div>
      <div className="order-1 lg:order-2">
        <Plate recipeId={recipe.id} />
      </div>
    </section>
  );
}

/** What goes in now, in the amounts of now. */
function StepIngredients({
  ingredients,
  units,
}: {
  ingredients: CookingStepFragment['ingredients'];
  units: UnitSystem;
}) {
  if (ingredients.length === 0) return null;
  return (
    <ul aria-label={m.cooking_step_ingredients()} className="flex flex-wrap gap-2.5">
      {ingredients.map(({ ingredient }) => (
        <li
          key={ingredient.key}
          className="inline-flex min-h-13 items-center gap-3 rounded-full bg-surface py-1 pr-4.5 pl-2 font-semibold shadow-sm"
        >
          <FoodPicture
            foodId={ingredient.foodId}
            foodGroup={ingredient.foodGroup}
            hasPicture={ingredient.hasPicture}
          />
          <span>
            <Amount amount={ingredient.amount[units] as AmountParts} /> {inSentence(ingredient)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function inSentence({ name, label }: IngredientLineFragment): string {
  const word = nameInSentence(name);
  return label === 'OPTIONAL' ? `${word} (${m.recipes_ingredient_optional()})` : word;
}
