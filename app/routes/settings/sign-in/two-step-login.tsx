import { useState } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { Route } from './+types/two-step-login.ts';
import { CodeField } from '../../identity/login/code-field.tsx';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { answerTo, messageFor } from '../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { loadSecondFactor } from './load-second-factor.ts';
import { NoPassword } from './no-password.tsx';
import { pageHead } from '../../../shell/page-head.ts';
import { SettingsFrame } from '../../../shell/settings-frame.tsx';
import { twoStepAction, type TwoStepAnswer } from './two-step-action.server.ts';
import { twoStepForms } from './sign-in-forms.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.identity_two_step(), matches }),
];

export function loader({ context, request }: Route.LoaderArgs) {
  return loadSecondFactor({ context, request });
}

export function action(args: Route.ActionArgs) {
  return twoStepAction(args);
}

export default function TwoStepLogin({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SettingsFrame title={m.identity_two_step()} lead={m.identity_two_step_lead()}>
      <Step methods={loaderData} answer={actionData} />
    </SettingsFrame>
  );
}

type Offer = NonNullable<NonNullable<TwoStepAnswer['result']>['offer']>;

interface StepProps {
  methods: Route.ComponentProps['loaderData'];
  answer: TwoStepAnswer | undefined;
}

function Step({ methods, answer }: StepProps) {
  const codes = answer?.result?.recoveryCodes ?? [];
  const offer = useOffer(answer);
  if (codes.length > 0) return <RecoveryCodes codes={codes} />;
  if (offer) return <ScanForm offer={offer} answer={answer} />;
  if (methods.isSecondFactorOn) {
    return <ManageForm recoveryCodesLeft={methods.recoveryCodesLeft} answer={answer} />;
  }
  return methods.hasPassword ? <StartForm answer={answer} /> : <NoPassword />;
}

/** A code that did not get through leaves the secret on the page that was offered for it. */
function useOffer(answer: TwoStepAnswer | undefined): Offer | null {
  const [kept, setKept] = useState<Offer | null>(null);
  const offer = answer?.result?.offer ?? null;
  if (offer !== null && offer !== kept) setKept(offer);
  return offer ?? (answer?.intent === 'confirm' && answer.outcome === 'failed' ? kept : null);
}

function StartForm({ answer }: { answer: TwoStepAnswer | undefined }) {
  const problems = answerTo(answer, 'start')?.problems;
  const wholeProblem = messageFor(problems);
  return (
    <Card>
      <IntentForm set={twoStepForms} intent="start" className="grid gap-5">
        {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
        <CurrentPasswordField error={messageFor(problems, 'password')} />
        <SubmitButton variant="primary" size="lg" isBlock>
          {m.identity_two_step_start()}
        </SubmitButton>
      </IntentForm>
    </Card>
  );
}

interface ScanFormProps {
  offer: Offer;
  answer: TwoStepAnswer | undefined;
}

function ScanForm({ offer, answer }: ScanFormProps) {
  const problems = answerTo(answer, 'confirm')?.problems;
  const wholeProblem = messageFor(problems);
  return (
    <Card>
      <p>{m.identity_two_step_scan()}</p>
      <img
        src={offer.qrCode}
        alt={m.identity_two_step_qr()}
        width={200}
        height={200}
        className="mx-auto my-5 rounded-md"
      />
      <p className="text-sm text-ink-2">{m.identity_two_step_secret()}</p>
      <p className="mb-5 font-semibold tracking-wide wrap-anywhere">{inFours(offer.secret)}</p>
      <IntentForm
        set={twoStepForms}
        intent="confirm"
        values={{ secret: offer.secret, url: offer.url }}
        className="grid gap-5"
      >
        {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
        <CodeField hint={m.identity_code_hint()} error={messageFor(problems, 'code')} isNumeric />
        <SubmitButton variant="primary" size="lg" isBlock>
          {m.identity_two_step_confirm()}
        </SubmitButton>
      </IntentForm>
    </Card>
  );
}

/** Long keys are typed off four letters at a time. */
function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Card>
      <h2 className="text-h3">{m.identity_recovery_title()}</h2>
      <p className="mt-2">{m.identity_recovery_text()}</p>
      <ul className="my-5 grid grid-cols-2 gap-x-6 gap-y-2 font-semibold tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <ButtonLink to={screenPath('userSettings', useLocale())} variant="primary" size="lg" isBlock>
        {m.identity_recovery_done()}
      </ButtonLink>
    </Card>
  );
}

interface ManageFormProps {
  recoveryCodesLeft: number;
  answer: TwoStepAnswer | undefined;
}

function ManageForm({ recoveryCodesLeft, answer }: ManageFormProps) {
  const problems = answer?.problems;
  const wholeProblem = messageFor(problems);
  return (
    <Card>
      <p className="mb-5">{m.identity_recovery_left({ count: recoveryCodesLeft })}</p>
      <IntentForm set={twoStepForms} intent={['renew', 'remove']} className="grid gap-5">
        {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
        <CurrentPasswordField error={messageFor(problems, 'password')} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton intent="renew">{m.identity_recovery_renew()}</SubmitButton>
          <SubmitButton intent="remove" variant="danger">
            {m.identity_two_step_remove()}
          </SubmitButton>
        </div>
      </IntentForm>
    </Card>
  );
}
