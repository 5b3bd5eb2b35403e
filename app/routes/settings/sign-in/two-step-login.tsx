import { Form, useNavigation } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { Route } from './+types/two-step-login.ts';
import { CodeField } from '../../identity/login/code-field.tsx';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { messageFor, type FormProblem } from '../../../forms/form-answers.ts';
import { useFocusOnProblem } from '../../../forms/use-focus-on-problem.ts';
import { loadSecondFactor } from './load-second-factor.ts';
import { NoPassword } from './no-password.tsx';
import { pageTitle } from '../../../shell/page-title.ts';
import { SettingsFrame } from '../../../shell/settings-frame.tsx';
import { twoStepAction, type TwoStepAnswer } from './two-step-action.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(m.identity_two_step(), matches) },
];

export function loader({ context, request }: Route.LoaderArgs) {
  return loadSecondFactor({ context, request });
}

export function action({ context, request }: Route.ActionArgs) {
  return twoStepAction({ context, request });
}

export default function TwoStepLogin({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SettingsFrame title={m.identity_two_step()} lead={m.identity_two_step_lead()}>
      <Step methods={loaderData} answer={actionData} />
    </SettingsFrame>
  );
}

interface StepProps {
  methods: Route.ComponentProps['loaderData'];
  answer: TwoStepAnswer | undefined;
}

function Step({ methods, answer }: StepProps) {
  if (answer && answer.recoveryCodes.length > 0) {
    return <RecoveryCodes codes={answer.recoveryCodes} />;
  }
  if (answer?.offer) return <ScanForm offer={answer.offer} problems={answer.problems} />;
  if (methods.isSecondFactorOn) {
    return <ManageForm recoveryCodesLeft={methods.recoveryCodesLeft} answer={answer} />;
  }
  return methods.hasPassword ? <StartForm answer={answer} /> : <NoPassword />;
}

function StartForm({ answer }: { answer: TwoStepAnswer | undefined }) {
  const isBusy = useNavigation().formMethod === 'POST';
  const problems = answer?.problems;
  const wholeProblem = messageFor(problems);
  return (
    <Card>
      <Form method="post" noValidate ref={useFocusOnProblem(problems)} className="grid gap-5">
        {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
        <CurrentPasswordField error={messageFor(problems, 'password')} />
        <Button
          type="submit"
          name="intent"
          value="start"
          variant="primary"
          size="lg"
          isBlock
          isBusy={isBusy}
        >
          {m.identity_two_step_start()}
        </Button>
      </Form>
    </Card>
  );
}

interface ScanFormProps {
  offer: NonNullable<TwoStepAnswer['offer']>;
  problems: FormProblem[];
}

function ScanForm({ offer, problems }: ScanFormProps) {
  const isBusy = useNavigation().formMethod === 'POST';
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
      <p className="text-small text-ink-2">{m.identity_two_step_secret()}</p>
      <p className="mb-5 font-semibold tracking-wide wrap-anywhere">{inFours(offer.secret)}</p>
      <Form method="post" noValidate ref={useFocusOnProblem(problems)} className="grid gap-5">
        {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
        <input type="hidden" name="secret" value={offer.secret} />
        <input type="hidden" name="url" value={offer.url} />
        <CodeField hint={m.identity_code_hint()} error={messageFor(problems, 'code')} isNumeric />
        <Button
          type="submit"
          name="intent"
          value="confirm"
          variant="primary"
          size="lg"
          isBlock
          isBusy={isBusy}
        >
          {m.identity_two_step_confirm()}
        </Button>
      </Form>
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
  const isBusy = useNavigation().formMethod === 'POST';
  const problems = answer?.problems;
  const wholeProblem = messageFor(problems);
  return (
    <Card>
      <p className="mb-5">{m.identity_recovery_left({ count: recoveryCodesLeft })}</p>
      <Form method="post" noValidate ref={useFocusOnProblem(problems)} className="grid gap-5">
        {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
        <CurrentPasswordField error={messageFor(problems, 'password')} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="renew" isBusy={isBusy}>
            {m.identity_recovery_renew()}
          </Button>
          <Button type="submit" name="intent" value="remove" variant="danger" isBusy={isBusy}>
            {m.identity_two_step_remove()}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
