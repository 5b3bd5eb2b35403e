import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';

/** What is good to know before a visit, and the way in for doctors. */
export function DoctorsAside() {
  const locale = useLocale();
  const tips = [
    m.doctors_before_medicine(),
    m.doctors_before_tests(),
    m.doctors_before_low_sugar(),
  ];
  return (
    <div className="grid gap-gutter">
      <Card as="section">
        <h2 className="pb-3 text-h4">{m.doctors_before_title()}</h2>
        <ul className="grid gap-2 text-sm">
          {tips.map((tip) => (
            <li key={tip} className="flex items-start gap-2.5">
              <CheckIcon size="1.15em" weight="bold" aria-hidden className="mt-0.5 flex-none" />
              {tip}
            </li>
          ))}
        </ul>
      </Card>
      <Alert tone="medical" title={m.doctors_emergency_title()}>
        {m.doctors_emergency_text()}
      </Alert>
      <Card as="section">
        <h2 className="text-h4">{m.doctors_apply_question()}</h2>
        <p className="pt-1 pb-4 text-sm text-ink-2">{m.doctors_apply_short()}</p>
        <ButtonLink to={screenPath('doctorApply', locale)} size="sm">
          {m.doctors_apply()}
        </ButtonLink>
      </Card>
    </div>
  );
}
