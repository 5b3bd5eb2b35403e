import * as m from '../../../i18n/paraglide/messages.js';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { errorOf, isChosen, type StepFields } from './step-fields.ts';

interface ConsentStepProps {
  brand: string;
  /** The country, as it stands after "in". */
  place: string;
  fields: StepFields;
}

export function ConsentStep({ brand, place, fields }: ConsentStepProps) {
  return (
    <Card className="max-w-prose">
      <Checkbox
        name="dataConsent"
        value="yes"
        defaultChecked={isChosen(fields, 'dataConsent', 'yes')}
        error={errorOf(fields, 'dataConsent', 'step')}
        label={m.onboarding_consent_label({ brand, place })}
        hint={m.onboarding_consent_detail()}
      />
    </Card>
  );
}
