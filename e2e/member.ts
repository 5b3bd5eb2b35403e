import type { BrowserContext } from 'playwright-core';
import { logIn, signUpMember, type Member } from './operations/api-client.ts';

/** A member on trial who has answered the quiz, with a week and two days of it on the list. */
export async function memberWithWeek(url: string, email: string): Promise<Member> {
  const member = await signUpMember(url, email);
  await member.completeQuiz({ carbLevel: 'MODERATE' });
  await member.startTrial();
  const { id } = await member.generatePlan(crypto.randomUUID());
  await member.shopDays({ mealPlanId: id, days: [0, 1] });
  return member;
}

/** Signs a browser in without the form, in a session of its own: for tests of what comes after it. */
export async function signIn(
  context: BrowserContext,
  { url, member }: { url: string; member: Member },
): Promise<void> {
  await putCookies(context, { url, header: await member.logInElsewhere() });
}

/** Signs in the administrator of the demo. */
export function signInAdministrator(context: BrowserContext, url: string): Promise<void> {
  return signInDemo(context, { url, email: 'admin@yolk.example' });
}

/** Signs in one of the accounts that a demonstration has. */
export async function signInDemo(
  context: BrowserContext,
  { url, email }: { url: string; email: string },
): Promise<void> {
  const account = { email, password: 'plenty-of-butter' };
  await putCookies(context, { url, header: await logIn(url, account) });
}

/** Signs in who has this header of cookies. */
export async function signInWith(
  context: BrowserContext,
  { url, cookie }: { url: string; cookie: string },
): Promise<void> {
  await putCookies(context, { url, header: cookie });
}

async function putCookies(
  context: BrowserContext,
  { url, header }: { url: string; header: string },
): Promise<void> {
  const pairs = header.split('; ');
  await context.addCookies(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return { name, value: value.join('='), url };
    }),
  );
}
