import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statementsOf } from '../../server/testing/statements-of.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { signUpSomebody } from '../identity/testing/account-client.ts';
import { exportMyData } from './export-my-data.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What is kept of a member and is not in their download, `table` or `table.column`, and why. */
const leftOut: Readonly<Record<string, string>> = {
  'accounts.id': 'our own number of the row',
  'accounts.password': 'opens the account',
  'accounts.access_token': 'opens the account elsewhere',
  'accounts.access_token_expires_at': 'of the token only',
  'accounts.refresh_token': 'opens the account elsewhere',
  'accounts.refresh_token_expires_at': 'of the token only',
  'accounts.id_token': 'opens the account elsewhere',
  'accounts.updated_at': 'when the row was written',
  'authenticators.secret': 'opens the account',
  'authenticators.last_step': 'the number of a code that was used',
  'authenticators.created_at': 'before the first code proved it; the download has that time',
  'calendar_feeds.id': 'opens the calendar',
  community_news: 'what is yet to be told of replies, likes and notes, which are there',
  'community_posts.search_words': 'the words of the text, which is there',
  'consents.id': 'our own number of the row',
  content_presence: 'which draft is open in the workspace; gone within an hour',
  meal_plan_versions: 'earlier states of plans that undo takes back; the plans are there',
  'membership_facts.id': 'the number the payment company gave the fact',
  'membership_facts.kind': 'the fact itself is there',
  'membership_facts.rank': 'the order of facts of one moment',
  'membership_facts.occurred_at': 'the fact itself has it',
  'membership_facts.received_at': 'when the payment company told us',
  outgoing_pushes: 'gone within minutes, sent or not',
  'passkeys.id': 'opens the account',
  'passkeys.public_key': 'opens the account',
  'passkeys.counter': 'a check against copied keys',
  'passkeys.transports': 'how the device is connected',
  payment_notifications: 'what the payment company sent; its facts are there',
  payment_orders: 'what was asked of the payment company; what it did is there',
  'pro_members.email_key': 'the address, which is there, as it is compared',
  'push_devices.auth': 'a key of the browser',
  'push_devices.p256dh': 'a key of the browser',
  'recovery_codes.hash': 'opens the account',
  'recovery_codes.used_at': 'one that was used is none any more; the download counts the others',
  'sessions.id': 'our own number of the row',
  'sessions.token': 'opens the account',
  'sessions.is_remembered': 'how long the cookie stays',
  'sessions.expires_at': 'follows from its last use',
  'shopping_invitations.id': 'opens the list',
  'shopping_invitations.token_hash': 'opens the list',
  shopping_lists: 'counted from the entries, which are there',
  shopping_operations: 'the numbers of changes that devices sent; their entries are there',
  shopping_removals: 'which entry a change took away; the entries say it themselves',
  'subscriptions.provider_reference': 'the number the payment company gave it',
  'subscriptions.customer_reference': 'the number the payment company gave the member',
  'subscriptions.checked_at': 'when the payment company was asked',
  'subscriptions.updated_at': 'when the row was written',
  tickets: 'links of mails; an unused one opens the account',
};

/** Columns of every table that names a member, but for the name itself. */
async function columnsOfMembers(): Promise<string[]> {
  const found = (await server.services.db.execute(
    sql`select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and column_name <> 'user_id' and table_name in (
        select table_name from information_schema.columns
        where table_schema = 'public' and column_name = 'user_id')`,
  )) as unknown as { rows: { name: string }[] };
  return found.rows.map(({ name }) => name).toSorted();
}

/** `select "a", "b" from "t" where …`: t.a and t.b. */
function columnsRead(statement: string): string[] {
  const [, list = '', table = ''] = /^select (.+?) from "([^"]+)"/.exec(statement) ?? [];
  const named = [...list.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
  return named.filter((name) => name !== table).map((name) => `${table}.${name}`);
}

const isLeftOut = (column: string) => column in leftOut || (column.split('.')[0] ?? '') in leftOut;

test('the download reads every column that is kept of a member, or there is a reason why not', async () => {
  const { userId } = await signUpSomebody(server);
  const statements = await statementsOf(() =>
    exportMyData({ db: server.services.db, userId, now: new Date() }),
  );
  const read = new Set(statements.flatMap(({ text }) => columnsRead(text)));
  const kept = await columnsOfMembers();
  expect(kept.filter((column) => !read.has(column) && !isLeftOut(column))).toEqual([]);
});

test('every reason is still needed', async () => {
  const kept = await columnsOfMembers();
  const names = new Set(kept.flatMap((column) => [column, column.split('.')[0] ?? '']));
  expect(Object.keys(leftOut).filter((name) => !names.has(name))).toEqual([]);
});
