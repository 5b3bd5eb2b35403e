import { data, redirect } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { execute } from '../../graphql/api.ts';
import {
  AddPushDeviceDocument,
  ChangeNotificationsDocument,
  NotificationSettingsDocument,
  NotificationsDocument,
  RemovePushDeviceDocument,
} from './operations.gen.ts';
import { requestLocale } from '../../shell/locale.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { readForm, textOf, type FormProblem } from '../../forms/form-answers.ts';
import { redirectToLogin } from '../../members-only/login-redirect.ts';
import { pageTitle } from '../../shell/page-title.ts';
import { SettingsFrame } from '../../shell/settings-frame.tsx';
import { timeZoneOf, useTimeZone } from '../../dates/time-zone.ts';
import type { Route } from './+types/notifications.ts';
import { ChoicesForm } from './choices-form.tsx';
import { readChoices } from './choice-form.ts';
import { ClockNote } from './clock-note.tsx';
import { DeviceCard } from './device-card.tsx';
import { TimersCard } from './timers-card.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(m.notifications_title(), matches) },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { me } = await execute(context, NotificationsDocument);
  if (!me) throw redirectToLogin(request);
  const { notificationSettings: settings } = await execute(context, NotificationSettingsDocument);
  return { settings, deviceZone: timeZoneOf(request) };
}

/** The switches and buttons of this page: each form says in `intent` what it is. */
export async function action({ context, request }: Route.ActionArgs) {
  const problems = await carryOut({ context, request, form: await readForm(request) });
  if (problems.length > 0) return data({ problems }, { status: 400 });
  return redirect(screenPath('notifications', requestLocale(request)));
}

interface Change extends Pick<Route.ActionArgs, 'context' | 'request'> {
  form: FormData;
}

async function carryOut({ context, request, form }: Change): Promise<FormProblem[]> {
  switch (textOf(form, 'intent')) {
    case 'change': {
      const input = { choices: readChoices(form), timeZone: timeZoneOf(request) };
      const answer = await execute(context, ChangeNotificationsDocument, { input });
      return answer.changeNotifications.problems;
    }
    case 'add-device': {
      const [endpoint, p256dh] = [textOf(form, 'endpoint'), textOf(form, 'p256dh')];
      const input = { endpoint, p256dh, auth: textOf(form, 'auth') };
      return (await execute(context, AddPushDeviceDocument, { input })).addPushDevice.problems;
    }
    case 'remove-device': {
      const input = { id: textOf(form, 'device') };
      return (await execute(context, RemovePushDeviceDocument, { input })).removePushDevice
        .problems;
    }
    default:
      throw data({ code: 'input.invalid', message: '' }, { status: 400 });
  }
}

export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, deviceZone } = loaderData;
  const { choices, pushKey, isEmailPossible, pushDeviceCount } = settings;
  useTimeZone();
  const isPushWanted = choices.some(({ channel, isOn }) => channel === 'PUSH' && isOn);
  const [problem] = actionData?.problems ?? [];
  return (
    <SettingsFrame title={m.notifications_title()} lead={m.notifications_lead()}>
      <div className="grid gap-6">
        {problem && <Alert tone="danger">{problem.message}</Alert>}
        {pushKey === null ? (
          <Alert>{m.notifications_push_off()}</Alert>
        ) : (
          <DeviceCard pushKey={pushKey} deviceId={settings.currentPushDeviceId} />
        )}
        {pushKey !== null && isPushWanted && pushDeviceCount === 0 && (
          <Alert>{m.notifications_no_device()}</Alert>
        )}
        <ChoicesForm
          choices={choices}
          isEmailPossible={isEmailPossible}
          isPushPossible={pushKey !== null}
        />
        <ClockNote timeZone={settings.timeZone} deviceZone={deviceZone} />
        <TimersCard />
      </div>
    </SettingsFrame>
  );
}
