import { roundableDayNetCarbs } from '../../../domain/recipes/nutrition/strictness.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { BeforeYouDecide } from './before-you-decide.tsx';
import { DinnerRow, dinnersOf } from './dinners.tsx';
import { HowWorkedOut } from './how-worked-out.tsx';
import { ChargeLine, OfferBox, offerTitle } from './offer.tsx';
import type { PlanProps } from './plan-props.ts';
import { PlanTop } from './plan-top.tsx';
import { ProjectionFigure } from './projection-figure.tsx';
import { projectionTitle, weightWords, type ReadProjection } from './projection-words.ts';
import { WhatIsInIt } from './what-is-in-it.tsx';

/** The weight first; for whom nothing is projected, the week. */
export function WeightFirst(page: PlanProps) {
  const { plan, week, read, locale } = page;
  const { netCarbsGramsPerDay, cookingMinutesPerDay } = week.facts;
  const WeekTitle = read ? 'h2' : 'h1';
  return (
    <>
      <PlanTop plan={plan} locale={locale} />
      <main id="main" className="page-width grid grid-cols-[minmax(0,1fr)] gap-section pb-16">
        {read && <Projected {...read} />}
        <section className={read ? undefined : 'pt-2'}>
          {!read && <p className="mb-3 text-sm font-semibold">{m.your_plan_eyebrow()}</p>}
          <WeekTitle className={read ? 'text-h2' : 'max-w-[14ch] text-h1'}>
            {page.isMember ? m.your_plan_week() : m.your_plan_week_title()}
          </WeekTitle>
          <p className="mt-1 mb-4 max-w-prose text-ink-2">
            {m.your_plan_week_lead({
              grams: Math.round(roundableDayNetCarbs(netCarbsGramsPerDay)),
              minutes: Math.round(cookingMinutesPerDay),
            })}
          </p>
          <DinnerRow dinners={dinnersOf(page)} locale={locale} titles={read ? 'h3' : 'h2'} />
        </section>
        <OfferPanel {...page} />
        <WhatIsInIt recipeCount={plan.offers.recipeCount} />
        <BeforeYouDecide {...page} />
      </main>
    </>
  );
}

function Projected(read: ReadProjection) {
  const { projection, unit } = read;
  return (
    <section className="grid items-center gap-gutter pt-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.1fr)] lg:gap-12">
      <div className="grid gap-3">
        <p className="text-sm font-semibold">{m.your_plan_eyebrow()}</p>
        <h1 className="text-h1 text-balance">{projectionTitle(read)}</h1>
        <p className="max-w-prose text-lg text-ink-2">
          {m.your_plan_lead({ weight: weightWords({ weightKg: projection.startKg, unit }) })}
        </p>
      </div>
      <div>
        <ProjectionFigure {...read} />
        <HowWorkedOut />
      </div>
    </section>
  );
}

function OfferPanel(page: PlanProps) {
  return (
    <section
      id="offer"
      className="grid grid-cols-[minmax(0,1fr)] items-center gap-8 rounded-2xl bg-nori p-[clamp(1rem,0.3rem+3.6vw,3.5rem)] text-on-dark lg:grid-cols-[minmax(0,1fr)_27rem] lg:gap-16"
    >
      <div data-surface="nori" className="grid gap-6">
        <div>
          <h2 className="text-h2">{offerTitle(page)}</h2>
          {!page.isMember && <p className="mt-2 text-lg">{m.your_plan_offer_lead()}</p>}
        </div>
        {!page.isMember && <ChargeLine {...page} />}
      </div>
      <div className="rounded-xl bg-bg p-[clamp(0.75rem,0.5rem+1.2vw,1.5rem)] text-ink">
        <OfferBox {...page} />
      </div>
    </section>
  );
}
