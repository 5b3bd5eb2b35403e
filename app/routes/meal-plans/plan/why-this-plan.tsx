import * as m from '../../../../i18n/paraglide/messages.js';

/** What speaks for the week as a whole, in its own words. */
export function WhyThisPlan({ why }: { why: string | null }) {
  if (!why) return null;
  return (
    <p className="-mt-3 max-w-prose pb-4 text-control text-ink-2">
      <b className="font-control text-ink">{m.meal_plans_why_week()}</b> {why}
    </p>
  );
}
