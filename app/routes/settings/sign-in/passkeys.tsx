import type { SubmitEvent } from 'react';
import { data, redirect } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { execute } from '../../../graphql/api.ts';
import {
  AddPasskeyDocument,
  RemovePasskeyDocument,
  StartPasskeyDocument,
} from '../operations.gen.ts';
import { requestLocale, useLocale } from '../../../shell/locale.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { Route } from './+types/passkeys.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { deviceName } from '../device-name.ts';
import { messageFor } from '../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { loadSecondFactor } from './load-second-factor.ts';
import { longDate } from '../../../dates/long-date.ts';
import { NoPassword } from './no-password.tsx';
import { pageHead } from '../../../shell/page-head.ts';
import { SettingsFrame } from '../../../shell/settings-frame.tsx';
import { usePasskey, type PasskeyQuestion } from '../../identity/login/use-passkey.ts';
import { answerForms, refuse } from '../../../forms/answer-forms.ts';
import { passkeyForms, typedPasskeyForms } from './sign-in-forms.ts';
import { readSent } from '../../../forms/form-set.ts';
import { useFocusOnProblem } from '../../../forms/use-focus-on-problem.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.identity_passkeys(), matches }),
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { passkeys, hasPassword } = await loadSecondFactor({ context, request });
  const isAdded = new URL(request.url).searchParams.get('notice') === 'added';
  return { passkeys, hasPassword, isAdded };
}

const answerPasskeys = answerForms<typeof passkeyForms, PasskeyQuestion>(passkeyForms, {
  start: async (input, { context }) => {
    const { startPasskey } = await execute(context, StartPasskeyDocument, { input });
    const { problems, ...result } = startPasskey;
    return { problems, result };
  },
  add: async (input, { context }) =>
    (await execute(context, AddPasskeyDocument, { input })).addPasskey,
  remove: async (input, { context }) => {
    await execute(context, RemovePasskeyDocument, { input });
    return { problems: [] };
  },
});

export async function action(args: Route.ActionArgs) {
  const answer = await answerPasskeys(args);
  if (answer.outcome !== 'done') return refuse(answer);
  if (answer.intent === 'start') return data(answer);
  const query = { notice: answer.intent === 'add' ? 'added' : undefined };
  return redirect(screenPath('passkeys', requestLocale(args.request), undefined, { query }));
}

export default function Passkeys({ loaderData }: Route.ComponentProps) {
  const { passkeys, hasPassword, isAdded } = loaderData;
  return (
    <SettingsFrame title={m.identity_passkeys()} lead={m.identity_passkeys_lead()}>
      <div className="grid gap-5">
        {isAdded && <Alert tone="tip">{m.identity_passkey_added_notice()}</Alert>}
        {passkeys.length > 0 && <PasskeyList passkeys={passkeys} />}
        {hasPassword ? <AddPasskey /> : <NoPassword />}
      </div>
    </SettingsFrame>
  );
}

type Passkey = Route.ComponentProps['loaderData']['passkeys'][number];

function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const locale = useLocale();
  return (
    <Card>
      <ul className="grid gap-4">
        {passkeys.map(({ id, name, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <div>
              <p className="font-semibold wrap-anywhere">{name}</p>
              <p className="text-sm text-ink-2">
                {m.identity_passkey_added({ date: longDate(createdAt, locale) })}
              </p>
            </div>
            <IntentForm set={passkeyForms} intent="remove" values={{ id }} className="grid gap-2">
              <SubmitButton size="sm" aria-label={m.identity_passkey_remove_named({ name })}>
                {m.identity_passkey_remove()}
              </SubmitButton>
            </IntentForm>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const nothingTyped = { name: '', password: '' };

/** The browser makes the key: without its scripts there is none. */
function AddPasskey() {
  const intents = { start: 'start', finish: 'add' } as const;
  const passkey = usePasskey({ ask: 'make', set: passkeyForms, intents });
  const { start, problems, isBusy, again } = passkey;
  const passwordProblem = messageFor(problems, 'password');
  const wholeProblem = passwordProblem === undefined ? passkey.problem : undefined;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { name, password } =
      readSent(typedPasskeyForms, new FormData(form))?.fields ?? nothingTyped;
    // The page stays as it is when the key is there: a password is not to stay in it.
    const field = form.elements.namedItem('password');
    if (field instanceof HTMLInputElement) field.value = '';
    const ownName = deviceName(navigator.userAgent) ?? m.identity_passkey();
    start({ name: name.trim() || ownName, password });
  }

  return (
    <Card>
      <noscript>
        <p>{m.identity_passkey_needs_script()}</p>
      </noscript>
      <IntentForm
        set={passkeyForms}
        intent="start"
        formRef={useFocusOnProblem(problems)}
        onSubmit={submit}
        className="grid gap-5 noscript:hidden"
      >
        {wholeProblem && (
          <Alert tone="danger" action={again && <TryAgain onClick={again} isBusy={isBusy} />}>
            {wholeProblem}
          </Alert>
        )}
        <TextField
          label={m.identity_passkey_name()}
          hint={m.identity_passkey_name_hint()}
          name="name"
          maxLength={60}
          autoComplete="off"
        />
        <CurrentPasswordField error={passwordProblem} />
        <SubmitButton variant="primary" size="lg" isBlock isBusy={isBusy}>
          {m.identity_passkey_add()}
        </SubmitButton>
      </IntentForm>
    </Card>
  );
}

function TryAgain(button: { onClick: () => void; isBusy: boolean }) {
  return (
    <Button size="sm" {...button}>
      {m.site_try_again()}
    </Button>
  );
}
