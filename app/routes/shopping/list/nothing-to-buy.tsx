import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import type { ReactNode } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useIsBefore } from '../../../dates/use-is-before.ts';
import { IntentForm } from '../../../forms/intent-form.tsx';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { followForms } from '../changes/shopping-forms.ts';
import type { List } from '../list.ts';
import { datesText } from './list-header.tsx';
import type { Dinner } from './tonights-dinner.ts';
import type { WeekWithCounts } from './week-to-shop.ts';

interface NothingToBuyProps {
  list: Pick<List, 'completed' | 'recipes'>;
  week: WeekWithCounts | null;
  dinner: Dinner | null;
  requestKey: string;
}

/** The heading has said it: here is what one press puts on the list. */
export function NothingToBuy({ list, week, dinner, requestKey }: NothingToBuyProps) {
  const isDone = list.completed.length > 0 || list.recipes.length > 0;
  if (isDone) return <AllDone dinner={dinner} />;
  return (
    <div className="mx-auto grid w-full max-w-120 gap-3 pt-2">
      <Words>{m.shopping_empty_text()}</Words>
      {week === null ? <WaysToDishes /> : <Offers week={week} requestKey={requestKey} />}
    </div>
  );
}

/** Everything is in the basket: what comes now is the stove. */
function AllDone({ dinner }: Pick<NothingToBuyProps, 'dinner'>) {
  const locale = useLocale();
  const tonight = useTonight(dinner);
  return (
    <div className="grid justify-items-center gap-4 pt-2">
      <Words>{m.shopping_done_text()}</Words>
      <ButtonLink
        to={tonight?.to ?? screenPath('recipes', locale)}
        variant="primary"
        trailingIcon={ArrowRightIcon}
      >
        {tonight?.words ?? m.shopping_find_recipes()}
      </ButtonLink>
    </div>
  );
}

/** Where tonight's dinner is cooked, and when that begins while there is still time. */
function useTonight(dinner: Dinner | null): { to: string; words: string } | null {
  const isToday = useIsBefore(dinner?.dayEndsAtMs ?? 0);
  const isAhead = useIsBefore(dinner?.start?.atMs ?? 0);
  if (dinner === null || !isToday) return null;
  const { to, start } = dinner;
  const time = isAhead && start?.words;
  return { to, words: time ? m.shopping_done_cook_at({ time }) : m.shopping_done_cook() };
}

function Words({ children }: { children: ReactNode }) {
  return <p className="mx-auto max-w-[42ch] pt-2 text-center text-lg text-ink-2">{children}</p>;
}

function WaysToDishes() {
  const locale = useLocale();
  return (
    <div className="flex flex-wrap justify-center gap-3 pt-2">
      <ButtonLink to={screenPath('myMealPlanner', locale)} variant="primary">
        {m.shopping_empty_week()}
      </ButtonLink>
      <ButtonLink to={screenPath('recipes', locale)}>{m.shopping_find_recipes()}</ButtonLink>
    </div>
  );
}

const mostPlates = 3;

function Offers({ week, requestKey }: { week: WeekWithCounts; requestKey: string }) {
  const locale = useLocale();
  const { dates, dishes, today, isRunning, thingCount, thingCountToday } = week;
  const span = dates === null ? [] : [datesText({ dates, locale })];
  return (
    <>
      <Offer
        week={week}
        days={week.days}
        requestKey={requestKey}
        plates={dishes.slice(0, mostPlates)}
        title={isRunning ? m.shopping_offer_this_week() : m.shopping_offer_week()}
        detail={[...span, m.shopping_offer_things({ count: thingCount })].join(', ')}
      />
      {today && (
        <Offer
          week={week}
          days={[today.day]}
          requestKey={requestKey}
          plates={today.dishes.slice(0, 1)}
          title={m.shopping_offer_today()}
          detail={[
            today.dishes[0]?.title ?? '',
            ...(today.dishes.length > 1
              ? [m.shopping_offer_more_dishes({ count: today.dishes.length - 1 })]
              : []),
            m.shopping_offer_things({ count: thingCountToday }),
          ].join(', ')}
        />
      )}
    </>
  );
}

function Offer({
  week: { mealPlanId },
  days,
  requestKey,
  plates,
  title,
  detail,
}: {
  week: WeekWithCounts;
  days: readonly number[];
  requestKey: string;
  plates: readonly { id: string }[];
  title: string;
  detail: string;
}) {
  return (
    <IntentForm
      set={followForms}
      intent="shop-plan"
      values={{ meal_plan_id: mealPlanId, request_key: requestKey }}
      failure="toast"
      preventScrollReset
    >
      {days.map((day) => (
        <input key={day} type="hidden" name="day" value={day} />
      ))}
      <button
        type="submit"
        className="grid min-h-20 w-full grid-cols-[7.75rem_1fr_auto] items-center gap-3 rounded-lg bg-surface py-2.5 pr-5 pl-3 text-left shadow-sm hover:shadow-md"
      >
        <span aria-hidden className="flex justify-center -space-x-6">
          {plates.map(({ id }) => (
            <img
              key={id}
              src={`/plate/${id}.svg`}
              alt=""
              width={64}
              height={64}
              className="size-15 drop-shadow-sm"
            />
          ))}
        </span>
        <span className="grid leading-snug">
          <b className="font-display text-h4 font-normal">{title}</b>
          <span className="text-sm text-ink-2">{detail}</span>
        </span>
        <PlusIcon size="1.35em" weight="bold" aria-hidden />
      </button>
    </IntentForm>
  );
}
