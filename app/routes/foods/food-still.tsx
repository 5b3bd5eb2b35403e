import type { FoodRowFragment } from './operations.gen.ts';
import { FoodPicture } from '../../dishes/food-picture.tsx';

/** The food on a tablecloth; its name stands beside it. */
export function FoodStill({
  food,
}: {
  food: Pick<FoodRowFragment, 'id' | 'group' | 'hasPicture'>;
}) {
  return (
    <div className="grid place-items-center rounded-lg bg-table-sage p-4">
      <FoodPicture
        foodId={food.id}
        foodGroup={food.group}
        hasPicture={food.hasPicture}
        size="large"
      />
    </div>
  );
}
