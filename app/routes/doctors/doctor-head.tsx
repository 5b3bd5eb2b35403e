import { ArrowSquareOutIcon } from '@phosphor-icons/react/dist/ssr/ArrowSquareOut';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import * as m from '../../../i18n/paraglide/messages.js';
import { initialsOf } from '../../../lib/titled-names.ts';
import { patientsText, VisitTag } from '../../doctors/doctor-row.tsx';
import { placeText, specialtiesText } from '../../doctors/doctor-words.ts';
import { SampleMark } from '../../doctors/sample-mark.tsx';
import { useLocale } from '../../shell/locale.ts';
import { buttonClass } from '../../ui/actions/button-look.ts';
import { Tag } from '../../ui/data/tag.tsx';
import { doctorsPath } from './doctors-address.ts';
import type { DoctorQuery } from './operations.gen.ts';
import { Link } from '../../ui/navigation/link.ts';

type ListedDoctor = NonNullable<DoctorQuery['doctor']>;

export function DoctorHead({ doctor }: { doctor: ListedDoctor }) {
  const { entry, isSample } = doctor;
  return (
    <>
      <Crumbs doctor={doctor} />
      <header className="grid gap-6 rounded-xl bg-table-sky p-[clamp(1.25rem,0.6rem+2.5vw,2.5rem)] lg:grid-cols-[auto_1fr_auto] lg:items-center">
        <span
          aria-hidden
          className="grid size-20 place-items-center rounded-full bg-surface text-h3 font-bold text-leaf-ink"
        >
          {initialsOf(entry.name)}
        </span>
        <div className="min-w-0">
          {isSample && (
            <p className="pb-2">
              <SampleMark>{m.doctors_sample_long()}</SampleMark>
            </p>
          )}
          <h1 className="text-h1 wrap-anywhere">{entry.name}</h1>
          <p className="text-lg">
            {specialtiesText(entry)} · {placeText(entry)}
          </p>
          <p className="mt-3 flex flex-wrap gap-2.5">
            <VisitTag isTelehealth={entry.isTelehealth} />
            <Tag {...(entry.takesPatients && { tone: 'leaf', icon: CheckCircleIcon })}>
              {patientsText(entry)}
            </Tag>
          </p>
        </div>
        <Contact entry={entry} />
      </header>
    </>
  );
}

function Crumbs({ doctor }: { doctor: ListedDoctor }) {
  const locale = useLocale();
  const { country } = doctor.entry;
  return (
    <nav aria-label={m.doctors_crumbs()}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm">
        <li>
          <Link className="link inline-flex min-h-target items-center" to={doctorsPath({ locale })}>
            {m.doctors_short()}
          </Link>
        </li>
        <li aria-hidden>/</li>
        <li>
          <Link
            className="link inline-flex min-h-target items-center"
            to={doctorsPath({ locale, country: country.code })}
          >
            {country.name}
          </Link>
        </li>
      </ol>
    </nav>
  );
}

/** Addresses that doctors wrote: search engines are not asked to follow them. */
function Contact({ entry }: { entry: ListedDoctor['entry'] }) {
  const { website, phone, phoneToDial } = entry;
  if (website === '' && phone === '') return null;
  return (
    <div className="grid gap-3">
      {website !== '' && (
        <a
          href={website}
          rel="nofollow ugc noopener noreferrer"
          className={buttonClass({ variant: 'primary', size: 'lg' })}
        >
          <ArrowSquareOutIcon size="1.25em" weight="bold" aria-hidden />
          {m.doctors_website()}
        </a>
      )}
      {phone !== '' && (
        <a href={`tel:${phoneToDial}`} className={buttonClass({})}>
          <PhoneIcon size="1.25em" weight="bold" aria-hidden />
          {phone}
        </a>
      )}
    </div>
  );
}
