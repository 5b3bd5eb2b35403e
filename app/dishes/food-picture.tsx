import { classNames } from '../ui/class-names.ts';

type PictureSize = 'row' | 'line' | 'tile' | 'large';

const pictureSizes: Record<PictureSize, string> = {
  row: 'size-10.5',
  line: '-m-0.5 size-10.5',
  tile: 'size-16',
  large: 'size-30',
};
const bowlSizes: Record<PictureSize, string> = {
  row: 'm-1 size-8.5',
  line: 'm-0.5 size-8.5',
  tile: 'm-1 size-14',
  large: 'size-30',
};
const fillingSizes: Record<PictureSize, string> = {
  row: 'size-6.5',
  line: 'size-6.5',
  tile: 'size-11',
  large: 'size-23',
};

interface FoodPictureProps {
  foodId: string;
  /** `spices`, `dairy`, …: the group of the food table. */
  foodGroup: string;
  hasPicture: boolean;
  /** `row` in lists, `line` beyond the 38 px of a row that is ticked off, `tile` where it stands above its name, `large` on a page of its own. */
  size?: PictureSize;
}

const groupFillings: Record<string, string> = {
  dairy: 'bg-[#fbf3df]',
  fats: 'bg-[#f4cf62]',
  fruit: 'bg-[#e8973f]',
  herbs: 'bg-[#6b9b4d]',
  legumes: 'bg-[#c9a46a]',
  nuts: 'bg-[#b98a54]',
  sauces: 'bg-[#8a4b2f]',
  seeds: 'bg-[#d9c08a]',
  spices: 'bg-[#b5602f]',
  sweeteners: 'bg-[#ffffff]',
  vegetables: 'bg-[#8fae5d]',
  baking: 'bg-[#efe2c4]',
  drinks: 'bg-[#d7e6ef]',
  grains: 'bg-[#dcb877]',
  snacks: 'bg-[#d9a441]',
  sweets: 'bg-[#9c6140]',
  meals: 'bg-[#c9713f]',
  fish: 'bg-[#b9c6cf]',
  shellfish: 'bg-[#f0a58a]',
  meat: 'bg-[#a8503f]',
  poultry: 'bg-[#e5c09a]',
  'plant-protein': 'bg-[#f2ead6]',
};

/** In most kitchens and most recipes, and unlike their groups. */
const foodFillings: Record<string, string> = {
  'black-pepper': 'bg-[#4a4038]',
  garlic: 'bg-[#f3ead2]',
  ginger: 'bg-[#e5c27c]',
  salt: 'bg-[#ffffff]',
  water: 'bg-[#cfe4f2]',
};

const otherFilling = 'bg-[#d8cdb8]';

/** One food of a list: its drawing, or a small bowl of it where there is none. */
export function FoodPicture({ foodId, foodGroup, hasPicture, size = 'row' }: FoodPictureProps) {
  if (!hasPicture) {
    const filling = foodFillings[foodId] ?? groupFillings[foodGroup] ?? otherFilling;
    return <Bowl filling={filling} size={size} />;
  }
  return (
    <img
      src={`/ingredient/${foodId}.svg`}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      className={pictureSizes[size]}
    />
  );
}

function Bowl({ filling, size }: { filling: string; size: PictureSize }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid place-items-center rounded-full bg-[#e9edf0] shadow-sm',
        bowlSizes[size],
      )}
    >
      <span
        className={classNames(
          'rounded-full inset-shadow-[0_1px_3px_rgb(0_0_0/0.22)]',
          fillingSizes[size],
          filling,
        )}
      />
    </span>
  );
}
