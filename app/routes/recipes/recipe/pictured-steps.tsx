import { TimerIcon } from '@phosphor-icons/react/dist/ssr/Timer';
import * as m from '../../../../i18n/paraglide/messages.js';
import { Amount } from '../../../amounts/amount.tsx';
import type { AmountParts } from '../../../amounts/amount-parts.ts';
import { foodBehind } from '../../../amounts/food-behind.ts';
import { nameAlone } from '../../../amounts/name-in-sentence.ts';
import { useLocale } from '../../../shell/locale.ts';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import { StepPicture } from '../../../dishes/step-picture.tsx';
import { StepWords } from '../../../dishes/step-words.tsx';
import { waitText } from '../../../dishes/wait-text.ts';
import type { RecipeMethodFragment } from '../operations.gen.ts';
import { keptPart } from '../../../loading/kept-part.tsx';

type Step = RecipeMethodFragment['steps'][number];

interface PicturedStepsProps {
  recipeId: string;
  steps: readonly Step[];
  units: UnitSystem;
}

/** Steps with what the dish looks like at each: raw, in what it is cooked in, on its plate. */
export const PicturedSteps = keptPart(function PicturedSteps({
  recipeId,
  steps,
  units,
}: PicturedStepsProps) {
  return (
    <ol className="grid gap-6 print:gap-3">
      {steps.map((step, index) => (
        <li
          key={index}
          className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] sm:items-center print:grid-cols-[2rem_1fr] print:break-inside-avoid"
        >
          <StepPicture
            recipeId={recipeId}
            number={index + 1}
            state={step.state}
            className="relative aspect-[16/10] overflow-hidden rounded-lg bg-table-oat sm:aspect-4/3 print:hidden"
          >
            <span
              aria-hidden
              className="yolk-coin absolute top-2.5 left-2.5 grid size-9 place-items-center font-bold tabular-nums"
            >
              {index + 1}
            </span>
          </StepPicture>
          <span className="hidden font-bold print:block">{index + 1}</span>
          <div className="max-w-[60ch] text-[1.0625rem] print:text-base">
            <p>
              <StepWords step={step} units={units} />
            </p>
            <Needs needs={step.ingredients} units={units} />
            <Waits minutes={step.timersMinutes} />
          </div>
        </li>
      ))}
    </ol>
  );
});

/**
 * What goes in now and the words do not say how much of. Written like `StepNeed`, which is cooking's:
 * a file of both would be loaded by pages that need neither.
 */
function Needs({ needs, units }: { needs: Step['ingredients']; units: UnitSystem }) {
  const locale = useLocale();
  if (needs.length === 0) return null;
  return (
    <ul
      aria-label={m.cooking_step_ingredients()}
      className="mt-1.5 flex flex-wrap gap-x-4 text-sm text-ink-2"
    >
      {needs.map(({ isPart, ingredient: { key, name, label, amount } }) => (
        <li key={key}>
          {isPart ? (
            `${nameAlone(name)} (${m.recipes_step_some()})`
          ) : (
            <>
              <b className="font-semibold text-ink">
                <Amount amount={amount[units] as AmountParts} />
              </b>{' '}
              {foodBehind({ amount: amount[units], name: nameAlone(name), locale })}
            </>
          )}
          {label === 'OPTIONAL' && ` (${m.recipes_ingredient_optional()})`}
        </li>
      ))}
    </ul>
  );
}

function Waits({ minutes }: { minutes: Step['timersMinutes'] }) {
  if (minutes.length === 0) return null;
  return (
    <p className="mt-1.5 flex items-center gap-1.5 text-sm font-semibold text-ink-2 print:hidden">
      <TimerIcon size="1.25em" weight="bold" aria-hidden className="flex-none" />
      {m.recipes_step_timer({ wait: minutes.map(waitText).join(' + ') })}
    </p>
  );
}
