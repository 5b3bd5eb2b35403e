import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { useRef, type ReactNode } from 'react';
import { useFetcher, useFetchers } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import type { FoodDayFragment, FoodLogEntryFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { gramsText } from '../../../amounts/figures.ts';
import { eatenText, slots, slotWords } from './food-words.ts';
import type { TrackingAnswer } from '../changes/tracking-answer.ts';
import { readSent } from '../../../forms/form-set.ts';
import { TrackingForm } from '../changes/tracking-form.tsx';
import { trackingForms } from '../changes/tracking-forms.ts';
import { useAnswerToast } from '../changes/use-answer-toast.ts';
import { Link } from '../../../ui/navigation/link.ts';

/** What was eaten, meal by meal. */
export function EatenList({
  foodDay,
  children,
}: {
  foodDay: FoodDayFragment;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { entries, day, planned } = foodDay;
  const pending = usePendingNames(day);
  const isEmpty = entries.length === 0 && pending.length === 0;
  return (
    <Card as="section">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
          {m.tracking_eaten()}
        </h2>
        {children}
      </div>
      {isEmpty && (
        <EmptyState
          scene="food-diary"
          title={m.tracking_nothing_eaten_title()}
          text={
            planned.length === 0
              ? m.tracking_nothing_planned_text()
              : m.tracking_nothing_eaten_text()
          }
          headingLevel={3}
        />
      )}
      {/* When a row goes, the keyboard stays here rather than at the top of the page. */}
      <div onSubmit={() => heading.current?.focus()}>
        {slots.map((slot) => {
          const ofSlot = entries.filter((entry) => entry.slot === slot);
          if (ofSlot.length === 0) return null;
          return (
            <section key={slot} className="pt-3">
              <h3 className="font-sans text-sm font-semibold text-ink-2">{slotWords[slot]()}</h3>
              <ul className="divide-y divide-line">
                {ofSlot.map((entry) => (
                  <EatenRow key={entry.id} entry={entry} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      {pending.map((name, index) => (
        <p key={index} className="py-2 text-ink-2">
          {name}
        </p>
      ))}
    </Card>
  );
}

/** Quick entries that are on their way, until the list has them. */
function usePendingNames(day: string): string[] {
  return useFetchers().flatMap(({ formData, state }) => {
    const sent = state === 'submitting' && formData ? readSent(trackingForms, formData) : null;
    if (sent?.intent !== 'log-quick' || sent.fields.day !== day) return [];
    return sent.fields.name ? [sent.fields.name] : [];
  });
}

function EatenRow({ entry }: { entry: FoodLogEntryFragment }) {
  const locale = useLocale();
  const fetcherKey = `delete ${entry.id}`;
  const fetcher = useFetcher<TrackingAnswer>({ key: fetcherKey });
  useAnswerToast(fetcher.data);
  const { name, recipe, figures } = entry;
  const { netCarbsGrams: amount, isNetCarbsApproximate: isApproximate } = figures;
  const netCarbs = m.tracking_net_carbs_of({
    amount: gramsText({ amount, isApproximate, locale }),
  });
  const detail = [eatenText({ entry, locale }), netCarbs].filter(Boolean).join(' · ');
  return (
    // Out of sight at once; it stays in the page until the answer is there to be told.
    <li hidden={fetcher.state !== 'idle'} className="flex items-center gap-3 py-1.5">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">
          {recipe ? (
            <Link
              to={screenPath('recipe', locale, { slug: recipe.slug })}
              className="hover:underline"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className="text-sm text-ink-2">{detail}</p>
      </div>
      <TrackingForm
        intent="delete-food"
        values={{ ids: entry.id }}
        fetcherKey={fetcherKey}
        data-noprint
      >
        <IconButton type="submit" icon={TrashIcon} label={m.tracking_delete_food({ name })} />
      </TrackingForm>
    </li>
  );
}
