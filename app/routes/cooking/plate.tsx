import { platePath } from './pictures-of.ts';

/**
 * The dish beside what is to be done. On a phone it is a strip of the table above it, which gives way
 * to amounts and timer where the screen is low.
 */
export function Plate({ recipeId }: { recipeId: string }) {
  return (
    <div className="relative h-[clamp(0px,calc(40dvh-12rem),9rem)] overflow-hidden bg-table-oat lg:contents">
      <img
        src={platePath(recipeId)}
        alt=""
        width={400}
        height={400}
        className="absolute top-1/2 left-1/2 size-52 max-w-none -translate-1/2 lg:sticky lg:left-auto lg:translate-0 lg:top-6 lg:mx-auto lg:size-full lg:max-w-100"
      />
    </div>
  );
}
