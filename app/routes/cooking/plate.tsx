import { platePath } from './pictures-of.ts';

/** The dish without its table, beside what is to be done. */
export function Plate({ recipeId }: { recipeId: string }) {
  return (
    <img
      src={platePath(recipeId)}
      alt=""
      width={400}
      height={400}
      className="mx-auto size-32 sm:size-40 lg:sticky lg:top-6 lg:size-full lg:max-w-100"
    />
  );
}
