import fastifyCookie from '@fastify/cookie';
import fastifyFormbody from '@fastify/formbody';
import Fastify from 'fastify';
import type { Services } from '../../../api/context.ts';
import type { Database } from '../../../db/database.ts';
import { sealSecret } from '../../../domain/identity/second-factor/authenticator-codes.ts';
import {
  accounts,
  authenticators,
  sessions,
  users,
} from '../../../domain/identity/identity.tables.ts';
import { hashPassword } from '../../../domain/identity/passwords/passwords.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { readSettings } from '../../settings/config.ts';
import { authRefreshRoute } from '../auth-refresh-route.ts';
import { signAuthToken } from '../auth-token.ts';
import { authTokenRoute } from '../auth-token-route.ts';

const authSecret = 'a secret that only the tests know, long enough';
const daySeconds = 24 * 60 * 60;
const passwordOfAll = 'plum-tree-7';

/** Logins on a real database at a time that is moved by hand, without a server around them. */
export function loginBed({ db, start }: { db: Database; start: string }) {
  const time = { now: new Date(start) };
  const clock = { now: () => time.now };
  const settings = readSettings({ NODE_ENV: 'test', PUBLIC_URL: 'https://yolk.example' });
  const services = { db, clock, createId: createRandomId, settings, authSecret } as Services;

  async function openRoutes() {
    const app = Fastify();
    await app.register(fastifyCookie);
    await app.register(fastifyFormbody);
    await app.register(authTokenRoute, { services });
    await app.register(authRefreshRoute, { services });
    return app;
  }

  /** A member as a row, with a password where they log in themselves. */
  async function newMember({ hasPassword = false } = {}) {
    const id = createRandomId();
    const times = { createdAt: time.now, updatedAt: time.now };
    const email = `${id}@example.com`;
    const names = { name: 'Maja Lind', firstName: 'Maja', lastName: 'Lind' };
    await db.insert(users).values({ id, ...names, email, emailVerified: true, ...times });
    if (hasPassword) {
      const login = { id: createRandomId(), userId: id, accountId: id, providerId: 'credential' };
      const password = await hashPassword(passwordOfAll);
      await db.insert(accounts).values({ ...login, password, ...times });
    }
    return { userId: id, email, password: passwordOfAll };
  }

  /** A session as a row, and the token that names it. */
  async function newSession(userId: string, { isRemembered = true, days = 365 } = {}) {
    const sessionId = createRandomId();
    const maxAgeSeconds = days * daySeconds;
    const expiresAt = new Date(time.now.getTime() + maxAgeSeconds * 1000);
    const times = { createdAt: time.now, updatedAt: time.now, expiresAt };
    const token = createRandomId();
    await db.insert(sessions).values({ id: sessionId, userId, token, isRemembered, ...times });
    const claims = { userId, sessionId };
    return {
      sessionId,
      token: await signAuthToken(claims, { secret: authSecret, maxAgeSeconds, now: time.now }),
    };
  }

  async function setUpAuthenticator(userId: string, secret: string) {
    const times = { createdAt: time.now, confirmedAt: time.now };
    await db
      .insert(authenticators)
      .values({ userId, secret: sealSecret(secret, authSecret), ...times });
  }

  return {
    services,
    time,
    openRoutes,
    newMember,
    newSession,
    setUpAuthenticator,
    afterSeconds(seconds: number) {
      time.now = new Date(time.now.getTime() + seconds * 1000);
    },
  };
}
