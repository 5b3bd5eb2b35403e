import { inTenths } from '../../../lib/tenths.ts';

/** The grams of a day as the yolk of an egg, drawn to scale: 100 g fill the white as far as a yolk does. */
export function CarbEgg({ grams, className }: { grams: number; className?: string }) {
  const diameterPercent = inTenths(58.5 * Math.sqrt(grams / 100));
  return (
    <span
      aria-hidden
      className={`grid aspect-square place-items-center rounded-[47%_53%_55%_45%/52%_46%_54%_48%] bg-egg-white shadow-md ${className ?? ''}`}
    >
      <span
        className="aspect-square rounded-full bg-[radial-gradient(circle_at_36%_30%,#fff1c4_0_7%,transparent_8%)] bg-yolk inset-ring-3 inset-ring-yolk-edge"
        style={{ width: `${diameterPercent}%` }}
      />
    </span>
  );
}
