import type { RouterContextProvider } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { weekdayShort } from '../../../dates/weekday-name.ts';
import { weekdayOfWeek } from '../../../dates/weekday-of-week.ts';
import { dishMinutes, type DishTimes } from '../../../../domain/kitchen/dish-minutes.rules.ts';
import { mealWords } from '../../../dishes/recipe-words.ts';
import { execute } from '../../../graphql/api.ts';
import { Door } from '../../../members-only/door.tsx';
import { membershipOffer, type MembershipOffer } from '../../../members-only/membership-offer.ts';
import { useLocale } from '../../../shell/locale.ts';
import { CardGrid, Section } from '../../../ui/layout/section.tsx';
import {
  PlannerDoorDocument,
  PlannerPeekDocument,
  type PlannerPeekQuery,
  type PlanTeaserFragment,
} from '../operations.gen.ts';
import { TeaserCard } from './teaser-card.tsx';

type PeekDays = NonNullable<PlannerPeekQuery['mealPlanTeaser']>['days'];

export interface PlannerDoorProps {
  offer: MembershipOffer;
  plans: readonly PlanTeaserFragment[];
  /** The first days of a themed week. */
  days: PeekDays;
  /** Why this is not the plan that was asked for. */
  notice?: string;
}

const shownPlans = 6;
const shownDays = 3;

/** What is shown in the place of the planner to who is no member: a week, and those one may open. */
export async function loadPlannerDoor(
  context: Readonly<RouterContextProvider>,
): Promise<Omit<PlannerDoorProps, 'notice'>> {
  const { themedMealPlans: plans, ...reader } = await execute(context, PlannerDoorDocument);
  const slug = plans[0]?.slug;
  const peek = slug === undefined ? null : await execute(context, PlannerPeekDocument, { slug });
  return {
    offer: membershipOffer(reader),
    plans,
    days: peek?.mealPlanTeaser?.days.slice(0, shownDays) ?? [],
  };
}

export function PlannerDoor({ offer, plans, days, notice }: PlannerDoorProps) {
  const locale = useLocale();
  return (
    <Door
      title={m.meal_plans_door_title()}
      lead={m.meal_plans_door_lead()}
      points={[
        m.meal_plans_door_once(),
        m.meal_plans_door_kept(),
        m.meal_plans_door_themed({ count: plans.length }),
      ]}
      offer={offer}
      {...(notice !== undefined && { notice })}
      peek={days.length > 0 && <PeekWeek days={days} />}
    >
      <Section
        title={m.meal_plans_door_open()}
        lead={m.meal_plans_door_open_lead()}
        link={{
          to: screenPath('allMealPlans', locale),
          label: m.meal_plans_door_all({ count: plans.length }),
        }}
      >
        <CardGrid columns={3}>
          {plans.slice(0, shownPlans).map((plan) => (
            <TeaserCard key={plan.id} plan={plan} loading="lazy" />
          ))}
        </CardGrid>
      </Section>
    </Door>
  );
}

/** Days of the table, to look at. */
function PeekWeek({ days }: { days: PeekDays }) {
  const locale = useLocale();
  return (
    <ol className="grid gap-6 lg:auto-cols-fr lg:grid-flow-col">
      {days.map(({ index, meals }) => (
        <li
          key={index}
          className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-1.5 lg:grid-cols-1 lg:content-start lg:gap-3"
        >
          <h2 className="font-sans text-sm font-semibold text-ink-2 lg:text-center">
            {weekdayShort({ weekday: weekdayOfWeek({ index, locale }), locale })}
          </h2>
          <ul className="grid grid-cols-[1fr_1fr_1.25fr] gap-1.5 lg:grid-cols-1 lg:gap-6">
            {meals.map(({ meal, recipes }) => (
              <li
                key={meal}
                className="grid min-w-0 content-start justify-items-center gap-1 text-center wrap-anywhere hyphens-auto"
              >
                {recipes[0] && <PeekDish meal={meal} recipe={recipes[0]} />}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function PeekDish({
  meal,
  recipe: { id, short, times },
}: {
  meal: PeekDays[number]['meals'][number]['meal'];
  recipe: { id: string; short: string; times: DishTimes };
}) {
  const isDinner = meal === 'DINNER';
  return (
    <>
      <img
        src={`/plate/${id}.svg`}
        alt=""
        width={120}
        height={120}
        className={
          isDinner
            ? 'size-22.5 scale-130 drop-shadow-md lg:size-28'
            : 'size-16 scale-130 drop-shadow-md lg:size-20'
        }
      />
      <span className="sr-only">{`${mealWords[meal]()}: `}</span>
      <span
        className={
          isDinner
            ? 'line-clamp-2 font-display leading-[1.15] text-balance'
            : 'line-clamp-2 text-xs leading-tight font-semibold text-balance lg:text-sm'
        }
      >
        {short}
      </span>
      <span className="text-xs leading-tight text-ink-2">{dishMinutes(times)}</span>
    </>
  );
}
