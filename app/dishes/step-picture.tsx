import type { ReactNode } from 'react';
import * as m from '../../i18n/paraglide/messages.js';
import { Picture, type PictureSource } from '../ui/pictures/picture.tsx';
import { dishPicture } from './dish-picture.ts';
import type { WrittenStepFragment } from './operations.gen.ts';

type StepState = WrittenStepFragment['state'];

const stateWords: Record<StepState, () => string> = {
  RAW: m.recipes_step_board,
  IN_PAN: m.recipes_step_in_pan,
  IN_POT: m.recipes_step_in_pot,
  IN_OVEN: m.recipes_step_in_oven,
  ON_GRILL: m.recipes_step_on_grill,
  PLATED: m.recipes_step_plated,
};

interface PicturedStep {
  recipeId: string;
  /** From 1. */
  number: number;
  state: StepState;
}

/** What a dish looks like at a step; on its plate it is the picture of the dish. */
export function stepPicture({ recipeId, number, state }: PicturedStep): PictureSource {
  if (state === 'PLATED') return dishPicture(recipeId);
  const path = `/step/${recipeId}/${number}`;
  return { src: `${path}.svg`, darkSrc: `${path}-dark.svg` };
}

/** The step as it looks, with the word for how far it is. */
export function StepPicture({
  className,
  loading = 'lazy',
  children,
  ...step
}: PicturedStep & { className: string; loading?: 'lazy' | 'eager'; children?: ReactNode }) {
  return (
    <figure className={className}>
      <Picture {...stepPicture(step)} width={400} height={300} loading={loading} />
      {children}
      <figcaption className="absolute bottom-2.5 left-2.5 rounded-full bg-surface px-2.5 py-0.5 text-xs font-semibold">
        {stateWords[step.state]()}
      </figcaption>
    </figure>
  );
}
