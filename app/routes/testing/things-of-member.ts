import { newGroup, newMember } from '../../../domain/pro/testing/pro-bed.ts';
import { signedUp } from '../../../domain/recipes/testing/readers.ts';
import type { Own } from './form-cases.ts';
import { planOfMember } from './own-plan.ts';
import { userIdOf } from './people.ts';
import type { Scene } from './scene.ts';

/** A plan, a list others may read, a program under way, and what another's group is called by. */
export async function thingsOfMember(scene: Scene): Promise<Own> {
  const { member } = scene.people;
  const { data } = await member.graphql<{ shareShoppingList: { token: string } }>(
    `mutation { shareShoppingList { token } }`,
  );
  await member.graphql(
    `mutation { startProgram(input: { programId: "first-steps" }) { problems { code } } }`,
  );
  const plan = await planOfMember(scene);
  return { ...plan, ...(await groupOfAnother(scene)), listToken: data.shareShoppingList.token };
}

async function groupOfAnother({ server }: Scene): Promise<Own> {
  const { db } = server.services;
  const administratorId = await userIdOf(await signedUp(server));
  const groupOfOther = await newGroup({ db, administratorId });
  const memberOfOther = await newMember({ db, groupId: groupOfOther });
  return { groupOfOther, memberOfOther };
}
