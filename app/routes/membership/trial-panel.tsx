import { BellIcon } from '@phosphor-icons/react/dist/ssr/Bell';
import { CreditCardIcon } from '@phosphor-icons/react/dist/ssr/CreditCard';
import { isWarnedBeforeCharge } from '../../../domain/membership/offers/offers.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { Timeline } from '../../ui/data/timeline.tsx';
import type { Offers } from './sign-up-page.ts';

/** What happens when, beside the offers, with a dish at the corner. */
export function TrialPanel({ offers }: { offers: Offers }) {
  const { trialDays, recipeCount, pictureRecipeId } = offers;
  const today = {
    title: m.membership_today(),
    text: m.membership_today_text({ recipes: recipeCount }),
  };
  return (
    <aside className="relative overflow-hidden rounded-xl bg-yolk-soft p-[clamp(1.4rem,1rem+2vw,2.5rem)]">
      <h2 className="max-w-[16ch] text-h2">
        {trialDays > 0 ? m.membership_how_trial_works() : m.membership_how_membership_works()}
      </h2>
      <div className="relative z-1 mt-6">
        <Timeline points={[today, ...laterPoints(offers)]} />
      </div>
      <div className="h-30" />
      {pictureRecipeId && (
        <img
          src={`/plate/${pictureRecipeId}.svg`}
          alt=""
          width={320}
          height={320}
          className="absolute -right-28 -bottom-32 w-80 max-w-none"
        />
      )}
    </aside>
  );
}

function laterPoints({ trialDays, isTest }: Offers) {
  if (trialDays === 0) return [];
  const end = {
    title: m.membership_day({ day: trialDays }),
    text: isTest ? m.membership_trial_ends_test() : m.membership_trial_ends(),
    icon: CreditCardIcon,
  };
  if (!isWarnedBeforeCharge(trialDays)) return [end];
  const notice = {
    title: m.membership_day({ day: trialDays - 2 }),
    text: m.membership_two_days_left(),
    icon: BellIcon,
  };
  return [notice, end];
}
