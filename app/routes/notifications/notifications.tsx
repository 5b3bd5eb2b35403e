import { redirect } from 'react-router';
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
import { answerForms, refuse } from '../../forms/answer-forms.ts';
import { redirectToLogin } from '../../members-only/login-redirect.ts';
import { pageHead } from '../../shell/page-head.ts';
import { SettingsFrame } from '../../shell/settings-frame.tsx';
import { timeZoneOf, useTimeZone } from '../../dates/time-zone.ts';
import type { Route } from './+types/notifications.ts';
import { ChoicesForm } from './choices-form.tsx';
import { readChoices } from './choice-form.ts';
import { ClockNote } from './clock-note.tsx';
import { DeviceCard } from './device-card.tsx';
import { TimersCard } from './timers-card.tsx';
import { notificationForms } from './notifications-forms.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.notifications_title(), matches }),
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { me } = await execute(context, NotificationsDocument);
  if (!me) throw redirectToLogin(request);
  const { notificationSettings: settings } = await execute(context, NotificationSettingsDocument);
  return { settings, deviceZone: timeZoneOf(request) };
}

const answerNotifications = answerForms(notificationForms, {
  change: async (fields, { context, request }) => {
    const input = { choices: readChoices(fields), timeZone: timeZoneOf(request) };
    return (await execute(context, ChangeNotificationsDocument, { input })).changeNotifications;
  },
  'add-device': async (input, { context }) =>
    (await execute(context, AddPushDeviceDocument, { input })).addPushDevice,
  'remove-device': async ({ device: id }, { context }) =>
    (await execute(context, RemovePushDeviceDocument, { input: { id } })).removePushDevice,
});

export async function action(args: Route.ActionArgs) {
  const answer = await answerNotifications(args);
  if (answer.outcome !== 'done') return refuse(answer);
  return redirect(screenPath('notifications', requestLocale(args.request)));
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
