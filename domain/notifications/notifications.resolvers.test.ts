import webPush from 'web-push';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedClock } from '../../lib/clock.ts';
import { createPushSender } from '../../server/push/create-push-sender.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../server/testing/test-server.ts';
import { codesOf, password, send, signUpSomebody } from '../identity/testing/account-client.ts';
import { exportOwnNotifications } from './export-own-data.ts';
import { hasChosenReminders } from './has-chosen-reminders.ts';
import { notificationKinds } from './notification-choices.rules.ts';
import { findSettings } from './notification-settings.store.ts';
import { notificationClaims, pushDevices } from './notifications.tables.ts';
import { browserKeys } from './testing/browser-keys.ts';
import { unsubscribeToken } from './unsubscribe.ts';

const settings = { BRAND_NAME: 'Yolk', CONTACT_EMAIL: 'support@yolk.example' };
const keys = webPush.generateVAPIDKeys();
const push = createPushSender({ keys, settings, clock: fixedClock('2026-03-03T17:00:00Z') });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ push });
});
afterAll(() => server.close());

interface Settings {
  choices: { kind: string; channel: string; isOn: boolean; isRequired: boolean }[];
  timeZone: string | null;
  isEmailPossible: boolean;
  pushKey: string | null;
  pushDeviceCount: number;
  currentPushDeviceId: string | null;
}

async function settingsOf(client: TestClient): Promise<Settings> {
  const { data } = await client.graphql<{ notificationSettings: Settings }>(
    `{ notificationSettings { choices { kind channel isOn isRequired } timeZone pushKey isEmailPossible
      pushDeviceCount currentPushDeviceId } }`,
  );
  return data.notificationSettings;
}

async function onOf(client: TestClient): Promise<string[]> {
  const { choices } = await settingsOf(client);
  return choices.filter(({ isOn }) => isOn).map(({ kind, channel }) => `${kind} ${channel}`);
}

function change(client: TestClient, choices: object[], timeZone: string | null = null) {
  return send(client, 'changeNotifications', { choices, timeZone });
}

const thawByMail = { kind: 'THAW_TONIGHT', channel: 'EMAIL', isOn: true };
const weekByPush = { kind: 'WEEKLY_PLAN', channel: 'PUSH', isOn: true };
let lastDevice = 0;
const newAddress = () => ({
  endpoint: `https://push.example.com/device/${++lastDevice}`,
  ...browserKeys(),
});

async function devicesOf(userId: string) {
  const rows = await server.services.db.select().from(pushDevices);
  return rows.filter((row) => row.userId === userId);
}

test('nothing is on by default but what the law asks for, and that cannot be switched off', async () => {
  const { client } = await signUpSomebody(server);
  expect(await onOf(client)).toEqual(['TRIAL_END EMAIL']);
  const off = { kind: 'TRIAL_END', channel: 'EMAIL', isOn: false };
  expect(codesOf(await change(client, [off]))).toEqual(['choices notifications.required']);
  expect(await onOf(client)).toEqual(['TRIAL_END EMAIL']);
});

test('each is switched on and off by itself, and only for oneself', async () => {
  const { client } = await signUpSomebody(server);
  const other = await signUpSomebody(server);
  await change(client, [thawByMail], 'Europe/Stockholm');
  await change(client, [weekByPush]);
  expect(await onOf(client)).toEqual(['TRIAL_END EMAIL', 'THAW_TONIGHT EMAIL', 'WEEKLY_PLAN PUSH']);
  await change(client, [{ ...thawByMail, isOn: false }]);
  expect(await onOf(client)).toEqual(['TRIAL_END EMAIL', 'WEEKLY_PLAN PUSH']);
  expect((await settingsOf(client)).timeZone).toBe('Europe/Stockholm');
  expect(await onOf(other.client)).toEqual(['TRIAL_END EMAIL']);
});

test('all there is to choose is listed, with what cannot be chosen', async () => {
  const { client } = await signUpSomebody(server);
  const shown = await settingsOf(client);
  expect(shown).toMatchObject({
    timeZone: null,
    isEmailPossible: true,
    pushDeviceCount: 0,
    currentPushDeviceId: null,
  });
  expect(shown.choices).toEqual(
    notificationKinds.flatMap((kind) =>
      ['EMAIL', 'PUSH'].map((channel) => {
        const isRequired = kind === 'TRIAL_END' && channel === 'EMAIL';
        return { kind, channel, isOn: isRequired, isRequired };
      }),
    ),
  );
});

test('every choice is kept as the one it is', async () => {
  const { client, userId } = await signUpSomebody(server);
  const { db } = server.services;
  expect(await hasChosenReminders({ db, userId })).toBe(false);
  for (const kind of notificationKinds) {
    for (const channel of ['EMAIL', 'PUSH'] as const) {
      const choice = { kind, channel };
      expect(await change(client, [{ ...choice, isOn: true }])).toMatchObject({ problems: [] });
      const on = [...new Set(['TRIAL_END EMAIL', `${kind} ${channel}`])];
      expect(await onOf(client)).toEqual(on);
      if (on.length > 1) await change(client, [{ ...choice, isOn: false }]);
    }
  }
  expect(await hasChosenReminders({ db, userId })).toBe(true);
  const stored = await findSettings({ db, userId });
  // The mail that the law asks for is nothing that somebody chose.
  expect(stored?.isOn({ kind: 'TRIAL_END', channel: 'EMAIL' })).toBe(false);
});

test('the evenings that count are those of where the member went last', async () => {
  const { client } = await signUpSomebody(server);
  await change(client, [thawByMail]);
  expect((await settingsOf(client)).timeZone).toBe('UTC');
  await change(client, [weekByPush], 'Europe/Stockholm');
  await change(client, [], 'America/Mexico_City');
  expect((await settingsOf(client)).timeZone).toBe('America/Mexico_City');
  expect(await onOf(client)).toEqual(['TRIAL_END EMAIL', 'THAW_TONIGHT EMAIL', 'WEEKLY_PLAN PUSH']);
});

test('a browser that was added is told its id, and which of several it is', async () => {
  const { client, email } = await signUpSomebody(server);
  const elsewhere = server.client();
  await send(elsewhere, 'logIn', { email, password });
  const add = `mutation ($input: AddPushDeviceInput!) {
    addPushDevice(input: $input) { problems { code } deviceId }
  }`;
  interface Added {
    addPushDevice: { problems: object[]; deviceId: string | null };
  }
  const address = newAddress();
  const { data } = await elsewhere.graphql<Added>(add, { input: address });
  expect(data.addPushDevice).toEqual({ problems: [], deviceId: expect.any(String) });
  expect(await settingsOf(client)).toMatchObject({ pushDeviceCount: 1, currentPushDeviceId: null });
  expect((await settingsOf(elsewhere)).currentPushDeviceId).toBe(data.addPushDevice.deviceId);
  const again = await elsewhere.graphql<Added>(add, { input: address });
  expect(again.data.addPushDevice.deviceId).toBe(data.addPushDevice.deviceId);
  const refused = await client.graphql<Added>(add, { input: { ...newAddress(), auth: '' } });
  expect(refused.data.addPushDevice).toEqual({
    problems: [{ code: 'push.endpoint-refused' }],
    deviceId: null,
  });
  // A browser that one has lost is ended from another one.
  await send(client, 'removePushDevice', { id: data.addPushDevice.deviceId });
  expect((await settingsOf(elsewhere)).pushDeviceCount).toBe(0);
});

test('a download says when a member was looked at for what', async () => {
  const { client, userId } = await signUpSomebody(server);
  const { db } = server.services;
  const empty = { settings: null, devices: [], lookedAt: [] };
  expect(await exportOwnNotifications({ db, userId })).toEqual(empty);
  await send(client, 'addPushDevice', newAddress());
  const at = (day: string) => new Date(`${day}T17:00:00Z`);
  await db.insert(notificationClaims).values(
    ['2026-03-02', '2026-03-03'].map((day) => {
      return { userId, kind: 'THAW_TONIGHT', day, createdAt: at(day) };
    }),
  );
  const { devices, lookedAt } = await exportOwnNotifications({ db, userId });
  expect(devices).toEqual([{ service: 'push.example.com', createdAt: expect.any(Date) }]);
  expect(lookedAt).toEqual(
    ['2026-03-03', '2026-03-02'].map((day) => {
      return { kind: 'THAW_TONIGHT', day, createdAt: at(day) };
    }),
  );
});

test('a link that is not ours ends nothing, and says so before it is followed', async () => {
  const query = 'query ($token: String!) { mailsToEnd(token: $token) }';
  const { data } = await server.client().graphql(query, { token: 'made-up' });
  expect(data).toEqual({ mailsToEnd: null });
});

test.each([
  '{ notificationSettings { timeZone } }',
  'mutation { changeNotifications(input: { choices: [] }) { problems { code } } }',
  'mutation { addPushDevice(input: { endpoint: "", p256dh: "", auth: "" }) { deviceId } }',
  'mutation { removePushDevice(input: { id: "1" }) { problems { code } } }',
])('a visitor has no notifications: %s', async (query) => {
  const { errors } = await server.client().graphql(query);
  expect(errors[0]?.extensions.code).toBe('auth.required');
});

test('a zone there is none of is refused', async () => {
  const { client } = await signUpSomebody(server);
  const codes = codesOf(await change(client, [thawByMail], 'Middle/Earth'));
  expect(codes).toEqual(['timeZone notifications.time-zone-unknown']);
  expect(await onOf(client)).toEqual(['TRIAL_END EMAIL']);
});

test('a browser is added once, and goes when it is removed', async () => {
  const { client, userId } = await signUpSomebody(server);
  expect((await settingsOf(client)).pushKey).toBe(keys.publicKey);
  const address = newAddress();
  await send(client, 'addPushDevice', address);
  await send(client, 'addPushDevice', address);
  expect(await devicesOf(userId)).toMatchObject([{ endpoint: address.endpoint }]);
  const { currentPushDeviceId: id } = await settingsOf(client);
  const other = await signUpSomebody(server);
  await send(other.client, 'removePushDevice', { id });
  expect(await devicesOf(userId)).toHaveLength(1);
  await send(client, 'removePushDevice', { id });
  await send(client, 'removePushDevice', { id });
  expect(await devicesOf(userId)).toEqual([]);
});

test('a browser that subscribes anew has one address', async () => {
  const { client, userId } = await signUpSomebody(server);
  await send(client, 'addPushDevice', newAddress());
  const second = newAddress();
  await send(client, 'addPushDevice', second);
  expect(await devicesOf(userId)).toMatchObject([{ endpoint: second.endpoint }]);
});

test.each([
  ['our own network', { endpoint: 'https://10.0.0.8/push' }],
  ['no https', { endpoint: 'http://push.example.com/x' }],
  ['a broken key', { p256dh: 'abc' }],
  ['a broken secret', { auth: '' }],
])('%s is refused as an address', async (_what, wrong) => {
  const { client, userId } = await signUpSomebody(server);
  const answer = await send(client, 'addPushDevice', { ...newAddress(), ...wrong });
  expect(codesOf(answer)).toEqual(['endpoint push.endpoint-refused']);
  expect(await devicesOf(userId)).toEqual([]);
});

test('a browser goes to the member who uses it now, but to nobody who only knows its address', async () => {
  const first = await signUpSomebody(server);
  const second = await signUpSomebody(server);
  const address = newAddress();
  await send(first.client, 'addPushDevice', address);
  const guessed = { ...address, ...browserKeys() };
  expect(codesOf(await send(second.client, 'addPushDevice', guessed))).toEqual([
    'endpoint push.endpoint-refused',
  ]);
  expect(await devicesOf(first.userId)).toHaveLength(1);
  await send(second.client, 'addPushDevice', address);
  expect(await devicesOf(first.userId)).toEqual([]);
  expect(await devicesOf(second.userId)).toHaveLength(1);
});

test('logging out ends the notifications of that browser, and of no other', async () => {
  const { client, email, userId } = await signUpSomebody(server);
  const elsewhere = server.client();
  await send(elsewhere, 'logIn', { email, password });
  const [here, there] = [newAddress(), newAddress()];
  await send(client, 'addPushDevice', here);
  await send(elsewhere, 'addPushDevice', there);
  await client.graphql('mutation { logOut { __typename } }');
  expect(await devicesOf(userId)).toMatchObject([{ endpoint: there.endpoint }]);
});

test('who leaves leaves no choice and no browser; until then both are in their download', async () => {
  const { client, userId } = await signUpSomebody(server);
  await change(client, [weekByPush], 'Europe/Madrid');
  const address = newAddress();
  await send(client, 'addPushDevice', address);
  const { data } = await client.graphql<{ myData: string }>('{ myData }');
  expect(JSON.parse(data.myData).notifications).toMatchObject({
    settings: { timeZone: 'Europe/Madrid', weekPush: true, thawEmail: false },
    devices: [{ service: 'push.example.com' }],
  });
  expect(data.myData).not.toContain(address.endpoint);
  await send(client, 'deleteAccount', { password, isSure: true });
  expect(await devicesOf(userId)).toEqual([]);
});

test('the link of an e-mail ends mails of its kind, logged out and as often as it is followed', async () => {
  const { client, userId } = await signUpSomebody(server);
  const weekByMail = { ...weekByPush, channel: 'EMAIL' };
  await change(client, [thawByMail, weekByMail, weekByPush]);
  const token = tokenOf({ userId, kind: 'WEEKLY_PLAN' });
  const visitor = server.client();
  const query = 'query ($token: String!) { mailsToEnd(token: $token) }';
  expect((await visitor.graphql(query, { token })).data).toEqual({ mailsToEnd: 'WEEKLY_PLAN' });
  expect(await onOf(client)).toContain('WEEKLY_PLAN EMAIL');
  expect(codesOf(await send(visitor, 'unsubscribe', { token }))).toEqual([]);
  expect(codesOf(await send(visitor, 'unsubscribe', { token }))).toEqual([]);
  expect(await onOf(client)).toEqual(['TRIAL_END EMAIL', 'THAW_TONIGHT EMAIL', 'WEEKLY_PLAN PUSH']);
});

test('a forged link ends nothing', async () => {
  const { client, userId } = await signUpSomebody(server);
  await change(client, [thawByMail]);
  const [, signature = ''] = tokenOf({ userId, kind: 'WEEKLY_PLAN' }).split('.');
  const forged = [
    `${userId}_THAW_TONIGHT.${signature}`,
    unsubscribeToken({ userId, kind: 'THAW_TONIGHT', secret: 'a guess' }),
    `${userId}_THAW_TONIGHT`,
    '',
  ];
  for (const token of forged) {
    const answer = await send(server.client(), 'unsubscribe', { token });
    expect(codesOf(answer)).toEqual(['token unsubscribe.link-invalid']);
  }
  expect(await onOf(client)).toContain('THAW_TONIGHT EMAIL');
});

test('where the operator has no keys there is nothing to subscribe to', async () => {
  const environment = { COMMUNITY: 'off', NODE_ENV: 'production' };
  const plain = await startTestServer({ environment });
  const { client } = await signUpSomebody(plain);
  const answer = await send(client, 'addPushDevice', newAddress());
  const { pushKey, isEmailPossible, choices } = await settingsOf(client);
  await plain.close();
  expect(codesOf(answer)).toEqual(['push.unavailable']);
  expect([pushKey, isEmailPossible]).toEqual([null, false]);
  expect(new Set(choices.map(({ kind }) => kind))).toEqual(
    new Set(['TRIAL_END', 'THAW_TONIGHT', 'WEEKLY_PLAN', 'PROGRAM_DAY', 'PROGRAM_WEEK']),
  );
});

function tokenOf(of: { userId: string; kind: 'THAW_TONIGHT' | 'WEEKLY_PLAN' }): string {
  return unsubscribeToken({ ...of, secret: server.services.authSecret });
}
