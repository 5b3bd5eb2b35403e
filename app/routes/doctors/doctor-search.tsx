import { Form } from 'react-router';
import { doctorLimits } from '../../../domain/doctors/doctor-limits.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { DoctorsAddress } from './doctors-address.ts';
import type { DoctorsQuery } from './operations.gen.ts';

interface DoctorSearchProps {
  address: DoctorsAddress;
  choices: DoctorsQuery['doctorChoices'];
}

/** What is asked for stands in the address: it works without scripts, and can be sent to somebody. */
export function DoctorSearch({ address, choices }: DoctorSearchProps) {
  const locale = useLocale();
  const { text, country, language, isTelehealth } = address;
  return (
    <Card>
      <search>
        <Form
          key={JSON.stringify(address)}
          aria-label={m.doctors_search()}
          action={screenPath('doctors', locale)}
          className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_auto]"
        >
          <TextField
            label={m.doctors_search_text()}
            name="q"
            type="search"
            defaultValue={text}
            maxLength={doctorLimits.textLength}
            placeholder={m.doctors_search_placeholder()}
          />
          <SelectField
            label={m.doctors_country()}
            name="country"
            defaultValue={country}
            options={[
              { value: '', label: m.doctors_every_country() },
              ...choices.countries.map(asOption),
            ]}
          />
          <SelectField
            label={m.doctors_language()}
            name="language"
            defaultValue={language}
            options={[
              { value: '', label: m.doctors_every_language() },
              ...choices.languages.map(asOption),
            ]}
          />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Checkbox
              label={m.doctors_only_telehealth()}
              name="telehealth"
              value="on"
              defaultChecked={isTelehealth}
            />
            <Button type="submit" variant="primary">
              {m.doctors_search_button()}
            </Button>
          </div>
        </Form>
      </search>
    </Card>
  );
}

function asOption({ code, name }: { code: string; name: string }) {
  return { value: code, label: name };
}
