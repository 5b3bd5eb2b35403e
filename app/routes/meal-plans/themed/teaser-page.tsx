import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { MealPlanTeaserQuery } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Tag } from '../../../ui/data/tag.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { dishPicture } from '../../../dishes/dish-picture.ts';
import { OfferTerms } from '../../../members-only/offer-card.tsx';
import type { MembershipOffer } from '../../../members-only/membership-offer.ts';
import { mealWords, strictnessWord } from '../../../dishes/recipe-words.ts';
import { dayWords } from '../../../plans/day-words.ts';
import { planTitle } from '../../../plans/plan-title.ts';

type Teaser = NonNullable<MealPlanTeaserQuery['mealPlanTeaser']>;

interface TeaserPageProps {
  teaser: Teaser;
  offer: MembershipOffer;
}

/** A plan as visitors see it: its dishes, and what membership would add. */
export function TeaserPage({ teaser, offer }: TeaserPageProps) {
  const strictness = strictnessWord(teaser.strictness);
  const isThemed = teaser.kind === 'THEMED';
  return (
    <Page className="pb-16">
      <PageHeader
        title={planTitle(teaser)}
        lead={teaser.description || undefined}
        tags={
          <>
            {strictness && <Tag tone="leaf">{strictness}</Tag>}
            {isThemed && <Tag tone="yolk">{m.meal_plans_kind_themed()}</Tag>}
          </>
        }
      />
      <div className="grid gap-gutter lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="grid gap-4">
          {teaser.days.map((day) => (
            <TeaserDay key={day.index} day={day} firstWeekday={teaser.days[0]?.weekday ?? null} />
          ))}
        </div>
        <MembersOnly teaser={teaser} offer={offer} />
      </div>
    </Page>
  );
}

function TeaserDay({
  day,
  firstWeekday,
}: {
  day: Teaser['days'][number];
  firstWeekday: number | null;
}) {
  const words = dayWords({ firstWeekday, locale: useLocale() });
  return (
    <Card as="section">
      <h2 className="pb-3 text-h3">{words.heading(day)}</h2>
      <ul className="grid gap-4 sm:grid-cols-3">
        {day.meals.map(({ meal, recipes }) => (
          <li key={meal} className="grid content-start gap-2">
            <div className="aspect-[320/200] overflow-hidden rounded-sm bg-sunken">
              {recipes[0] && <Picture {...dishPicture(recipes[0].id)} width={320} height={200} />}
            </div>
            <div className="text-xs font-semibold text-ink-3">{mealWords[meal]()}</div>
            {recipes.map(({ id, title }) => (
              <p key={id} className="font-display leading-snug">
                {title}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function MembersOnly({ teaser, offer }: TeaserPageProps) {
  return (
    <Card as="section" tone="yolk">
      <div className="grid gap-3.5">
        <LockSimpleIcon size="1.75rem" weight="fill" aria-hidden />
        <h2 className="text-h3">{m.error_meal_plan_membership_required()}</h2>
        <p>{m.meal_plans_teaser_text({ count: teaser.dayCount })}</p>
        <OfferTerms offer={offer} />
      </div>
    </Card>
  );
}
