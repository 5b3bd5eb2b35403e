import { TimerIcon } from '@phosphor-icons/react/dist/ssr/Timer';
import type { ReactNode } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import { dishPicture } from '../../../dishes/dish-picture.ts';
import { StepWords } from '../../../dishes/step-words.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import type { RecipeMethodFragment } from '../operations.gen.ts';
import { stepFoods } from './step-foods.ts';

type Step = RecipeMethodFragment['steps'][number];

interface PicturedStepsProps {
  recipeId: string;
  steps: readonly Step[];
  units: UnitSystem;
}

/** Steps with what goes in at each; the last one with the dish on its plate. */
export function PicturedSteps({ recipeId, steps, units }: PicturedStepsProps) {
  const foods = stepFoods(steps);
  return (
    <ol className="grid gap-6 print:gap-3">
      {steps.map((step, index) => (
        <li
          key={index}
          className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] sm:items-center print:grid-cols-[2rem_1fr] print:break-inside-avoid"
        >
          <StepPicture
            number={index + 1}
            recipeId={recipeId}
            isLast={index === steps.length - 1}
            foods={foods[index] ?? null}
          />
          <span className="hidden font-bold print:block">{index + 1}</span>
          <div className="max-w-[60ch] text-[1.0625rem] print:text-base">
            <p>
              <StepWords step={step} units={units} />
            </p>
            <Waits minutes={step.timersMinutes} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Waits({ minutes }: { minutes: Step['timersMinutes'] }) {
  if (minutes.length === 0) return null;
  return (
    <p className="mt-1.5 flex items-center gap-1.5 text-sm font-semibold text-ink-2 print:hidden">
      <TimerIcon size="1.25em" weight="bold" aria-hidden className="flex-none" />
      {minutes.map((count) => m.recipes_step_timer({ count })).join(' + ')}
    </p>
  );
}

function StepPicture(props: {
  number: number;
  recipeId: string;
  isLast: boolean;
  foods: ReturnType<typeof stepFoods>[number] | null;
}) {
  const { number, recipeId, isLast, foods } = props;
  return (
    <figure className="relative aspect-[16/10] overflow-hidden rounded-lg bg-table-oat sm:aspect-4/3 print:hidden">
      {isLast ? (
        <Picture {...dishPicture(recipeId)} width={400} height={300} loading="lazy" />
      ) : (
        foods && <Foods foods={foods} />
      )}
      <span
        aria-hidden
        className="yolk-coin absolute top-2.5 left-2.5 grid size-9 place-items-center font-bold tabular-nums"
      >
        {number}
      </span>
      <Caption>{captionOf({ isLast, foods })}</Caption>
    </figure>
  );
}

function captionOf({
  isLast,
  foods,
}: Pick<Parameters<typeof StepPicture>[0], 'isLast' | 'foods'>): string {
  if (isLast) return m.recipes_step_plated();
  return foods?.isSoFar ? m.recipes_step_so_far() : m.recipes_step_goes_in();
}

function Caption({ children }: { children: ReactNode }) {
  return (
    <figcaption className="absolute bottom-2.5 left-2.5 rounded-full bg-surface px-2.5 py-0.5 text-xs font-semibold">
      {children}
    </figcaption>
  );
}

/** Raw foods lie on a board; what was put in before is in a pan. */
function Foods({ foods: { foodIds, isSoFar } }: { foods: ReturnType<typeof stepFoods>[number] }) {
  return (
    <div
      className={
        isSoFar
          ? 'absolute inset-y-[8%] left-1/2 flex aspect-square -translate-x-1/2 flex-wrap content-center items-center justify-center gap-1 rounded-full bg-[#23282b] p-[9%] shadow-md ring-8 ring-[#3a4247] ring-inset'
          : 'absolute inset-x-[12%] inset-y-[11%] flex flex-wrap content-center items-center justify-center gap-x-3 gap-y-1 rounded-lg bg-[#d8a467] px-3 shadow-md inset-shadow-[0_-3px_0_rgb(0_0_0/0.12)]'
      }
    >
      {foodIds.map((id) => (
        <img
          key={id}
          src={`/ingredient/${id}.svg`}
          alt=""
          width={64}
          height={64}
          loading="lazy"
          className={isSoFar ? 'w-[28%]' : 'w-[25%]'}
        />
      ))}
    </div>
  );
}
