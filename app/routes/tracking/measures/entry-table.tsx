import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { useRef } from 'react';
import { useFetcher, useFetchers } from 'react-router';
import type {
  Measure,
  MeasureUnit,
} from '../../../../domain/tracking/measurements/measures.rules.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { MeasurementFragment, MeasureHistoryFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { IconButton, IconButtonLink } from '../../../ui/actions/icon-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { clockText, dayText, differenceText, valueText } from './measure-words.ts';
import { entryFormOf, readEntry } from './entry-form-values.ts';
import { measurePath, type MeasureAddress } from '../tracking-address.ts';
import type { TrackingAnswer } from '../changes/tracking-answer.ts';
import { readSent } from '../../../forms/form-set.ts';
import { TrackingForm } from '../changes/tracking-form.tsx';
import { trackingForms } from '../changes/tracking-forms.ts';
import { useAnswerToast } from '../changes/use-answer-toast.ts';
import { Link } from '../../../ui/navigation/link.ts';

interface EntryTableProps {
  history: MeasureHistoryFragment;
  unit: MeasureUnit;
  address: MeasureAddress;
}

/** What the graph draws, to be read: from the latest, each with how far it is from the one before. */
export function EntryTable({ history, unit, address }: EntryTableProps) {
  const locale = useLocale();
  const { entries, entryCount, measure } = history;
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMore = entryCount > entries.length && !address.showsAll;
  return (
    <Card as="section">
      <h2 ref={heading} id="entries" tabIndex={-1} className="text-h3 outline-none">
        {m.tracking_entries()}
      </h2>
      {entries.length === 0 ? (
        <EmptyState
          scene="scale"
          title={m.tracking_empty_title()}
          text={m.tracking_empty_text()}
          headingLevel={3}
        />
      ) : (
        // When a row goes, the keyboard stays here rather than at the top of the page.
        <table
          onSubmit={() => heading.current?.focus()}
          className="mt-2 w-full tabular-nums"
          aria-labelledby="entries"
        >
          <thead className="sr-only">
            <tr>
              <th scope="col">{m.tracking_day()}</th>
              <th scope="col">{m.tracking_value()}</th>
              <th scope="col">{m.tracking_change()}</th>
              <th scope="col">{m.tracking_actions()}</th>
            </tr>
          </thead>
          <tbody>
            <PendingRows measure={measure} unit={unit} />
            {entries.map((entry, index) => (
              <EntryRow
                key={entry.id}
                entry={entry}
                before={entries[index + 1] ?? null}
                unit={unit}
                address={address}
              />
            ))}
          </tbody>
        </table>
      )}
      {hasMore && (
        <p className="pt-3">
          <Link
            to={measurePath({ ...address, measure, showsAll: true, locale })}
            preventScrollReset
            className="link inline-flex min-h-target items-center"
          >
            {m.tracking_show_all({ count: entryCount })}
          </Link>
        </p>
      )}
    </Card>
  );
}

/** Entries that are on their way, until the list has them. */
function PendingRows({ measure, unit }: { measure: Measure; unit: MeasureUnit }) {
  const locale = useLocale();
  const pending = useFetchers().flatMap(({ formData, state }) => {
    const sent = state === 'submitting' && formData ? readSent(trackingForms, formData) : null;
    if (sent?.intent !== 'add' || sent.fields.measure !== measure) return [];
    const read = readEntry({ form: entryFormOf(sent.fields), locale });
    return 'problems' in read ? [] : [{ ...read.entry, day: sent.fields.day }];
  });
  return pending.map(({ day, value, secondValue }, index) => (
    <tr key={index} className="border-b border-line text-ink-2">
      <th scope="row" className="py-3 pr-3 text-left font-normal">
        {dayText({ day, style: 'medium', locale })}
      </th>
      <td className="py-3 text-right font-bold">
        {valueText({ value, secondValue, unit, locale })}
      </td>
    </tr>
  ));
}

interface EntryRowProps extends Pick<EntryTableProps, 'unit' | 'address'> {
  entry: MeasurementFragment;
  before: MeasurementFragment | null;
}

function EntryRow({ entry, before, unit, address }: EntryRowProps) {
  const locale = useLocale();
  const fetcherKey = `delete ${entry.id}`;
  const fetcher = useFetcher<TrackingAnswer>({ key: fetcherKey });
  useAnswerToast(fetcher.data);
  const day = dayText({ day: entry.day, style: 'long', locale });
  const value = valueText({ ...entry, unit, locale });
  const note = noteOf(entry, locale);
  return (
    // Out of sight at once; it stays in the page until the answer is there to be told.
    <tr hidden={fetcher.state !== 'idle'} className="border-b border-line last:border-0">
      <th scope="row" className="py-1 pr-3 text-left font-normal">
        {dayText({ day: entry.day, style: 'medium', locale })}
        {note !== null && <span className="block text-sm text-ink-2">{note}</span>}
      </th>
      <td className="py-1 text-right font-bold whitespace-nowrap">{value}</td>
      <td className="w-px py-1 pl-3 text-right">
        {before && <Change entry={entry} before={before} unit={unit} />}
      </td>
      <td className="w-px py-1 pl-1 whitespace-nowrap" data-noprint>
        <div className="-mr-2 flex">
          <IconButtonLink
            to={measurePath({ ...address, editedId: entry.id, locale })}
            preventScrollReset
            icon={PencilSimpleIcon}
            label={m.tracking_edit_entry({ day, value })}
          />
          <TrackingForm intent="delete" values={{ ids: entry.id }} fetcherKey={fetcherKey}>
            <IconButton
              type="submit"
              icon={TrashIcon}
              label={m.tracking_delete_entry({ day, value })}
            />
          </TrackingForm>
        </div>
      </td>
    </tr>
  );
}

/** Where it is from, or when it was. */
function noteOf({ isFromQuiz, time }: MeasurementFragment, locale: Locale): string | null {
  if (isFromQuiz) return m.tracking_from_the_quiz();
  return time ? clockText({ time, locale }) : null;
}

/** Down is green, up is grey: a rising weight is no alarm. */
function Change({
  entry,
  before,
  unit,
}: {
  entry: MeasurementFragment;
  before: MeasurementFragment;
  unit: MeasureUnit;
}) {
  const locale = useLocale();
  const change = entry.value - before.value;
  const isDown = entry.measure === 'WEIGHT' && change < 0;
  return (
    <span
      className={classNames(
        'inline-block rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap',
        isDown ? 'bg-leaf-soft text-leaf-ink' : 'bg-sunken text-ink-2',
      )}
    >
      {differenceText({ value: change, unit, locale })}
    </span>
  );
}
