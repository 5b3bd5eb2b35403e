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
  { writerCount }: { writerCount: number },
): Promise<BenchMembers> {
  const cook = await signUpMember(url, 'cook@example.com');
  await cook.completeQuiz();
  await cook.startTrial();
  const plan = await cook.generatePlan(crypto.randomUUID());
  await cook.shopDays({ mealPlanId: plan.id, days: weekDays });
  const writers: Member[] = [];
  for (let index = 0; index < writerCount; index += 1) {
    const writer = await signUpMember(url, `writer-${index}@example.com`);
    await writer.startTrial();
    writers.push(writer);
  }
  return { cook, planSlug: plan.slug, writers };
}
