import type { AvoidGroup } from '../../../domain/planner/types.ts';
import { classNames } from '../../ui/class-names.ts';
import { tablePlates } from './plates.ts';

const places = [
  '-top-[6%] -left-[6%] w-[44%]',
  '-top-[8%] -right-[6%] w-[46%]',
  'top-[24%] left-[34%] w-[34%]',
  '-bottom-[10%] left-[6%] w-[44%] max-lg:-bottom-[24%]',
  '-bottom-[12%] right-[4%] w-[42%] max-lg:-bottom-[26%]',
];

/** The table answers: what is left out leaves it, and only the place stays. */
export function LaidTable({ leftOut }: { leftOut: readonly AvoidGroup[] }) {
  return (
    <div
      aria-hidden
      className="relative h-54 overflow-hidden rounded-xl table-check bg-table-blush lg:sticky lg:top-4 lg:aspect-square lg:h-auto"
    >
      {tablePlates.map(({ recipeId, groups }, index) => (
        <img
          key={recipeId}
          src={`/plate/${recipeId}.svg`}
          alt=""
          width={240}
          height={240}
          className={classNames(
            'absolute aspect-square h-auto drop-shadow-lg scale-110 lg:scale-150 transition-[opacity,translate,rotate]',
            places[index],
            groups.some((group) => leftOut.includes(group))
              ? '-translate-y-5 -rotate-8 opacity-15 duration-(--duration-slow)'
              : 'duration-(--duration-plop) ease-(--ease-plop)',
          )}
        />
      ))}
    </div>
  );
}
