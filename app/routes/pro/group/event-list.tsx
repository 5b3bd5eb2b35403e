import * as m from '../../../../i18n/paraglide/messages.js';
import { timeOfLog } from '../../../dates/long-date.ts';
import { useLocale } from '../../../shell/locale.ts';
import type { ListedEventFragment } from '../operations.gen.ts';
import { eventWords } from './event-words.ts';

/** Lines of the audit, the newest first. */
export function EventList({ events }: { events: readonly ListedEventFragment[] }) {
  const locale = useLocale();
  if (events.length === 0) return <p className="mt-2 text-ink-2">{m.pro_audit_empty()}</p>;
  return (
    <ol className="mt-2">
      {events.map((event) => (
        <li
          key={event.id}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 border-t border-line py-3 first:border-0"
        >
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{eventWords(event.kind)}</p>
            <p className="text-small wrap-anywhere text-ink-2">{peopleOf(event)}</p>
          </div>
          <time dateTime={event.at} className="text-small text-ink-2 tabular-nums">
            {timeOfLog(event.at, locale)}
          </time>
        </li>
      ))}
    </ol>
  );
}

/** Whom it is about and who did it. */
function peopleOf({ memberId, memberName, hasActor, actorName }: ListedEventFragment): string {
  const erased = m.pro_audit_erased();
  const about = memberId === null ? [] : [memberName ?? erased];
  const by = hasActor ? m.pro_audit_by({ name: actorName ?? erased }) : m.pro_audit_by_itself();
  return [...about, by].join(' · ');
}
