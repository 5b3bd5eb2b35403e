import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import * as m from '../../../i18n/paraglide/messages.js';
import { useLocale } from '../../shell/locale.ts';
import { ChipLink } from '../../ui/actions/chip.tsx';
import { doctorsPath, type DoctorsAddress } from './doctors-address.ts';
import type { DoctorsQuery } from './operations.gen.ts';

interface ChosenProps {
  address: DoctorsAddress;
  choices: DoctorsQuery['doctorChoices'];
}

/** What is chosen, each a link to the search without it. */
export function ChosenDoctorFilters({ address, choices }: ChosenProps) {
  const locale = useLocale();
  const chosen = chosenOf({ address, choices });
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={m.doctors_chosen()} className="flex flex-wrap gap-2">
      {chosen.map(({ name, without }) => (
        <li key={name}>
          <ChipLink
            to={doctorsPath({ ...address, ...without, locale, page: 1 })}
            isCurrent={false}
            aria-label={m.search_filter_remove({ name })}
            preventScrollReset
          >
            {name}
            <XIcon size="1em" weight="bold" aria-hidden />
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}

function chosenOf({ address, choices }: ChosenProps) {
  const { text, country, language, isTelehealth } = address;
  const nameIn = (options: readonly { code: string; name: string }[], code: string) =>
    options.find((option) => option.code === code)?.name ?? code;
  return [
    { name: text && `“${text}”`, without: { text: '' } },
    { name: country && nameIn(choices.countries, country), without: { country: '' } },
    { name: language && nameIn(choices.languages, language), without: { language: '' } },
    { name: isTelehealth ? m.doctors_telehealth() : '', without: { isTelehealth: false } },
  ].filter(({ name }) => name !== '');
}
