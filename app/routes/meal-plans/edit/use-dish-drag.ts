import { useState, type DragEvent } from 'react';
import { useSend } from '../../../forms/use-send.ts';
import type { FormPlan } from '../changes/plan-form.tsx';
import { planForms } from '../changes/plan-forms.ts';
import { dishText, placeText, type DishPlace, type MealPlace } from '../meal-place.ts';

/** What is dragged is a dish of ours and no file or text from elsewhere. */
const dragType = 'application/x-yolk-dish';

export interface DishDrag {
  start(dish: DishPlace): (event: DragEvent) => void;
  dropAt(place: MealPlace): {
    isOver: boolean;
    events: {
      onDragOver: (event: DragEvent) => void;
      onDragLeave: () => void;
      onDrop: (event: DragEvent) => void;
    };
  };
}

/** Moves a dish by dragging it to another meal; its sheet does the same without dragging. */
export function useDishDrag(plan: FormPlan): DishDrag {
  const [over, setOver] = useState<string | null>(null);
  const send = useSend(planForms);
  const isDish = (event: DragEvent) => event.dataTransfer.types.includes(dragType);
  return {
    start: (dish) => (event) => {
      event.dataTransfer.setData(dragType, dishText(dish));
      event.dataTransfer.effectAllowed = 'move';
    },
    dropAt: (place) => ({
      isOver: over === placeText(place),
      events: {
        onDragOver(event) {
          if (!isDish(event)) return;
          event.preventDefault();
          setOver(placeText(place));
        },
        onDragLeave: () => setOver(null),
        onDrop(event) {
          if (!isDish(event)) return;
          event.preventDefault();
          setOver(null);
          const fields = { dish: event.dataTransfer.getData(dragType), to: placeText(place) };
          send('move', { meal_plan_id: plan.id, version: plan.version, ...fields });
        },
      },
    }),
  };
}
