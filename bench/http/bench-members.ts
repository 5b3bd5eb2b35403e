import { signUpMember, type Member } from '../../e2e/operations/api-client.ts';

const weekDays = [0, 1, 2, 3, 4, 5, 6];

export interface BenchMembers {
  /** Has a week and everything it takes on the list. */
  cook: Member;
  planSlug: string;
  /** Change their lists; each takes turns with itself alone. */
  writers: readonly Member[];
}

/** Members as they come to be: by quiz, trial and plan. */
export async function signUpBenchMembers(
  url: string,
  { writerCount, name = 'bench' }: { writerCount: number; name?: string },
): Promise<BenchMembers> {
  const cooking = await signUpCook(url, `${name}-cook@example.com`);
  const writers: Member[] = [];
  for (let index = 0; index < writerCount; index += 1) {
    const writer = await signUpMember(url, `${name}-writer-${index}@example.com`);
    await writer.startTrial();
    writers.push(writer);
  }
  return { ...cooking, writers };
}

/** A member with a week, and what it takes on the list. */
export async function signUpCook(
  url: string,
  email: string,
): Promise<Pick<BenchMembers, 'cook' | 'planSlug'>> {
  const { cook, plan } = await signUpWithWeek(url, email);
  await cook.shopDays({ mealPlanId: plan.id, days: weekDays });
  return { cook, planSlug: plan.slug };
}

/** Members in their first week. */
export async function signUpEaters(url: string, count: number): Promise<Member[]> {
  const eaters: Member[] = [];
  for (let index = 0; index < count; index += 1) {
    const { cook } = await signUpWithWeek(url, `bench-eater-${index}@example.com`);
    eaters.push(cook);
  }
  return eaters;
}

/** Members with a week, and what it takes on their lists. */
export async function signUpShoppers(url: string, count: number): Promise<Member[]> {
  const shoppers: Member[] = [];
  for (let index = 0; index < count; index += 1) {
    const { cook } = await signUpCook(url, `bench-shopper-${index}@example.com`);
    shoppers.push(cook);
  }
  return shoppers;
}

async function signUpWithWeek(url: string, email: string) {
  const cook = await signUpMember(url, email);
  await cook.completeQuiz();
  await cook.startTrial();
  return { cook, plan: await cook.generatePlan(crypto.randomUUID()) };
}
