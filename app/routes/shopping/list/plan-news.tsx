import { ArrowsLeftRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowsLeftRight';
import type { ReactNode } from 'react';
import { listFormat } from '../../../../lib/formats.ts';
import { locales } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { useLocale } from '../../../shell/locale.ts';
import { ChangeForm } from '../changes/change-form.tsx';
import type { PlanToFollow } from '../following/plans-to-follow.ts';
import type { ListNews } from '../list.ts';
import { toBuyWords } from '../../../plans/to-buy-words.ts';
import { IntentForm } from '../../../forms/intent-form.tsx';
import { followForms } from '../changes/shopping-forms.ts';

/** The list followed its plan: what came and left, until somebody has read it. */
export function ListNewsCard({ news }: { news: ListNews }) {
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
export function PlanToFollowCard({ plan, requestKey }: { plan: PlanToFollow; requestKey: string }) {
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

function Change({ children, button }: { children: ReactNode; button: ReactNode }) {
  return (
    <div
      data-noprint
      className="flex items-start gap-3 rounded-md bg-yolk-soft px-3.5 py-3 leading-snug text-yolk-ink max-sm:flex-wrap"
    >
      <ArrowsLeftRightIcon size="1.25em" weight="bold" aria-hidden className="mt-0.5 flex-none" />
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
