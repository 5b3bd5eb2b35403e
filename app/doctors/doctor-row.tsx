import { BuildingsIcon } from '@phosphor-icons/react/dist/ssr/Buildings';
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { TranslateIcon } from '@phosphor-icons/react/dist/ssr/Translate';
import { VideoCameraIcon } from '@phosphor-icons/react/dist/ssr/VideoCamera';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import { initialsOf } from '../../lib/titled-names.ts';
import { useLocale } from '../shell/locale.ts';
import { Initials } from '../ui/data/initials.tsx';
import { toneOf } from '../ui/data/tone-of.ts';
import { Tag } from '../ui/data/tag.tsx';
import { languagesText, placeText, specialtiesText } from './doctor-words.ts';
import type { DoctorRowFragment } from './operations.gen.ts';
import { SampleMark } from './sample-mark.tsx';
import { Link } from '../ui/navigation/link.ts';

/** A doctor in a list; the whole row is one link. */
export function DoctorRow({
  doctor,
  headingLevel,
}: {
  doctor: DoctorRowFragment;
  headingLevel: 2 | 3;
}) {
  const locale = useLocale();
  const { slug, isSample, entry } = doctor;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="relative grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 py-4 sm:grid-cols-[auto_1fr_auto]">
      <Initials letters={initialsOf(entry.name)} tone={toneOf(slug)} />
      <div className="min-w-0">
        <Heading className="flex flex-wrap items-center gap-x-2 font-display text-h4">
          <Link
            to={screenPath('doctor', locale, { slug })}
            className="wrap-anywhere after:absolute after:inset-0 after:rounded-sm hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
          >
            {entry.name}
          </Link>
          {isSample && <SampleMark>{m.doctors_sample()}</SampleMark>}
        </Heading>
        <p>{specialtiesText(entry)}</p>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
          <span className="inline-flex items-start gap-1.5">
            <MapPinIcon size="1.2em" weight="bold" aria-hidden className="mt-0.5 flex-none" />
            {placeText(entry)}
          </span>
          <span className="inline-flex items-start gap-1.5">
            <TranslateIcon size="1.2em" weight="bold" aria-hidden className="mt-0.5 flex-none" />
            {languagesText(entry, locale)}
          </span>
        </p>
      </div>
      <div className="col-start-2 flex flex-wrap items-center gap-x-3 gap-y-1 sm:col-start-3 sm:flex-col sm:items-end">
        <VisitTag isTelehealth={entry.isTelehealth} />
        <span className="text-sm text-ink-2">{patientsText(entry)}</span>
      </div>
    </div>
  );
}

export function VisitTag({ isTelehealth }: { isTelehealth: boolean }) {
  return isTelehealth ? (
    <Tag tone="sky" icon={VideoCameraIcon}>
      {m.doctors_telehealth()}
    </Tag>
  ) : (
    <Tag icon={BuildingsIcon}>{m.doctors_at_clinic()}</Tag>
  );
}

export function patientsText({ takesPatients }: { takesPatients: boolean }): string {
  return takesPatients ? m.doctors_takes_patients() : m.doctors_is_full();
}
