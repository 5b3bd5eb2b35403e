import { payerLanguages } from '../../../../domain/pro/pro.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { messageFor, typedIn, type FormAnswer } from '../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { CountryField } from '../frame/country-field.tsx';
import { PeriodField } from '../frame/period-field.tsx';
import { payerLanguageWord } from '../frame/pro-words.ts';
import type { ProSettingsQuery } from '../operations.gen.ts';
import { groupForms } from './group-forms.ts';

export interface SettingsCard {
  group: NonNullable<ProSettingsQuery['proGroup']>;
  answer: FormAnswer | null;
}

export function GroupCard({
  group,
  countries,
  answer,
}: SettingsCard & { countries: readonly { value: string; label: string }[] }) {
  const problems = answer?.problems;
  const wholeProblem = messageFor(problems);
  return (
    <Card as="section">
      <h2 className="pb-4 text-h4">{m.pro_group_title()}</h2>
      <IntentForm
        set={groupForms}
        intent="change"
        values={{ group_id: group.id }}
        className="grid gap-5"
      >
        {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
        <TextField
          label={m.pro_group_name()}
          name="title"
          required
          defaultValue={typedIn(answer, 'title') ?? group.title}
          error={messageFor(problems, 'title')}
        />
        <LanguageField defaultValue={typedIn(answer, 'payerLanguage') ?? group.payerLanguage} />
        <PeriodField
          label={m.pro_new_member_period()}
          defaultValue={typedIn(answer, 'period') ?? group.subscriptionPeriod}
        />
        <CountryField
          label={m.pro_country()}
          name="country"
          countries={countries}
          defaultValue={typedIn(answer, 'country') ?? group.country}
          error={messageFor(problems, 'country')}
        />
        <CountryField
          label={m.pro_tax_residence()}
          name="taxResidence"
          hint={m.pro_tax_residence_hint()}
          countries={countries}
          defaultValue={typedIn(answer, 'taxResidence') ?? group.taxResidence}
          error={messageFor(problems, 'taxResidence')}
        />
        <SubmitButton variant="primary">{m.pro_save()}</SubmitButton>
      </IntentForm>
    </Card>
  );
}

export function LanguageField({ defaultValue }: { defaultValue: string }) {
  return (
    <SelectField
      label={m.pro_payer_language()}
      hint={m.pro_payer_language_hint()}
      name="payerLanguage"
      defaultValue={defaultValue}
      options={payerLanguages.map((value) => ({ value, label: payerLanguageWord(value) }))}
    />
  );
}
