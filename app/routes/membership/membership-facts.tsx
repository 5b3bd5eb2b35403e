import { priceText } from '../../../domain/membership/offers/price-text.rules.ts';
import { locales, type Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import type { MembershipSectionFragment } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Facts } from '../../ui/data/facts.tsx';
import { longDate } from '../../dates/long-date.ts';
import { MembershipTag } from './membership-tag.tsx';

interface MembershipFactsProps {
  membership: MembershipSectionFragment;
  isTest: boolean;
}

/** How a membership stands, what comes next and what it costs. */
export function MembershipFacts({ membership, isTest }: MembershipFactsProps) {
  const locale = useLocale();
  const { status, plan, paymentMethod } = membership;
  if (membership.isPaidByGroup) return <SeatFacts membership={membership} />;
  const isYearly = plan === 'YEARLY';
  return (
    <>
      <Facts
        facts={[
          [m.identity_settings_status(), <MembershipTag key="status" membership={membership} />],
          [
            m.identity_settings_plan(),
            isYearly ? m.identity_plan_yearly() : m.identity_plan_monthly(),
          ],
          ...priceFact(membership, locale),
          endFact(membership, locale),
          ...chargeFact(membership, locale),
          ...(status === 'ACTIVE' && paymentMethod
            ? [[m.membership_pays_with(), paymentMethod] as const]
            : []),
        ]}
      />
      {isTest && membership.canBeChanged && (
        <div className="mt-5">
          <Alert>{m.membership_test_note()}</Alert>
        </div>
      )}
    </>
  );
}

/** A seat that a clinic or organiser pays for has no price and no charge for its member. */
function SeatFacts({ membership }: { membership: MembershipSectionFragment }) {
  const end = endFact(membership, useLocale());
  const isOpen = membership.status === 'ACTIVE' && membership.renews;
  return (
    <Facts
      facts={[
        [m.identity_settings_status(), <MembershipTag key="status" membership={membership} />],
        [m.membership_paid_by(), m.membership_paid_by_group()],
        ...(isOpen ? [] : [end]),
      ]}
    />
  );
}

/** An app store may charge in another currency: then only the store knows the price. */
function hasPrice({ priceMinor, canBeChanged }: MembershipSectionFragment): boolean {
  return canBeChanged || priceMinor > 0;
}

function priceFact(membership: MembershipSectionFragment, locale: Locale) {
  if (!hasPrice(membership)) return [];
  const price = priceOf(membership, locale);
  const text =
    membership.plan === 'YEARLY'
      ? m.identity_price_yearly({ price })
      : m.identity_price_monthly({ price });
  return [[m.identity_settings_price(), text] as const];
}

export function priceOf(membership: MembershipSectionFragment, locale: Locale): string {
  return priceText({ ...membership, languageTag: locales[locale].languageTag });
}

function endFact(membership: MembershipSectionFragment, locale: Locale) {
  return [endLabel(membership), longDate(membership.expireTime, locale)] as const;
}

function endLabel({ status, isOnTrial, renews }: MembershipSectionFragment): string {
  if (status !== 'ACTIVE') return m.identity_settings_ended();
  if (!renews) return m.membership_access_until();
  return isOnTrial ? m.identity_settings_trial_ends() : m.identity_settings_paid_until();
}

function chargeFact(membership: MembershipSectionFragment, locale: Locale) {
  const { nextChargeAt } = membership;
  if (nextChargeAt === null) return [];
  const date = longDate(nextChargeAt, locale);
  if (!hasPrice(membership)) return [[m.membership_next_charge(), date] as const];
  const price = priceOf(membership, locale);
  return [[m.membership_next_charge(), m.membership_charge_on({ price, date })] as const];
}
