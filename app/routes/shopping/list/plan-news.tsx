import { ArrowsLeftRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowsLeftRight';
import { BroomIcon } from '@phosphor-icons/react/dist/ssr/Broom';
import type { ReactNode } from 'react';
import { listFormat } from '../../../../lib/formats.ts';
import { locales } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { useLocale } from '../../../shell/locale.ts';
import { ChangeForm } from '../changes/change-form.tsx';
import type { PlanToFollow } from '../following/plans-to-follow.ts';
import type { List, ListNews } from '../list.ts';
import type { Icon } from '../../../ui/icon.ts';
import { leftOf } from './left-of-ended.ts';
import { datesText, type ListDates } from './list-header.tsx';
import { useFocusOnNextNews } from './use-focus-on-next-news.ts';
import { toBuyWords } from '../../../plans/to-buy-words.ts';
import { IntentForm } from '../../../forms/intent-form.tsx';
import { followForms } from '../changes/shopping-forms.ts';

export interface EndedDishes extends ListDates {
  readonly additionIds: readonly string[];
}

interface PlanNewsProps {
  list: List;
  ended: EndedDishes | null;
  plansToFollow: readonly PlanToFollow[];
  requestKey: string;
}

/** What the plans of a list have to say of it, one thing at a time. */
export function PlanNews(props: PlanNewsProps) {
  const { list, ended, plansToFollow } = props;
  const { container, noteSent } = useFocusOnNextNews([list, ended, plansToFollow]);
  return (
    <div
      ref={container}
      aria-live="polite"
      onSubmitCapture={noteSent}
      className="grid gap-3 empty:hidden"
    >
      <FirstNews {...props} />
    </div>
  );
}

/** What changes what is bought comes first, what is only to be read last. */
function FirstNews({ list, ended, plansToFollow, requestKey }: PlanNewsProps) {
  const [plan] = plansToFollow;
  if (plan) return <PlanToFollowCard key={plan.mealPlanId} plan={plan} requestKey={requestKey} />;
  const left = ended && leftOf({ list, ended });
  if (left && left.count > 0) return <EndedCard dates={ended} left={left} />;
  return list.news && <ListNewsCard news={list.news} />;
}

/** A week is over and not all of it was bought: one press makes room for the next. */
function EndedCard({ dates, left }: { dates: ListDates; left: ReturnType<typeof leftOf> }) {
  const locale = useLocale();
  const { count, additionIds } = left;
  return (
    <Change
      icon={BroomIcon}
      button={
        <ChangeForm>
          <input type="hidden" name="intent" value="clear-dishes" />
          {additionIds.map((id) => (
            <input key={id} type="hidden" name="id" value={id} />
          ))}
          <ChangeButton>{m.shopping_ended_clear()}</ChangeButton>
        </ChangeForm>
      }
    >
      <b>{m.shopping_ended_title({ dates: datesText({ dates, locale }) })}</b>{' '}
      {m.shopping_ended_left({ count })}
    </Change>
  );
}

/** The list followed its plan: what came and left, until somebody has read it. */
function ListNewsCard({ news }: { news: ListNews }) {
  return (
    <Change
      button={
        <ChangeForm>
          <input type="hidden" name="intent" value="note-news" />
          <ChangeButton>{m.shopping_news_ok()}</ChangeButton>
        </ChangeForm>
      }
    >
      <b>{m.shopping_news_title()}</b> <Dishes {...news} />
    </Change>
  );
}

/** The plan has changed since the list was made: one press makes the list follow. */
function PlanToFollowCard({ plan, requestKey }: { plan: PlanToFollow; requestKey: string }) {
  const { mealPlanId, came, left, kinds } = plan;
  return (
    <Change
      button={
        <IntentForm
          set={followForms}
          intent="follow-plan"
          values={{ meal_plan_id: mealPlanId, request_key: requestKey }}
          failure="toast"
          preventScrollReset
        >
          <ChangeButton>{m.shopping_follow_plan()}</ChangeButton>
        </IntentForm>
      }
    >
      <b>{m.shopping_follow_title()}</b> <Dishes came={came} left={left} /> {toBuyWords(kinds)}
    </Change>
  );
}

function Change({
  icon: Sign = ArrowsLeftRightIcon,
  children,
  button,
}: {
  icon?: Icon;
  children: ReactNode;
  button: ReactNode;
}) {
  return (
    <div
      data-noprint
      className="flex items-start gap-3 rounded-md bg-yolk-soft px-3.5 py-3 leading-snug text-yolk-ink max-sm:flex-wrap"
    >
      <Sign size="1.25em" weight="bold" aria-hidden className="mt-0.5 flex-none" />
      <p className="min-w-0 flex-1 basis-48">{children}</p>
      {button}
    </div>
  );
}

function ChangeButton({ children }: { children: string }) {
  return (
    <button
      type="submit"
      className="-my-2 inline-flex min-h-target items-center px-2 font-semibold underline underline-offset-4"
    >
      {children}
    </button>
  );
}

interface Titled {
  readonly title: string;
}

function Dishes({ came, left }: { came: readonly Titled[]; left: readonly Titled[] }) {
  const format = listFormat(locales[useLocale()].languageTag);
  const namesOf = (dishes: readonly Titled[]) => format.format(dishes.map(({ title }) => title));
  return (
    <>
      {came.length > 0 && m.shopping_news_came({ dishes: namesOf(came) })}
      {came.length > 0 && left.length > 0 && ' '}
      {left.length > 0 && m.shopping_news_left({ dishes: namesOf(left) })}
    </>
  );
}
