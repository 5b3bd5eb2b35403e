import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { loggedError } from './logged-error.ts';

const secret = 'maja.lind@example.com';

test('a statement that fails is told without its values', () => {
  const cause = Object.assign(new Error(`invalid input: "${secret}"`), {
    code: '23505',
    constraint: 'users_email',
    detail: `Key (email)=(${secret}) already exists.`,
  });
  const query = `insert into users (email) values ($1, '${secret}')`;
  const logged = loggedError(new DrizzleQueryError(query, [secret], cause));
  expect(JSON.stringify(logged)).not.toContain('maja');
  expect(logged).toMatchObject({
    type: 'DrizzleQueryError',
    statement: 'insert into users (email) values ($1, …)',
    cause: { code: '23505', constraint: 'users_email' },
  });
  expect(logged.stack).toContain('logged-error.test');
});

test('messages of the program stay, without what they quote', () => {
  expect(loggedError(new Error('No operation: "Maja"')).message).toBe('No operation: …');
  expect(loggedError(new Error(`550 no mailbox ${secret} here`)).message).toBe(
    '550 no mailbox … here',
  );
  expect(loggedError(new TypeError('x is not a function')).message).toBe('x is not a function');
});

test('messages of parsers, which repeat what they read, do not', () => {
  let caught: unknown;
  try {
    JSON.parse('Maja eats eggs');
  } catch (error) {
    caught = error;
  }
  expect(JSON.stringify(loggedError(caught))).not.toContain('Maja');
  expect(loggedError('Maja').type).toBe('string');
});
