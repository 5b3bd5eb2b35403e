import * as m from '../../../i18n/paraglide/messages.js';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { errorOf, isChosen, type StepFields } from './step-fields.ts';

export function ConsentStep({ brand, fields }: { brand: string; fields: StepFields }) {
  return (
    <Card className="max-w-prose">
      <Checkbox
        name="dataConsent"
        value="yes"
        defaultChecked={isChosen(fields, 'dataConsent', 'yes')}
        error={errorOf(fields, 'dataConsent', 'step')}
        label={m.onboarding_consent_label({ brand, place: m.onboarding_consent_place() })}
        hint={m.onboarding_consent_detail()}
      />
    </Card>
  );
}
