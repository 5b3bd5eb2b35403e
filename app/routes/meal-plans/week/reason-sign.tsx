import { CarrotIcon } from '@phosphor-icons/react/dist/ssr/Carrot';
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { HeartIcon } from '@phosphor-icons/react/dist/ssr/Heart';
import { LeafIcon } from '@phosphor-icons/react/dist/ssr/Leaf';
import { PiggyBankIcon } from '@phosphor-icons/react/dist/ssr/PiggyBank';
import { RecycleIcon } from '@phosphor-icons/react/dist/ssr/Recycle';
import { ScalesIcon } from '@phosphor-icons/react/dist/ssr/Scales';
import type { PlanDishFragment } from '../operations.gen.ts';
import type { Icon } from '../../../ui/icon.ts';

type Code = PlanDishFragment['reasons'][number]['code'];

const signs: Record<Code, Icon> = {
  LEFTOVER_FROM: RecycleIcon,
  FAVOURITE_CUISINE: HeartIcon,
  FAVOURITE_DISH: HeartIcon,
  LIKED: HeartIcon,
  LONG_AGO: HeartIcon,
  WELL_RATED: HeartIcon,
  FILLS_PROTEIN: ScalesIcon,
  FITS_ENERGY: ScalesIcon,
  LOW_CARB: ScalesIcon,
  FILLING: ScalesIcon,
  VEGETABLES: CarrotIcon,
  FIBER: CarrotIcon,
  QUICK: ClockIcon,
  AFFORDABLE: PiggyBankIcon,
  SHARES_FOOD: LeafIcon,
  VARIETY: LeafIcon,
};

/** Before a reason, of which kind it is: an answer, the clock, the food. */
export function ReasonSign({ code }: { code: Code }) {
  const Sign = signs[code];
  return <Sign size="1.25em" aria-hidden className="mt-0.5 flex-none text-leaf-ink" />;
}
