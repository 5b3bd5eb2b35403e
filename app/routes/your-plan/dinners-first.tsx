import type { ReactNode } from 'react';
import { roundableDayNetCarbs } from '../../../domain/recipes/nutrition/strictness.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { weekdayOfDay } from '../../../lib/local-time.ts';
import { weekdayName } from '../../dates/weekday-name.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { offerFor, offerTexts } from '../membership/sign-up-page.ts';
import { BeforeYouDecide } from './before-you-decide.tsx';
import { DinnerList, dinnersOf } from './dinners.tsx';
import { HowWorkedOut } from './how-worked-out.tsx';
import { ChargeLine, OfferBox, offerTitle } from './offer.tsx';
import type { PlanProps } from './plan-props.ts';
import { PlanTop } from './plan-top.tsx';
import { ProjectionFigure } from './projection-figure.tsx';
import { projectionTitle } from './projection-words.ts';

/** The dinners first, the weight as one of the questions, the price always in reach. */
export function DinnersFirst(page: PlanProps) {
  const { read, locale } = page;
  return (
    <main id="main">
      <Hero {...page} />
      <div className="page-width grid grid-cols-[minmax(0,1fr)] items-start gap-x-gutter gap-y-section py-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-section">
          <section>
            <h2 className="mb-4 text-h2">{m.your_plan_week()}</h2>
            <DinnerList dinners={dinnersOf(page)} locale={locale} />
          </section>
          {read && (
            <section>
              <h2 className="text-h2">{m.your_plan_scale()}</h2>
              <p className="mt-2 mb-5 max-w-[36rem] text-ink-2">
                <b>{projectionTitle(read)}.</b> {m.your_plan_scale_text()}
              </p>
              <ProjectionFigure {...read} />
              <HowWorkedOut />
            </section>
          )}
          <BeforeYouDecide {...page} />
        </div>
        <Card as="section" className="grid gap-5 lg:sticky lg:top-4">
          <span id="offer" aria-hidden className="scroll-mt-20" />
          <h2 className="text-h3">{offerTitle(page)}</h2>
          {!page.isMember && <ChargeLine {...page} />}
          <OfferBox {...page} />
        </Card>
      </div>
      {!page.isMember && <InReach {...page} />}
    </main>
  );
}

function Hero(page: PlanProps) {
  const { plan, week, locale } = page;
  const [first] = week.days;
  const weekday = first === undefined ? 0 : weekdayOfDay(first.date);
  const { netCarbsGramsPerDay, cookingMinutesPerDay, dishCount } = week.facts;
  return (
    <div className="overflow-hidden bg-table-butter">
      <PlanTop plan={plan} locale={locale} />
      <div className="page-width grid gap-6 pt-2 lg:min-h-88 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:pb-12">
        <div className="relative z-1 grid content-center gap-4">
          <h1 className="max-w-[17ch] text-[clamp(2.6rem,1.7rem+3.8vw,4.5rem)] leading-none tracking-tight text-balance">
            {m.your_plan_first_dinner({ day: weekdayName({ weekday, locale }) })}
          </h1>
          <p className="max-w-[44ch] text-lg">{m.your_plan_first_dinner_lead()}</p>
          <dl className="flex flex-wrap gap-x-8 gap-y-3">
            <Fact label={m.onboarding_reveal_net_carbs()}>
              {Math.round(roundableDayNetCarbs(netCarbsGramsPerDay))} {m.units_g()}
            </Fact>
            <Fact label={m.onboarding_reveal_cooking()}>
              {m.recipes_minutes_short({ count: Math.round(cookingMinutesPerDay) })}
            </Fact>
            <Fact label={m.onboarding_reveal_dishes()}>{dishCount}</Fact>
          </dl>
        </div>
        <Plates page={page} />
      </div>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm">{label}</dt>
      <dd className="figures text-h3">{children}</dd>
    </div>
  );
}

const places = [
  'left-[6%] -top-[8%] w-[82%] lg:top-[8%] lg:w-[25rem] lg:left-[8%]',
  '-right-[16%] -top-[8%] w-[56%] lg:-top-10 lg:-right-36 lg:w-[18rem]',
  '-left-[20%] top-[38%] w-[52%] lg:-left-16 lg:top-[52%] lg:w-[14rem]',
];

/** Dinners of this very week. */
function Plates({ page }: { page: PlanProps }) {
  return (
    <div aria-hidden className="relative h-64 sm:h-96 lg:h-auto">
      {dinnersOf(page)
        .slice(0, places.length)
        .map(({ id }, index) => (
          <img
            key={id}
            src={`/plate/${id}.svg`}
            alt=""
            width={400}
            height={400}
            className={`absolute h-auto max-w-none drop-shadow-lg ${places[index]}`}
          />
        ))}
    </div>
  );
}

/** What it costs today, on a phone below every part of the page. */
function InReach({ plan: { offers }, choice, locale }: PlanProps) {
  const { trialDays } = offers;
  const plan = choice.plan === 'monthly' ? 'MONTHLY' : 'YEARLY';
  const { price, nothing } = offerTexts(offerFor(offers, plan), locale);
  const priceLine =
    plan === 'YEARLY' ? m.membership_plan_yearly_price({ price }) : m.your_plan_a_month({ price });
  return (
    <div className="sticky bottom-0 z-(--z-sticky) border-t border-line bg-raised pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:hidden">
      <div className="page-width flex items-center justify-between gap-4">
        <p className="grid text-sm leading-snug">
          <b>{trialDays > 0 ? m.your_plan_today_price({ price: nothing }) : priceLine}</b>
          {trialDays > 0 && <span>{m.your_plan_then({ price: priceLine })}</span>}
        </p>
        <ButtonLink to="#offer" variant="primary">
          {trialDays > 0 ? m.your_plan_see_offer() : m.members_become()}
        </ButtonLink>
      </div>
    </div>
  );
}
