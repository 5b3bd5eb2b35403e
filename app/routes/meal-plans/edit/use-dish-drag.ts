import { useState, type DragEvent } from 'react';
import { useSubmit } from 'react-router';
import { planFields, type FormPlan } from '../changes/plan-form.tsx';
import { dishText, placeText, type DishPlace, type MealPlace } from '../plan-address.ts';

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
  const submit = useSubmit();
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
          void submit(
            { intent: 'move', ...planFields(plan), ...fields },
            { method: 'post', replace: true, preventScrollReset: true },
          );
        },
      },
    }),
  };
}
