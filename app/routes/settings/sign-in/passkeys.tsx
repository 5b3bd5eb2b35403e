import type { SubmitEvent } from 'react';
import { data, Form, redirect } from 'react-router';
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
import { messageFor, readForm, textOf } from '../../../forms/form-answers.ts';
import { useFocusOnProblem } from '../../../forms/use-focus-on-problem.ts';
import { loadSecondFactor } from './load-second-factor.ts';
import { longDate } from '../../../dates/long-date.ts';
import { NoPassword } from './no-password.tsx';
import { pageTitle } from '../../../shell/page-title.ts';
import { SettingsFrame } from '../../../shell/settings-frame.tsx';
import { usePasskey } from '../../identity/login/use-passkey.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(m.identity_passkeys(), matches) },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { passkeys, hasPassword } = await loadSecondFactor({ context, request });
  const isAdded = new URL(request.url).searchParams.get('notice') === 'added';
  return { passkeys, hasPassword, isAdded };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  switch (textOf(form, 'intent')) {
    case 'start': {
      const input = { password: textOf(form, 'password') };
      const { startPasskey } = await execute(context, StartPasskeyDocument, { input });
      return data(startPasskey, { status: startPasskey.problems.length === 0 ? 200 : 400 });
    }
    case 'add': {
      const [token, answer] = [textOf(form, 'token'), textOf(form, 'answer')];
      const input = { token, answer, name: textOf(form, 'name') };
      const { addPasskey } = await execute(context, AddPasskeyDocument, { input });
      if (addPasskey.problems.length > 0) return data(addPasskey, { status: 400 });
      return backHere(request, 'added');
    }
    case 'remove': {
      const input = { id: textOf(form, 'id') };
      await execute(context, RemovePasskeyDocument, { input });
      return backHere(request);
    }
    default:
      throw data({ code: 'input.invalid', message: '' }, { status: 400 });
  }
}

function backHere(request: Request, notice?: string): Response {
  return redirect(screenPath('passkeys', requestLocale(request), undefined, { query: { notice } }));
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
              <p className="text-small text-ink-2">
                {m.identity_passkey_added({ date: longDate(createdAt, locale) })}
              </p>
            </div>
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <Button
                type="submit"
                size="sm"
                name="intent"
                value="remove"
                aria-label={m.identity_passkey_remove_named({ name })}
              >
                {m.identity_passkey_remove()}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The browser makes the key: without its scripts there is none. */
function AddPasskey() {
  const intents = { start: 'start', finish: 'add' };
  const { start, problems, isGivenUp, isBusy } = usePasskey({ ask: 'make', intents });
  const wholeProblem = messageFor(problems) ?? (isGivenUp ? m.error_passkey_failed() : undefined);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    // The page stays as it is when the key is there: a password is not to stay in it.
    const typed = event.currentTarget.elements.namedItem('password');
    if (typed instanceof HTMLInputElement) typed.value = '';
    const name = textOf(form, 'name').trim() || deviceName(navigator.userAgent);
    start({ name: name ?? m.identity_passkey(), password: textOf(form, 'password') });
  }

  return (
    <Card>
      <noscript>
        <p>{m.identity_passkey_needs_script()}</p>
      </noscript>
      <Form
        method="post"
        noValidate
        onSubmit={submit}
        ref={useFocusOnProblem(problems)}
        className="grid gap-5 noscript:hidden"
      >
        {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
        <TextField
          label={m.identity_passkey_name()}
          hint={m.identity_passkey_name_hint()}
          name="name"
          maxLength={60}
          autoComplete="off"
        />
        <CurrentPasswordField error={messageFor(problems, 'password')} />
        <Button type="submit" variant="primary" size="lg" isBlock isBusy={isBusy}>
          {m.identity_passkey_add()}
        </Button>
      </Form>
    </Card>
  );
}
