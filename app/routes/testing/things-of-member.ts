import type { Own } from './form-cases.ts';
import { planOfMember } from './own-plan.ts';
import type { Scene } from './scene.ts';

/** A plan, a list others may read, and a program under way. */
export async function thingsOfMember(scene: Scene): Promise<Own> {
  const { member } = scene.people;
  const { data } = await member.graphql<{ shareShoppingList: { token: string } }>(
    `mutation { shareShoppingList { token } }`,
  );
  await member.graphql(
    `mutation { startProgram(input: { programId: "first-steps" }) { problems { code } } }`,
  );
  const plan = await planOfMember(scene);
  return { ...plan, listToken: data.shareShoppingList.token };
}
