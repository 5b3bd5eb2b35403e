import { useId } from 'react';
import * as m from '../../../i18n/paraglide/messages.js';
import type { CookedRecipeFragment, CookingStepFragment } from './operations.gen.ts';
import type { UnitSystem } from '../../amounts/units-preference.ts';
import { FoodPicture } from '../../dishes/food-picture.tsx';
import { StepNeed } from '../../dishes/step-need.tsx';
import { StepPicture } from '../../dishes/step-picture.tsx';
import { classNames } from '../../ui/class-names.ts';
import { stepText } from '../../dishes/step-text.ts';
import { StepWords } from '../../dishes/step-words.tsx';
import { useLocale } from '../../shell/locale.ts';
import { hashOf } from './stage.ts';
import { StageHeading } from './stage-heading.tsx';
import { TimerPanel } from './timer-panel.tsx';
import { stepTimerId } from './timer.ts';
import type { Timers } from './use-timers.ts';
import { waitsOf } from './waits.ts';

interface StepViewProps {
  step: CookingStepFragment;
  index: number;
  stepCount: number;
  recipe: CookedRecipeFragment;
  units: UnitSystem;
  timers: Timers;
  /** Of the page. */
  path: string;
  /** For whom it is cooked: "for 2, plus lunch on Thursday". */
  detail: string;
}

/** A longer sentence leaves no room for the timer beneath it. */
const mostLettersLarge = 130;

export function StepView(props: StepViewProps) {
  const { step, index, stepCount, recipe, units, timers, path, detail } = props;
  const textId = useId();
  const number = index + 1;
  const locale = useLocale();
  const text = stepText({ step, units, locale });
  const waits = waitsOf({ text, minutes: step.timersMinutes });
  return (
    <section
      id={hashOf({ name: 'step', index }).slice(1)}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-4 lg:grid-cols-2 lg:items-center"
    >
      <div className="order-2 grid min-w-0 animate-rise grid-cols-[minmax(0,1fr)] content-start gap-5 [animation-duration:var(--duration-base)] lg:gap-6">
        <div className="flex flex-wrap gap-x-1.5 text-sm text-ink-2">
          <StageHeading describedBy={textId} className="font-sans text-sm font-semibold text-ink">
            {m.cooking_step_of({ number, count: stepCount })}
          </StageHeading>
          <p className="first-letter:uppercase">{detail}</p>
        </div>
        <p
          id={textId}
          className={classNames(
            'font-display leading-[1.25] text-pretty [&_b]:font-normal [&>span]:py-0',
            text.length > mostLettersLarge
              ? 'text-[clamp(1.25rem,0.9rem+1.6vw,2.25rem)]'
              : 'text-[clamp(1.5rem,1.1rem+2vw,2.625rem)]',
          )}
        >
          <StepWords step={step} units={units} />
        </p>
        {step.timersMinutes.length > 0 && (
          <div className="flex flex-wrap gap-3">
            {step.timersMinutes.map((minutes, wait) => (
              <TimerPanel
                key={wait}
                timers={timers}
                minutes={minutes}
                id={stepTimerId({ recipeId: recipe.id, index, wait })}
                dish={recipe.title}
                name={m.cooking_timer_name({ number, what: waits[wait]?.name ?? '' })}
                until={waits[wait]?.until ?? null}
                path={`${path}${hashOf({ name: 'step', index })}`}
              />
            ))}
          </div>
        )}
        <StepIngredients ingredients={step.ingredients} units={units} />
      </div>
      <div className="order-1 transition-opacity duration-(--duration-base) max-lg:-mx-edge max-lg:-mt-4 starting:opacity-0">
        <StepPicture
          recipeId={recipe.id}
          number={number}
          state={step.state}
          loading={index === 0 ? 'eager' : 'lazy'}
          className="relative h-[clamp(0px,calc(40dvh-9rem),12rem)] overflow-hidden bg-table-oat lg:aspect-square lg:h-auto lg:max-h-[calc(100dvh-12.5rem)] lg:w-full lg:rounded-xl"
        />
      </div>
    </section>
  );
}

/** What goes in now and the words do not say how much of. */
function StepIngredients({
  ingredients,
  units,
}: {
  ingredients: CookingStepFragment['ingredients'];
  units: UnitSystem;
}) {
  if (ingredients.length === 0) return null;
  return (
    <ul aria-label={m.cooking_step_ingredients()} className="flex flex-wrap gap-2 sm:gap-2.5">
      {ingredients.map((need) => (
        <li
          key={need.ingredient.key}
          className="inline-flex min-h-10 items-center gap-2 rounded-full bg-surface py-1 pr-3.5 pl-1.5 text-sm font-semibold shadow-sm sm:min-h-13 sm:gap-3 sm:pr-4.5 sm:pl-2 sm:text-base max-sm:[&_img]:size-7"
        >
          <FoodPicture
            foodId={need.ingredient.foodId}
            foodGroup={need.ingredient.foodGroup}
            hasPicture={need.ingredient.hasPicture}
          />
          <span>
            <StepNeed need={need} units={units} />
          </span>
        </li>
      ))}
    </ul>
  );
}
