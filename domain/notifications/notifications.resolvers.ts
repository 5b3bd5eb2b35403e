import type { Problem } from '../../lib/problems.ts';
import { builder, ProblemType } from '../../api/builder.ts';
import { AccountResultType, accountResult } from '../identity/accounts/account-result.resolvers.ts';
import { requireViewer } from '../identity/viewer/require-viewer.ts';
import { changeNotifications } from './change-notifications.ts';
import {
  findNotificationSettings,
  type NotificationSettings,
} from './find-notification-settings.ts';
import {
  isRequired,
  notificationChannels,
  notificationKinds,
  type NotificationChoice,
} from './notification-choices.rules.ts';
import { addPushDevice, removePushDevice } from './push-device.ts';
import { readUnsubscribeToken, unsubscribe } from './unsubscribe.ts';

const KindType = builder.enumType('NotificationKind', { values: notificationKinds });
const ChannelType = builder.enumType('NotificationChannel', { values: notificationChannels });

const ChoiceType = builder.objectRef<NotificationChoice>('NotificationChoice').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: KindType }),
    channel: t.expose('channel', { type: ChannelType }),
    isOn: t.exposeBoolean('isOn'),
    isRequired: t.boolean({
      description: 'The law asks for it: it cannot be switched off.',
      resolve: isRequired,
    }),
  }),
});

const SettingsType = builder.objectRef<NotificationSettings>('NotificationSettings').implement({
  description: 'What the viewer is told about, and through what.',
  fields: (t) => ({
    choices: t.field({ type: [ChoiceType], resolve: ({ choices }) => [...choices] }),
    timeZone: t.exposeString('timeZone', {
      nullable: true,
      description: 'Whose evenings and Sundays count; null until something is switched on.',
    }),
    isEmailPossible: t.boolean({
      description: 'Whether this server sends e-mail.',
      resolve: (_settings, _input, { services }) => services.mailer.kind !== 'none',
    }),
    pushKey: t.string({
      nullable: true,
      description: 'What a browser subscribes with; null where there are no push messages.',
      resolve: (_settings, _input, { services }) => services.push?.publicKey ?? null,
    }),
    pushDeviceCount: t.int({ resolve: ({ devices }) => devices.length }),
    currentPushDeviceId: t.id({
      nullable: true,
      description: 'The browser of this session, when it was added.',
      resolve: ({ devices }) => devices.find(({ isCurrent }) => isCurrent)?.id ?? null,
    }),
  }),
});

builder.queryFields((t) => ({
  notificationSettings: t.field({
    type: SettingsType,
    resolve: (_root, _input, context) => {
      const viewer = requireViewer(context);
      const { db, settings } = context.services;
      const hasCommunity = settings.COMMUNITY !== 'off';
      return findNotificationSettings({ db, viewer, hasCommunity });
    },
  }),
  mailsToEnd: t.field({
    type: KindType,
    nullable: true,
    description: 'What the link of an e-mail unsubscribes from; null when the link is not ours.',
    args: { token: t.arg.string({ required: true }) },
    resolve: (_root, { token }, { services }) =>
      readUnsubscribeToken({ token, secret: services.authSecret })?.kind ?? null,
  }),
}));

const ChoiceInput = builder.inputType('NotificationChoiceInput', {
  fields: (t) => ({
    kind: t.field({ type: KindType, required: true }),
    channel: t.field({ type: ChannelType, required: true }),
    isOn: t.boolean({ required: true }),
  }),
});

const ChangeNotificationsInput = builder.inputType('ChangeNotificationsInput', {
  fields: (t) => ({
    choices: t.field({
      type: [ChoiceInput],
      required: true,
      description: 'What is left out stays as it is.',
    }),
    timeZone: t.string({ description: 'The device’s, `Europe/Stockholm`.' }),
  }),
});

const AddPushDeviceInput = builder.inputType('AddPushDeviceInput', {
  description: 'A subscription as the browser gives it.',
  fields: (t) => ({
    endpoint: t.string({ required: true }),
    p256dh: t.string({ required: true }),
    auth: t.string({ required: true }),
  }),
});

const RemovePushDeviceInput = builder.inputType('RemovePushDeviceInput', {
  fields: (t) => ({ id: t.id({ required: true }) }),
});

const UnsubscribeInput = builder.inputType('UnsubscribeInput', {
  fields: (t) => ({
    token: t.string({ required: true, description: 'From the link in the mail.' }),
  }),
});

interface AddedDevice {
  problems: readonly Problem[];
  deviceId: string | null;
}

const AddedDeviceType = builder.objectRef<AddedDevice>('AddPushDeviceResult').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
    deviceId: t.id({ nullable: true, resolve: ({ deviceId }) => deviceId }),
  }),
});

builder.mutationFields((t) => ({
  changeNotifications: t.field({
    type: AccountResultType,
    args: { input: t.arg({ type: ChangeNotificationsInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireViewer(context);
      const { choices, timeZone = null } = input;
      const change = { choices, timeZone, userId, locale: context.locale };
      return accountResult(await changeNotifications({ ...context.services, ...change }), context);
    },
  }),
  addPushDevice: t.field({
    type: AddedDeviceType,
    description: 'Shows notifications in this browser until it is logged out.',
    args: { input: t.arg({ type: AddPushDeviceInput, required: true }) },
    resolve: async (_root, { input: address }, context) => {
      const viewer = requireViewer(context);
      const result = await addPushDevice({ ...context.services, viewer, address });
      if (!result.ok) return { problems: result.reason, deviceId: null };
      return { problems: [], deviceId: result.value };
    },
  }),
  removePushDevice: t.field({
    type: AccountResultType,
    args: { input: t.arg({ type: RemovePushDeviceInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const viewer = requireViewer(context);
      await removePushDevice({ db: context.services.db, viewer, id: input.id });
      return accountResult([], context);
    },
  }),
  unsubscribe: t.field({
    type: AccountResultType,
    description: 'Ends the e-mails of a link, for whoever has it.',
    args: { input: t.arg({ type: UnsubscribeInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { db, clock, authSecret: secret } = context.services;
      const problems = await unsubscribe({ db, clock, secret, token: input.token });
      return accountResult(problems, context);
    },
  }),
}));
