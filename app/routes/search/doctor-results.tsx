import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { initialsOf } from '../../../lib/titled-names.ts';
import { DoctorRow } from '../../doctors/doctor-row.tsx';
import { placeText, specialtiesText } from '../../doctors/doctor-words.ts';
import { SampleMark } from '../../doctors/sample-mark.tsx';
import { useLocale } from '../../shell/locale.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { LinkRow } from '../../ui/cards/link-row.tsx';
import { Initials } from '../../ui/data/initials.tsx';
import { toneOf } from '../../ui/data/tone-of.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { HitRows } from './hit-rows.tsx';
import { MoreHits } from './more-hits.tsx';
import type { DoctorHitsFragment } from './operations.gen.ts';
import type { SearchAddress } from './search-address.ts';

interface DoctorResultsProps {
  address: SearchAddress;
  doctors: DoctorHitsFragment;
}

export function DoctorRows({ address, doctors }: DoctorResultsProps) {
  return (
    <HitRows
      address={address}
      title={m.doctors_short()}
      tab="doctors"
      totalCount={doctors.totalCount}
      rows={doctors.doctors.map((doctor) => {
        return { key: doctor.slug, row: <FoundDoctor doctor={doctor} /> };
      })}
    />
  );
}

function FoundDoctor({ doctor }: { doctor: DoctorHitsFragment['doctors'][number] }) {
  const locale = useLocale();
  const { slug, isSample, entry } = doctor;
  return (
    <LinkRow
      to={screenPath('doctor', locale, { slug })}
      picture={<Initials letters={initialsOf(entry.name)} tone={toneOf(slug)} />}
      title={entry.name}
      detail={
        <>
          {isSample && <SampleMark>{m.doctors_sample()}</SampleMark>} {specialtiesText(entry)},{' '}
          {placeText(entry)}
        </>
      }
    />
  );
}

/** The tab of doctors. */
export function DoctorResults({ address, doctors }: DoctorResultsProps) {
  const directory = screenPath('doctors', useLocale());
  if (doctors.totalCount === 0) {
    return (
      <EmptyState
        scene="searching"
        title={m.doctors_none_title()}
        text={m.search_doctors_none_text()}
        action={<ButtonLink to={directory}>{m.doctors_none_action()}</ButtonLink>}
      />
    );
  }
  const hasMore = doctors.doctors.length < doctors.totalCount;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <output className="font-semibold text-ink-2">
          {m.doctors_count({ count: doctors.totalCount })}
        </output>
        <ButtonLink to={directory} size="sm">
          {m.search_doctors_filters()}
        </ButtonLink>
      </div>
      <ul className="divide-y divide-line">
        {doctors.doctors.map((doctor) => (
          <li key={doctor.slug}>
            <DoctorRow doctor={doctor} headingLevel={2} />
          </li>
        ))}
      </ul>
      <MoreHits address={address} label={m.search_doctors_more()} hasMore={hasMore} />
    </>
  );
}
