import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { useEffect, useState } from 'react';
import * as m from '../../../i18n/paraglide/messages.js';
import type { AvoidGroup } from '../../../domain/planner/types.ts';
import { nameInSentence } from '../../amounts/name-in-sentence.ts';
import { avoidedFoodNames } from './avoided-food-names.ts';
import type { PlanPreviewViewerQuery } from './operations.gen.ts';
import { SimmeringPan } from '../../ui/pictures/simmering-pan.tsx';

type Viewer = PlanPreviewViewerQuery;

/** At least this long, so that it can be read: its sentences come true one after another. */
export const cookingMs = 1800;
/** Whoever has waited so long is told, and can try again. */
export const mostCookingMs = 6000;

/** While the week is planned: what is known of it already, ticked as it becomes true. */
export function CookingWeek({
  viewer,
}: {
  viewer: Pick<Viewer, 'mealPlanPreviewBasis' | 'surveyDraft'>;
}) {
  const facts = factsOf(viewer);
  const doneCount = useTicks(facts.length);
  return (
    <main
      id="main"
      data-surface="yolk"
      className="grid min-h-dvh place-items-center overflow-x-clip bg-yolk text-on-yolk"
    >
      <div className="grid justify-items-center gap-5 p-6 text-center">
        <div className="relative mb-5 grid size-60 place-items-center [&>div]:scale-[1.7] [&>div]:bg-transparent">
          <Steam />
          <SimmeringPan />
        </div>
        <h1 className="max-w-[14ch] text-h1 lg:max-w-none">{m.onboarding_preview_busy()}</h1>
        <ul className="grid gap-2 text-start text-[1.0625rem]">
          {facts.map((fact, index) => (
            <li key={fact} className="flex items-center gap-3">
              <span aria-hidden className="grid size-6.5 flex-none place-items-center">
                {index < doneCount ? (
                  <CheckIcon size="1.2em" weight="bold" />
                ) : (
                  <span className="size-6 rounded-full border-[0.4rem] border-egg-white" />
                )}
              </span>
              <span className={index === doneCount ? 'font-control' : undefined}>{fact}</span>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}

/** Rises from the pan; it stands still for who wants no motion. */
function Steam() {
  return (
    <span aria-hidden className="absolute inset-x-0 -top-6 flex justify-center gap-6">
      {['h-12', '-translate-y-3 h-16', 'h-12'].map((place, index) => (
        <span key={index} className={`w-2 ${place}`}>
          <span className="block size-full -skew-x-14 animate-steam rounded-full bg-egg-white/75 blur-[3px]" />
        </span>
      ))}
    </span>
  );
}

function factsOf({
  mealPlanPreviewBasis: basis,
  surveyDraft,
}: Pick<Viewer, 'mealPlanPreviewBasis' | 'surveyDraft'>): string[] {
  if (basis === null) return [];
  const { avoid, allergies, cookingTime } = surveyDraft.answers;
  const leftOut = [...(avoid ?? []), ...(allergies ?? [])];
  const { fittingRecipeCount: count, quickRecipeCount, minutes, targets } = basis;
  const grams = targets.netCarbsLimitGrams;
  return [
    fittingWords({ leftOut, count }),
    ...(cookingTime === 'plenty'
      ? []
      : [m.onboarding_cooking_quick({ count: quickRecipeCount, minutes })]),
    basis.hasLeftovers ? m.onboarding_cooking_leftovers() : m.onboarding_cooking_variety(),
    targets.isNetCarbsLimitExclusive
      ? m.onboarding_cooking_under({ grams })
      : m.onboarding_cooking_up_to({ grams }),
  ];
}

/** What is left out is named where it is one thing. */
function fittingWords({
  leftOut,
  count,
}: {
  leftOut: readonly AvoidGroup[];
  count: number;
}): string {
  const [only, ...others] = leftOut;
  if (only === undefined) return m.onboarding_cooking_all({ count });
  if (others.length > 0) return m.onboarding_cooking_fitting({ count });
  return m.onboarding_cooking_without({ count, food: nameInSentence(avoidedFoodNames[only]()) });
}

function useTicks(count: number): number {
  const [done, setDone] = useState(0);
  useEffect(() => {
    const timer = setInterval(
      () => setDone((before) => Math.min(count - 1, before + 1)),
      cookingMs / (count + 1),
    );
    return () => clearInterval(timer);
  }, [count]);
  return done;
}
