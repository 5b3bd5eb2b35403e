import { ShieldCheckIcon } from '@phosphor-icons/react/dist/ssr/ShieldCheck';
import type { DoctorReason } from '../../../domain/profile/survey/survey-answers.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { NumberedSteps } from '../../ui/data/numbered-steps.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Link } from '../../ui/navigation/link.ts';
import { plateOf } from './plates.ts';

/** What is coming: the three stages, and what happens to the answers. */
export function WelcomeStep() {
  const stages = [
    { title: m.onboarding_welcome_stage_you(), detail: m.onboarding_welcome_stage_you_detail() },
    { title: m.onboarding_welcome_stage_food(), detail: m.onboarding_welcome_stage_food_detail() },
    { title: m.onboarding_welcome_stage_week(), detail: m.onboarding_welcome_stage_week_detail() },
  ];
  return (
    <div className="grid items-center gap-8 md:grid-cols-2">
      <div className="grid gap-8">
        <NumberedSteps
          steps={stages.map(({ title, detail }) => (
            <>
              <b className="font-bold">{title}</b>
              <br />
              {detail}
            </>
          ))}
        />
        <p className="flex gap-2 text-sm text-ink-2">
          <ShieldCheckIcon size="1.25em" weight="bold" aria-hidden className="flex-none" />
          {m.onboarding_welcome_privacy()}
        </p>
      </div>
      <Plate of="WELCOME" />
    </div>
  );
}

export function CheerStep({ step }: { step: 'CHEER_FOR_YOU' | 'CHEER_FOR_FOOD' }) {
  return <Plate of={step} />;
}

function Plate({ of }: { of: Parameters<typeof plateOf>[0] }) {
  return (
    <img
      src={plateOf(of)}
      alt=""
      width={480}
      height={480}
      fetchPriority="high"
      className="mx-auto w-full max-w-120 animate-rise"
    />
  );
}

const advice: Record<DoctorReason, { title: () => string; text: () => string }> = {
  UNDER_18: { title: m.onboarding_doctor_under_18_title, text: m.onboarding_doctor_under_18 },
  PREGNANT_OR_BREASTFEEDING: {
    title: m.onboarding_doctor_pregnant_title,
    text: m.onboarding_doctor_pregnant,
  },
  TYPE1_DIABETES: { title: m.onboarding_doctor_type1_title, text: m.onboarding_doctor_type1 },
  TYPE2_DIABETES: { title: m.onboarding_doctor_type2_title, text: m.onboarding_doctor_type2 },
  HIGH_BLOOD_PRESSURE: {
    title: m.onboarding_doctor_blood_pressure_title,
    text: m.onboarding_doctor_blood_pressure,
  },
};

/** What is said of these has a study, which the guide names. */
const withStudies: readonly DoctorReason[] = [
  'TYPE1_DIABETES',
  'TYPE2_DIABETES',
  'HIGH_BLOOD_PRESSURE',
];

export function DoctorStep({ reasons }: { reasons: readonly DoctorReason[] }) {
  const locale = useLocale();
  return (
    <div className="grid max-w-prose gap-4">
      {reasons.map((reason) => (
        <Alert key={reason} tone="medical" title={advice[reason].title()}>
          {advice[reason].text()}
        </Alert>
      ))}
      {reasons.some((reason) => withStudies.includes(reason)) && (
        <p className="text-sm">
          <Link to={screenPath('ketoGuide', locale, undefined, { hash: 'ask' })} className="link">
            {m.onboarding_doctor_studies()}
          </Link>
        </p>
      )}
    </div>
  );
}
