import { FoodPicture } from '../../dishes/food-picture.tsx';

interface FigureFoodProps {
  food: { id: string; group: string; hasPicture: boolean };
}

/** The drawing of a food in a figure. */
export function FigureFood({ food: { id, group, hasPicture } }: FigureFoodProps) {
  return (
    <span className="block size-10.5 shown-later">
      <FoodPicture foodId={id} foodGroup={group} hasPicture={hasPicture} />
    </span>
  );
}
