import type { ReactNode } from 'react';
import { entryLimits, specialties } from '../../../domain/doctors/doctor-entry.rules.ts';
import { specialtyWords } from '../../../domain/doctors/specialty-words.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { validateEmail } from '../../forms/field-validators.ts';
import { messageFor, tickedIn, typedIn, type FormAnswer } from '../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { useLocale } from '../../shell/locale.ts';
import { ChipInput } from '../../ui/actions/chip.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextAreaField, TextField } from '../../ui/forms/text-field.tsx';
import { applyForms, ownEntryForms } from './doctors-forms.ts';
import type { EntryChoices } from './entry-choices.ts';
import type { OwnDoctorEntryQuery } from './operations.gen.ts';

interface FormProps {
  choices: EntryChoices;
  answer: FormAnswer | null;
}

type OwnEntry = NonNullable<OwnDoctorEntryQuery['doctorEntry']>;

export function ApplyForm({ choices, answer }: FormProps) {
  const problems = answer?.problems;
  const locale = useLocale();
  return (
    <IntentForm set={applyForms} intent="apply" className="grid gap-6">
      <EntryFields choices={choices} answer={answer} own={null}>
        <TextField
          label={m.doctors_field_email()}
          hint={m.doctors_field_email_hint()}
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={typedIn(answer, 'email')}
          error={messageFor(problems, 'email')}
          validate={validateEmail}
        />
      </EntryFields>
      <Checkbox
        name="hasConsent"
        required
        defaultChecked={tickedIn(answer, 'hasConsent') ?? false}
        error={messageFor(problems, 'hasConsent')}
        label={m.doctors_field_consent()}
        hint={
          <a href={`${screenPath('terms', locale)}#privacy-policy`} className="link">
            {m.legal_privacy()}
          </a>
        }
      />
      <SubmitButton variant="primary" size="lg">
        {m.doctors_apply_send()}
      </SubmitButton>
    </IntentForm>
  );
}

export function CorrectForm({ own, ...form }: FormProps & { own: OwnEntry }) {
  return (
    <IntentForm set={ownEntryForms} intent="correct" className="grid gap-6">
      <EntryFields {...form} own={own} />
      <SubmitButton size="lg">{m.doctors_own_correct_send()}</SubmitButton>
    </IntentForm>
  );
}

interface EntryFieldsProps extends FormProps {
  own: OwnEntry | null;
  children?: ReactNode;
}

function EntryFields({ choices, answer, own, children }: EntryFieldsProps) {
  const problems = answer?.problems;
  const whole = messageFor(problems);
  const entry = own?.entry;
  const field = (name: 'name' | 'clinic' | 'city' | 'website' | 'phone' | 'text' | 'licence') => ({
    name,
    maxLength: entryLimits[name],
    defaultValue: typedIn(answer, name) ?? (name === 'licence' ? own?.licence : entry?.[name]),
    error: messageFor(problems, name),
  });
  return (
    <>
      {whole && <Alert tone="danger">{whole}</Alert>}
      <TextField
        {...field('name')}
        label={m.doctors_field_name()}
        hint={m.doctors_field_name_hint()}
        autoComplete="name"
        required
      />
      <Choices
        name="specialties"
        label={m.doctors_field_specialties({ most: entryLimits.specialties })}
        options={specialties.map((value) => ({ value, label: specialtyWords[value]() }))}
        chosen={sentChoices(answer, 'specialties') ?? entry?.specialties ?? []}
        error={messageFor(problems, 'specialties')}
      />
      <TextField
        {...field('clinic')}
        label={m.doctors_field_clinic()}
        autoComplete="organization"
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...field('city')} label={m.doctors_field_city()} required />
        <SelectField
          label={m.doctors_country()}
          name="country"
          required
          defaultValue={typedIn(answer, 'country') ?? entry?.country.code ?? ''}
          options={[{ value: '', label: m.doctors_field_country_none() }, ...choices.countries]}
          error={messageFor(problems, 'country')}
        />
      </div>
      <Choices
        name="languages"
        label={m.doctors_field_languages({ most: entryLimits.languages })}
        options={choices.languages}
        chosen={sentChoices(answer, 'languages') ?? entry?.languages.map(({ code }) => code) ?? []}
        error={messageFor(problems, 'languages')}
      />
      <div className="grid gap-2">
        <Checkbox
          name="isTelehealth"
          label={m.doctors_field_telehealth()}
          defaultChecked={tickedIn(answer, 'isTelehealth') ?? entry?.isTelehealth ?? false}
        />
        <Checkbox
          name="takesPatients"
          label={m.doctors_field_takes_patients()}
          defaultChecked={tickedIn(answer, 'takesPatients') ?? entry?.takesPatients ?? false}
        />
      </div>
      <TextAreaField
        {...field('text')}
        label={m.doctors_field_text()}
        hint={m.doctors_field_text_hint()}
        rows={6}
        required
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          {...field('website')}
          label={m.doctors_field_website()}
          inputMode="url"
          autoComplete="url"
        />
        <TextField
          {...field('phone')}
          label={m.doctors_field_phone()}
          type="tel"
          autoComplete="tel"
        />
      </div>
      <TextField
        {...field('licence')}
        label={m.doctors_field_licence()}
        hint={m.doctors_field_licence_hint()}
        required
      />
      {children}
    </>
  );
}

/** What was ticked when the form is shown again. */
function sentChoices(answer: FormAnswer | null, name: string): string[] | null {
  if (!answer || answer.outcome === 'done') return null;
  return answer.sent.filter(([each]) => each === name).map(([, value]) => value);
}

interface ChoicesProps {
  name: 'specialties' | 'languages';
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  error: string | undefined;
}

function Choices({ name, label, options, chosen, error }: ChoicesProps) {
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="pb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label: word }) => (
          <ChipInput
            key={value}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            aria-invalid={error ? true : undefined}
          >
            {word}
          </ChipInput>
        ))}
      </div>
      <FieldError id={`${name}-error`} error={error} />
    </fieldset>
  );
}
