import { useEffect, useRef } from 'react';
import { useBackgroundForm } from '../../forms/use-background-form.ts';
import { cookedForms } from './cooking-forms.ts';

/** Marks the dish in its plan once the last step is done; true when that got through. */
export function useMarkCooked({
  dish,
  recipeId,
  isDone,
}: {
  /** Names the dish of a plan; null where none is cooked for. */
  dish: string | null;
  recipeId: string;
  isDone: boolean;
}): boolean {
  const form = useBackgroundForm({ set: cookedForms, fetcherKey: 'cooked' });
  const told = useRef(false);
  useEffect(() => {
    if (!isDone || dish === null || told.current) return;
    told.current = true;
    form.send('cooked', { dish, recipe_id: recipeId });
  }, [isDone, dish, recipeId, form]);
  return form.answer?.outcome === 'done';
}
